// Runs the runner's tests again, with commands started by a launcher or as workers. --full runs all of them; the default is
// one test for each RUN and WIRE row, and all tests of hostile hooks.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { full: { type: 'boolean' } }, allowPositionals: true });
const root = resolve(import.meta.dirname, '..');
/** Folders in the order in which the test of a row is searched. */
const FOLDERS = ['core/runner', 'runners/process'].flatMap((room) => [
  `test/integration/${room}`,
  `test/stress/${room}`,
]);
const WHOLE = 'test/stress/core/runner/hostile.test.ts';
/** Tests of workers for each row and for hostile hooks, which are part of every test run. */
const OF_WORKERS = ['test/stress/runners/worker/rows.test.ts', 'test/stress/runners/worker/hostile.test.ts'];
/** Excluded for workers: tests of hostile commands, and of launchers, which start no workers. */
const NOT_FOR_WORKERS = ['--exclude', '**/runner/hostile.test.ts', '--exclude', '**/launcher-killed.test.ts'];

for (const mode of positionals.length > 0 ? positionals : ['launcher']) {
  console.log(`mode ${mode}: ${values.full ? 'every test of the runner' : 'one test for each row'}`);
  const status = values.full ? runAll(mode) : runSample(mode);
  if (status !== 0) process.exit(1);
}

function runAll(mode) {
  if (mode === 'worker') return vitest(mode, ['core/runner/', ...NOT_FOR_WORKERS], {});
  return vitest(mode, ['core/runner/', 'test/integration/runners/', 'test/stress/runners/', 'test/unit/runners/'], {});
}

function runSample(mode) {
  if (mode === 'worker') return vitest(undefined, OF_WORKERS, {});
  const chosen = rowsByFile();
  return vitest(mode, Object.keys(chosen), { HOOKWRIGHT_TEST_ROWS: JSON.stringify(chosen) });
}

function vitest(mode, files, env) {
  return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--hideSkippedTests', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...(mode === undefined ? {} : { HOOKWRIGHT_TEST_MODE: mode }) },
  }).status;
}

/** Assigns each row to the first file that has a test of it. */
function rowsByFile() {
  const seen = new Set();
  const chosen = { [WHOLE]: 'all' };
  for (const file of FOLDERS.flatMap(testsIn)) {
    const text = textsOf(file);
    const inTitles = [...text.matchAll(/\[((?:RUN|WIRE)-\d+[^\]]*)\]/g)].flatMap(([, ids]) => ids.split(/[\s,]+/));
    const rows = [...new Set(inTitles)].filter((row) => /^(RUN|WIRE)-\d+$/.test(row) && !seen.has(row));
    for (const row of rows) seen.add(row);
    if (rows.length > 0 && file !== WHOLE) chosen[file] = rows;
  }
  return chosen;
}

/** Returns the text of a file with the tables that it imports from its folder. */
function textsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const beside = [...text.matchAll(/from '([\w./-]+-rows)\.js'/g)].map(([, name]) =>
    join(root, dirname(file), `${name}.ts`),
  );
  return [text, ...beside.map((path) => readFileSync(path, 'utf8'))].join('\n');
}

function testsIn(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
