import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree } from '../../support/codegen/generator.js';
import { root, schemasDir } from '../../support/codegen/sources.js';

const schemas = readTree(schemasDir);
const files = readTree(join(root, 'generated'));
const commented = [...files].filter(([path]) => !path.endsWith('.json'));

describe('every generated file', () => {
  it('says on its first line what it was made from and that it is not to be edited [GEN-1]', () => {
    expect(commented.length).toBeGreaterThan(8);
    for (const [path, text] of commented) {
      const [first = ''] = text.split('\n');
      expect(first, path).toMatch(/Made from schemas\/\S*(, schemas\/\S+)* by npm run generate\. Do not edit\./);
    }
  });

  it('names schema files that exist, one above every validator [GEN-1]', () => {
    const validators = files.get('validators.ts') ?? '';
    const named = [...validators.matchAll(/^\/\/ schemas\/(\S+)\nlet made\w+: /gm)].map(([, path = '']) => path);
    expect(named.length).toBe(validators.match(/^export function validatorOf\w+\(\): GeneratedValidator /gm)?.length);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !schemas.has(path))).toEqual([]);
  });

  it('loads nothing at run time by require() and has LF line ends [GEN-1]', () => {
    for (const [path, text] of files) {
      expect(text.includes('require('), path).toBe(false);
      expect(text.includes('\r'), path).toBe(false);
      expect(text.endsWith('\n'), path).toBe(true);
    }
  });

  it('holds no date but those of the examples, no absolute path and no version of a tool [GEN-1]', () => {
    const contract = [...schemas.values()].join('\n');
    for (const [path, text] of files) {
      const dates = text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
      expect(
        dates.filter((date) => !contract.includes(date)),
        path,
      ).toEqual([]);
      expect(text.includes(root), path).toBe(false);
      expect(text, path).not.toMatch(/node_modules|file:\/\/\/|ajv@|\bv\d+\.\d+\.\d+\b/);
    }
  });
});
