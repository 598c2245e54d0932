import { attempt } from './errors.js';
import { endOfString } from './json-text.js';

/** Offsets of a JSON value and its children. */
export interface JsonNode {
  readonly value: number;
  /** Offset after the value. For a list or an object that is not closed, the end of the text. */
  readonly end: number;
  readonly kind: 'object' | 'list' | 'scalar';
  /** Offset of its key, if it is a member. */
  readonly key: number | undefined;
  readonly children: Map<string, JsonNode>;
}

export interface JsonTree {
  readonly root: JsonNode | undefined;
  readonly error: { readonly at: number; readonly message: string } | undefined;
  /** Duplicate keys, their second offsets, and the number of lists and objects around them. */
  readonly repeated: readonly { readonly at: number; readonly name: string; readonly depth: number }[];
}

interface OpenNode extends JsonNode {
  end: number;
}

interface Open {
  readonly node: OpenNode;
  readonly list: boolean;
  key: { readonly name: string; readonly at: number } | undefined;
}

const LITERAL = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

type Token = { readonly end: number } & (
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'string'; readonly string: string }
  | { readonly kind: 'literal' }
);

function tokenAt(text: string, at: number): Token | undefined {
  const first = text.charAt(at);
  if ('[]{}:,'.includes(first)) return { kind: 'mark', mark: first, end: at + 1 };
  if (first === '"') return stringAt(text, at);
  LITERAL.lastIndex = at;
  return LITERAL.test(text) ? { kind: 'literal', end: LITERAL.lastIndex } : undefined;
}

function stringAt(text: string, at: number): Token | undefined {
  const end = endOfString(text, at) + 1;
  // The string has no end or contains an invalid character.
  return attempt(() => ({ kind: 'string', string: String(JSON.parse(text.slice(at, end))), end }), undefined);
}

/** Parses plain JSON for offsets and its first error. Slower than JSON.parse, so it is used only to report problems. */
export function jsonTree(text: string): JsonTree {
  const repeated: { at: number; name: string; depth: number }[] = [];
  const open: Open[] = [];
  let root: JsonNode | undefined;
  let expected: 'value' | 'value or ]' | 'key or }' | 'key' | ':' | ', or end' | 'nothing' = 'value';

  const add = (at: number, kind: JsonNode['kind'], end: number): OpenNode => {
    const parent = open.at(-1);
    const node: OpenNode = { value: at, end, kind, key: parent?.key?.at, children: new Map() };
    if (parent === undefined) root = node;
    else {
      const name = parent.key?.name ?? String(parent.node.children.size);
      if (parent.node.children.has(name)) repeated.push({ at: parent.key?.at ?? at, name, depth: open.length });
      parent.node.children.set(name, node);
    }
    return node;
  };
  const after = (): typeof expected => (open.length === 0 ? 'nothing' : ', or end');
  const fail = (at: number): JsonTree => ({
    root,
    repeated,
    error: { at, message: mistake(text, at, expected, open) },
  });

  for (let at = skipBlanks(text, 0); at < text.length; at = skipBlanks(text, at)) {
    const token = tokenAt(text, at);
    if (token === undefined) return fail(at);
    const top = open.at(-1);
    const mark = token.kind === 'mark' ? token.mark : undefined;
    if (token.kind === 'string' && expected.startsWith('key') && top !== undefined) {
      top.key = { name: token.string, at };
      expected = ':';
    } else if (mark === undefined && expected.startsWith('value')) {
      add(at, 'scalar', token.end);
      expected = after();
    } else if ((mark === '{' || mark === '[') && expected.startsWith('value')) {
      const kind = mark === '[' ? 'list' : 'object';
      open.push({ node: add(at, kind, text.length), list: mark === '[', key: undefined });
      expected = mark === '[' ? 'value or ]' : 'key or }';
    } else if (mark === ':' && expected === ':') expected = 'value';
    else if (mark === ',' && expected === ', or end') expected = top?.list ? 'value' : 'key';
    else if (closes(mark, top, expected)) {
      const closed = open.pop();
      if (closed !== undefined) closed.node.end = token.end;
      expected = after();
    } else return fail(at);
    at = token.end;
  }
  return expected === 'nothing' ? { root, repeated, error: undefined } : fail(text.length);
}

function closes(mark: string | undefined, top: Open | undefined, expected: string): boolean {
  if (top === undefined || mark !== (top.list ? ']' : '}')) return false;
  return expected === ', or end' || expected === (top.list ? 'value or ]' : 'key or }');
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
}

const NAMES: Readonly<Record<string, string>> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  'key or }': 'a key in quotes or }',
  key: 'a key in quotes',
  ':': 'a colon',
  nothing: 'the end',
};

function mistake(text: string, at: number, expected: string, open: readonly Open[]): string {
  const closing = open.at(-1)?.list ? ']' : '}';
  const wanted = NAMES[expected] ?? `a comma or ${closing}`;
  const came = at >= text.length ? 'the file ends' : `found ${JSON.stringify(text.slice(at, at + 12))}`;
  return `not valid JSON: expected ${wanted}, but ${came}`;
}
