import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Schema, validateSchema } from '../../../src/util/validate-schema.js';
import { propertyRuns } from '../../support/long-form.js';

const NAMES = ['a', 'b/c', '~', 'constructor', 'toString'];
const name = fc.constantFrom(...NAMES);

/** Schemas of the subset. References point to `Part`, which may refer to itself. */
const { schema } = fc.letrec<{ schema: Schema; leaf: Schema }>((tie) => ({
  leaf: fc.oneof(
    fc.record({ type: fc.constantFrom('string', 'boolean', 'null', 'number', 'integer', 'array', 'object') }),
    fc.record({ const: fc.constantFrom('x', true) }),
    fc.record({ type: fc.constant('string'), enum: fc.constantFrom(['x'], ['x', 'y']) }),
    fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('\\S', '^x+$') }),
    fc.record({ type: fc.constantFrom('number', 'integer'), minimum: fc.constantFrom(0, 1), maximum: fc.constant(2) }),
    fc.record({ $ref: fc.constant('#/$defs/Part') }),
    fc.constant<Schema>({}),
  ),
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    tie('leaf'),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.constant(true), tie('schema')),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 2, maxLength: 3 }) }),
  ),
}));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom('x', 'y', ' ', '', true, false, null, 0, 1, 1.5, 3, -1),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}));

const Part: Schema = { type: 'object', properties: { a: { $ref: '#/$defs/Part' } }, required: ['a'] };

/** Returns where the value fails: for a missing field, the location where it belongs. */
function placesOf(errors: readonly { instancePath: string; params: Record<string, unknown> }[]): string[] {
  return [...new Set(errors.map((one) => `${one.instancePath} ${String(one.params['missingProperty'] ?? '')}`))].sort();
}

describe('validateSchema', () => {
  it('reports the same locations as Ajv for every schema of the subset [GEN-1]', () => {
    const part = new Ajv2020({ allErrors: true, strict: false, ownProperties: true }).compile({
      $ref: '#/$defs/Part',
      $defs: { Part },
    });
    const reference = (_title: string, given: unknown) => (part(given) ? [] : (part.errors ?? []));
    fc.assert(
      fc.property(schema, value, (one, given) => {
        const ajv = new Ajv2020({ allErrors: true, strict: false, ownProperties: true, validateSchema: false });
        const expected = ajv.compile({ ...one, $defs: { Part } });
        const found = validateSchema(one, given, reference);
        expect(found.length === 0).toBe(expected(given));
        expect(placesOf(found)).toEqual(placesOf(expected.errors ?? []));
      }),
      propertyRuns(300),
    );
  });

  it('reports a field that must not be present [GEN-1]', () => {
    const absent: Schema = { type: 'object', properties: { a: { not: {} } } };
    expect(validateSchema(absent, {}, () => [])).toEqual([]);
    expect(validateSchema(absent, { a: 1 }, () => [])).toEqual([{ keyword: 'not', instancePath: '/a', params: {} }]);
  });

  it('reads a field of a class instance, unless every object inherits that name [GEN-1]', () => {
    class Given {
      get prompt(): string {
        return 'x';
      }
    }
    const named = (field: string): Schema => ({ type: 'object', required: [field] });
    expect(validateSchema(named('prompt'), new Given(), () => [])).toEqual([]);
    expect(validateSchema(named('constructor'), new Given(), () => [])).toHaveLength(1);
  });
});
