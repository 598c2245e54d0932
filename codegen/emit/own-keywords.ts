import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, nil, stringify } from 'ajv';
import type { JsonSchema } from '../json.js';

/**
 * Keywords of our own in place of Ajv's, for what schemas say most: where Ajv prints the whole error at every place,
 * these call a function of the seam. What they print is a third as long, and a process reads all of it.
 */
export function ownKeywords(whole: JsonSchema, validatorName: (title: string) => string): CodeKeywordDefinition[] {
  return [
    wholeKeyword(whole),
    fitsKeyword(validatorName),
    fitsOrNullKeyword(validatorName),
    isKeyword,
    exactlyKeyword,
    amongKeyword,
    hasKeyword,
    fieldsKeyword,
    matchesKeyword,
    atLeastKeyword,
    atMostKeyword,
  ];
}

/** Whether a value is not of a type. */
const differs: Readonly<Record<string, (data: Code) => Code>> = {
  string: (data) => _`typeof ${data} !== "string"`,
  boolean: (data) => _`typeof ${data} !== "boolean"`,
  null: (data) => _`${data} !== null`,
  number: (data) => _`!Number.isFinite(${data})`,
  integer: (data) => _`!Number.isInteger(${data})`,
  array: (data) => _`!Array.isArray(${data})`,
  object: (data) => _`!isObject(${data})`,
};

/** A type that `is` can tell; Ajv's own `type` is for lists of types. */
export function isOneType(type: unknown): type is string {
  return typeof type === 'string' && Object.hasOwn(differs, type);
}

/** A type of which there is no more to say, so that `fields` can tell several at once. */
export function isSimpleType(type: unknown): type is string {
  return type === 'string' || type === 'boolean';
}

/** Of the schema that Ajv is given it prints a copy, which nobody reads: so it is given only this. */
function wholeKeyword(schema: JsonSchema): CodeKeywordDefinition {
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
 * In place of `$ref`: calls the validator of another type and takes over what it found. Ajv's own `$ref` copies the
 * whole list of errors for every bad item, which is quadratic.
 */
function fitsKeyword(validatorName: (title: string) => string): CodeKeywordDefinition {
  return {
    keyword: 'fits',
    schemaType: 'string',
    code(context) {
      const validator = validatorOf(context, validatorName);
      reportIf(context, isUnfit(context, validator), () => _`joinErrors(${vErrors}, ${validator}.errors)`);
    },
  };
}

/** The same for what may be null instead. */
function fitsOrNullKeyword(validatorName: (title: string) => string): CodeKeywordDefinition {
  return {
    keyword: 'fitsOrNull',
    schemaType: 'string',
    code(context) {
      const validator = validatorOf(context, validatorName);
      reportIf(context, _`${context.data} !== null && ${isUnfit(context, validator)}`, () => {
        return _`joinErrorsOrNull(${vErrors}, ${validator}.errors, ${pathOf(context)})`;
      });
    },
  };
}

function validatorOf({ schema }: KeywordCxt, validatorName: (title: string) => string): Code {
  return _`${new Name(validatorName(String(schema)))}()`;
}

function isUnfit(context: KeywordCxt, validator: Code): Code {
  return _`!${validator}(${context.data}, {instancePath: ${pathOf(context)}})`;
}

const isKeyword: CodeKeywordDefinition = {
  keyword: 'is',
  before: 'not',
  schemaType: 'string',
  code(context) {
    const { data, schema: type } = context;
    const isOther = differs[type];
    if (isOther === undefined) throw new Error(`there is no type ${type}`);
    reportIf(context, isOther(data), () => addError(context, 'type', _`{type: ${type}}`));
  },
};

const exactlyKeyword: CodeKeywordDefinition = {
  keyword: 'exactly',
  before: 'not',
  schemaType: ['string', 'number', 'boolean'],
  code(context) {
    const { data, schema: value } = context;
    reportIf(context, _`${data} !== ${value}`, () => addError(context, 'const', _`{allowedValue: ${value}}`));
  },
};

const amongKeyword: CodeKeywordDefinition = {
  keyword: 'among',
  before: 'not',
  schemaType: 'array',
  code(context) {
    const { data, schema: values } = context;
    const isOther = all(values.map((value: unknown) => _`${data} !== ${stringify(value)}`));
    reportIf(context, isOther, () => addError(context, 'enum', _`{allowedValues: ${stringify(values)}}`));
  },
};

const hasKeyword: CodeKeywordDefinition = {
  keyword: 'has',
  before: 'properties',
  type: 'object',
  schemaType: 'array',
  code(context) {
    const { data, schema: names } = context;
    const isMissing = (name: string): Code => {
      // Every object has a `constructor`: it is there only if it is the object's own.
      return name in Object.prototype ? _`!Object.hasOwn(${data}, ${name})` : _`${data}[${name}] === undefined`;
    };
    const oneIsMissing = any(names.map(isMissing));
    reportIf(context, oneIsMissing, () => {
      return _`addMissing(${vErrors}, ${pathOf(context)}, ${data}, ${stringify(names)})`;
    });
  },
};

/** The fields of an object of which there is no more to say than their type: by the type, their names. */
const fieldsKeyword: CodeKeywordDefinition = {
  keyword: 'fields',
  before: 'properties',
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { data, schema: namesByType } = context;
    for (const [type, names] of Object.entries<string[]>(namesByType)) {
      const isOther = (name: string): Code => {
        const field = _`${data}[${name}]`;
        return _`${field} !== undefined && typeof ${field} !== ${type}`;
      };
      reportIf(context, any(names.map(isOther)), () => {
        return _`addTypes(${vErrors}, ${pathOf(context)}, ${data}, ${type}, ${stringify(names)})`;
      });
    }
  },
};

/** The expression is made once, with the validator. */
const matchesKeyword: CodeKeywordDefinition = {
  keyword: 'matches',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { gen, data, schema: pattern } = context;
    const code = _`new RegExp(${pattern}, "u")`;
    const expression = gen.scopeValue('pattern', { key: pattern, ref: new RegExp(pattern, 'u'), code });
    reportIf(context, _`!${expression}.test(${data})`, () => addError(context, 'pattern', _`{pattern: ${pattern}}`));
  },
};

const atLeastKeyword = boundKeyword('atLeast', 'minimum', (data, limit) => _`${data} < ${limit}`, '>=');
const atMostKeyword = boundKeyword('atMost', 'maximum', (data, limit) => _`${data} > ${limit}`, '<=');

function boundKeyword(
  keyword: string,
  inPlaceOf: string,
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
      reportIf(context, exceeds(data, limit), () => addError(context, inPlaceOf, params));
    },
  };
}

const vErrors = new Name('vErrors');
const errors = new Name('errors');
const instancePath = new Name('instancePath');

function reportIf({ gen }: KeywordCxt, condition: Code, found: () => Code): void {
  gen.if(condition, () => {
    gen.assign(vErrors, found());
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
