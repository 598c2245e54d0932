import { describe, expect, it } from 'vitest';
import { readAuthoredSchemas, readContractCases } from '../../../support/core/contract/authored-ajv.js';
import { findSurvivors, isKilled, mutantsOf } from '../../../support/core/contract/schema-mutants.js';

const schemas = readAuthoredSchemas();
const cases = readContractCases();

describe('Contract mutants', () => {
  it.each(schemas)('of $file are killed by the cases of the contract [GEN-5]', (authored) => {
    expect(findSurvivors(authored, schemas, cases)).toEqual([]);
  });

  it('have distinct ids, and there are many of them [GEN-5]', () => {
    const ids = schemas.flatMap(mutantsOf).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1500);
  });

  it('are not reported for the unchanged contract [GEN-5]', () => {
    const titles = [...new Set(cases.map(({ title }) => title))];
    expect(schemas.slice(0, 1).map((unchanged) => isKilled(unchanged, schemas, titles, cases))).toEqual([false]);
  });

  it('survive without cases [GEN-5]', () => {
    for (const authored of schemas.slice(0, 3)) {
      expect(findSurvivors(authored, schemas, [])).toHaveLength(mutantsOf(authored).length);
    }
  });
});
