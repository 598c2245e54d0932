/**
 * Distributes a new text over the parts that held the old one. Parts at either end that still match keep their text, so
 * that an edit after an image stays after it. The first part that does not match receives the rest.
 */
export function distributeText(oldTexts: readonly string[], text: string): string[] {
  const shares = oldTexts.map(() => '');
  let first = 0;
  let start = 0;
  for (const share of oldTexts) {
    if (!text.startsWith(share, start)) break;
    shares[first++] = share;
    start += share.length;
  }
  let last = oldTexts.length;
  let end = text.length;
  for (const share of oldTexts.slice(first).reverse()) {
    if (end - share.length < start || !text.endsWith(share, end)) break;
    shares[--last] = share;
    end -= share.length;
  }
  const receiver = first < last ? first : Math.max(0, first - 1);
  const rest = text.slice(start, end);
  // If all parts match from the end, the new text goes before them, else after the text of its part.
  shares[receiver] = last === 0 ? rest + (shares[0] ?? '') : (shares[receiver] ?? '') + rest;
  return shares;
}

const SEPARATOR = '\n\n';

/** Joins several texts into one. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(SEPARATOR);
}

/**
 * Distributes a new text over the texts that `joinTexts` joined, so that joining them again yields the new text. Texts
 * at either end that still match keep their text. The first other text receives the rest, and the remaining ones are
 * empty.
 */
export function distributeJoined(oldTexts: readonly string[], text: string): string[] {
  if (text === '') return oldTexts.map(() => '');
  const joined = SEPARATOR + text;
  const segments = oldTexts.map((oldText) => SEPARATOR + oldText);
  const endsAt = (to: number): boolean => to === joined.length || joined.startsWith(SEPARATOR, to);
  let [first, start] = [0, 0];
  for (const segment of segments) {
    if (!joined.startsWith(segment, start) || !endsAt(start + segment.length)) break;
    start += segment.length;
    first++;
  }
  let [last, end] = [oldTexts.length, joined.length];
  for (const segment of segments.slice(first).reverse()) {
    const restLength = end - segment.length - start;
    // The rest must be empty or start with its own separator.
    if ((restLength !== 0 && restLength < SEPARATOR.length) || !joined.endsWith(segment, end)) break;
    end -= segment.length;
    last--;
  }
  const shares = oldTexts.map((oldText, at) => (at < first || at >= last ? oldText : ''));
  const rest = joined.slice(start, end);
  if (rest === '') return shares;
  // If no text is free, or the rest would be empty, a neighbour receives it.
  if (first < last && rest !== SEPARATOR) shares[first] = rest.slice(SEPARATOR.length);
  else if (first > 0) shares[first - 1] += rest;
  else shares[last] = rest.slice(SEPARATOR.length) + (segments[last] ?? '');
  return shares;
}
