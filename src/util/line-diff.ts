import { align } from './align.js';

/** Line of a diff: unchanged, removed or added. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Longer texts are not compared. */
const MAX_LINES = 2000;
const CONTEXT_LINES = 2;

/** Returns the changed lines from one text to another, with a few lines of context around each change. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length > MAX_LINES || b.length > MAX_LINES) return [{ sign: ' ', text: '(too long to compare)' }];
  const lines = compare(a, b);
  return lines.filter((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(({ sign }) => sign !== ' '),
  );
}

function compare(a: readonly string[], b: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  const add = (sign: DiffLine['sign'], texts: readonly string[]): void => {
    for (const text of texts) lines.push({ sign, text });
  };
  let [i, j] = [0, 0];
  for (const [before, after] of [...align(a, b), [a.length, b.length] as const]) {
    add('-', a.slice(i, before));
    add('+', b.slice(j, after));
    add(' ', a.slice(before, before + 1));
    [i, j] = [before + 1, after + 1];
  }
  return lines;
}
