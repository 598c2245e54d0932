import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree } from '../../support/codegen/generator.js';
import { root, schemasDir } from '../../support/codegen/sources.js';

const schemas = readTree(schemasDir);
const files = readTree(join(root, 'generated'));
const commented = [...files].filter(([path]) => !path.endsWith('.json'));

describe('generated files', () => {
  it('name their source on the first line, with a notice not to edit them [GEN-1]', () => {
    expect(commented.length).toBeGreaterThan(8);
    for (const [path, text] of commented) {
      const [first = ''] = text.split('\n');
      expect(first, path).toMatch(/Made from schemas\/\S*(, schemas\/\S+)* by npm run generate\. Do not edit\./);
    }
  });

  it('name an existing schema file above every validator [GEN-1]', () => {
    const validators = files.get('validators.ts') ?? '';
    const named = [...validators.matchAll(/^\/\/ schemas\/(\S+)\nlet made\w+: /gm)].map(([, path = '']) => path);
    expect(named.length).toBe(validators.match(/^export function validatorOf\w+\(\): GeneratedValidator /gm)?.length);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !schemas.has(path))).toEqual([]);
  });

  it('call no require() at run time and have LF line ends [GEN-1]', () => {
    for (const [path, text] of files) {
      expect(text.includes('require('), path).toBe(false);
      expect(text.includes('\r'), path).toBe(false);
      expect(text.endsWith('\n'), path).toBe(true);
    }
  });

  it('contain no dates except in examples, no absolute paths and no tool versions [GEN-1]', () => {
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
