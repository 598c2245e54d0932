import { escaped, INVISIBLE, visible } from '../../util/visible-text.js';

export { visible };

const STYLE = '\u001B\\[\\d+m';
/** The styles that this command itself uses, or anything else that cannot be seen. */
const UNSEEN_OR_STYLE = new RegExp(`\u001B\\[(?:1|2|22|31|32|33|36|39)m|${INVISIBLE.source}`, 'gu');
/** One sign on the screen with what belongs to it, or a style. */
const SIGN = new RegExp(`${STYLE}|\\P{M}\\p{M}*|\\p{M}`, 'gu');
/** Signs of East Asian scripts, and pictures, take the room of two. */
const WIDE =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Text from a hook or a file that may have several lines. */
export function visibleLines(text: string): string[] {
  return text.split('\n').map((line) => visible(line));
}

/** A last look at what is printed: only our own styles may do what cannot be seen. */
export function escapeControls(text: string): string {
  return text.replaceAll(UNSEEN_OR_STYLE, (found) =>
    found === '\n' || found === '\t' || found.length > 1 ? found : escaped(found),
  );
}

/** JSON in which no text does what cannot be seen. */
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
 * Breaks at blanks, and within a word only when it alone is too long. Styles take no room. All lines but the first
 * begin with `hanging` blanks more.
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

/** As much of a line as there is room for. */
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
