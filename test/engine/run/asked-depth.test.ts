import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type AskedDepth = typeof import('../../../src/core/runner/nesting-depth.js');

/** Work that answers at a depth: what it is told there, and how it goes on. */
function begin({ answerAtDepth }: AskedDepth, depth: number, work: () => unknown) {
  let end = (): void => {};
  let told: unknown;
  answerAtDepth(depth, (endOfWork) => {
    end = endOfWork;
    told = work();
  });
  return { end: () => end(), told };
}

describe('how deep a request came from', () => {
  let fresh: AskedDepth;

  // Whether anybody has asked yet belongs to the process.
  beforeEach(async () => {
    vi.resetModules();
    fresh = await import('../../../src/core/runner/nesting-depth.js');
  });
  afterEach(() => vi.resetModules());

  it('is nothing for what nobody asked for', () => {
    expect(fresh.askedDepth()).toBeUndefined();
    begin(fresh, 3, () => {}).end();
    expect(fresh.askedDepth()).toBeUndefined();
  });

  it('is known to work that has waited for nothing, also to the first that asks', () => {
    begin(fresh, 1, () => {});
    const { told } = begin(fresh, 4, () => [fresh.presentDepth(), fresh.askedDepth()]);
    expect(told).toEqual([4, 4]);
    expect(begin(fresh, 2, () => fresh.askedDepth()).told).toBe(2);
  });

  it('is known through all that work waits for, once anybody has asked', async () => {
    fresh.askedDepth();
    const told = [7, 2].map((depth) => begin(fresh, depth, () => Promise.resolve().then(fresh.askedDepth)).told);
    expect(await Promise.all(told)).toEqual([7, 2]);
    expect(fresh.askedDepth()).toBeUndefined();
  });

  it('is known through all that a hook waits for that starts something, though nobody has asked', async () => {
    const ask = () => fresh.followedAtDepth(5, () => Promise.resolve().then(fresh.askedDepth));
    begin(fresh, 1, () => {});
    expect(await begin(fresh, 5, ask).told).toBe(5);
  });

  it('is that of the shallowest under way, where the first that asks has waited before', async () => {
    const deep = begin(fresh, 8, () => {});
    const shallow = begin(fresh, 1, () => Promise.resolve().then(fresh.askedDepth));
    const same = begin(fresh, 1, () => {});
    expect(await shallow.told).toBe(1);
    shallow.end();
    expect(fresh.askedDepth()).toBe(1);
    same.end();
    expect(fresh.askedDepth()).toBe(8);
    deep.end();
    expect(fresh.askedDepth()).toBeUndefined();
  });

  it('is again what it was when work inside of work ends, also with an error', () => {
    const inner = (): never => {
      throw new Error('no');
    };
    const { told } = begin(fresh, 2, () => {
      expect(() => fresh.atDepth(3, inner)).toThrow('no');
      return fresh.presentDepth();
    });
    expect(told).toBe(2);
    expect(fresh.presentDepth()).toBeUndefined();
  });
});
