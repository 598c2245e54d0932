import { Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { titleOf } from '../../link/flatten.js';
import { type JsonSchema, mapSchema, walkSchema } from '../../read/json.js';
import { compactKeywords, isSimpleType, isSingleType } from './compact-keywords.js';

/**
 * Compiles one schema to Ajv's standalone code: the body of a CommonJS module that calls the validators of other types.
 * The text is used as Ajv prints it. Each schema has its own Ajv instance, so that no name depends on another schema.
 */
export function standalone(schema: JsonSchema, validatorName: (title: string) => string): string {
  const ajv = new Ajv({ ...options, ownProperties: hasInheritedNames(schema) });
  for (const keyword of compactKeywords(compact(schema), validatorName)) ajv.addKeyword(keyword);
  const code = printModule(ajv, ajv.compile({ whole: true }));
  if (needsModules(code))
    throw new Error('cannot generate a validator: its code requires Ajv at run time. Avoid the keyword that causes it');
  return code;
}

/** Returns true if the code requires helper modules of Ajv, which is not installed at run time. */
export function needsModules(code: string): boolean {
  return /^const \w+ = require\(/m.test(code);
}

// The schemas are already checked against subset.schema.json, which is stricter than Ajv's meta-schema.
const options: Options = {
  validateSchema: false,
  allErrors: true,
  messages: false,
  strict: true,
  strictTypes: false,
  code: { source: true, lines: true },
};

// The default export of Ajv's CommonJS module is a function at run time, but a namespace to the type checker.
const printModule = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;

/** Returns true if a property has a name that every object inherits, such as `constructor`; then only own properties count. */
function hasInheritedNames(root: JsonSchema): boolean {
  let found = false;
  walkSchema(root, ({ properties = {} }) => {
    found ||= Object.keys(properties).some((name) => name in Object.prototype);
  });
  return found;
}

/** Translates a schema to compact keywords. Drops descriptions, defaults and x- keys. */
function compact(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (one) => {
    const {
      $schema,
      title,
      description,
      default: fallback,
      $ref,
      type,
      required,
      pattern,
      minimum,
      maximum,
      const: value,
      enum: values,
      ...rest
    } = one;
    const keywords = Object.entries({
      ...(isSingleType(type) ? { compactType: type } : { type }),
      ...withFieldTypes(withNullableRef(rest)),
      compactPattern: pattern,
      compactMinimum: minimum,
      compactMaximum: maximum,
      compactConst: value,
      compactEnum: values,
      compactRequired: required?.length === 0 ? undefined : required,
      compactRef: $ref === undefined ? undefined : titleOf($ref),
    });
    return Object.fromEntries(keywords.filter(([key, value]) => value !== undefined && !key.startsWith('x-')));
  });
}

/** A schema in compact keywords. */
type CompactSchema = Readonly<Record<string, unknown>>;

/** Groups the properties that declare only a type. With `additionalProperties`, Ajv needs the full list. */
function withFieldTypes({ properties, ...rest }: JsonSchema): CompactSchema {
  if (properties === undefined || rest.additionalProperties !== undefined) return { ...rest, properties };
  const compactFieldTypes: Record<string, string[]> = {};
  const others: Record<string, JsonSchema> = {};
  for (const [name, property] of Object.entries(properties)) {
    const type = onlyTypeOf(property);
    if (type === undefined || name in Object.prototype) others[name] = property;
    else compactFieldTypes[type] = [...(compactFieldTypes[type] ?? []), name];
  }
  return {
    ...rest,
    ...(isEmpty(compactFieldTypes) ? {} : { compactFieldTypes }),
    ...(isEmpty(others) ? {} : { properties: others }),
  };
}

function onlyTypeOf(property: object): string | undefined {
  const { compactType, ...more }: CompactSchema = { ...property };
  return isSimpleType(compactType) && isEmpty(more) ? compactType : undefined;
}

/** Replaces `anyOf` of a reference and null by one keyword. */
function withNullableRef({ anyOf, ...rest }: JsonSchema): JsonSchema & { compactNullableRef?: unknown } {
  const forms: CompactSchema[] = (anyOf ?? []).map((form) => ({ ...form }));
  const compactNullableRef = forms.find(({ compactRef }) => compactRef !== undefined)?.['compactRef'];
  const hasNull = forms.some(({ compactType }) => compactType === 'null');
  const isNullable = forms.length === 2 && hasNull && compactNullableRef !== undefined;
  if (isNullable && forms.every((form) => Object.keys(form).length === 1)) return { ...rest, compactNullableRef };
  return anyOf === undefined ? rest : { ...rest, anyOf };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
