// The runner's tests once more: with commands that a launcher starts, or with commands that are workers. With --full all of
// them; without, one test for each row RUN and WIRE, and the whole table of what hostile hooks do.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { full: { type: 'boolean' } }, allowPositionals: true });
const root = resolve(import.meta.dirname, '..');
/** In this order a row's test is looked for. */
const FOLDERS = ['core/runner', 'runners/process'].flatMap((room) => [
  `test/integration/${room}`,
  `test/stress/${room}`,
]);
const WHOLE = 'test/stress/core/runner/hostile.test.ts';
/** Workers have tests of their own for each row and against hostile ones, which every test run has. */
const OF_WORKERS = ['test/stress/runners/worker/rows.test.ts', 'test/stress/runners/worker/hostile.test.ts'];
/** What is hostile to the process of a command is not to that of a worker, and a launcher starts no workers. */
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

/** For each file the rows that it is asked for, each row of the first file that has a test of it. */
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

/** With the tables that it takes from files beside it. */
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
