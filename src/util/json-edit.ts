import { plainJson } from './json-text.js';
import { type JsonNode, type JsonTree, jsonTree } from './json-tree.js';

/** Keys and list indexes from the root to a value. */
export type JsonPath = readonly string[];

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Reads JSON with comments and trailing commas. An empty text, or one with comments only, has no root and no error. */
export function readJsonc(text: string): JsonTree {
  const { text: plain, openComment } = plainJson(text);
  if (openComment !== undefined) {
    const error = { at: openComment, message: 'the comment that begins here is not closed' };
    return { root: undefined, error, repeated: [] };
  }
  return plain.trim() === '' ? { root: undefined, error: undefined, repeated: [] } : jsonTree(plain);
}

/** Returns the value of a valid JSON text with comments and trailing commas. */
export function parseJsonc(text: string): unknown {
  return JSON.parse(plainJson(text).text);
}

export function nodeAt(root: JsonNode | undefined, path: JsonPath): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((node, key) => node?.children.get(key), root);
}

/**
 * Adds a value at the end of an object or a list, in the layout of the file. Every other character stays as it is.
 * `removeValue` undoes it. The container must exist, except for the root.
 */
export function addValue(text: string, container: JsonPath, key: string | undefined, value: unknown): string {
  const { root } = readJsonc(text);
  if (root === undefined) return withRoot(text, key, value);
  const node = expectNode(root, container);
  const layout = layoutOf(text, root, node, container.length);
  const member = (key === undefined ? '' : `${JSON.stringify(key)}: `) + printed(value, layout);
  const last = lastChild(node);
  return apply(
    text,
    last === undefined ? fillEmpty(text, node, layout, member) : append(text, node, last, layout, member),
  );
}

/** Removes a value with its comma and the blanks before it. Comments stay. */
export function removeValue(text: string, path: JsonPath): string {
  const { root } = readJsonc(text);
  const node = expectNode(root, path);
  const container = expectNode(root, path.slice(0, -1));
  const siblings = [...container.children.values()];
  const index = siblings.indexOf(node);
  const before = siblings[index - 1];
  const comma = commaAfter(text, node.end);
  const commaBefore = before && commaAfter(text, before.end);
  const isLast = index === siblings.length - 1;
  // The comma in front was added with the value, unless the list ends with a comma of its own.
  const ownComma = comma ?? (isLast ? commaBefore : undefined);
  const end = comma === undefined || text.slice(node.end, comma).trim() !== '' ? node.end : comma + 1;
  const gap = (commaBefore ?? container.value) + 1;
  const edits: Edit[] = [{ from: startWithBlanks(text, gap, node, end), to: end, text: '' }];
  if (ownComma !== undefined && end !== ownComma + 1) edits.push({ from: ownComma, to: ownComma + 1, text: '' });
  return apply(text, edits);
}

/** Replaces a string, number, boolean or null. Every other character stays as it is. */
export function setScalar(text: string, path: JsonPath, value: string | number | boolean | null): string {
  const node = expectNode(readJsonc(text).root, path);
  return apply(text, [{ from: node.value, to: node.end, text: JSON.stringify(value) }]);
}

/** Returns the text between the brackets of an object or a list. */
export function innerText(text: string, path: JsonPath): string {
  const { value, end } = expectNode(readJsonc(text).root, path);
  return text.slice(value + 1, end - 1);
}

/** Replaces the text between the brackets of an object or a list. */
export function setInnerText(text: string, path: JsonPath, inner: string): string {
  const { value, end } = expectNode(readJsonc(text).root, path);
  return apply(text, [{ from: value + 1, to: end - 1, text: inner }]);
}

/** Line breaks and indents for a value that is added to a container. */
interface Layout {
  readonly newLine: string;
  readonly unit: string;
  /** Indent of the children; undefined if they stand in one line. */
  readonly indent: string | undefined;
  /** Indent of the closing bracket. */
  readonly outer: string;
}

const DEFAULT_UNIT = '  ';

function withRoot(text: string, key: string | undefined, value: unknown): string {
  const newLine = newLineOf(text);
  const layout: Layout = { newLine, unit: DEFAULT_UNIT, indent: '', outer: '' };
  const root = printed(key === undefined ? [value] : { [key]: value }, layout);
  const isLineOpen = !/(?:^\uFEFF?|\n)$/.test(text);
  return `${text}${isLineOpen ? newLine : ''}${root}${newLine}`;
}

