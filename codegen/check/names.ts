import { camel } from '../names.js';
import { escapePointer, type JsonSchema, specificProperties, walkSchema } from '../read/json.js';
import type { Report, SchemaFile } from './report.js';

/** Rejects names that would clash in the generated code. */
export function checkNames(schemas: readonly SchemaFile[], report: Report): void {
  for (const { path, schema } of schemas) {
    walkSchema(schema, (one, pointer) => checkPrototype(path, pointer, one, report));
    if (schema['x-event']) checkParameters(path, schema, report);
    if (path.startsWith('events/') && path.endsWith('.output.schema.json')) checkMerged(path, schema, report);
  }
}

/** Rejects `__proto__`: in JavaScript and in many JSON parsers it sets the prototype instead of a field. */
function checkPrototype(path: string, pointer: string, { properties = {} }: JsonSchema, report: Report): void {
  if (!Object.hasOwn(properties, '__proto__')) return;
  report(path, `${pointer}/properties/__proto__`, '"__proto__" cannot be a field', 'give it another name');
}

/** Rejects fields of an output that the runtime never merges, because they could reach a prototype. */
function checkMerged(path: string, output: JsonSchema, report: Report): void {
  const specific = '/properties/hookSpecificOutput';
  for (const [at, properties] of [
    ['', output.properties ?? {}] as const,
    [specific, specificProperties(output)] as const,
  ]) {
    for (const name of ['constructor', 'prototype'].filter((one) => Object.hasOwn(properties, one))) {
      const text = `"${name}" cannot be a field of an output: it is dropped when outputs are merged`;
      report(path, `${at}/properties/${name}`, text, 'give it another name');
    }
  }
}

/** Rejects two fields that become the same parameter of the fire method, unless both are translated from one raw field. */
function checkParameters(path: string, { properties = {} }: JsonSchema, report: Report): void {
  const owners = new Map<string, string>();
  for (const [name, schema] of Object.entries(properties)) {
    const parameter = camel(schema['x-translate']?.raw ?? name);
    const owner = owners.get(parameter);
    const sharesRaw = owner !== undefined && rawOf(schema) !== undefined && rawOf(schema) === rawOf(properties[owner]);
    if (sharesRaw) continue;
    if (owner === undefined) owners.set(parameter, name);
    else {
      const text = `"${name}" and "${owner}" are both the parameter ${parameter}`;
      report(path, `/properties/${escapePointer(name)}`, text, 'change one of them');
    }
  }
}

function rawOf(schema: JsonSchema | undefined): string | undefined {
  return schema?.['x-translate']?.raw;
}
