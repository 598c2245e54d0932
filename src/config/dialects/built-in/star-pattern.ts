/** Returns true if the pattern matches the whole text. A star matches any text. Time grows linearly with the text. */
export function matchesStars(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*');
  const last = pieces.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let position = first.length;
  // The first match of a piece leaves the most text for the others, so no other match needs to be tried.
  for (const piece of pieces) {
    const found = text.indexOf(piece, position);
    if (found === -1) return false;
    position = found + piece.length;
  }
  return position <= text.length - last.length;
}
