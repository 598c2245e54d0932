import v8 from 'node:v8';
import vm from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compileMatcher } from '../../../../src/util/regex/compile.js';

const NAMES = ['Edit', 'mcp__files__write', 'read_file', 'aaaaaaaaaaaa!', ''];
const CALLS = 20_000;
const ROUNDS = 30;
const SMALLEST_OBJECT = 8;

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');

/** Returns true if every round allocates: allocations by a call show in each round, those of the compiler do not. */
function allocatesOnEveryCall(call: (name: string) => unknown): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    collectGarbage();
    const before = v8.getHeapStatistics().used_heap_size;
    for (let i = 0; i < CALLS; i += 1) call(NAMES[i % NAMES.length] ?? '');
    const bytesPerCall = (v8.getHeapStatistics().used_heap_size - before) / CALLS;
    if (bytesPerCall < SMALLEST_OBJECT) return false;
  }
  return true;
}

afterEach(() => vi.unstubAllGlobals());

describe('matcher test', () => {
  it.each(['Edit|Write', 'mcp__.*__write', '^(?!read_).*', '(a|a)*b'])(
    'constructs no RegExp: %s [PLN-11]',
    (pattern) => {
      let constructed = 0;
      const counting = new Proxy(RegExp, {
        construct(target, args, newTarget) {
          constructed += 1;
          return Reflect.construct(target, args, newTarget);
        },
      });
      vi.stubGlobal('RegExp', counting);
      const matcher = compileMatcher(pattern, 'regex');
      expect(constructed).toBeGreaterThan(0);
      constructed = 0;
      for (const name of NAMES) matcher.test(name);
      expect(constructed).toBe(0);
    },
  );

  it.each(['Edit|Write', 'mcp__.*__write', '^(?!read_).*', '(a|a)*b', '(', '*'])(
    'allocates nothing: %s [PLN-11]',
    (pattern) => {
      const matcher = compileMatcher(pattern, 'regex');
      expect(allocatesOnEveryCall((name) => matcher.test(name))).toBe(false);
    },
  );

  it('is measured by a check that detects allocations [PLN-11]', () => {
    let latest: { name: string } | undefined;
    const seen = allocatesOnEveryCall((name) => {
      latest = { name };
    });
    expect(latest).toEqual({ name: NAMES.at(-1) });
    expect(seen).toBe(true);
  });
});
