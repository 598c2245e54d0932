import { describe, expect, it } from 'vitest';
import * as generated from '../../../../generated/index.js';
import {
  compileAuthored,
  readAuthoredSchemas,
  readContractCases,
} from '../../../support/core/contract/authored-ajv.js';

const schemas = readAuthoredSchemas();
const authored = compileAuthored(schemas);
const cases = readContractCases();
const valid = cases.filter(({ at }) => at === undefined);
const invalid = cases.flatMap(({ at, ...one }) => (at === undefined ? [] : [{ ...one, at }]));

const inFolder = (folder: string) =>
  schemas.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ title }) => title);
const stdinTitles = inFolder('events').filter((title) => title.endsWith('HookInput'));
const ingressTitles = stdinTitles.map((title) => title.replace(/HookInput$/, 'Input'));
const wireTitles = [...inFolder('events'), ...inFolder('bus'), ...inFolder('worker')];

const isAuthored = (title: string) => schemas.some((schema) => schema.title === title);
const isGenerated = (title: string): title is generated.ContractName => `validate${title}` in generated;

/** Returns the violations of the generated validator, or undefined if the title has no validator. */
function generatedFailures(title: string, value: unknown): string[] | undefined {
  return isGenerated(title) ? generated.getViolations(title, value).map(({ path }) => path) : undefined;
}

const count = (some: readonly { title: string }[], title: string) => some.filter((one) => one.title === title).length;

describe('Cases of the contract', () => {
  it('belong to titles of the contract [GEN-5]', () => {
    const known = new Set([...schemas.map(({ title }) => title), ...ingressTitles]);
    expect(cases.filter(({ title }) => !known.has(title))).toEqual([]);
  });

  it.each(wireTitles)('include at least three valid and three invalid ones for %s [GEN-5]', (title) => {
    expect(count(valid, title)).toBeGreaterThanOrEqual(3);
    expect(count(invalid, title)).toBeGreaterThanOrEqual(3);
  });

  it.each(ingressTitles)('include at least two valid and two invalid ones for %s [GEN-5]', (title) => {
    expect(count(valid, title)).toBeGreaterThanOrEqual(2);
    expect(count(invalid, title)).toBeGreaterThanOrEqual(2);
  });

  it('show a tool that reports no error as null [GEN-5]', () => {
    const shown = valid.filter(({ title }) => title === 'AfterToolHookInput').map(({ value }) => value);
    expect(shown).toContainEqual(expect.objectContaining({ tool_response: expect.objectContaining({ error: null }) }));
  });
});

describe('generated validators', () => {
  it.each([...wireTitles, ...ingressTitles])('include one for %s [GEN-1] [VAL-1]', (title) => {
    expect(isGenerated(title)).toBe(true);
  });
});

describe('Valid case', () => {
  it.each(valid)('is valid: $title, $name [GEN-5]', ({ title, value }) => {
    if (isAuthored(title)) expect(authored.failures(title, value)).toEqual([]);
    expect(generatedFailures(title, value) ?? []).toEqual([]);
  });
});

describe('Invalid case', () => {
  it.each(invalid)('fails at its pointer: $title, $name [GEN-5]', ({ title, value, at }) => {
    if (isAuthored(title)) expect(authored.failures(title, value)).toContain(at);
    expect(generatedFailures(title, value) ?? [at]).toContain(at);
  });
});
