import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processLimit, processSemaphore } from '../../../../src/runners/process/process-semaphore.js';
import { Semaphore, type Waiter } from '../../../../src/util/semaphore.js';
import { propertyRuns } from '../../../support/long-form.js';

const limits = (soft: string) =>
  `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${soft}   1048576   files\n`;

describe('process limit', () => {
  it.each([
    ['1048576', 32],
    ['unlimited', 32],
    ['1024', 32],
    ['256', 32],
    ['128', 16],
    ['60', 7],
    ['3', 1],
  ])('for %s descriptors is %i processes [RUN-22]', (soft, bound) => {
    expect(processLimit(limits(soft))).toBe(bound);
  });

  it('is 32 if the system does not report its limit [RUN-22]', () => {
    expect(processLimit('')).toBe(32);
    expect(processSemaphore.bound).toBeLessThanOrEqual(32);
  });
});

describe('process semaphore', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('grants permits in the order of the queue, one per release [RUN-22]', () => {
    const { slots, stand, served } = line(1);
    expect(slots.take()).toBe(true);
    for (const name of ['a', 'b', 'c']) stand(name);
    expect(slots.take()).toBe(false);
    slots.giveBack();
    slots.giveBack();
    expect(served).toEqual(['a', 'b']);
  });

  it('grants no permit ahead of the queue, nor to a waiter that left it [RUN-22]', () => {
    const { slots, stand, served } = line(1);
    slots.take();
    const leaving = stand('a');
    stand('b');
    slots.leave(leaving);
    slots.giveBack();
    expect(served).toEqual(['b']);
  });

  it('grants a permit to a requeued process before those in the queue [RUN-22]', () => {
    const { slots, stand, served } = line(1);
    slots.take();
    stand('a');
    stand('again', true);
    stand('b');
    for (let turn = 0; turn < 3; turn += 1) slots.giveBack();
    expect(served).toEqual(['again', 'a', 'b']);
  });

  it('pauses if resources are short, retries with one process, and then continues [RUN-22]', () => {
    const { slots, stand, served } = line(4);
    slots.take();
    slots.giveBackAndPause();
    stand('first', true);
    for (const name of ['a', 'b']) stand(name);
    expect([served.length, slots.take()]).toEqual([0, false]);
    vi.advanceTimersByTime(10);
    expect(served).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(served).toHaveLength(1);
    slots.started();
    expect(served.toSorted()).toEqual(['a', 'b', 'first']);
  });

  it('waits longer each time until a process releases its permit [RUN-22]', () => {
    const { slots, stand, served } = line(2);
    slots.take();
    slots.take();
    let name = 0;
    stand('x');
    const pauses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      slots.giveBackAndPause();
      name += 1;
      stand(`${name}`, true);
      const before = served.length;
      let pause = 0;
      for (; served.length === before; pause += 1) vi.advanceTimersByTime(1);
      pauses.push(pause);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 250, 250, 250]);
  });

  it('serves the queue even if one process never gets enough resources [RUN-22]', () => {
    const { slots, stand, served } = line(1);
    slots.take();
    slots.giveBackAndPause();
    stand('greedy', true);
    for (const name of ['a', 'b', 'c']) stand(name);
    for (let turn = 0; turn < 40 && slots.waiting > 0; turn += 1) {
      vi.advanceTimersByTime(250);
      if (served.at(-1) === 'greedy') {
        slots.giveBackAndPause();
        stand('greedy', true);
      } else {
        slots.started();
        slots.giveBack();
      }
    }
    expect(served.filter((name) => name !== 'greedy')).toEqual(['a', 'b', 'c']);
  });

  it('never exceeds the limit and serves every waiter, in any order of events [RUN-22]', () => {
    const step = fc.constantFrom('arrive', 'start', 'end', 'lack', 'leave', 'time');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 80 }), (bound, steps) => {
        const slots = new Semaphore(bound);
        const waiting: Waiter[] = [];
        let holding = 0;
        const stand = (sentBack = false) => {
          const waiter: Waiter = {
            onTurn: () => {
              waiting.splice(waiting.indexOf(waiter), 1);
              holding += 1;
            },
          };
          waiting.push(waiter);
          slots.enter(waiter, sentBack);
        };
        const arrive = () => {
          if (slots.take()) holding += 1;
          else stand();
        };
        const giveBack = (lack: boolean) => {
          if (holding === 0) return;
          holding -= 1;
          if (!lack) {
            slots.giveBack();
            return;
          }
          slots.giveBackAndPause();
          stand(true);
        };
        const leave = () => {
          const waiter = waiting.shift();
          if (waiter) slots.leave(waiter);
        };
        const actions = {
          arrive,
          leave,
          start: () => holding > 0 && slots.started(),
          end: () => giveBack(false),
          lack: () => giveBack(true),
          time: () => vi.advanceTimersByTime(30),
        };
        for (const name of steps) {
          actions[name]();
          expect(holding).toBeLessThanOrEqual(bound);
          expect([slots.taken, slots.waiting]).toEqual([holding, waiting.length]);
        }
        for (let turn = 0; turn < 200 && holding + waiting.length > 0; turn += 1) {
          vi.advanceTimersByTime(250);
          giveBack(false);
        }
        vi.advanceTimersByTime(250);
        expect([slots.taken, slots.waiting, holding, waiting.length, vi.getTimerCount()]).toEqual([0, 0, 0, 0, 0]);
        expect(slots.take()).toBe(true);
      }),
      propertyRuns(500),
    );
  });
});

function line(bound: number) {
  const slots = new Semaphore(bound);
  const served: string[] = [];
  const stand = (name: string, sentBack = false): Waiter => {
    const waiter: Waiter = { onTurn: () => void served.push(name) };
    slots.enter(waiter, sentBack);
    return waiter;
  };
  return { slots, served, stand };
}
