import { Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { titleOf } from '../flatten.js';
import { type JsonSchema, mapSchema, walkSchema } from '../json.js';
import { isOneType, isSimpleType, ownKeywords } from './own-keywords.js';

/**
 * Ajv's standalone code of one schema: a CommonJS module whose functions for other types are found outside it.
 * The text is used as Ajv prints it. Each schema has an Ajv of its own, so that no name depends on another schema.
 */
export function standalone(schema: JsonSchema, validatorName: (title: string) => string): string {
  const ajv = new Ajv({ ...options, ownProperties: namesInherited(schema) });
  for (const keyword of ownKeywords(bare(schema), validatorName)) ajv.addKeyword(keyword);
  const code = printModule(ajv, ajv.compile({ whole: true }));
  if (needsModules(code)) throw new Error('a validator needs Ajv at run time: avoid the keyword that causes it');
  return code;
}

/** Ajv's own helpers are CommonJS modules of Ajv, which nobody has at run time. */
export function needsModules(code: string): boolean {
  return /^const \w+ = require\(/m.test(code);
}

// Lint has checked the schemas against a stricter meta-schema than Ajv's own.
const options: Options = {
  validateSchema: false,
  allErrors: true,
  messages: false,
  strict: true,
  strictTypes: false,
  code: { source: true, lines: true },
};

// The interop default export of Ajv's CommonJS is a function at run time and a namespace to the type checker.
const printModule = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;

/** Every object has a `constructor`: a field of such a name is there only if it is the object's own. */
function namesInherited(root: JsonSchema): boolean {
  let found = false;
  walkSchema(root, ({ properties = {} }) => {
    found ||= Object.keys(properties).some((name) => name in Object.prototype);
  });
  return found;
}

/** Only what decides: no words, no defaults, no x- keys; references by title, and what our own keywords say shorter. */
function bare(schema: JsonSchema): JsonSchema {
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
    const said = Object.entries({
      ...(isOneType(type) ? { is: type } : { type }),
      ...withFields(withNullable(rest)),
      matches: pattern,
      atLeast: minimum,
      atMost: maximum,
      exactly: value,
      among: values,
      has: required?.length === 0 ? undefined : required,
      fits: $ref === undefined ? undefined : titleOf($ref),
    });
    return Object.fromEntries(said.filter(([key, value]) => value !== undefined && !key.startsWith('x-')));
  });
}

type Said = Readonly<Record<string, unknown>>;

/** The fields of which only the type is said stand apart. Where no others are allowed, Ajv has to know all of them. */
function withFields({ properties, ...rest }: JsonSchema): Said {
  if (properties === undefined || rest.additionalProperties !== undefined) return { ...rest, properties };
  const fields: Record<string, string[]> = {};
  const others: Record<string, JsonSchema> = {};
  for (const [name, property] of Object.entries(properties)) {
    const type = onlyTypeOf(property);
    if (type === undefined || name in Object.prototype) others[name] = property;
    else fields[type] = [...(fields[type] ?? []), name];
  }
  return { ...rest, ...(isEmpty(fields) ? {} : { fields }), ...(isEmpty(others) ? {} : { properties: others }) };
}

function onlyTypeOf(property: object): string | undefined {
  const { is, ...more }: Said = { ...property };
  return isSimpleType(is) && isEmpty(more) ? is : undefined;
}

/** To be of another type, or null, is one thing to say. */
function withNullable({ anyOf, ...rest }: JsonSchema): JsonSchema & { fitsOrNull?: unknown } {
  const forms: Said[] = (anyOf ?? []).map((form) => ({ ...form }));
  const fitsOrNull = forms.find(({ fits }) => fits !== undefined)?.['fits'];
  const isNullable = forms.length === 2 && forms.some(({ is }) => is === 'null') && fitsOrNull !== undefined;
  if (isNullable && forms.every((form) => Object.keys(form).length === 1)) return { ...rest, fitsOrNull };
  return anyOf === undefined ? rest : { ...rest, anyOf };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
