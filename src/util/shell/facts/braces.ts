/** Braces whose alternatives are plain text; everything else is known only to the shell. */
const PLAIN = /^[\w./,:=@%+{}-]*$/;
const RANGE = /^\{(-?\d{1,6}|[A-Za-z])\.\.(-?\d{1,6}|[A-Za-z])(?:\.\.(-?\d{1,3}))?\}$/;
const MAX_WORDS = 256;
const MAX_LENGTH = 500;

/** Returns the texts that `{a,b{1..3}}` stands for. Undefined if they are too many or not plain. */
export function expandBraces(text: string): readonly string[] | undefined {
  if (text.length > MAX_LENGTH || !PLAIN.test(text)) return undefined;
  const words = expand(text);
  return words !== undefined && words.length <= MAX_WORDS ? words : undefined;
}

function expand(text: string): string[] | undefined {
  const open = text.indexOf('{');
  if (open === -1) return text.includes('}') ? undefined : [text];
  const close = closingBrace(text, open);
  if (close === -1) return undefined;
  const middle = alternatives(text.slice(open, close + 1));
  const rest = expand(text.slice(close + 1));
  if (middle === undefined || rest === undefined || middle.length * rest.length > MAX_WORDS) return undefined;
  return middle.flatMap((word) => rest.map((end) => text.slice(0, open) + word + end));
}

function alternatives(group: string): string[] | undefined {
  const range = RANGE.exec(group);
  if (range !== null) return rangeOf(range[1] ?? '', range[2] ?? '', range[3]);
  const parts = splitAtCommas(group.slice(1, -1));
  if (parts.length < 2) return undefined;
  const expanded = parts.map(expand);
  return expanded.every((words) => words !== undefined) ? expanded.flat() : undefined;
}

/** Returns the numbers of a range. Ranges with letters, steps or leading zeros are not resolved. */
function rangeOf(from: string, to: string, step: string | undefined): string[] | undefined {
  if (step !== undefined || !isPlainNumber(from) || !isPlainNumber(to)) return undefined;
  const [first, last] = [Number(from), Number(to)];
  const count = Math.abs(last - first) + 1;
  if (count > MAX_WORDS) return undefined;
  return Array.from({ length: count }, (_, index) => String(first <= last ? first + index : first - index));
}

function isPlainNumber(text: string): boolean {
  return /^(?:0|-?[1-9]\d*)$/.test(text);
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
