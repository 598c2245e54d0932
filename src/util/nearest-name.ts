const MAX_EDITS = 4;

/** Finds the valid name that is closest to a misspelt one. Returns undefined if none is close. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  const written = plain(misspelt);
  let nearest: string | undefined;
  let fewest = Math.min(MAX_EDITS, Math.max(2, Math.floor(written.length / 3))) + 1;
  for (const name of names) {
    const candidate = plain(name);
    if (Math.abs(candidate.length - written.length) >= fewest) continue;
    const edits = countEdits(written, candidate);
    // More than half of the letters changed: a different name.
    if (edits >= fewest || 2 * edits > candidate.length) continue;
    nearest = name;
    fewest = edits;
  }
  return nearest;
}

/** Removes capitals and separators: `stop_reason` equals `stopReason`. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Counts insertions, removals and replacements (Levenshtein distance). */
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
