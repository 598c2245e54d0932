import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAuthoredSchemas, readCounterexamples, readExamples } from '../../../support/core/contract/authored-ajv.js';
import { findSurvivors, isKilled } from '../../../support/core/contract/schema-mutants.js';

const schemas = readAuthoredSchemas();
const cases = [...readExamples(), ...readCounterexamples()];

/** Mutants that no case kills yet. The list may only become shorter. */
const listed: string[] = JSON.parse(
  readFileSync(new URL('../../../support/core/contract/surviving-mutants.json', import.meta.url), 'utf8'),
);

describe('Contract mutants', () => {
  it('are killed by the cases of the contract [GEN-5]', () => {
    const { mutants, survivors } = findSurvivors(schemas, cases);
    expect(mutants).toBeGreaterThan(1500);
    expect(survivors).toEqual(listed);
  });

  it('are not reported for the unchanged contract [GEN-5]', () => {
    const titles = [...new Set(cases.map(({ title }) => title))];
    expect(schemas.slice(0, 1).map((unchanged) => isKilled(unchanged, schemas, titles, cases))).toEqual([false]);
  });

  it('all survive without cases [GEN-5]', () => {
    const { mutants, survivors } = findSurvivors(schemas, []);
    expect(survivors).toHaveLength(mutants);
  });
});
