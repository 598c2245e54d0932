/** Positions of an unchanged item before and after. */
export type Match = readonly [before: number, after: number];

interface Range {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

interface Sides {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Cells of the largest table: 2 MB, a few milliseconds. */
const MAX_TABLE_CELLS = 1 << 20;

/**
 * Returns the unchanged items in order: a longest common subsequence. If the differing middle is too large for a table, it
 * is first split at items that occur once on each side; a part that is still too large counts as changed.
 */
export function align(before: readonly string[], after: readonly string[]): Match[] {
  const ids = new Map<string, number>();
  const idOf = (key: string): number => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  const matches: Match[] = [];
  const sides = { before: before.map(idOf), after: after.map(idOf) };
  alignRange(sides, { before: [0, before.length], after: [0, after.length] }, matches);
  return matches;
}

function alignRange({ before, after }: Sides, range: Range, matches: Match[]): void {
  let [b, bEnd] = range.before;
  let [a, aEnd] = range.after;
  while (b < bEnd && a < aEnd && before[b] === after[a]) matches.push([b++, a++]);
  let tail = 0;
  while (b < bEnd && a < aEnd && before[bEnd - 1] === after[aEnd - 1]) {
    bEnd--;
    aEnd--;
    tail++;
  }
  if (b < bEnd && a < aEnd) alignMiddle({ before, after }, { before: [b, bEnd], after: [a, aEnd] }, matches);
  for (let k = 0; k < tail; k++) matches.push([bEnd + k, aEnd + k]);
}

function alignMiddle(sides: Sides, range: Range, matches: Match[]): void {
  const [b, bEnd] = range.before;
  const [a, aEnd] = range.after;
  if ((bEnd - b) * (aEnd - a) <= MAX_TABLE_CELLS) {
    alignByTable(sides, range, matches);
    return;
  }
  const anchors = longestRising(onceOnEachSide(sides, range));
  if (anchors.length === 0) return;
  let from: Match = [b, a];
  for (const anchor of anchors) {
    alignRange(sides, { before: [from[0], anchor[0]], after: [from[1], anchor[1]] }, matches);
    matches.push(anchor);
    from = [anchor[0] + 1, anchor[1] + 1];
  }
  alignRange(sides, { before: [from[0], bEnd], after: [from[1], aEnd] }, matches);
}

function alignByTable({ before, after }: Sides, range: Range, matches: Match[]): void {
  const [b, bEnd] = range.before;
  const [a, aEnd] = range.after;
  const width = aEnd - a + 1;
  // The shorter side has at most 1024 items, so a length fits into 16 bits.
  const lengths = new Uint16Array((bEnd - b + 1) * width);
  const longest = (i: number, j: number): number => lengths[(i - b) * width + (j - a)] ?? 0;
  for (let i = bEnd - 1; i >= b; i--) {
    for (let j = aEnd - 1; j >= a; j--) {
      const same = before[i] === after[j];
      lengths[(i - b) * width + (j - a)] = same
        ? longest(i + 1, j + 1) + 1
        : Math.max(longest(i + 1, j), longest(i, j + 1));
    }
  }
  let i = b;
  let j = a;
  while (i < bEnd && j < aEnd) {
    if (before[i] === after[j]) matches.push([i++, j++]);
    else if (longest(i + 1, j) >= longest(i, j + 1)) i++;
    else j++;
  }
}

function onceOnEachSide({ before, after }: Sides, range: Range): Match[] {
  const onceAfter = positionsOfSingles(after, range.after);
  const matches: Match[] = [];
  for (const [id, at] of positionsOfSingles(before, range.before)) {
    const there = onceAfter.get(id);
    if (there !== undefined) matches.push([at, there]);
  }
  return matches;
}

/** Returns the positions of items that occur once, in order of position. */
function positionsOfSingles(ids: readonly number[], [from, to]: readonly [number, number]): Map<number, number> {
  const positions = new Map<number, number>();
  const repeated = new Set<number>();
  ids.slice(from, to).forEach((id, offset) => {
    if (positions.has(id)) repeated.add(id);
    else positions.set(id, from + offset);
  });
  for (const id of repeated) positions.delete(id);
  return positions;
}

interface Run {
  readonly last: Match;
  readonly rest: Run | undefined;
}

/** Returns the longest subsequence whose second positions also increase, in O(n log n). */
function longestRising(matches: readonly Match[]): Match[] {
  const bestOfLength: Run[] = [];
  for (const last of matches) {
    let low = 0;
    let high = bestOfLength.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const run = bestOfLength[middle];
      if (run !== undefined && run.last[1] < last[1]) low = middle + 1;
      else high = middle;
    }
    bestOfLength[low] = { last, rest: bestOfLength[low - 1] };
  }
  const rising: Match[] = [];
  for (let run = bestOfLength.at(-1); run !== undefined; run = run.rest) rising.push(run.last);
  return rising.reverse();
}
