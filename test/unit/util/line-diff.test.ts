import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineDiff } from '../../../src/util/line-diff.js';

const shown = (before: string, after: string) => lineDiff(before, after).map(({ sign, text }) => `${sign}${text}`);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`);

it('lineDiff shows two lines of context around each change', () => {
  const before = numbered(20);
  const after = before.with(10, 'other');
  expect(shown(before.join('\n'), after.join('\n'))).toEqual([
    ' line 8',
    ' line 9',
    '-line 10',
    '+other',
    ' line 11',
    ' line 12',
  ]);
  expect(shown(before.join('\n'), before.join('\n'))).toEqual([]);
  expect(shown('a', 'a\nb')).toEqual([' a', '+b']);
  expect(shown('b\na', 'a')).toEqual(['-b', ' a']);
});

it('lineDiff does not compare long texts', () => {
  const long = numbered(2001).join('\n');
  for (const [before, after] of [
    [long, 'short'],
    ['short', long],
  ] as const) {
    expect(shown(before, after)).toEqual([' (too long to compare)']);
  }
  const longest = numbered(2000).join('\n');
  expect(shown(longest, longest)).toEqual([]);
});

it('lineDiff removes and adds as few lines as possible', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const difference = lineDiff(before.join('\n'), after.join('\n'));
      const count = (sign: string) => difference.filter((line) => line.sign === sign).length;
      const kept = longestCommon(before, after);
      expect({ away: count('-'), added: count('+') }).toEqual({
        away: before.length - kept,
        added: after.length - kept,
      });
      const [away, added] = [textsOf(difference, '+'), textsOf(difference, '-')];
      if (difference.length === kept + count('-') + count('+')) expect([away, added]).toEqual([before, after]);
    }),
  );
});

function textsOf(difference: ReturnType<typeof lineDiff>, without: string): string[] {
  return difference.filter(({ sign }) => sign !== without).map(({ text }) => text);
}

function longestCommon([first, ...rest]: readonly string[], others: readonly string[]): number {
  if (first === undefined) return 0;
  const at = others.indexOf(first);
  const without = longestCommon(rest, others);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, others.slice(at + 1)));
}
