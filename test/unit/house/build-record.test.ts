import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTree } from '../../support/codegen/generator.js';

const script = new URL('../../../build/record.mjs', import.meta.url).href;

/** Makes a tree whose build is recorded. */
function makeBuilt() {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-record-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'src/a.ts': 'a',
    'package.json': '{}',
    'tsconfig.json': '{}',
    'dist/index.js': 'a',
    'dist/.tsbuildinfo': '',
  };
  writeTree(root, Object.entries(files));
  const call = (name: string) => {
    const code = `import * as record from ${JSON.stringify(script)}; console.log(record.${name}(${JSON.stringify(root)}));`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).trim();
  };
  call('recordBuild');
  return { call, write: (path: string, text: string) => writeFileSync(join(root, path), text) };
}

it('build does nothing if neither the sources nor the output changed', () => {
  const { call, write } = makeBuilt();
  expect(call('isUpToDate')).toBe('true');
  write('dist/.tsbuildinfo', 'written by the compiler');
  expect(call('isUpToDate')).toBe('true');
});

it.each(['src/a.ts', 'src/new.ts', 'tsconfig.json', 'dist/index.js'])('build runs again if %s changed', (path) => {
  const { call, write } = makeBuilt();
  write(path, 'b');
  expect(call('isUpToDate')).toBe('false');
});

it('build runs again after one that failed', () => {
  const { call } = makeBuilt();
  call('forgetBuild');
  expect(call('isUpToDate')).toBe('false');
});
