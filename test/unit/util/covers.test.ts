import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { covers, matchesName } from '../../../src/util/covers.js';

function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'hookwright-covers-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  for (const folder of ['.git/refs', 'src/lib', 'deep/config/gh', 'node_modules/a'])
    mkdirSync(join(project, folder), { recursive: true });
  for (const file of ['.env', 'src/a.ts', 'deep/config/gh/hosts.yml', 'node_modules/a/x.pem'])
    writeFileSync(join(project, file), '');
  return project;
}

describe('covers', () => {
  it.each<[string, string | readonly string[], boolean]>([
    ['.env', '.env', true],
    ['.env.local', '.env', false],
    ['.env.local', '.env.*', true],
    ['.env.local', ['.env', '.env.?ocal'], true],
    ['.env', 'P/.env', true],
    ['src/.env', 'P/.env', false],
    // What is in a folder.
    ['.git/config', '.git', true],
    ['.github/x', '.git', false],
    ['deep/config/gh/new', 'P/deep/config', true],
    ['deep/config/gh/new', 'config/gh', true],
    // Folders that contain it.
    ['', '.env', true],
    ['', 'P/.env', true],
    ['', 'P/new/file', true],
    ['..', 'P/.env', true],
    ['src', '.env', false],
    ['src', 'P/.env', false],
    ['src', '*.ts', true],
    ['deep', 'gh/hosts.yml', true],
    ['deep', 'config/hosts.yml', false],
    ['', '*.pem', false],
    ['node_modules', '*.pem', true],
    // Plain files, and paths that do not exist.
    ['src/a.ts', '.env', false],
    ['new', '.env', false],
    ['new', 'P/new/.env', true],
  ])('compares %j with %j [X-99]', (path, pattern, expected) => {
    const project = makeProject();
    const patterns = [pattern].flat().map((each) => each.replace('P', project));
    expect(covers(join(project, path), patterns)).toBe(expected);
  });

  it('compares paths of Windows [X-99]', () => {
    expect(covers('C:\\work\\.env', ['.env'])).toBe(true);
    expect(covers('c:/work', ['C:/work/.env'])).toBe(true);
    expect(covers('D:/work', ['C:/work/.env'])).toBe(false);
  });

  it('counts a folder with too many files as one that contains the file [X-99]', () => {
    const project = makeProject();
    const folder = join(project, 'many');
    mkdirSync(folder);
    expect(covers(folder, ['.env'])).toBe(false);
    for (let file = 0; file <= 20_000; file += 1) writeFileSync(join(folder, String(file)), '');
    expect(covers(folder, ['.env'])).toBe(true);
    // A busy disk makes files slowly.
  }, 180_000);
});

describe('matchesName', () => {
  it('agrees with a regular expression [X-99]', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 8 });
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (given, name) => {
        const regex = given.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
        expect(matchesName(given, name)).toBe(new RegExp(`^${regex}$`).test(name));
      }),
    );
  });
});
