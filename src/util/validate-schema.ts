import { isRecord } from './json.js';

/** JSON Schema with the keywords of the schema subset. A `$ref` is the title of another schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly not?: Readonly<Record<string, never>>;
}

/** Violation of one keyword. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Returns the errors of a value against the schema of that title. */
export type ValidateReference = (title: string, value: unknown) => readonly SchemaError[];

/** Returns all errors of a value; empty if it is valid. */
export function validateSchema(schema: Schema, value: unknown, reference: ValidateReference, path = ''): SchemaError[] {
  const error = (keyword: string, params: SchemaError['params']): SchemaError[] => [
    { keyword, instancePath: path, params },
  ];
  const errors: SchemaError[] = [];
  const { $ref, type, const: constant, enum: values, not } = schema;
  if ($ref !== undefined) {
    for (const one of reference($ref, value)) errors.push({ ...one, instancePath: path + one.instancePath });
  }
  if (type !== undefined && !(TYPES[type]?.(value) ?? false)) errors.push(...error('type', { type }));
  if (constant !== undefined && value !== constant) errors.push(...error('const', { allowedValue: constant }));
  if (values !== undefined && !values.includes(value)) errors.push(...error('enum', { allowedValues: values }));
  if (not !== undefined) errors.push(...error('not', {}));
  for (const { keyword, params } of boundsExceeded(schema, value)) errors.push(...error(keyword, params));
  if (isRecord(value)) for (const one of validateFields(schema, value, reference, path)) errors.push(one);
  if (schema.items !== undefined && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const one of validateSchema(schema.items, item, reference, `${path}/${index}`)) errors.push(one);
    }
  }
  return schema.anyOf === undefined ? errors : [...errors, ...validateBranches(schema.anyOf, value, reference, path)];
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: isRecord,
};

const patterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

function boundsExceeded(
  { pattern, minimum, maximum }: Schema,
  value: unknown,
): { keyword: string; params: SchemaError['params'] }[] {
  if (typeof value === 'string') {
    return pattern === undefined || matches(value, pattern) ? [] : [{ keyword: 'pattern', params: { pattern } }];
  }
  if (typeof value !== 'number') return [];
  const low = minimum !== undefined && value < minimum;
  const high = maximum !== undefined && value > maximum;
  return [
    ...(low ? [{ keyword: 'minimum', params: { comparison: '>=', limit: minimum } }] : []),
    ...(high ? [{ keyword: 'maximum', params: { comparison: '<=', limit: maximum } }] : []),
  ];
}

function validateFields(
  { required = [], properties = {}, additionalProperties }: Schema,
  value: Readonly<Record<string, unknown>>,
  reference: ValidateReference,
  path: string,
): SchemaError[] {
  const errors = required
    .filter((name) => fieldOf(value, name) === undefined)
    .map((missingProperty): SchemaError => ({ keyword: 'required', instancePath: path, params: { missingProperty } }));
  const check = (name: string, schema: Schema, field: unknown): void => {
    for (const one of validateSchema(schema, field, reference, `${path}/${escapePointer(name)}`)) errors.push(one);
  };
  for (const [name, schema] of Object.entries(properties)) {
    const field = fieldOf(value, name);
    if (field !== undefined) check(name, schema, field);
  }
  if (typeof additionalProperties !== 'object') return errors;
  for (const [name, field] of Object.entries(value)) {
    if (!Object.hasOwn(properties, name)) check(name, additionalProperties, field);
  }
  return errors;
}

/** Returns a field. Every object inherits names such as `constructor`: for them, only an own property counts. */
function fieldOf(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return name in Object.prototype && !Object.hasOwn(value, name) ? undefined : value[name];
}

function validateBranches(
  branches: readonly Schema[],
  value: unknown,
  reference: ValidateReference,
  path: string,
): SchemaError[] {
  const errors: SchemaError[] = [];
  for (const branch of branches) {
    const found = validateSchema(branch, value, reference, path);
    if (found.length === 0) return [];
    for (const one of found) errors.push(one);
  }
  return [...errors, { keyword: 'anyOf', instancePath: path, params: {} }];
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
