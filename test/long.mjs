// Slow checks: mutants, benchmarks, repetitions, faults under load. --tenth runs a tenth of them, chosen by the seed. The
// default seed is the commit, so that every commit runs another tenth, and a repeated run the same one.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { tenth: { type: 'boolean', default: false }, seed: { type: 'string' }, only: { type: 'string' } },
});
const root = resolve(import.meta.dirname, '..');
const seed = Number(options.seed ?? seedOfCommit());
const rounds = options.tenth ? 1 : 10;

/** Tests in which races are likely: processes, timers, watched files, streams. */
const REPEATED = [
  ['core/runner/'],
  ['runners/process/', 'runners/http/'],
  ['runners/worker/', 'e2e/kit/worker'],
  ['core/events/'],
  ['system/'],
  ['config/settings/', 'config/trust/'],
  ['model-sdks/genai/', 'core/triggers/'],
  ['config/dialects/'],
  ['integrations/mcp/'],
  ['integrations/nats/'],
];
/** Tests of a machine under load, a killed host, and hostile hooks. */
const FAULTS = [
  [
    'test/stress/runners/process/spawn-failure',
    'test/stress/runners/process/stalled-host',
    'test/stress/runners/process/waiting',
  ],
  [
    'test/stress/runners/process/host-death',
    'test/stress/runners/process/leftovers',
    'test/integration/system/system-dispose',
  ],
  [
    'test/stress/core/runner/hostile',
    'test/integration/core/runner/not-asked',
    'test/integration/core/runner/refused',
    'core/registry/',
  ],
  [
    'test/stress/runners/worker/faults',
    'test/stress/runners/worker/hostile',
    'test/integration/runners/worker/protocol',
  ],
  [
    'test/stress/core/events/storm',
    'test/integration/core/events/bus-garbage',
    'test/integration/core/events/failure',
    'core/triggers/fail',
  ],
  ['test/e2e/integrations/mcp/death', 'test/e2e/integrations/mcp/any-frame', 'test/e2e/integrations/mcp/load'],
];
const MEASURED = ['no hook / ', 'function hook with', 'one command hook / ', '10,000 hooks', 'imports hookwright'];

