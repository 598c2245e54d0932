import type { SchemaFile } from '../check/report.js';
import { type JsonSchema, mapSchema, resolveReference } from '../read/json.js';

/** Merges the base into an event schema and rewrites references to titles. */
export function flatten(file: SchemaFile, byPath: ReadonlyMap<string, JsonSchema>): JsonSchema {
  return mapSchema(inline(file.schema, byPath), (schema) => {
    if (schema.$ref === undefined) return withScope(schema);
    return { ...withScope(schema), $ref: referenceTo(byPath.get(resolveReference(schema.$ref))?.title ?? '') };
  });
}

/** Adds the scope of a setting to its description, for every page and type that shows it. */
function withScope(schema: JsonSchema): JsonSchema {
  if (schema['x-scope'] === undefined) return schema;
  return { ...schema, description: `${schema.description} Not in a project's own files.` };
}

export function referenceTo(title: string): string {
  return `#/$defs/${title}`;
}

export function titleOf(reference: string): string {
  return reference.slice(referenceTo('').length);
}

function inline({ allOf, ...schema }: JsonSchema, byPath: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const base = byPath.get(resolveReference(allOf?.[0]?.$ref ?? ''));
  if (!base) return schema;
  const properties = { ...base.properties, ...schema.properties };
  const required = [...new Set([...(base.required ?? []), ...(schema.required ?? [])])];
  const { $schema, title, description, type, ...rest } = schema;
  return {
    ...pick({ $schema, title, description, type }),
    ...rest,
    properties,
    ...(required.length > 0 ? { required } : {}),
  };
}

function pick(values: { [key: string]: string | undefined }): JsonSchema {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
