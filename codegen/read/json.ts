export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A JSON Schema in our subset, with the keywords that the generator reads. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  properties?: { [name: string]: JsonSchema };
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: string[];
  const?: string | boolean;
  default?: Json;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  not?: Record<string, never>;
  'x-event'?: EventKeys;
  'x-message'?: string;
  'x-log'?: string;
  'x-translate'?: { raw: string; codec: Codec };
  'x-ingress'?: 'engine' | 'required';
  'x-merge'?: string;
  'x-redact'?: 'text' | 'fallback';
  'x-chain'?: 'replace' | 'by-id';
  'x-invalid'?: 'unusable';
  'x-opened'?: string;
  'x-ts'?: string;
  'x-ts-required'?: true;
  'x-ts-parameter'?: string;
  'x-keys'?: 'events';
  'x-scope'?: 'user';
  'x-strictest'?: string | boolean;
  'x-edit'?: 'free' | 'longer' | (string | boolean | null)[][];
  'x-columns'?: { [name: string]: EnumColumn };
}

/** Column of the table of an enum. */
export interface EnumColumn {
  description: string;
  /** Title of the enum that the values belong to. */
  enum?: string;
  values: 'descending' | { [value: string]: string | number | boolean };
}

/** Translation of a property; see CodecName in src/core/contract. */
export type Codec = 'llmRequest' | 'llmResponse' | 'systemInstruction' | 'toolResults' | 'toolCalls' | 'usage';

/** The facts about an event that its `x-event` key declares. */
export interface EventKeys {
  name: string;
  when: string;
  trigger?: string;
  moment?: string;
  matcher?: { field: string; kind: 'regex' | 'whole' };
  merge: string;
  chain?: { from: string; into: string; how: 'merge' | 'append' | 'content' };
  effects: string[];
  since: string;
  unstable?: true;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `visit` for the schema and every schema inside it, with its JSON pointer. */
export function walkSchema(
  schema: JsonSchema,
  visit: (schema: JsonSchema, pointer: string) => void,
  pointer = '',
): void {
  visit(schema, pointer);
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    walkSchema(child, visit, `${pointer}/properties/${escapePointer(name)}`);
  }
  if (schema.items) walkSchema(schema.items, visit, `${pointer}/items`);
  if (typeof schema.additionalProperties === 'object') {
    walkSchema(schema.additionalProperties, visit, `${pointer}/additionalProperties`);
  }
  for (const key of ['anyOf', 'allOf'] as const) {
    for (const [index, child] of (schema[key] ?? []).entries()) walkSchema(child, visit, `${pointer}/${key}/${index}`);
  }
}

/** Returns a copy of the schema with `change` applied to every schema inside it, from the leaves up. */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const copy: JsonSchema = { ...schema };
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, mapSchema(child, change)]),
    );
  }
  if (schema.items) copy.items = mapSchema(schema.items, change);
  if (typeof schema.additionalProperties === 'object') {
    copy.additionalProperties = mapSchema(schema.additionalProperties, change);
  }
  if (schema.anyOf) copy.anyOf = schema.anyOf.map((child) => mapSchema(child, change));
  if (schema.allOf) copy.allOf = schema.allOf.map((child) => mapSchema(child, change));
  return change(copy);
}

export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the path inside schemas/ that a reference points to: every reference starts with `../`. */
export function resolveReference(reference: string): string {
  return reference.replace(/^\.\.\//, '');
}

/** Returns the properties of `hookSpecificOutput` in the output schema of an event. */
export function specificProperties(output: JsonSchema): { [name: string]: JsonSchema } {
  return output.properties?.['hookSpecificOutput']?.properties ?? {};
}