const parts = {
  dialects: () => {
    // Changes and removes every fact of every document; the regular tests contain a sample.
    const env = options.tenth ? process.env : { ...process.env, HOOKWRIGHT_LONG: '1' };
    return nodeWith(
      env,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter',
      'dot',
      'test/stress/config/dialects/recorded.test.ts',
    );
  },
  repetitions: () => chosen(REPEATED).every((suites) => repeat(suites)),
  faults: () => {
    const series = () => chosen(FAULTS).every((suites) => repeat(suites));
    return options.tenth ? series() : underLoad(series);
  },
  /**
   * Kills workers at random moments: all 2,000 events, or as many as every test run has, with another seed. Also runs the
   * runner's tests with workers.
   */
  workers: () => {
    const env = { HOOKWRIGHT_SEED: String(seed), ...(options.tenth ? {} : { HOOKWRIGHT_LONG: '1' }) };
    const isFine = vitest(env, 'test/stress/runners/worker/faults');
    return options.tenth ? isFine : node('test/modes.mjs', '--full', 'worker') && isFine;
  },
  /** Kills parts of a fleet under load: all 20,000 requests, or as many as every test run has, with another seed. */
  fleet: () => {
    const env = { HOOKWRIGHT_SEED: String(seed), ...(options.tenth ? {} : { HOOKWRIGHT_LONG: '1' }) };
    return vitest(env, 'test/e2e/integrations/nats/faults');
  },
  /** Compares the totals of sessions with those of a server over 10,000 calls, with hosts that are killed. */
  totals: () =>
    nodeWith({ ...process.env, ...(options.tenth ? {} : { HOOKWRIGHT_LONG: '1' }) }, 'test/e2e/sdks/run.mjs', 'totals'),
  /** Compares command facts with shells: 100,000 commands of bash, 20,000 of zsh and 20,000 of programs, or a tenth. */
  shells: () =>
    vitest(
      { HOOKWRIGHT_LONG: options.tenth ? 'tenth' : '1', HOOKWRIGHT_SEED: String(seed) },
      'test/integration/util/shell/',
    ),
  /** Runs property, load and sweep tests in full, of which `npm test` runs a part; with --tenth, one such file. */
  whole: () => vitest({ HOOKWRIGHT_LONG: '1' }, ...chosen(filesInLongForm())),
  // Runs the runner's tests with a launcher, and kills the launcher repeatedly.
  launcher: () => {
    const killed = { HOOKWRIGHT_TEST_EVENTS: options.tenth ? '200' : '2000', HOOKWRIGHT_TEST_SEED: String(seed) };
    const isFine = vitest(killed, 'test/stress/core/runner/launcher-killed');
    return options.tenth ? isFine : node('test/modes.mjs', '--full', 'launcher') && isFine;
  },
  benchmarks: () => {
    if (!node('build/main.mjs') || !buildGenerator()) return false;
    const measure = (...more) => node('--expose-gc', 'bench/run.mjs', ...more);
    // Speed on a shared machine is not reliable: with --tenth, the figure is shown but not checked.
    if (!options.tenth) return measure();
    measure('--quick', '--only', chosen(MEASURED)[0]);
    return true;
  },
  /** Checks the size of an additional event of a host in bytes, which is the same on every machine. */
  generator: () => buildGenerator() && node('bench/generate.mjs', ...(options.tenth ? ['--quick'] : [])),
  mutants: () => {
    // The score of few mutants is mostly chance: with --tenth, it is shown but not checked.
    const how = options.tenth ? ['--sample', '10', '--minutes', '1'] : ['--at-least', '90'];
    const isFine = node('test/mutants/run.mjs', '--seed', String(seed), ...how);
    return options.tenth || isFine;
  },
};

console.log(`long: seed ${seed}${options.tenth ? ', a tenth' : ''}`);
const names = options.only === undefined ? chosen(Object.keys(parts)) : [options.only];
const failed = names.filter((name) => {
  const started = performance.now();
  const isFine = parts[name]();
  console.log(
    `long: ${name} ${isFine ? 'passed' : 'FAILED'} after ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return !isFine;
});
console.log(`long: ${names.length - failed.length} passed, ${failed.length} failed (seed ${seed})`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Returns all items, or, with --tenth, the one that the seed selects. */
function chosen(all) {
  return options.tenth ? [all[seed % all.length]] : all;
}

/** Returns the tests that run more cases in the long form, except those with their own part here. */
function filesInLongForm() {
  const own = /(dialects\/recorded|runners\/worker\/faults|nats\/faults|integration\/util\/shell\/.*)\.test\.ts$/;
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `test/${name.split(sep).join('/')}`)
    .filter((path) => !own.test(path) && readFileSync(join(root, path), 'utf8').includes("/long-form.js'"))
    .sort();
}

function buildGenerator() {
  return node('node_modules/typescript/bin/tsc', '-b', 'codegen');
}

/** Runs the tests in random order: no test may depend on another. */
function repeat(suites) {
  return Array.from({ length: rounds }, (_, round) => String(seed + round)).every((order) =>
    node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter',
      'dot',
      '--sequence.shuffle.files',
      '--sequence.seed',
      order,
      ...suites,
    ),
  );
}

/** Starts two busy processes per core. */
function underLoad(run) {
  const busy = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(
      process.execPath,
      [
        '-e',
        'process.on("disconnect", () => process.exit()); (function turn() { for (let i = 0; i < 1e7; i++); setImmediate(turn); })()',
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    ),
  );
  try {
    return run();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
}

function vitest(env, ...suites) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'dot', ...suites];
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

function node(...args) {
  return nodeWith(process.env, ...args);
}

function nodeWith(env, ...args) {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

function seedOfCommit() {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(hash.slice(0, 7), 16);
  } catch {
    return 1; // It is no repository, or git is not there.
  }
}
