/** JSON text whose comments, trailing commas and byte-order mark are replaced by blanks, so that offsets stay. */
export interface PlainJson {
  readonly text: string;
  /** Number of object members in the text, duplicates included. */
  readonly members: number;
  /** Offset of a comment without an end. */
  readonly openComment: number | undefined;
  readonly hasComments: boolean;
  readonly hasTrailingCommas: boolean;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const SLASH = 0x2f;
const STAR = 0x2a;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const BRACKET = 0x5d;
const BRACE = 0x7d;
const SPACE = 0x20;
const MARK = 0xfeff;

/** Replaces everything that is not JSON by blanks, in one pass. Strings are not changed. */
export function plainJson(source: string): PlainJson {
  const blanks: [from: number, to: number][] = [];
  let members = 0;
  let comma = -1;
  let at = 0;
  let [hasComments, hasTrailingCommas] = [false, false];
  if (source.charCodeAt(0) === MARK) {
    blanks.push([0, 1]);
    at = 1;
  }
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code <= SPACE) continue;
    if (code === SLASH) {
      const end = endOfComment(source, at);
      if (end === undefined) return { text: source, members, openComment: at, hasComments: true, hasTrailingCommas };
      if (end > at) {
        hasComments = true;
        blanks.push([at, end]);
        at = end - 1;
        continue;
      }
    }
    if (comma >= 0 && (code === BRACKET || code === BRACE)) {
      hasTrailingCommas = true;
      blanks.push([comma, comma + 1]);
    }
    comma = code === COMMA ? at : -1;
    if (code === QUOTE) at = endOfString(source, at);
    else if (code === COLON) members += 1;
  }
  return { text: blanked(source, blanks), members, openComment: undefined, hasComments, hasTrailingCommas };
}

/** Replaces ranges by blanks. Line breaks stay, so that line numbers do not change. */
function blanked(source: string, blanks: [from: number, to: number][]): string {
  if (blanks.length === 0) return source;
  const parts: string[] = [];
  let copied = 0;
  // A trailing comma is found after the comments that follow it.
  for (const [from, to] of blanks.sort(([a], [b]) => a - b)) {
    parts.push(source.slice(copied, from), source.slice(from, to).replaceAll(/[^\n\r]/g, ' '));
    copied = to;
  }
  return parts.join('') + source.slice(copied);
}

/** Returns the offset after a comment. Returns `at` if there is no comment, undefined if it has no end. */
function endOfComment(source: string, at: number): number | undefined {
  const next = source.charCodeAt(at + 1);
  if (next === SLASH) {
    const end = source.indexOf('\n', at);
    return end < 0 ? source.length : end;
  }
  if (next !== STAR) return at;
  const end = source.indexOf('*/', at + 2);
  return end < 0 ? undefined : end + 2;
}

/** Returns the offset of the closing quote, or of the end of the text. */
export function endOfString(source: string, start: number): number {
  let end = start;
  do end = source.indexOf('"', end + 1);
  while (end >= 0 && isEscaped(source, end));
  return end < 0 ? source.length : end;
}

function isEscaped(source: string, quote: number): boolean {
  let backslashes = 0;
  while (source.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
