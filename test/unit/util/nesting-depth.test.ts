import { describe, expect, it } from 'vitest';
import { nestingDepth, runAtDepth } from '../../../src/util/nesting-depth.js';

describe('nestingDepth', () => {
  it('is undefined for events of the host itself, also while a request is handled', async () => {
    expect(nestingDepth()).toBeUndefined();
    const pending = runAtDepth(3, () => Promise.resolve());
    expect(nestingDepth()).toBeUndefined();
    await pending;
    expect(nestingDepth()).toBeUndefined();
  });

  it('is that of the request, before the first await', () => {
    expect([4, 2].map((depth) => runAtDepth(depth, nestingDepth))).toEqual([4, 2]);
  });

  it('is kept across every await of requests that are handled at the same time', async () => {
    const later = async () => {
      await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
      return nestingDepth();
    };
    expect(await Promise.all([7, 2, 5].map((depth) => runAtDepth(depth, later)))).toEqual([7, 2, 5]);
  });

  it('is restored when nested work ends, also with an error', () => {
    const inner = (): never => {
      throw new Error('no');
    };
    const depth = runAtDepth(2, () => {
      expect(() => runAtDepth(3, inner)).toThrow('no');
      return nestingDepth();
    });
    expect(depth).toBe(2);
    expect(nestingDepth()).toBeUndefined();
  });
});
