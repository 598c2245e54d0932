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

/** Divides a new text among those that `joinTexts` made the old one of. */
export function shareJoined(old: readonly string[], text: string): string[] {
  const pieces = old.flatMap((one, at) => (at === 0 ? [one] : [BETWEEN, one]));
  const shares = shareOut(pieces, text);
  return old.map((_, at) => {
    const own = shares[2 * at] ?? '';
    const after = shares[2 * at + 1] ?? '';
    return after === BETWEEN ? own : own + after;
  });
}
