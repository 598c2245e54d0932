const MAX_REASON_BYTES = 64 * 1024;
/** Space for the note at the end of a cut text. */
const NOTE_BYTES = 40;

/** Cuts a reason to 64 KiB. */
export function cutReason(reason: string): string {
  return cutText(reason, MAX_REASON_BYTES);
}

/** Cuts a text to a number of UTF-8 bytes, at a character boundary, and appends how much was cut. */
export function cutText(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  let end = maxBytes - NOTE_BYTES;
  while (isInsideCharacter(bytes[end])) end -= 1;
  return `${bytes.toString('utf8', 0, end)}... (${bytes.length - end} more bytes were cut)`;
}

/** Cuts a text to a number of characters, and appends how many were cut. */
export function cutCharacters(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}... (${text.length - kept.length} more characters)`;
}

/** Copies a text, because a slice keeps the whole original text in memory. */
export function copiedText(text: string): string {
  return Buffer.from(text).toString();
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
