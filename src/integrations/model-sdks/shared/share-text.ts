/**
 * Divides a new text among the parts that held the old one. Parts at either end that still fit keep their text, so that
 * an edit behind an image stays behind it; the first of the others takes what is left.
 */
export function shareOut(old: readonly string[], text: string): string[] {
  const shares = old.map(() => '');
  let first = 0;
  let start = 0;
  for (const share of old) {
    if (!text.startsWith(share, start)) break;
    shares[first++] = share;
    start += share.length;
  }
  let last = old.length;
  let end = text.length;
  for (const share of old.slice(first).reverse()) {
    if (end - share.length < start || !text.endsWith(share, end)) break;
    shares[--last] = share;
    end -= share.length;
  }
  const taker = first < last ? first : Math.max(0, first - 1);
  const left = text.slice(start, end);
  // What is new may stand before all that was kept; else it follows what its taker kept.
  shares[taker] = last === 0 ? left + (shares[0] ?? '') : (shares[taker] ?? '') + left;
  return shares;
}

const BETWEEN = '\n\n';

/** Several texts as one. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(BETWEEN);
}

/**
 * Divides a new text among those that `joinTexts` made the old one of, so that joined they say it and nothing else. Texts at
 * either end that still stand there by themselves keep it; the first of the others takes what is left, and the rest is empty.
 */
export function shareJoined(old: readonly string[], text: string): string[] {
  if (text === '') return old.map(() => '');
  const all = BETWEEN + text;
  const pieces = old.map((one) => BETWEEN + one);
  const standsAlone = (to: number): boolean => to === all.length || all.startsWith(BETWEEN, to);
  let [first, start] = [0, 0];
  for (const piece of pieces) {
    if (!all.startsWith(piece, start) || !standsAlone(start + piece.length)) break;
    start += piece.length;
    first++;
  }
  let [last, end] = [old.length, all.length];
  for (const piece of pieces.slice(first).reverse()) {
    const between = end - piece.length - start;
    // What is left before it begins with a joint of its own, or there is nothing left.
    if ((between !== 0 && between < BETWEEN.length) || !all.endsWith(piece, end)) break;
    end -= piece.length;
    last--;
  }
  const shares = old.map((one, at) => (at < first || at >= last ? one : ''));
  const left = all.slice(start, end);
  if (left === '') return shares;
  // Where nobody is left to take it, or it would be an empty text, it stays with a neighbour.
  if (first < last && left !== BETWEEN) shares[first] = left.slice(BETWEEN.length);
  else if (first > 0) shares[first - 1] += left;
  else shares[last] = left.slice(BETWEEN.length) + (pieces[last] ?? '');
  return shares;
}
