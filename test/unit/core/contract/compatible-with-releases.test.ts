import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readContractCases } from '../../../support/core/contract/authored-ajv.js';

const root = join(import.meta.dirname, '../../../..');
const bundleOf = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

function validatorOf(file: string) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  ajv.addSchema(bundleOf(file), 'contract');
  return (title: string, value: unknown) => {
    const validate = ajv.getSchema(`contract#/$defs/${title}`);
    if (validate === undefined) throw new Error(`no ${title} in ${file}`);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

const cases = readContractCases();
const validValues = (title: string) =>
  cases.filter((one) => one.title === title && one.at === undefined).map(({ value }) => value);

const current = validatorOf('generated/schema.json');
const releases = readdirSync(join(root, 'schemas/released')).map((name) => name.replace(/\.json$/, ''));

/** Returns true if every key of a value, and of the fields of its event, is one of the schema. */
function hasOnlyKnownFields({ properties }: { properties: Record<string, object> }, value: unknown): boolean {
  const specific = Object.keys(Object(Reflect.get(Object(value), 'hookSpecificOutput')));
  const known = Object.keys(Reflect.get(properties['hookSpecificOutput'] ?? {}, 'properties') ?? {});
  return Object.keys(Object(value)).every((key) => key in properties) && specific.every((key) => known.includes(key));
}

it('compares at least the contracts 1.0 and 1.1 with the current one [GEN-5]', () => {
  expect(releases).toEqual(expect.arrayContaining(['1.0.0', '1.1.0']));
});

describe.each(releases)('compatibility with %s', (version) => {
  const file = `schemas/released/${version}.json`;
  const released = validatorOf(file);
  const { $defs } = bundleOf(file);
  const titles = Object.keys($defs).filter((title) => /^\w+(HookInput|Output)$/.test(title));
  const outputs = titles.filter((title) => title.endsWith('Output') && !title.endsWith('HookOutput'));

  it('passes input to hooks that is valid in it [GEN-5] [X-68]', () => {
    // If a limit was removed on purpose, the schema explains why.
    const { $defs: now } = bundleOf('generated/schema.json');
    const opened = (title: string) => JSON.stringify(now[title]).includes('x-opened');
    const inputs = titles.filter((title) => title.endsWith('HookInput') && !opened(title));
    expect(inputs.length).toBeGreaterThan(7);
    for (const title of inputs) for (const value of validValues(title)) expect(released(title, value)).toEqual([]);
  });

  it('accepts every output that is valid in it [GEN-5] [X-68]', () => {
    expect(outputs.length).toBeGreaterThan(10);
    for (const title of outputs) {
      for (const value of validValues(title)) {
        if (released(title, value).length === 0) expect(current(title, value)).toEqual([]);
      }
    }
  });

  it('is not stricter about any output with the fields that it has [GEN-5] [X-68]', () => {
    const ofOutputs = cases.filter(({ title }) => outputs.includes(title));
    const known = ofOutputs.filter(({ title, value }) => hasOnlyKnownFields($defs[title], value));
    expect(known.length).toBeGreaterThan(50);
    for (const { title, value } of known) {
      if (released(title, value).length === 0) expect(current(title, value)).toEqual([]);
    }
  });
});
