import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { ts } from 'ts-morph';
import { titleOf } from '../link/flatten.js';
import type { EventModel, Model, TypeModel } from '../link/model.js';
import { compare } from '../names.js';
import { type JsonSchema, mapSchema } from '../read/json.js';
import { commentText, propertyKey } from './source.js';

/** TypeScript declarations by title, in title order. Creating them is the slowest step of a run. */
export type Declarations = ReadonlyMap<string, string>;

/** Declares the types, and the forms that are derived from the events. References become names. */
export async function declareTypes({ types, events }: Pick<Model, 'types' | 'events'>): Promise<Declarations> {
  const declarations = new Map<string, string>();
  const derived = events.flatMap(({ ingress, params }) => [...branches(ingress), params]);
  for (const type of [...types, ...derived].sort((a, b) => compare(a.title, b.title))) {
    declarations.set(type.title, await declareType(type, events));
  }
  return declarations;
}

/** Splits `anyOf` with titled branches into a union of named types. */
function branches(type: TypeModel): TypeModel[] {
  const titled = (type.schema.anyOf ?? []).filter(({ title }) => title !== undefined);
  const named = titled.map((schema) => ({ title: schema.title ?? '', source: type.source, schema }));
  const anyOf = type.schema.anyOf?.map((branch) => (branch.title ? { 'x-ts': branch.title } : branch));
  return [{ ...type, schema: anyOf ? { ...type.schema, anyOf } : type.schema }, ...named];
}

/** Declares one type. Each schema is compiled separately. */
export async function declareType({ title, schema }: TypeModel, events: readonly EventModel[]): Promise<string> {
  const keys: string[] = [];
  const prepared = mapSchema(expandKeys(schema, events), (one) => numberProperties(prepare(one), keys));
  const document: JSONSchema = JSON.parse(JSON.stringify({ ...prepared, title }));
  const style = { printWidth: 120, singleQuote: true };
  const text = await compile(document, title, { bannerComment: '', style });
  return finishTypes(text, keys, schema['x-ts-parameter']).trim();
}

/**
 * Replaces property names by their index in `keys`, because json-schema-to-typescript fails for names such as
 * `hasOwnProperty`.
 */
function numberProperties(schema: JsonSchema, keys: string[]): JsonSchema {
  if (!schema.properties) return schema;
  const numbers = new Map(
    Object.keys(schema.properties).map((name) => [name, `${keys.push(name) - 1}`.padStart(4, 'p')]),
  );
  const properties = Object.entries(schema.properties).map(([name, child]) => [numbers.get(name), child]);
  const named = Object.keys(schema.properties).filter((name) => schema.properties?.[name]?.['x-ts-required']);
  const required = [...(schema.required ?? []), ...named].flatMap((name) => numbers.get(name) ?? []);
  return { ...schema, properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) };
}

/** Translates one schema for json-schema-to-typescript. */
function prepare(schema: JsonSchema): JsonSchema & { tsType?: string } {
  const { title: _title, $ref, description, ...rest } = schema;
  const words = description === undefined ? {} : { description: commentText(description) };
  if (schema['x-ts']) return { ...words, tsType: schema['x-ts'] };
  if ($ref) return { ...words, tsType: titleOf($ref) };
  if (schema.not) return { ...words, tsType: 'undefined' };
  if (schema.type === undefined && !schema.anyOf && schema.const === undefined) return { ...words, tsType: 'unknown' };
  if (schema.type !== 'object' || schema.additionalProperties !== undefined) return { ...words, ...rest };
  if (schema.properties) return { ...words, ...rest, additionalProperties: false };
  return { ...words, tsType: 'Record<string, unknown>' };
}

/** Adds one optional property per event to a map keyed by event names. */
export function expandKeys(schema: JsonSchema, events: readonly EventModel[]): JsonSchema {
  const { additionalProperties, ...rest } = schema;
  if (schema['x-keys'] !== 'events' || typeof additionalProperties !== 'object') return schema;
  const keys = events.map(({ name, summary }) => [name, { ...additionalProperties, description: summary }] as const);
  return { ...rest, properties: { ...rest.properties, ...Object.fromEntries(keys) } };
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Restores the property names, and adds a type parameter and `| undefined` to optional properties, so that callers can pass
 * undefined under exactOptionalPropertyTypes.
 */
export function finishTypes(text: string, keys: readonly string[] = [], parameter?: string): string {
  const source = ts.createSourceFile('type.ts', text, ts.ScriptTarget.Latest);
  const edits: Edit[] = [];
  const insert = (at: number, added: string): number => edits.push({ from: at, to: at, text: added });
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && parameter) insert(node.name.end, `<${parameter}>`);
    if (ts.isPropertySignature(node)) {
      const { name, questionToken, type } = node;
      const key = keys[Number(name.getText(source).replaceAll('p', ''))];
      if (key !== undefined) edits.push({ from: name.getStart(source), to: name.end, text: propertyKey(key) });
      if (questionToken && type && !coversUndefined(type)) insert(type.end, ' | undefined');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((before, { from, to, text: added }) => before.slice(0, from) + added + before.slice(to), text);
}

function coversUndefined({ kind }: ts.TypeNode): boolean {
  return kind === ts.SyntaxKind.UndefinedKeyword || kind === ts.SyntaxKind.UnknownKeyword;
}
