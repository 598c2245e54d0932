import { type JsonSchema, resolveReference, walkSchema } from '../read/json.js';
import { typeNamesIn } from '../type-names.js';
import { allKinds, describeKinds, kindsOf, type SchemasByPath } from './kinds.js';
import type { Report, SchemaFile } from './report.js';
import { EVENT_PARAMETER, fixedTypes, type KnownType, readType, readTypeParameter } from './type-text.js';

/** Checks `x-ts` and `x-ts-parameter`: the types exist, and fit the JSON form that they replace. */
export function checkTypes(schemas: readonly SchemaFile[], byPath: SchemasByPath, report: Report): void {
  const titles = new Map(
    schemas.map(({ schema }): [string, KnownType] => {
      return [schema.title ?? '', { parameters: 0, kinds: kindsOf(schema, byPath) }];
    }),
  );
  const inKit = pathsInKit(schemas, byPath);
  for (const file of schemas) {
    if (file.builtIn) continue;
    const known = new Map([...fixedTypes(inKit.has(file.path)), ...titles]);
    const parameter = checkParameter(file, known, report);
    if (parameter !== undefined) known.set(parameter, EVENT_PARAMETER);
    walkSchema(file.schema, (schema, pointer) => {
      checkType(file, pointer, schema, known, byPath, report);
      if (pointer !== '' && schema['x-ts-parameter'] !== undefined) {
        const help = 'move it to the top of the file, or remove it';
        report(file.path, `${pointer}/x-ts-parameter`, 'only the schema of a file can have a type parameter', help);
      }
    });
  }
}

function checkType(
  { path, schema: root }: SchemaFile,
  pointer: string,
  schema: JsonSchema,
  known: ReadonlyMap<string, KnownType>,
  byPath: SchemasByPath,
  report: Report,
): void {
  const text = schema['x-ts'];
  if (text === undefined) return;
  const at = `${pointer}/x-ts`;
  if (pointer === '' && (root.enum || path.startsWith('events/'))) {
    const help = 'remove it, or set it on a property';
    report(path, at, `"x-ts" has no effect on ${root.enum ? 'an enum with its own file' : 'an event'}`, help);
    return;
  }
  const type = readType(text, known);
  if ('mistake' in type) {
    const { text: mistake, help } = type.mistake;
    report(path, at, mistake.startsWith('"') ? mistake : `${JSON.stringify(text)} ${mistake}`, help);
    return;
  }
  const { 'x-ts': _, ...json } = schema;
  const expected = kindsOf(json, byPath);
  // A type of any value is looser than its JSON form, which is harmless.
  if (type.kinds.size === allKinds.size) return;
  if (type.kinds.size > 0 && [...type.kinds].every((kind) => expected.has(kind))) return;
  const found = type.kinds.size === 0 ? 'no JSON value' : describeKinds(type.kinds);
  const message = `${JSON.stringify(text)} is ${found}, but the schema describes ${describeKinds(expected)}`;
  report(path, at, message, 'remove "x-ts", or correct the type of one of them');
}

/** Checks the type parameter of a file. Returns its name if it is valid. */
function checkParameter(
  { path, schema }: SchemaFile,
  known: ReadonlyMap<string, KnownType>,
  report: Report,
): string | undefined {
  const text = schema['x-ts-parameter'];
  if (text === undefined) return undefined;
  const at = '/x-ts-parameter';
  const isInterface = schema.type === 'object' && schema.properties !== undefined && schema['x-ts'] === undefined;
  if (path.startsWith('events/') || !isInterface) {
    report(path, at, 'only an object with properties, outside events/, can have a type parameter', 'remove it');
    return undefined;
  }
  const parameter = readTypeParameter(text, known);
  if ('kinds' in parameter) {
    if (text.includes('extends HookEventName')) return parameter.name;
    report(
      path,
      at,
      'a type parameter can only extend HookEventName',
      'write "E extends HookEventName = HookEventName"',
    );
    return undefined;
  }
  const { text: mistake, help } = parameter.mistake;
  report(path, at, mistake.startsWith('"') ? mistake : `${JSON.stringify(text)} ${mistake}`, help);
  return undefined;
}

/** Returns the files whose types are part of the kit: events and everything that they refer to. */
function pathsInKit(schemas: readonly SchemaFile[], byPath: SchemasByPath): Set<string> {
  const paths = new Set<string>();
  const byTitle = new Map(schemas.map(({ path, schema }) => [schema.title, path]));
  const visit = (path: string): void => {
    const root = byPath.get(path);
    if (!root || paths.has(path)) return;
    paths.add(path);
    walkSchema(root, ({ $ref, 'x-ts': text = '' }) => {
      if ($ref !== undefined) visit(resolveReference($ref));
      for (const name of typeNamesIn(text)) visit(byTitle.get(name) ?? '');
    });
  };
  for (const { path } of schemas) if (path.startsWith('events/') || path.startsWith('common/base-')) visit(path);
  return paths;
}
