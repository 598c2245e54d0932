import type { Json, JsonObject, JsonSchema } from '../../../codegen/read/json.js';

export type SchemaOf = (reference: string) => JsonSchema;

/** Returns a value that fits a schema: the shortest one, but with every property that is not recursive. */
export function fittingValue(schema: JsonSchema, schemaOf: SchemaOf, depth = 0): Json {
  const inner = (one: JsonSchema): Json => fittingValue(one, schemaOf, depth + 1);
  if (schema.$ref !== undefined) return inner(schemaOf(schema.$ref));
  if (schema.const !== undefined) return schema.const;
  // `replace` is the only mode with an effect.
  if (schema.enum) return schema.enum.find((value) => value === 'replace') ?? schema.enum[0] ?? '';
  if (schema.anyOf) return inner(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'array':
      return depth > 3 ? [] : [inner(schema.items ?? {})];
    case 'object':
      return fittingObject(schema, inner, depth);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'number':
    case 'integer':
      return schema.minimum ?? schema.maximum ?? 1;
    default:
      return 'calm';
  }
}

function fittingObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (schema: JsonSchema) => Json,
  depth: number,
): JsonObject {
  const names = Object.keys(properties).filter((name) => depth < 3 || required.includes(name));
  const known = names.filter((name) => !properties[name]?.not).map((name) => [name, inner(properties[name] ?? {})]);
  const others = typeof additionalProperties === 'object' ? [['key', inner(additionalProperties)]] : [];
  return Object.fromEntries([...known, ...others]);
}

/** Returns a value of a JSON type that the schema rejects; undefined if it accepts all of them. */
export function misfit(schema: JsonSchema, schemaOf: SchemaOf): Json | undefined {
  const candidates: Json[] = [17.5, 'never a value!', true, false, null, [], {}];
  return candidates.find((value) => !mayBe(value, schema, schemaOf));
}

/** Returns true if a value may fit a schema, by its JSON type and its constants. */
function mayBe(value: Json, schema: JsonSchema, schemaOf: SchemaOf): boolean {
  if (schema.$ref !== undefined) return mayBe(value, schemaOf(schema.$ref), schemaOf);
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return typeof value === 'string' && schema.enum.includes(value);
  if (schema.anyOf) return schema.anyOf.some((form) => mayBe(value, form, schemaOf));
  if (schema.type === undefined) return true;
  if (value === null) return schema.type === 'null';
  if (Array.isArray(value)) return schema.type === 'array';
  return typeof value === (schema.type === 'integer' ? 'number' : schema.type);
}
