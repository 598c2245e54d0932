import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node, type SourceFile } from 'ts-morph';
import { routes } from '../../generated/index.js';
import { files, root } from './house.js';

/** Fields of events: of their inputs and of `hookSpecificOutput`, without those that every event has. */
const EVENT_FIELDS: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap(({ params, specificFields }) => [
    ...Object.keys(params),
    ...Object.values(params),
    ...Object.keys(specificFields).filter((name) => name !== 'hookEventName'),
  ]),
);

/** Fields of the types that inputs and outputs refer to. */
const INNER_FIELDS: ReadonlySet<string> = new Set(
  Object.entries<{ properties?: object }>(JSON.parse(readFileSync(join(root, 'generated/schema.json'), 'utf8')).$defs)
    .filter(([title]) => /^(?:LLM|HookToolConfig|McpContext)/.test(title))
    .flatMap(([, { properties = {} }]) => Object.keys(properties)),
);

/** A field of an event that stands by hand in a file. */
export interface FieldName {
  readonly path: string;
  readonly name: string;
}

/**
 * Returns the fields of events that the files of a room name. With `inner`, also the fields inside them, and English words in
 * quotation marks. Such a word is counted only there, because it often means something else.
 */
export function fieldNamesIn(room: string, { inner = false } = {}): FieldName[] {
  const compound = [...EVENT_FIELDS].filter(isCompound);
  const fields = new Set(inner ? [...EVENT_FIELDS, ...INNER_FIELDS] : compound);
  return files
    .filter(({ path }) => path.startsWith(`${room}/`))
    .flatMap(({ path, file }) => namesIn(file, fields).map((name) => ({ path, name })));
}

function namesIn(file: SourceFile, fields: ReadonlySet<string>): string[] {
  const names: string[] = [];
  file.forEachDescendant((node) => {
    const name = Node.isStringLiteral(node) ? node.getLiteralValue() : propertyName(node);
    if (fields.has(name)) names.push(name);
  });
  return names;
}

function propertyName(node: Node): string {
  return Node.isIdentifier(node) && isCompound(node.getText()) && isProperty(node) ? node.getText() : '';
}

function isCompound(name: string): boolean {
  return /[a-z](?:_|[A-Z])/.test(name);
}

/** Returns true for the name of a property, not for that of a variable. */
function isProperty(node: Node): boolean {
  const parent = node.getParent();
  if (Node.isPropertyAccessExpression(parent)) return parent.getNameNode() === node;
  if (Node.isBindingElement(parent)) return (parent.getPropertyNameNode() ?? parent.getNameNode()) === node;
  return (
    Node.isPropertyAssignment(parent) || Node.isShorthandPropertyAssignment(parent) || Node.isPropertySignature(parent)
  );
}
