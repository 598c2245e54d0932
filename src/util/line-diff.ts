/** One line of a difference: kept, taken away, or added. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Texts beyond this are not compared line by line. */
const MOST_LINES = 2000;
const AROUND = 2;

/** What changed from one text to another, with a few lines around each change. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length > MOST_LINES || b.length > MOST_LINES) return [{ sign: ' ', text: '(too long to compare)' }];
  const lines = compare(a, b);
  return lines.filter((_, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ sign }) => sign !== ' '),
  );
}

/** The longest common lines stay; `common[i][j]` counts those of the rests from i and j on. */
function compare(a: readonly string[], b: readonly string[]): DiffLine[] {
  const common: Uint16Array[] = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row !== undefined) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ sign: ' ', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: a[i] ?? '' });
      i += 1;
    } else {
      lines.push({ sign: '+', text: b[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}
