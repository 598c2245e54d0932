import { describe, expect, it } from 'vitest';
import {
  compileAuthored,
  readAuthoredSchemas,
  readContractCases,
  type SchemaNode,
} from '../../support/core/contract/authored-ajv.js';

const authored = readAuthoredSchemas();
const stripped = authored.map((one) => ({ ...one, schema: withoutXKeys(one.schema) }));

function withoutXKeys(schema: SchemaNode): SchemaNode {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('x-')))
      : value,
  );
}

describe('x- keys', () => {
  it('never change what validates [GEN-1]', () => {
    expect(JSON.stringify(authored)).toContain('"x-');
    expect(JSON.stringify(stripped)).not.toContain('"x-');
    const titles = new Set(authored.map(({ title }) => title));
    const cases = readContractCases().filter(({ title }) => titles.has(title));
    expect(cases.length).toBeGreaterThan(100);
    const withKeys = compileAuthored(authored);
    const withoutKeys = compileAuthored(stripped);
    for (const { title, name, value } of cases) {
      const place = `${title}/${name}`;
      expect(withoutKeys.failures(title, value), place).toEqual(withKeys.failures(title, value));
    }
  });
});
