import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../../src/integrations/nats/fair-queue.js';

describe('FairQueue', () => {
  it('serves a long queue in order if every turn ends at once', async () => {
    const turns = new FairQueue(1);
    let endFirst = (): void => {};
    turns.add('a', 1, (end) => {
      endFirst = end;
    });
    let most = 0;
    let running = 0;
    let taken = 0;
    const brief = (end: () => void): void => {
      running += 1;
      most = Math.max(most, running);
      taken += 1;
      running -= 1;
      end();
    };
    for (let at = 0; at < 10_000; at += 1) expect(turns.add('a', 1, brief)).toBe(true);
    expect(turns.add('a', 1, brief)).toBe(false);
    const idle = turns.idle();
    endFirst();
    await idle;
    expect([taken, most]).toEqual([10_000, 1]);
    expect(turns.add('a', 1, brief)).toBe(true);
  });

  it('serves the next waiters up to the limit if turns end together', () => {
    const turns = new FairQueue(2);
    const ends: (() => void)[] = [];
    const order: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) {
      turns.add(name.slice(0, 1), 1, (end) => {
        order.push(name);
        ends.push(end);
      });
    }
    expect(order).toEqual(['a1', 'a2']);
    ends[0]?.();
    expect(order).toEqual(['a1', 'a2', 'a3']);
    ends[1]?.();
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1']);
    ends[2]?.();
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
  });
});
