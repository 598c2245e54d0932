import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, type Match } from '../../../src/util/align.js';

function expectCommonSubsequence(matches: readonly Match[], before: readonly string[], after: readonly string[]): void {
  const wrong = matches.filter(([b, a], at) => {
    const [lastBefore, lastAfter] = matches[at - 1] ?? [-1, -1];
    return b <= lastBefore || a <= lastAfter || before[b] === undefined || before[b] !== after[a];
  });
  expect(wrong).toEqual([]);
}

/** Recursive textbook solution, only fast enough for small inputs. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  const [b, ...restBefore] = before;
  const [a, ...restAfter] = after;
  if (b === undefined || a === undefined) return 0;
  if (b === a) return 1 + longestCommon(restBefore, restAfter);
  return Math.max(longestCommon(restBefore, after), longestCommon(before, restAfter));
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `message ${at}`);

describe('align', () => {
  it('finds a longest common subsequence [TRN-11]', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const matches = align(before, after);
        expectCommonSubsequence(matches, before, after);
        expect(matches).toHaveLength(longestCommon(before, after));
      }),
    );
  });

  it('keeps every unchanged item of a list too long for a table [TRN-11]', () => {
    const before = numbered(60_000);
    const after = before.flatMap((text, at) => (at % 9_999 === 0 ? [`new ${at}`, `${text}!`] : [text]));
    const matches = align(before, after);
    expectCommonSubsequence(matches, before, after);
    expect(matches).toHaveLength(before.length - 7);
  });

  it('keeps repeated items between items that occur once [TRN-11]', () => {
    const before = ['start', ...numbered(3_000).flatMap((text) => ['ok', text, 'ok']), 'end'];
    const after = ['START', ...before.slice(1, -1), 'END'];
    const matches = align(before, after);
    expectCommonSubsequence(matches, before, after);
    expect(matches).toHaveLength(before.length - 2);
  });

  it('splits a long list correctly at a repeated item [TRN-11]', () => {
    const items = numbered(2_000);
    const before = ['x', 'once', 'ok', ...items, 'y'];
    const after = ['X', 'ok', 'once', 'ok', ...items, 'Y'];
    expect(align(before, after)).toHaveLength(items.length + 2);
  });

  it('treats a long part without unique items as changed, and aligns the rest', () => {
    const same = Array.from({ length: 3_000 }, () => 'ok');
    const matches = align(['p', 'x', ...same, 'y', 'q'], ['p', 'X', ...same, 'Y', 'q']);
    expect(matches[0]).toEqual([0, 0]);
    expect(matches.at(-1)).toEqual([3_003, 3_003]);
  });

  it('splits a long list at items in rising order if some have moved [TRN-11]', () => {
    const items = numbered(4_000);
    const before = ['x', ...items, 'y'];
    const after = ['X', ...items.slice(3_990), ...items.slice(0, 3_990), 'Y'];
    const matches = align(before, after);
    expectCommonSubsequence(matches, before, after);
    expect(matches).toHaveLength(3_990);
  });
});
