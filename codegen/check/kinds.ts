import { type JsonSchema, resolveReference } from '../read/json.js';

/** A JSON type. An integer is a number. */
export type Kind = 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';

export const allKinds: ReadonlySet<Kind> = new Set(['array', 'boolean', 'null', 'number', 'object', 'string']);

/** Schemas by their path inside schemas/. */
export type SchemasByPath = ReadonlyMap<string, JsonSchema>;

/** Returns the JSON types that values of a schema can have. */
export function kindsOf(schema: JsonSchema, byPath: SchemasByPath, followed: readonly string[] = []): Set<Kind> {
  if (schema.$ref !== undefined) {
    const path = resolveReference(schema.$ref);
    const target = followed.includes(path) ? undefined : byPath.get(path);
    return target ? kindsOf(target, byPath, [...followed, path]) : new Set(allKinds);
  }
  if (schema.const !== undefined) return new Set([typeof schema.const === 'boolean' ? 'boolean' : 'string']);
  if (schema.enum) return new Set(['string']);
  if (schema.anyOf) return new Set(schema.anyOf.flatMap((one) => [...kindsOf(one, byPath, followed)]));
  if (schema.not) return new Set();
  return new Set(schema.type === undefined ? allKinds : [kindOf(schema.type)]);
}

/** Returns true if a reference leads to no schema. Another check reports that, and nothing else is known about the values. */
export function isUnknown(schema: JsonSchema, byPath: SchemasByPath): boolean {
  return resolved(schema, byPath).$ref !== undefined;
}

/** Returns true if every value of the schema has one of the JSON types, or if the schema is unknown. */
export function isAlways(schema: JsonSchema, kinds: Iterable<Kind>, byPath: SchemasByPath): boolean {
  if (isUnknown(schema, byPath)) return true;
  const found = kindsOf(schema, byPath);
  const allowed = new Set(kinds);
  return found.size > 0 && [...found].every((kind) => allowed.has(kind));
}

/** Returns the schema that references lead to. */
export function resolved(schema: JsonSchema, byPath: SchemasByPath, depth = 0): JsonSchema {
  const target = schema.$ref === undefined || depth > 20 ? undefined : byPath.get(resolveReference(schema.$ref));
  return target ? resolved(target, byPath, depth + 1) : schema;
}

/** Formats JSON types for a message: `a string`, `an array or null`. */
export function describeKinds(kinds: Iterable<Kind>): string {
  const words = [...kinds].map((kind) => (kind === 'null' ? 'null' : `${/^[ao]/.test(kind) ? 'an' : 'a'} ${kind}`));
  return words.length === allKinds.size ? 'any value' : words.join(' or ');
}

function kindOf(type: string): Kind {
  if (type === 'integer') return 'number';
  return [...allKinds].find((kind) => kind === type) ?? 'object';
}