function layoutOf(text: string, root: JsonNode, node: JsonNode, depth: number): Layout {
  const newLine = newLineOf(text);
  const unit = unitOf(text, root);
  // An empty container follows the layout of the file.
  const example = node.children.size > 0 ? node : root;
  const inOneLine = example.children.size > 0 && !text.slice(example.value, example.end).includes('\n');
  const outer = ownIndent(text, node.key ?? node.value) ?? unit.repeat(depth);
  const last = lastChild(node);
  const aligned = last === undefined ? undefined : ownIndent(text, last.key ?? last.value);
  return { newLine, unit, outer, indent: inOneLine ? undefined : (aligned ?? outer + unit) };
}

function newLineOf(text: string): string {
  const end = text.indexOf('\n');
  return end > 0 && text[end - 1] === '\r' ? '\r\n' : '\n';
}

/** Returns the indent of the first child of the root that begins a line. */
function unitOf(text: string, root: JsonNode): string {
  for (const child of root.children.values()) {
    const indent = ownIndent(text, child.key ?? child.value);
    if (indent !== undefined && indent !== '') return indent;
  }
  return DEFAULT_UNIT;
}

/** Returns the blanks between the start of the line and an offset; undefined if there is other text. */
function ownIndent(text: string, at: number): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace(/^\uFEFF/, '');
  return /^[ \t]*$/.test(line) ? line : undefined;
}

function printed(value: unknown, { indent, unit, newLine }: Layout): string {
  if (indent === undefined) return JSON.stringify(value);
  return JSON.stringify(value, undefined, unit).replaceAll('\n', newLine + indent);
}

function fillEmpty(text: string, node: JsonNode, { indent, outer, newLine }: Layout, member: string): Edit[] {
  const close = node.end - 1;
  const from = endOfComments(text, node.value + 1, close);
  if (indent === undefined) return [{ from, to: from, text: member }];
  const hasLine = text.slice(from, close).includes('\n');
  const end = hasLine ? '' : newLine + outer;
  return [{ from, to: hasLine ? from : close, text: `${newLine}${indent}${member}${end}` }];
}

function append(text: string, node: JsonNode, last: JsonNode, layout: Layout, member: string): Edit[] {
  const comma = commaAfter(text, last.end);
  const from = endOfComments(text, comma === undefined ? last.end : comma + 1, node.end - 1);
  const blanks = layout.indent === undefined ? ' ' : layout.newLine + layout.indent;
  const added = { from, to: from, text: `${blanks}${member}${comma === undefined ? '' : ','}` };
  // At the same offset, what is applied later comes first in the text.
  return comma === undefined ? [added, { from: last.end, to: last.end, text: ',' }] : [added];
}

function lastChild(node: JsonNode): JsonNode | undefined {
  return [...node.children.values()].at(-1);
}

/** Returns the start of the blanks before a value; of the value itself if a line comment in front would run on. */
function startWithBlanks(text: string, gap: number, node: JsonNode, end: number): number {
  const start = node.key ?? node.value;
  const { comment, isLine } = skipTrivia(text, gap, start);
  const lineFollows = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
  return isLine && !lineFollows ? start : comment;
}

/** Returns the offset of the comma after a value, behind blanks and comments. */
function commaAfter(text: string, from: number): number | undefined {
  const at = skipTrivia(text, from, text.length).next;
  return text[at] === ',' ? at : undefined;
}

/** Returns the end of the last comment between two offsets, or the first offset. */
function endOfComments(text: string, from: number, to: number): number {
  return skipTrivia(text, from, to).comment;
}

/** Blanks and comments that were skipped. */
interface Trivia {
  readonly next: number;
  /** End of the last comment, or the start. */
  readonly comment: number;
  /** True if the last comment is a line comment. */
  readonly isLine: boolean;
}

function skipTrivia(text: string, from: number, to: number): Trivia {
  let [next, comment, isLine] = [from, from, false];
  while (next < to) {
    const two = text.slice(next, next + 2);
    if (two === '//' || two === '/*') {
      isLine = two === '//';
      next = isLine ? endOfLine(text, next) : text.indexOf('*/', next + 2) + 2;
      comment = next;
    } else if (' \t\r\n'.includes(text.charAt(next))) next += 1;
    else break;
  }
  return { next, comment, isLine };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

function expectNode(root: JsonNode | undefined, path: JsonPath): JsonNode {
  const node = nodeAt(root, path);
  if (node === undefined) throw new TypeError(`there is no value at ${path.join('.') || 'the root'}`);
  return node;
}

function apply(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, text: added }) => result.slice(0, from) + added + result.slice(to), text);
}
