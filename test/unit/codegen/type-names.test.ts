import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declaredTypes, kitTypes, seamTypes } from '../../../codegen/type-names.js';
import { root } from '../../support/codegen/sources.js';

/** Returns the exported types of a text with the number of their type parameters. */
function exportedTypes(text: string): [name: string, parameters: number][] {
  const found = [...text.matchAll(/^export (?:type|interface|const) (\w+)(?:<([^=]*?)(?: = [^>]+)?>)?(?= |$)/gm)];
  return found.map(([, name = '', parameters]) => [name, parameters === undefined ? 0 : parameters.split(',').length]);
}

function read(...folders: string[]): Map<string, number> {
  const files = folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'));
    return names.map((name) => readFileSync(join(root, folder, name), 'utf8'));
  });
  return new Map(files.flatMap(exportedTypes));
}

it('seamTypes are exported by the seam, with as many type parameters [GEN-1]', () => {
  const exported = read('src/core/contract');
  for (const [name, parameters] of Object.entries(seamTypes))
    expect([name, exported.get(name)]).toEqual([name, parameters]);
});

it('declaredTypes are declared by generated code, with as many type parameters [GEN-1]', () => {
  const exported = read('generated');
  for (const [name, parameters] of Object.entries(declaredTypes)) {
    expect([name, exported.get(name)]).toEqual([name, parameters]);
  }
  const kit = new Map(exportedTypes(readFileSync(join(root, 'generated/kit/hook-types.d.ts'), 'utf8')));
  expect(kitTypes.filter((name) => !kit.has(name))).toEqual([]);
});
