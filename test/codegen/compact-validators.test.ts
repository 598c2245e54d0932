import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { describe, expect, it } from 'vitest';
import { compactValidators } from '../../codegen/emit/compact-validators.js';

function standalone(schemas: Record<string, object>): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
    inlineRefs: 3,
  });
  for (const [title, schema] of Object.entries(schemas)) ajv.addSchema(schema, title);
  const print = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;
  return print(ajv, Object.fromEntries(Object.keys(schemas).map((title) => [`is${title}`, title])));
}

const word = { type: 'object', required: ['text'], properties: { text: { type: 'string', pattern: 'a/b\\.c' } } };
const words = { type: 'array', items: { $ref: 'Word' } };
const mood = { type: 'object', properties: { mood: { type: 'string', enum: ['fine', 'so "so"'] } } };

describe('a compact validator', () => {
  it('has the name of its type, and calls the others by theirs [GEN-1]', () => {
    const functions = compactValidators(standalone({ Word: word, Words: words }));
    expect([...functions.keys()].sort()).toEqual(['isWord', 'isWords']);
    expect(functions.get('isWords')).toContain('isWord(data[i0], instancePath+"/" + i0)');
  });

  it('says what is wrong in one line, with the values it names and without the schema [GEN-1]', () => {
    const text = compactValidators(standalone({ Mood: mood })).get('isMood') ?? '';
    expect(text).toContain('params:{allowedValues: ["fine","so \\"so\\""]}');
    expect(text).not.toMatch(/schema|err\d/);
  });

  it('holds its patterns as literals, which a bundler can leave out [GEN-1]', () => {
    expect(compactValidators(standalone({ Word: word })).get('isWord')).toContain('/a\\/b\\.c/u.test(');
  });

  it('is refused when Ajv prints a form that is not known, instead of being wrong [GEN-1]', () => {
    const code = standalone({ Word: word }).replace('vErrors.push(err0);', 'vErrors.unshift(err0);');
    expect(() => compactValidators(code)).toThrow(/form that is not known here: err0/);
  });
});
