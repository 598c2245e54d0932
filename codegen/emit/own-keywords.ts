import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, nil, stringify } from 'ajv';
import type { JsonSchema } from '../json.js';

/**
 * Keywords of our own in place of Ajv's, for what schemas say most: where Ajv prints the whole error at every place,
 * these call a function of the seam. What they print is a third as long, and a process reads all of it.
 */
export function ownKeywords(whole: JsonSchema, validatorName: (title: string) => string): CodeKeywordDefinition[] {
  return [wholeKeyword(whole), fitsKeyword(validatorName), isKeyword, exactlyKeyword, amongKeyword, hasKeyword];
}

/** A type that `is` can tell. Ajv's own `type` stays for those that hold others, and for numbers. */
export type PlainType = 'string' | 'boolean' | 'null';

export function isPlainType(type: unknown): type is PlainType {
  return type === 'string' || type === 'boolean' || type === 'null';
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
      const validator = _`${new Name(validatorName(String(context.schema)))}()`;
      const { data } = context;
      reportIf(context, _`!${validator}(${data}, {instancePath: ${pathOf(context)}})`, () => {
        return _`joinErrors(${vErrors}, ${validator}.errors)`;
      });
    },
  };
}

const isKeyword: CodeKeywordDefinition = {
  keyword: 'is',
  before: 'not',
  schemaType: 'string',
  code(context) {
    const { data, schema: type } = context;
    const differs = type === 'null' ? _`${data} !== null` : _`typeof ${data} !== ${type}`;
    reportIf(context, differs, () => addError(context, 'type', _`{type: ${type}}`));
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
    const differs = all(values.map((value: unknown) => _`${data} !== ${stringify(value)}`));
    reportIf(context, differs, () => addError(context, 'enum', _`{allowedValues: ${stringify(values)}}`));
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
