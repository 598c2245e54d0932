import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as generated from '../../../../generated/index.js';
import { mutated, valuesOf } from '../../../support/core/contract/arbitrary.js';
import { compileAuthored, readAuthoredSchemas, type SchemaNode } from '../../../support/core/contract/authored-ajv.js';

const schemas = readAuthoredSchemas();
const authored = compileAuthored(schemas);
const byFile = new Map<string, SchemaNode>(schemas.map(({ file, schema }) => [file, schema]));
const resolve = (reference: string): SchemaNode => {
  const schema = byFile.get(reference.replace(/^\.\.\//, ''));
  if (!schema) throw new Error(`no schema at ${reference}`);
  return schema;
};

const isGenerated = (title: string): title is generated.ContractName => `validate${title}` in generated;
const contracts = schemas.filter(({ title }) => isGenerated(title));
const runs = Math.ceil(20_000 / contracts.length);
const seen = { values: 0, valid: 0 };

describe('Generated validators and Ajv2020 on the authored schemas', () => {
  it.each(contracts)('agree on random values of $title [GEN-1] [VAL-8] [VAL-9]', ({ title, schema }) => {
    if (!isGenerated(title)) throw new Error(`${title} has no validator`);
    const accepts = authored.validator(title);
    const values = valuesOf(schema, resolve);
    const mixed = fc.oneof(
      { weight: 1, arbitrary: values },
      { weight: 5, arbitrary: mutated(values) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    fc.assert(
      fc.property(mixed, (value) => {
        const expected = accepts(value);
        seen.values++;
        if (expected) seen.valid++;
        expect(generated.getViolations(title, value).length === 0).toBe(expected);
      }),
      { numRuns: runs, seed: 20_000 },
    );
  });

  it('are compared on at least 20,000 values, about half of them valid [GEN-1]', () => {
    expect(seen.values).toBeGreaterThanOrEqual(20_000);
    expect(seen.valid / seen.values).toBeGreaterThan(0.35);
    expect(seen.valid / seen.values).toBeLessThan(0.65);
    console.log(`agreement: ${seen.values} values, ${seen.valid} valid`);
  });
});
