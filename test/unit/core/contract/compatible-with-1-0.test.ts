import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { validValues } from '../../../support/core/contract/authored-ajv.js';

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

const released = validatorOf('schemas/released/1.0.0.json');
const current = validatorOf('generated/schema.json');
const titles = Object.keys(bundleOf('schemas/released/1.0.0.json').$defs).filter((title) =>
  /^\w+(HookInput|Output)$/.test(title),
);

describe('compatibility with 1.0', () => {
  it('passes input to hooks that is valid in the contract 1.0 [GEN-5] [X-68]', () => {
    // If a limit was removed on purpose, the schema explains why.
    const { $defs } = bundleOf('generated/schema.json');
    const opened = (title: string) => JSON.stringify($defs[title]).includes('x-opened');
    const inputs = titles.filter((title) => title.endsWith('HookInput') && !opened(title));
    expect(inputs.length).toBeGreaterThan(7);
    for (const title of inputs) for (const value of validValues(title)) expect(released(title, value)).toEqual([]);
  });

  it('accepts every output that is valid in 1.0 [GEN-5] [X-68]', () => {
    const outputs = titles.filter((title) => title.endsWith('Output') && !title.endsWith('HookOutput'));
    expect(outputs.length).toBeGreaterThan(10);
    for (const title of outputs) {
      for (const value of validValues(title)) {
        if (released(title, value).length === 0) expect(current(title, value)).toEqual([]);
      }
    }
  });
});
