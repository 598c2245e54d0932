import { escaped, INVISIBLE, visible } from '../../util/visible-text.js';

export { visible };

const STYLE = '\u001B\\[\\d+m';
/** Styles that this command prints, and every other invisible character. */
const INVISIBLE_OR_STYLE = new RegExp(`\u001B\\[(?:1|2|22|31|32|33|36|39)m|${INVISIBLE.source}`, 'gu');
/** One displayed character with its combining marks, or a style. */
const SIGN = new RegExp(`${STYLE}|\\P{M}\\p{M}*|\\p{M}`, 'gu');
/** East Asian characters and emoji are two columns wide. */
const WIDE =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Splits a text into lines and makes invisible characters visible. */
export function visibleLines(text: string): string[] {
  return text.split('\n').map((line) => visible(line));
}

/** Escapes invisible characters, except for the styles that this command prints. */
export function escapeControls(text: string): string {
  return text.replaceAll(INVISIBLE_OR_STYLE, (found) =>
    found === '\n' || found === '\t' || found.length > 1 ? found : escaped(found),
  );
}

/** Formats a value as JSON and escapes invisible characters in it. */
export function readableJson(value: unknown): string {
  const units = (text: string): string[] => text.split('').map((unit) => unit.charCodeAt(0).toString(16));
  return JSON.stringify(value, undefined, 2).replaceAll(INVISIBLE, (found) =>
    found === '\n'
      ? found
      : units(found)
          .map((unit) => `\\u${unit.padStart(4, '0')}`)
          .join(''),
  );
}

/**
 * Wraps a line at spaces, and inside a word only if it is longer than a line. Styles have no width. Every line but the
 * first is indented by `hanging` more spaces.
 */
export function wrapped(line: string, width: number, hanging = 0): string[] {
  if (shownLength(line) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ').flatMap((each) => pieces(each, width - hanging))) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && shownLength(longer) > width) {
      lines.push(current);
      current = `${' '.repeat(hanging)}${word}`;
    } else current = longer;
  }
  return [...lines, current];
}

/** Cuts a line to a width. */
export function cutToWidth(line: string, width: number): string {
  return pieces(line, width)[0] ?? '';
}

function pieces(word: string, width: number): string[] {
  if (shownLength(word) <= width) return [word];
  const parts: string[] = [];
  let [part, room] = ['', width];
  for (const [sign] of word.matchAll(SIGN)) {
    const needed = widthOfSign(sign);
    if (needed > room) {
      parts.push(part);
      [part, room] = ['', width];
    }
    part += sign;
    room -= needed;
  }
  return [...parts, part];
}

function shownLength(text: string): number {
  let length = 0;
  for (const [sign] of text.matchAll(SIGN)) length += widthOfSign(sign);
  return length;
}

function widthOfSign(sign: string): number {
  if (sign.startsWith('\u001B[')) return 0;
  return WIDE.test(sign) ? 2 : 1;
}
