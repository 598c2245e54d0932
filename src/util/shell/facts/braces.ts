/** Braces whose alternatives are plain text; everything else is known only to the shell. */
const PLAIN = /^[\w./,:=@%+{}-]*$/;
/** The first group of braces. Groups inside of others are not resolved, nor are ranges of letters or with steps. */
const GROUP = /^([^{}]*)\{([^{}]*)\}(.*)$/;
const RANGE = /^(0|-?[1-9]\d{0,5})\.\.(0|-?[1-9]\d{0,5})$/;
const MAX_WORDS = 256;
const MAX_LENGTH = 500;

/** Returns the texts that `{a,b}{1..3}` stands for. Undefined if they are too many or not plain. */
export function expandBraces(text: string): readonly string[] | undefined {
  return text.length > MAX_LENGTH || !PLAIN.test(text) ? undefined : expand(text);
}

function expand(text: string): string[] | undefined {
  if (!/[{}]/.test(text)) return [text];
  const [, before = '', inside = '', after = ''] = GROUP.exec(text) ?? [];
  const middle = alternatives(inside);
  const rest = expand(after);
  if (middle === undefined || rest === undefined || middle.length * rest.length > MAX_WORDS) return undefined;
  return middle.flatMap((word) => rest.map((end) => before + word + end));
}

function alternatives(inside: string): string[] | undefined {
  const [, first, last] = RANGE.exec(inside)?.map(Number) ?? [];
  if (first === undefined || last === undefined) return inside.includes(',') ? inside.split(',') : undefined;
  const count = Math.abs(last - first) + 1;
  if (count > MAX_WORDS) return undefined;
  return Array.from({ length: count }, (_, index) => String(first <= last ? first + index : first - index));
}
