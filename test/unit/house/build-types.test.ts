import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTree } from '../../support/codegen/generator.js';

const script = new URL('../../../build/types.mjs', import.meta.url).href;

/** Runs a function of the build on a folder of declarations. Returns the remaining files. */
function leftBy(call: string, files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-types-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeTree(root, Object.entries(files));
  const code = `import * as build from ${JSON.stringify(script)}; build.${call};`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
  const left = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  return left
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.includes('.'))
    .sort();
}

it('build removes the declarations of deleted modules, and nothing else', () => {
  const left = leftBy("removeOrphanedDeclarations('dist/types', '.')", {
    'src/kept.ts': '',
    'src/room/kept.ts': '',
    'dist/types/src/kept.d.ts': '',
    'dist/types/src/room/kept.d.ts': '',
    'dist/types/src/gone.d.ts': '',
    'dist/types/src/gone/room.d.ts': '',
    'dist/types/generated/gone.d.ts': '',
    'dist/types/.tsbuildinfo': '',
    'dist/index.js': '',
  });
  expect(left).toEqual(['index.js', 'types/.tsbuildinfo', 'types/src/kept.d.ts', 'types/src/room/kept.d.ts']);
});

it('build removes nothing if there are no declarations yet', () => {
  expect(leftBy("removeOrphanedDeclarations('dist/types', '.')", { 'dist/index.js': '' })).toEqual(['index.js']);
});
