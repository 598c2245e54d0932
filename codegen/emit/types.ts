import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type SourceFile, SyntaxKind } from 'ts-morph';
import { titleOf } from '../flatten.js';
import { type JsonSchema, mapSchema } from '../json.js';
import type { Model, TypeModel } from '../model.js';
import { compare } from '../problem.js';
import { enumTitles } from './enums.js';
import { docs, type Files, importTypes, newSource, print } from './source.js';

/** One declaration per title. References are written by name, so that each schema is compiled on its own. */
export async function emitTypes(model: Model): Promise<Files> {
  const types = allTypes(model);
  const declarations: string[] = [];
  for (const type of types) declarations.push(await declaration(type, model));
  const source = newSource();
  source.addStatements(declarations);
  source.addInterface({
    name: 'HookOutputClasses',
    isExported: true,
    docs: docs('The class of the merged output, by event.'),
    properties: model.events.map(({ name, outputClass }) => ({
      name,
      type: `HookOutput & ${outputClass ?? 'DefaultHookOutput'}Methods`,
    })),
  });
  source.addInterface({
    name: 'HookInputs',
    isExported: true,
    docs: docs('What a hook reads, by event.'),
    properties: model.events.map(({ name, input }) => ({ name, type: input.title })),
  });
  source.addInterface({
    name: 'HookOutputs',
    isExported: true,
    docs: docs('What a hook may answer, by event.'),
    properties: model.events.map(({ name, output }) => ({ name, type: output.title })),
  });
  source.addTypeAlias({
    name: 'HookOutputOf',
    isExported: true,
    docs: docs('The merged output of one event.'),
    typeParameters: ['E extends HookEventName'],
    type: 'HookOutputClasses[E]',
  });
  source.addTypeAlias({
    name: 'MessageBusMessage',
    isExported: true,
    docs: docs('Any message on the bus.'),
    type: model.messages.map(({ title }) => title).join(' | '),
  });
  addImports(source, model, types);
  return new Map([['types.ts', print(source, [])]]);
}

/** One schema as an exported interface or type. */
export async function declaration(type: TypeModel, model: Model): Promise<string> {
  return finish(type, await declare(type, model));
}

function allTypes(model: Model): TypeModel[] {
  const derived = model.events.flatMap(({ ingress, params }) => [...branches(ingress), params]);
  return [...model.types, ...derived].sort((a, b) => compare(a.title, b.title));
}

/** A choice between titled branches is a union of named types, each declared on its own. */
function branches(type: TypeModel): TypeModel[] {
  const titled = (type.schema.anyOf ?? []).filter(({ title }) => title !== undefined);
  const named = titled.map((schema) => ({ title: schema.title ?? '', source: type.source, schema }));
  const anyOf = type.schema.anyOf?.map((branch) => (branch.title ? { 'x-ts': branch.title } : branch));
  return [{ ...type, schema: anyOf ? { ...type.schema, anyOf } : type.schema }, ...named];
}

async function declare({ title, schema }: TypeModel, model: Model): Promise<string> {
  const prepared = mapSchema(expandKeys(schema, model), (one) => prepare(one));
  return printType(title, JSON.stringify({ ...prepared, title }));
}

/** The kit declares many types a second time, and printing is the slowest step of a run: each text is made once. */
function printType(title: string, document: string): Promise<string> {
  const known = printed.get(document);
  if (known) return known;
  const schema: JSONSchema = JSON.parse(document);
  const text = compile(schema, title, { bannerComment: '', style: { printWidth: 120, singleQuote: true } });
  printed.set(document, text);
  return text;
}

const printed = new Map<string, Promise<string>>();

/** What json-schema-to-typescript shall print for one schema, in its own terms. */
function prepare(schema: JsonSchema): JsonSchema & { tsType?: string } {
  const { title: _title, $ref, ...rest } = schema;
  if (schema['x-ts']) return { ...pickDescription(schema), tsType: schema['x-ts'] };
  if ($ref) return { ...pickDescription(schema), tsType: titleOf($ref) };
  if (schema.not) return { ...pickDescription(schema), tsType: 'undefined' };
  if (schema.type === undefined && !schema.anyOf && schema.const === undefined) {
    return { ...pickDescription(schema), tsType: 'unknown' };
  }
  if (schema.type !== 'object' || schema.additionalProperties !== undefined) return rest;
  if (schema.properties) return { ...rest, additionalProperties: false };
  return { ...pickDescription(schema), tsType: 'Record<string, unknown>' };
}

function pickDescription({ description }: JsonSchema): JsonSchema {
  return description === undefined ? {} : { description };
}

/** A map keyed by event names gets one optional property for each event. */
export function expandKeys(schema: JsonSchema, model: Model): JsonSchema {
  const { additionalProperties, ...rest } = schema;
  if (schema['x-keys'] !== 'events' || typeof additionalProperties !== 'object') return schema;
  const events = model.events.map(
    ({ name, summary }) => [name, { ...additionalProperties, description: summary }] as const,
  );
  return { ...rest, properties: { ...rest.properties, ...Object.fromEntries(events) } };
}

/** What json-schema-to-typescript cannot say: type parameters, and `undefined` for every optional property. */
function finish({ title, schema }: TypeModel, declaration: string): string {
  const source = newSource(declaration);
  if (schema['x-ts-parameter']) source.getInterfaceOrThrow(title).addTypeParameter(schema['x-ts-parameter']);
  return allowUndefined(source).trim();
}

/** Under exactOptionalPropertyTypes a caller may then write `undefined` for what it does not have. */
function allowUndefined(source: SourceFile): string {
  const ends = source.getDescendantsOfKind(SyntaxKind.PropertySignature).flatMap((property) => {
    const type = property.getTypeNode();
    const covered = type === undefined || type.getText() === 'undefined' || type.getText() === 'unknown';
    return property.hasQuestionToken() && !covered ? [type.getEnd()] : [];
  });
  return ends
    .sort((a, b) => b - a)
    .reduce((text, end) => `${text.slice(0, end)} | undefined${text.slice(end)}`, source.getFullText());
}

/** What is neither declared here nor an enum is named by an x-ts key and comes from the seam. */
function addImports(source: SourceFile, model: Model, types: readonly TypeModel[]): void {
  const declared = new Set([
    ...types.map(({ title }) => title),
    'HookOutputOf',
    'HookOutputClasses',
    'HookInputs',
    'HookOutputs',
    'MessageBusMessage',
  ]);
  const builtIn = new Set(['Record', 'Error', 'E']);
  const used = new Set(
    source.getDescendantsOfKind(SyntaxKind.TypeReference).map((node) => node.getTypeName().getText()),
  );
  const enums = enumTitles(model);
  const foreign = [...used].filter((name) => !declared.has(name) && !builtIn.has(name)).sort(compare);
  source.insertStatements(0, [
    importTypes(
      '../src/contract/index.js',
      foreign.filter((name) => !enums.has(name)),
    ),
    importTypes(
      './enums.js',
      foreign.filter((name) => enums.has(name)),
    ),
  ]);
}
