/** More edits than this make another word. */
const MOST_EDITS = 4;

/** The known name that a misspelt one was most likely meant to be; nothing when none is close. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const word = plain(written);
  let nearest: string | undefined;
  let fewest = Math.min(MOST_EDITS, Math.max(2, Math.floor(word.length / 3))) + 1;
  for (const name of known) {
    const candidate = plain(name);
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const edits = countEdits(word, candidate);
    // To change most of the letters is to write another word.
    if (edits >= fewest || 2 * edits > candidate.length) continue;
    nearest = name;
    fewest = edits;
  }
  return nearest;
}

/** Neither capitals nor separators tell names apart: `stop_reason` is `stopReason`. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Insertions, removals and replacements, row by row. */
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(previous, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, at(previous, column) + 1, at(current, column - 1) + 1));
    }
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
