import { describe, expect, it } from 'vitest';
import { needsModules, standalone } from '../../../codegen/emit/validators/standalone.js';
import type { JsonSchema } from '../../../codegen/read/json.js';
import * as seam from '../../../src/core/contract/index.js';
import { type GeneratedValidator, joinErrors } from '../../../src/core/contract/index.js';

const nameOf = (title: string): string => `is${title}`;

/** Compiles the text in generated/validators.ts with the names that it uses. */
function compile(schema: JsonSchema, others: Record<string, GeneratedValidator> = {}): GeneratedValidator {
  const scope: Record<string, unknown> = { ...seam, module: { exports: {} } };
  for (const [title, validator] of Object.entries(others)) scope[nameOf(title)] = () => validator;
  const text = `${standalone(schema, nameOf)}\nreturn module.exports;`;
  return new Function(...Object.keys(scope), text)(...Object.values(scope));
}

const placesOf = (validate: GeneratedValidator, value: unknown): string[] => {
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
};

const text: JsonSchema = { type: 'string' };

describe('standalone validator', () => {
  it('requires a property called schema2020, not one called undefined [GEN-1]', () => {
    const validate = compile({
      type: 'object',
      properties: { schema2020: text, schema1: text },
      required: ['schema2020'],
    });
    expect(validate({ schema2020: 'x' })).toBe(true);
    expect(validate({ undefined: 'x' })).toBe(false);
    expect(placesOf(validate, { schema2020: 'x', schema1: 5 })).toEqual(['/schema1']);
  });

  it('treats a property that every object inherits as missing unless it is an own property [GEN-1]', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      const validate = compile({ type: 'object', properties: { [name]: text }, required: [name] });
      expect(validate({})).toBe(false);
      expect(validate({ [name]: 'x' })).toBe(true);
      expect(validate({ [name]: 5 })).toBe(false);
      expect(compile({ type: 'object', properties: { [name]: text } })({})).toBe(true);
    }
  });

  it('reads a property of a class instance, unless every object inherits that name [GEN-1]', () => {
    class Given {
      get prompt(): string {
        return 'x';
      }
    }
    expect(compile({ type: 'object', properties: { prompt: text }, required: ['prompt'] })(new Given())).toBe(true);
  });

  it('calls the validator of another type and reports its errors at the right path [GEN-1]', () => {
    const part = compile({ type: 'object', properties: { name: text }, required: ['name'] });
    const reference: JsonSchema = { $ref: '#/$defs/Part' };
    const whole = compile(
      { type: 'object', properties: { one: reference, many: { type: 'array', items: reference } } },
      { Part: part },
    );
    expect(whole({ one: { name: 'x' }, many: [{ name: 'y' }] })).toBe(true);
    expect(placesOf(whole, { one: { name: 5 }, many: [{ name: 'y' }, { name: 5 }, 7] })).toEqual([
      '/one/name',
      '/many/1/name',
      '/many/2',
    ]);
    expect(placesOf(compile(reference, { Part: part }), { name: 5 })).toEqual(['/name']);
  });

  it('reports an anyOf that no branch matches, and drops branch errors if one matches [GEN-1]', () => {
    const part = compile({ type: 'object', properties: { name: text }, required: ['name'] });
    const choice = compile({ anyOf: [{ $ref: '#/$defs/Part' }, { type: 'null' }] }, { Part: part });
    expect(choice(null)).toBe(true);
    expect(choice.errors).toBeNull();
    expect(placesOf(choice, { name: 5 })).toEqual(['/name', '', '']);
  });

  it('contains no descriptions, defaults or x- keys of the schema [GEN-1]', () => {
    const schema: JsonSchema = {
      ...text,
      title: 'TheTitle',
      description: 'TheWords',
      default: 'TheDefault',
      'x-merge': 'TheKey',
    };
    expect(standalone(schema, nameOf)).not.toMatch(/TheTitle|TheWords|TheDefault|TheKey/);
  });

  it('copies no error lists, which would be quadratic for a list of invalid items [GEN-1]', () => {
    const items: JsonSchema = { type: 'array', items: { $ref: '#/$defs/Part' } };
    expect(standalone(items, nameOf)).toContain('joinErrors(');
    expect(standalone(items, nameOf)).not.toContain('.concat(');
  });

  it('finds all of 20,000 invalid items without copying its errors [GEN-1]', () => {
    const kept = { joins: 0 };
    const part = compile({ type: 'object', properties: { name: text }, required: ['name'] });
    const lists = new Set<unknown>();
    const counting = (found: Parameters<typeof joinErrors>[0], more: Parameters<typeof joinErrors>[1]) => {
      kept.joins++;
      const joined = joinErrors(found, more);
      lists.add(joined);
      return joined;
    };
    const code = `${standalone({ type: 'array', items: { $ref: '#/$defs/Part' } }, nameOf)}\nreturn module.exports;`;
    const whole: GeneratedValidator = new Function('module', 'joinErrors', 'addError', 'isPart', code)(
      { exports: {} },
      counting,
      seam.addError,
      () => part,
    );
    expect(whole(Array.from({ length: 20_000 }, () => ({})))).toBe(false);
    expect(whole.errors).toHaveLength(20_000);
    expect(kept.joins).toBe(20_000);
    expect(lists.size).toBe(1);
  });

  it('reports every field of the wrong type at its path, whatever its name [GEN-1]', () => {
    const flag: JsonSchema = { type: 'boolean' };
    const validate = compile({ type: 'object', properties: { 'a/b': text, 'c~d': text, __proto__: flag, on: flag } });
    expect(placesOf(validate, { 'a/b': 'x', on: true })).toEqual([]);
    expect(placesOf(validate, { 'a/b': 1, 'c~d': null, on: 'yes' })).toEqual(['/a~1b', '/c~0d', '/on']);
    expect(placesOf(validate, [])).toEqual(['']);
  });

  it('checks fields together if additional properties are forbidden [GEN-1]', () => {
    const closed = compile({ type: 'object', properties: { name: text }, additionalProperties: false });
    expect(closed({ name: 'x' })).toBe(true);
    expect(closed({ name: 1 })).toBe(false);
    expect(closed({ other: 'x' })).toBe(false);
  });

  it('accepts null for a nullable type and reports all alternatives otherwise [GEN-1]', () => {
    const part = compile({ type: 'string' });
    const nullable = compile({ anyOf: [{ $ref: '#/$defs/Part' }, { type: 'null' }] }, { Part: part });
    expect([null, 'x'].every((value) => nullable(value))).toBe(true);
    expect(nullable(5)).toBe(false);
    expect(seam.violationsOf(nullable, 5).map(({ message }) => message)).toEqual([
      'must be string',
      'must be null',
      'must fit one of the allowed forms',
    ]);
  });

  it('reports a text that does not match and a number out of range [GEN-1]', () => {
    const validate = compile({
      type: 'object',
      properties: { name: { type: 'string', pattern: '\\S' }, count: { type: 'integer', minimum: 1, maximum: 3 } },
    });
    expect(seam.violationsOf(validate, { name: ' ', count: 4 })).toEqual([
      { path: '/name', message: 'must not be blank' },
      { path: '/count', message: 'must be <= 3' },
    ]);
    expect(seam.violationsOf(validate, { count: 0 })).toEqual([{ path: '/count', message: 'must be >= 1' }]);
    expect(seam.violationsOf(validate, { count: 1.5 })).toEqual([{ path: '/count', message: 'must be integer' }]);
  });

  it('is rejected if it needs a module of Ajv at run time [GEN-1]', () => {
    const unique: object = { type: 'array', uniqueItems: true, items: { type: 'object' } };
    const long: object = { type: 'string', minLength: 2 };
    for (const schema of [unique, long]) {
      expect(() => standalone(schema, nameOf)).toThrow('its code requires Ajv at run time');
    }
  });

  it('is accepted with a long enum, or with a property whose name looks like a call [GEN-1]', () => {
    const values = Array.from({ length: 300 }, (_, index) => `v${index}`);
    expect(needsModules(standalone({ type: 'string', enum: values }, nameOf))).toBe(false);
    const validate = compile({ type: 'object', properties: { 'require("x")': text }, required: ['require("x")'] });
    expect(validate({ 'require("x")': 'y' })).toBe(true);
  });

  it('uses names that do not depend on other schemas [GEN-1]', () => {
    const schema: JsonSchema = { type: 'object', properties: { a: { type: 'string', pattern: '\\S' } } };
    const alone = standalone(schema, nameOf);
    standalone({ type: 'string', pattern: 'x' }, nameOf);
    expect(standalone(schema, nameOf)).toBe(alone);
  });
});
