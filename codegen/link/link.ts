import type { SchemaFile } from '../check/report.js';
import { camel, compare, kebab } from '../names.js';
import type { Case } from '../read/cases.js';
import { type JsonSchema, specificProperties } from '../read/json.js';
import { deriveIngress, deriveParams } from './derive.js';
import { flatten } from './flatten.js';
import type { ContractModel, EventModel, ExampleModel, FieldModel, Model, TypeModel } from './model.js';

/** Builds the model from checked files: every name that it looks up exists. */
export function link(files: readonly SchemaFile[], version: string, cases: readonly Case[] = []): Model {
  const byPath = new Map(files.map(({ path, schema }) => [path, schema]));
  const all = files.map((file) => ({
    title: file.schema.title ?? '',
    source: file.path,
    schema: flatten(file, byPath),
    ...(file.builtIn ? { builtIn: file.builtIn } : {}),
  }));
  all.sort((a, b) => compare(a.title, b.title));
  const types = all.filter(({ schema }) => !isNamedEnum(schema));
  const enums = all.filter(({ schema }) => isNamedEnum(schema));
  const bySource = new Map(types.map((type) => [type.source, type]));
  const base = bySource.get('common/base-input.schema.json');
  const events = files
    .filter(({ schema }) => schema['x-event'])
    .map((file) => linkEvent(file, bySource, base?.schema ?? {}));
  events.sort((a, b) => compare(a.name, b.name));
  return {
    version,
    types,
    enums: enums.map(({ schema, ...named }) => ({
      ...named,
      description: schema.description ?? '',
      values: schema.enum ?? [],
      columns: schema['x-columns'] ?? {},
    })),
    events,
    messages: types.flatMap(({ title, schema }) => (schema['x-message'] ? [{ title, type: schema['x-message'] }] : [])),
    logs: types.flatMap(({ title, schema }) => (schema['x-log'] ? [{ title, tag: schema['x-log'] }] : [])),
    contracts: linkContracts(types, events),
    examples: linkExamples(cases),
  };
}

/** Returns true for an enum with its own file, which becomes a const object. An inline enum stays a union. */
function isNamedEnum(schema: JsonSchema): boolean {
  return schema.enum !== undefined;
}

function linkEvent(file: SchemaFile, types: ReadonlyMap<string, TypeModel>, base: JsonSchema): EventModel {
  const keys = file.schema['x-event'];
  const input = types.get(file.path);
  const output = types.get(file.path.replace('.input.', '.output.'));
  if (!keys || !input || !output) throw new Error(`${file.path} was not checked`);
  const own = Object.entries(input.schema.properties ?? {}).filter(
    ([name]) => !Object.hasOwn(base.properties ?? {}, name),
  );
  const fields = own
    .filter(([, schema]) => schema['x-ingress'] !== 'engine')
    .map(([name, schema]) => linkField(name, schema, input.schema.required ?? []));
  const specific = Object.entries(specificProperties(output.schema))
    .filter(([name]) => name !== 'hookEventName')
    .map(([name, schema]) => ({ name, schema, merge: schema['x-merge'] ?? 'last' }));
  return {
    ...keys,
    stem: kebab(keys.name),
    summary: file.schema.description ?? '',
    input,
    output,
    ingress: deriveIngress(keys.name, input, fields),
    params: deriveParams(keys.name, input, fields),
    fields,
    engineFields: own.map(([name]) => name).filter((name) => fields.every((field) => field.name !== name)),
    specific,
  };
}

function linkField(name: string, schema: JsonSchema, required: readonly string[]): FieldModel {
  const translate = schema['x-translate'];
  const ingress = translate?.raw ?? name;
  return {
    name,
    ingress,
    param: camel(ingress),
    schema,
    required: required.includes(name),
    ingressRequired: required.includes(name) && (schema.default === undefined || schema['x-ingress'] === 'required'),
    translate,
  };
}

/** Lists the types that get a validator: events, bus messages, settings and worker frames. */
function linkContracts(types: readonly TypeModel[], events: readonly EventModel[]): ContractModel[] {
  const external = types.filter(({ source }) => /^(bus|events|settings|worker)\//.test(source));
  const titled = [...external, ...events.map(({ ingress }) => ingress)];
  return titled.map(({ title, source }) => ({ title, source })).sort((a, b) => compare(a.title, b.title));
}

/** Groups the valid cases by title. */
function linkExamples(cases: readonly Case[]): Map<string, ExampleModel[]> {
  const examples = new Map<string, ExampleModel[]>();
  for (const { title, name, value, at } of cases) {
    if (at === undefined) examples.set(title, [...(examples.get(title) ?? []), { name, value }]);
  }
  return examples;
}
