import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPlain } from '../../../src/util/deep-copy.js';
import { propertyRuns } from '../../support/long-form.js';

function nested(levels: number): { value: unknown; levels: number } {
  let value: unknown = { end: 'x' };
  for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return { value, levels };
}

function levelsOf(value: unknown): number {
  let levels = 0;
  for (let inner = value; typeof inner === 'object' && inner !== null; inner = Object.values(inner)[0]) levels += 1;
  return levels;
}

describe('copyPlain', () => {
  it('returns a value equal to any JSON that shares nothing with it [RUN-21]', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        const copy = copyPlain(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(shared(value, copy)).toBe(false);
      }),
      propertyRuns(1000),
    );
  });

  it.each([99, 100, 101, 102, 2500, 200_000])('copies a value that is nested %i levels deep [RUN-21]', (levels) => {
    const { value } = nested(levels);
    expect(levelsOf(copyPlain(value))).toBe(levels);
  });

  it.each([3, 2500])('reads each field of a value nested %i levels a fixed number of times [RUN-21]', (levels) => {
    let reads = 0;
    let value: object = {};
    for (let level = 0; level < levels; level += 1) {
      const inner = value;
      value = Object.defineProperty({}, 'in', {
        enumerable: true,
        get: () => {
          reads += 1;
          return inner;
        },
      });
    }
    copyPlain(value);
    expect(reads).toBeLessThanOrEqual(2 * levels);
  });

  it.each([2, 150])('copies a cycle of %i objects as a cycle of as many [RUN-21]', (count) => {
    const ring = Array.from({ length: count }, (_, id): Record<string, unknown> => ({ id }));
    for (const [at, each] of ring.entries())
      Object.assign(each, { next: ring[(at + 1) % count], last: ring.at(at - 1) });
    const copy: unknown = copyPlain(ring[0]);
    let walker = Object(copy);
    for (let step = 0; step < count; step += 1) walker = walker.next;
    expect(walker.id).toBe(0);
    expect(walker).not.toBe(ring[0]);
  });

  it('keeps every key as its own, and sets no prototype [SEC-7]', () => {
    const json = '{"__proto__":{"a":{"__proto__":[1]}},"constructor":{"prototype":{}},"list":[{"__proto__":null}]}';
    for (const value of [JSON.parse(json), JSON.parse(`${'['.repeat(150)}${json}${']'.repeat(150)}`)]) {
      expect(JSON.stringify(copyPlain(value))).toBe(JSON.stringify(value));
    }
    expect(Object.getPrototypeOf(copyPlain(JSON.parse(json)))).toBe(Object.prototype);
  });

  it('throws for a value that throws, or inserts a substitute', () => {
    const trap = {
      kept: [1, { deep: true }],
      get trapped(): never {
        throw new Error('trapped');
      },
    };
    expect(() => copyPlain({ trap })).toThrow('trapped');
    const substitute = { instead: 'of it' };
    const copy = copyPlain({ trap: [trap] }, () => substitute);
    expect(copy).toEqual({ trap: [{ kept: [1, { deep: true }], trapped: substitute }] });
    expect(Object(copy).trap[0].trapped).toBe(substitute);
  });
});

/** Returns true if an object is part of both. */
function shared(left: unknown, right: unknown): boolean {
  const known = new Set(objectsIn(left));
  return objectsIn(right).some((each) => known.has(each));
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
