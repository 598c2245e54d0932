import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, nil, stringify } from 'ajv';
import type { JsonSchema } from '../../read/json.js';

/**
 * Compact replacements for Ajv's most used keywords. They are not a schema language: standalone.ts translates our schemas into
 * them just before compilation. Ajv's own keywords inline the whole error object at every check. These call a helper of
 * src/core/contract instead, which makes the validators a third as long, and a process has to parse all of them.
 */
export function compactKeywords(root: JsonSchema, validatorName: (title: string) => string): CodeKeywordDefinition[] {
  return [
    rootKeyword(root),
    refKeyword(validatorName),
    nullableRefKeyword(validatorName),
    typeKeyword,
    constKeyword,
    enumKeyword,
    requiredKeyword,
    fieldTypesKeyword,
    patternKeyword,
    minimumKeyword,
    maximumKeyword,
  ];
}

/** Conditions that are true if a value does not have the type. */
const typeMismatch: Readonly<Record<string, (data: Code) => Code>> = {
  string: (data) => _`typeof ${data} !== "string"`,
  boolean: (data) => _`typeof ${data} !== "boolean"`,
  null: (data) => _`${data} !== null`,
  number: (data) => _`!Number.isFinite(${data})`,
  integer: (data) => _`!Number.isInteger(${data})`,
  array: (data) => _`!Array.isArray(${data})`,
  object: (data) => _`!isObject(${data})`,
};

/** Returns true for a type that `compactType` supports. Ajv's `type` keyword handles lists of types. */
export function isSingleType(type: unknown): type is string {
  return typeof type === 'string' && Object.hasOwn(typeMismatch, type);
}

/** Returns true for a type that `compactFieldTypes` supports. */
export function isSimpleType(type: unknown): type is string {
  return type === 'string' || type === 'boolean';
}

/** Contains the whole schema: Ajv prints an unused copy of the schema that it compiles, so that copy is `{ whole: true }`. */
function rootKeyword(schema: JsonSchema): CodeKeywordDefinition {
  return {
    keyword: 'whole',
    schemaType: 'boolean',
    code(context) {
      const { errSchemaPath } = context.it;
      const valid = context.gen.name('valid');
      context.subschema({ schema, schemaPath: nil, topSchemaRef: nil, errSchemaPath }, valid);
    },
  };
}

/**
 * Replaces `$ref`: calls the validator of another type and appends its errors. Ajv's `$ref` copies the whole list of errors
 * for every invalid item, which is quadratic.
 */
function refKeyword(validatorName: (title: string) => string): CodeKeywordDefinition {
  return {
    keyword: 'compactRef',
    schemaType: 'string',
    code(context) {
      const validator = validatorOf(context, validatorName);
      reportIf(context, isInvalid(context, validator), () => _`joinErrors(${vErrors}, ${validator}.errors)`);
    },
  };
}

/** Replaces `anyOf` of a reference and null. */
function nullableRefKeyword(validatorName: (title: string) => string): CodeKeywordDefinition {
  return {
    keyword: 'compactNullableRef',
    schemaType: 'string',
    code(context) {
      const validator = validatorOf(context, validatorName);
      reportIf(context, _`${context.data} !== null && ${isInvalid(context, validator)}`, () => {
        return _`joinErrorsOrNull(${vErrors}, ${validator}.errors, ${pathOf(context)})`;
      });
    },
  };
}

function validatorOf({ schema }: KeywordCxt, validatorName: (title: string) => string): Code {
  return _`${new Name(validatorName(String(schema)))}()`;
}

function isInvalid(context: KeywordCxt, validator: Code): Code {
  return _`!${validator}(${context.data}, {instancePath: ${pathOf(context)}})`;
}

const typeKeyword: CodeKeywordDefinition = {
  keyword: 'compactType',
  before: 'not',
  schemaType: 'string',
  code(context) {
    const { data, schema: type } = context;
    const mismatch = typeMismatch[type];
    if (mismatch === undefined) throw new Error(`unknown type ${type}`);
    reportIf(context, mismatch(data), () => addError(context, 'type', _`{type: ${type}}`));
  },
};

