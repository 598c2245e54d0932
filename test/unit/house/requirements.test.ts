import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../requirements.mjs', import.meta.url));
const { rows, requirements } = JSON.parse(readFileSync(new URL('../../requirements.json', import.meta.url), 'utf8'));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]): { code: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { code: status, stderr };
}

/** Creates a folder of tests with an index of three rows. */
function tests(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-requirements-'));
  folders.push(folder);
  const index = { rows: { 'AA-1': 1, 'AA-2': 4, 'AA-3': 5 }, requirements: { 'R-1': ['AA-1'], 'R-2': 'overruled: x' } };
  writeFileSync(join(folder, 'requirements.json'), JSON.stringify(index));
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep', 'some.test.ts'), text);
  return folder;
}

describe('requirements map', () => {
  it('matches the titles of the tests, and has no empty row in parts 1 to 4 [VER-5]', () => {
    expect(run('--check')).toEqual({ code: 0, stderr: '' });
  });

  it('maps every requirement of the refactor to rows with tests [VER-5]', () => {
    const delta = { HSYS: 2, HEVT: 4, HRUN: 4, HPAY: 6, HBUS: 3, HTEL: 3, HAPP: 2, HFAIL: 5 };
    const ids = Object.entries(delta).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, index) => `DELTA-${area}-00${index + 1}`),
    );
    expect(
      Object.keys(requirements)
        .filter((id) => id.startsWith('DELTA-'))
        .sort(),
    ).toEqual(ids.sort());
    for (const id of ids) expect(requirements[id].map((row: string) => rows[row] <= 4)).toContain(true);
    const hooks = Array.from({ length: 217 }, (_, index) => `HOOK-${String(index + 1).padStart(3, '0')}`);
    const listed = new Set(Object.keys(requirements).map((id) => id.replace(/^(HOOK-\d{3})[ab]$/, '$1')));
    expect(hooks.filter((id) => !listed.has(id))).toEqual([]);
    expect(Object.keys(rows)).toHaveLength(316);
  });

  it('finds ids in titles of every form [VER-5]', () => {
    const folder = tests(`
      it('one [AA-1]', () => {});
      it.each([['two [AA-2, AA-3]', 1]])('%s', () => {});
      for (const x of []) it(\`three \${x} [AA-3] [X-1]\`, () => {});
    `);
    expect(run(folder)).toEqual({ code: 0, stderr: '' });
    const page = readFileSync(join(folder, 'REQUIREMENTS.md'), 'utf8');
    expect(page).toContain('| AA-1 | deep/some: one |');
    expect(page).toContain('| AA-2 | deep/some: two |');
    expect(page).toContain('| AA-3 | deep/some: two<br>deep/some: three ... |');
    expect(page).toContain('| R-1 | AA-1 |');
    expect(run(folder, '--check')).toEqual({ code: 0, stderr: '' });
  });

  it('reports an outdated page, a row without a test, and an unknown id [VER-5]', () => {
    const folder = tests("it('one [AA-1]', () => {}); it('typo [AA-9]', () => {});");
    const { code, stderr } = run(folder, '--check');
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining('REQUIREMENTS.md is not up to date'),
      'deep/some.test.ts: "typo" names AA-9, which is not a row',
      'AA-2 (part 4) has no test',
    ]);
  });
});
