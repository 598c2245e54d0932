/** Cursor position in a JSON text, which may be incomplete. */
export interface JsonCursor {
  readonly path: readonly (string | number)[];
  readonly expects: 'key' | 'value';
  /** Start of the text that a suggestion replaces. */
  readonly from: number;
  readonly to: number;
  /** Typed part of the word, without its quote. */
  readonly typed: string;
  /** Other keys of the enclosing object. */
  readonly used: ReadonlySet<string>;
}

interface Frame {
  readonly kind: 'object' | 'array';
  readonly used: Set<string>;
  key: string | undefined;
  index: number;
  isAfterColon: boolean;
}

interface Token {
  readonly start: number;
  readonly end: number;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

export function cursorIn(text: string, offset: number): JsonCursor | undefined {
  const stack: Frame[] = [];
  let found: { cursor: JsonCursor; frame: Frame } | undefined;
  for (const match of text.matchAll(TOKEN)) {
    const token = { start: match.index, end: match.index + match[0].length };
    if (found === undefined && offset <= token.start)
      found = cursorAt(stack, { start: offset, end: offset }, text, offset);
    if (found === undefined && isWord(match[0]) && offset <= token.end) found = cursorAt(stack, token, text, offset);
    if (found !== undefined && !stack.includes(found.frame)) break;
    step(stack, match[0], found?.cursor.from === token.start);
  }
  found ??= cursorAt(stack, { start: offset, end: offset }, text, offset);
  return found?.cursor;
}

function isWord(token: string): boolean {
  return !/^[{}[\],:]$/.test(token);
}

function cursorAt(stack: readonly Frame[], { start, end }: Token, text: string, offset: number) {
  const frame = stack.at(-1);
  if (frame === undefined) return undefined;
  const isKey = frame.kind === 'object' && !frame.isAfterColon;
  const path = stack.slice(0, -1).map(stepOf);
  const cursor: JsonCursor = {
    path: isKey ? path : [...path, stepOf(frame)],
    expects: isKey ? 'key' : 'value',
    from: start,
    to: end,
    typed: text.slice(start, offset).replace(/^"/, ''),
    used: frame.used,
  };
  return { cursor, frame };
}

function stepOf({ kind, key, index }: Frame): string | number {
  return kind === 'array' ? index : (key ?? '');
}

function step(stack: Frame[], token: string, isTyped: boolean): void {
  const frame = stack.at(-1);
  if (token === '{' || token === '[') {
    const kind = token === '{' ? 'object' : 'array';
    stack.push({ kind, used: new Set(), key: undefined, index: 0, isAfterColon: false });
  } else if (token === '}' || token === ']') stack.pop();
  else if (frame === undefined) return;
  else if (token === ':') frame.isAfterColon = true;
  else if (token === ',') {
    frame.isAfterColon = false;
    frame.index += 1;
  } else if (frame.kind === 'object' && !frame.isAfterColon) {
    frame.key = token.replaceAll('"', '');
    if (!isTyped) frame.used.add(frame.key);
  }
}
