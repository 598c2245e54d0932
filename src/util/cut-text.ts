/** How much a hook may write to explain itself. */
const LONGEST_REASON = 64 * 1024;
/** Room for the note at the end of a text that was cut. */
const NOTE_BYTES = 40;

/** A reason as far as it is kept: what reads it, a model or a person, is not served by a megabyte. */
export function cutReason(reason: string): string {
  return cutText(reason, LONGEST_REASON);
}

/** The text itself, or what fits of it in so many bytes of UTF-8: whole characters, and a note of how much was cut. */
export function cutText(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  let end = maxBytes - NOTE_BYTES;
  while (isInsideCharacter(bytes[end])) end -= 1;
  return `${bytes.toString('utf8', 0, end)}... (${bytes.length - end} more bytes were cut)`;
}

/** The same text in memory of its own: a part of a long text would keep all of that text alive. */
export function copiedText(text: string): string {
  return Buffer.from(text).toString();
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