const constKeyword: CodeKeywordDefinition = {
  keyword: 'compactConst',
  before: 'not',
  schemaType: ['string', 'number', 'boolean'],
  code(context) {
    const { data, schema: value } = context;
    reportIf(context, _`${data} !== ${value}`, () => addError(context, 'const', _`{allowedValue: ${value}}`));
  },
};

const enumKeyword: CodeKeywordDefinition = {
  keyword: 'compactEnum',
  before: 'not',
  schemaType: 'array',
  code(context) {
    const { data, schema: values } = context;
    const isNotListed = all(values.map((value: unknown) => _`${data} !== ${stringify(value)}`));
    reportIf(context, isNotListed, () => addError(context, 'enum', _`{allowedValues: ${stringify(values)}}`));
  },
};

const requiredKeyword: CodeKeywordDefinition = {
  keyword: 'compactRequired',
  before: 'properties',
  type: 'object',
  schemaType: 'array',
  code(context) {
    const { data, schema: names } = context;
    const isMissing = (name: string): Code => {
      // Every object inherits names such as `constructor`: only an own property counts.
      return name in Object.prototype ? _`!Object.hasOwn(${data}, ${name})` : _`${data}[${name}] === undefined`;
    };
    const oneIsMissing = any(names.map(isMissing));
    reportIf(context, oneIsMissing, () => {
      return _`addMissing(${vErrors}, ${pathOf(context)}, ${data}, ${stringify(names)})`;
    });
  },
};

/** Checks the fields for which only the type is declared: lists their names by type. */
const fieldTypesKeyword: CodeKeywordDefinition = {
  keyword: 'compactFieldTypes',
  before: 'properties',
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { data, schema: namesByType } = context;
    for (const [type, names] of Object.entries<string[]>(namesByType)) {
      const isMismatch = (name: string): Code => {
        const field = _`${data}[${name}]`;
        return _`${field} !== undefined && typeof ${field} !== ${type}`;
      };
      reportIf(context, any(names.map(isMismatch)), () => {
        return _`addTypes(${vErrors}, ${pathOf(context)}, ${data}, ${type}, ${stringify(names)})`;
      });
    }
  },
};

/** Creates the regular expression once per validator. */
const patternKeyword: CodeKeywordDefinition = {
  keyword: 'compactPattern',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { gen, data, schema: pattern } = context;
    const code = _`new RegExp(${pattern}, "u")`;
    const expression = gen.scopeValue('pattern', { key: pattern, ref: new RegExp(pattern, 'u'), code });
    reportIf(context, _`!${expression}.test(${data})`, () => addError(context, 'pattern', _`{pattern: ${pattern}}`));
  },
};

const minimumKeyword = boundKeyword('compactMinimum', 'minimum', (data, limit) => _`${data} < ${limit}`, '>=');
const maximumKeyword = boundKeyword('compactMaximum', 'maximum', (data, limit) => _`${data} > ${limit}`, '<=');

function boundKeyword(
  keyword: string,
  ajvKeyword: string,
  exceeds: (data: Code, limit: number) => Code,
  comparison: string,
): CodeKeywordDefinition {
  return {
    keyword,
    type: 'number',
    schemaType: 'number',
    code(context) {
      const { data, schema: limit } = context;
      const params = _`{comparison: ${comparison}, limit: ${limit}}`;
      reportIf(context, exceeds(data, limit), () => addError(context, ajvKeyword, params));
    },
  };
}

const vErrors = new Name('vErrors');
const errors = new Name('errors');
const instancePath = new Name('instancePath');

function reportIf({ gen }: KeywordCxt, condition: Code, newErrors: () => Code): void {
  gen.if(condition, () => {
    gen.assign(vErrors, newErrors());
    gen.assign(errors, _`${vErrors}.length`);
  });
}

function addError(context: KeywordCxt, keyword: string, params: Code): Code {
  return _`addError(${vErrors}, ${pathOf(context)}, ${keyword}, ${params})`;
}

function pathOf({ it }: KeywordCxt): Code {
  return it.errorPath.emptyStr() ? _`${instancePath}` : _`${instancePath}+${it.errorPath}`;
}

function any(conditions: readonly Code[]): Code {
  return conditions.reduce((one, other) => _`${one} || ${other}`);
}

function all(conditions: readonly Code[]): Code {
  return conditions.reduce((one, other) => _`${one} && ${other}`);
}
