import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type AskedDepth = typeof import('../../../src/core/runner/nesting-depth.js');

/** Work that answers at a depth: what it is told there, and how it goes on. */
function begin({ serveAtDepth }: AskedDepth, depth: number, work: () => unknown) {
  let end = (): void => {};
  let told: unknown;
  serveAtDepth(depth, (endOfWork) => {
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

  it('is undefined for events of the host itself', () => {
    expect(fresh.nestingDepth()).toBeUndefined();
    begin(fresh, 3, () => {}).end();
    expect(fresh.nestingDepth()).toBeUndefined();
  });

  it('is known to work that has waited for nothing, also to the first that asks', () => {
    begin(fresh, 1, () => {});
    const { told } = begin(fresh, 4, () => [fresh.currentDepth(), fresh.nestingDepth()]);
    expect(told).toEqual([4, 4]);
    expect(begin(fresh, 2, () => fresh.nestingDepth()).told).toBe(2);
  });

  it('is known through all that work waits for, once anybody has asked', async () => {
    fresh.nestingDepth();
    const told = [7, 2].map((depth) => begin(fresh, depth, () => Promise.resolve().then(fresh.nestingDepth)).told);
    expect(await Promise.all(told)).toEqual([7, 2]);
    expect(fresh.nestingDepth()).toBeUndefined();
  });

  it('is kept across every await of a hook that starts something', async () => {
    const ask = () => fresh.trackedAtDepth(5, () => Promise.resolve().then(fresh.nestingDepth));
    begin(fresh, 1, () => {});
    expect(await begin(fresh, 5, ask).told).toBe(5);
  });

  it('is that of the shallowest under way, where the first that asks has waited before', async () => {
    const deep = begin(fresh, 8, () => {});
    const shallow = begin(fresh, 1, () => Promise.resolve().then(fresh.nestingDepth));
    const same = begin(fresh, 1, () => {});
    expect(await shallow.told).toBe(1);
    shallow.end();
    expect(fresh.nestingDepth()).toBe(1);
    same.end();
    expect(fresh.nestingDepth()).toBe(8);
    deep.end();
    expect(fresh.nestingDepth()).toBeUndefined();
  });

  it('is again what it was when work inside of work ends, also with an error', () => {
    const inner = (): never => {
      throw new Error('no');
    };
    const { told } = begin(fresh, 2, () => {
      expect(() => fresh.runAtDepth(3, inner)).toThrow('no');
      return fresh.currentDepth();
    });
    expect(told).toBe(2);
    expect(fresh.currentDepth()).toBeUndefined();
  });
});
