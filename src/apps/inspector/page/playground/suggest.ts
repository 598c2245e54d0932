import { fieldsOf, isRecord } from '../../../../util/json.js';
import { cursorIn, type JsonCursor } from './json-cursor.js';

export interface Suggestion {
  /** Text shown in the list. */
  readonly label: string;
  readonly note: string;
  readonly insert: string;
}

export interface Suggestions {
  readonly cursor: JsonCursor;
  readonly list: readonly Suggestion[];
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the keys or values that the schema allows at the cursor. */
export function suggest(schema: Schema, text: string, offset: number): Suggestions | undefined {
  const cursor = cursorIn(text, offset);
  if (cursor === undefined) return undefined;
  const schemas = schemasAt(schema, cursor.path);
  const all = cursor.expects === 'key' ? keysOf(schema, schemas, cursor, text) : valuesOf(schema, schemas);
  const typed = cursor.typed.toLowerCase();
  const list = all.filter(({ label }) => label.replaceAll('"', '').toLowerCase().startsWith(typed));
  return { cursor, list: [...new Map(list.map((each) => [each.label, each])).values()] };
}

function keysOf(root: Schema, schemas: readonly Schema[], { used, to }: JsonCursor, text: string): Suggestion[] {
  const hasColon = /^\s*:/.test(text.slice(to));
  return schemas
    .flatMap((schema) => Object.entries(recordIn(schema, 'properties')))
    .filter(([name]) => !used.has(name))
    .map(([name, property]) => {
      const [own = {}] = branchesOf(root, property);
      const insert = hasColon ? JSON.stringify(name) : `${JSON.stringify(name)}: `;
      return { label: name, note: noteOf(property, own), insert };
    });
}

function noteOf(property: unknown, own: Schema): string {
  const type = typeof own['type'] === 'string' ? own['type'] : '';
  const said = isRecord(property) ? (property['description'] ?? own['description']) : undefined;
  return [type, typeof said === 'string' ? said : ''].filter((text) => text !== '').join(' · ');
}

function valuesOf(root: Schema, schemas: readonly Schema[]): Suggestion[] {
  return schemas.flatMap((schema) => branchesOf(root, schema)).flatMap(valuesIn);
}

function valuesIn(schema: Schema): Suggestion[] {
  const list = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : undefined;
  if (list !== undefined) return list.map((value) => suggestionOf(JSON.stringify(value), ''));
  switch (schema['type']) {
    case 'boolean':
      return [suggestionOf('true', 'boolean'), suggestionOf('false', 'boolean')];
    case 'null':
      return [suggestionOf('null', '')];
    case 'object':
      return [suggestionOf('{}', 'object')];
    case 'array':
      return [suggestionOf('[]', 'array')];
    case 'string':
      return [suggestionOf('""', 'string')];
    default:
      return [];
  }
}

function suggestionOf(text: string, note: string): Suggestion {
  return { label: text, note, insert: text };
}

/** Returns the schemas that apply at a path. A union has several. */
function schemasAt(root: Schema, path: readonly (string | number)[]): Schema[] {
  return path.reduce<Schema[]>(
    (schemas, step) => schemas.flatMap((schema) => branchesOf(root, childOf(schema, step))),
    branchesOf(root, root),
  );
}

function childOf(schema: Schema, step: string | number): unknown {
  if (typeof step === 'number') return schema['items'];
  const properties = recordIn(schema, 'properties');
  return Object.hasOwn(properties, step) ? properties[step] : schema['additionalProperties'];
}

/** Resolves references and returns a schema with all its branches. */
function branchesOf(root: Schema, schema: unknown, depth = 0): Schema[] {
  if (!isRecord(schema) || depth > 8) return [];
  const reference = schema['$ref'];
  const target = typeof reference === 'string' ? recordIn(root, '$defs')[reference.replace('#/$defs/', '')] : undefined;
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => (Array.isArray(schema[name]) ? schema[name] : []));
  return [schema, ...[target, ...branches].flatMap((each) => branchesOf(root, each, depth + 1))].filter(
    (each) => each !== schema || reference === undefined,
  );
}

function recordIn(schema: Schema, name: string): Schema {
  return fieldsOf(schema[name]);
}
