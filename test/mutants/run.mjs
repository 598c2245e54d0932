// Changes one thing at a time in a copy of src/ and codegen/ and checks whether a test fails. See CONTRIBUTING.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CALLS, relatedTests } from './related.mjs';
import { choose, mutantsOf } from './sample.mjs';
import { filesOf, Sandbox } from './sandbox.mjs';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    what: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    tests: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: 'Infinity' },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
    fresh: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    'at-least': { type: 'string', default: '0' },
  },
});
/** Size of the first batch of tests, which kills most mutants. */
const FIRST = 6;

/** Tests that passed in this run, with or without a mutant. */
const passing = new Set();
const root = resolve(options.root);
const files = filesOf(root);
const mutants = chosenMutants();
if (options.record) recordCalls();
if (options.list) {
  for (const mutant of mutants) console.log(`${show(mutant)}\n`);
} else {
  await judgeAll();
}

/** Runs all tests once to record the functions that each test file calls. */
function recordCalls() {
  rmSync(join(root, CALLS), { recursive: true, force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--reporter', 'dot'];
  const env = { ...process.env, HOOKWRIGHT_CALLS: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) console.log('some tests failed: their calls are incomplete');
}

function chosenMutants() {
  const sources = files.filter((path) => /^(src|codegen)\/.*\.ts$/.test(path) && !path.endsWith('.d.ts'));
  const all = sources.flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')));
  const wanted = all.filter(
    (mutant) =>
      mutant.what.includes(options.what) &&
      (options.only.length === 0 || options.only.some((own) => isIn(mutant, own))),
  );
  return choose(wanted, Number(options.sample), Number(options.seed));
}

/** Accepts `--only src/core`, `--only src/system/hook-system.ts` or `--only src/system/hook-system.ts:42`. */
function isIn({ path, line }, own) {
  return `${path}:${line}` === own || path === own || path.startsWith(`${own.replace(/\/$/, '')}/`);
}

async function judgeAll() {
  const seconds = keepSeconds();
  const related = relatedTests(root, files, seconds.of);
  const kept = keepResults(related);
  const testsOf = ({ path, within }) => related.testsOf(path, within).slice(0, Number(options.tests));
  const sandbox = () => new Sandbox(root, files, Number(options.seconds), seconds.set);
  const verdicts = new Map(mutants.map((mutant) => [mutant, kept.get(mutant)]));
  const queue = mutants.filter((mutant) => verdicts.get(mutant) === undefined);
  const workers = Math.min(Number(options.workers), queue.length);
  const sandboxes = Array.from({ length: workers }, sandbox);
  const stop = () => {
    for (const sandbox of sandboxes) sandbox.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      process.exit(130);
    });
  }
  const deadline = performance.now() + Number(options.minutes) * 60_000;
  const next = () => (performance.now() < deadline ? queue.shift() : undefined);
  const work = async (sandbox) => {
    for (let mutant = next(); mutant !== undefined; mutant = next()) {
      const tests = testsOf(mutant);
      const verdict = await judge(mutant, tests, sandbox, related);
      if (verdict === undefined) {
        console.log(`no time to judge ${where(mutant)} ${mutant.what}`);
        continue;
      }
      verdicts.set(mutant, verdict);
      kept.set(mutant, verdict);
      const done = [...verdicts.values()].filter((own) => own !== undefined).length;
      console.log(`${done}/${mutants.length} ${verdict.by ?? 'SURVIVED'} ${where(mutant)} ${mutant.what}`);
    }
  };
  try {
    await Promise.all(sandboxes.map(work));
  } finally {
    stop();
  }
  report(verdicts);
}

/**
 * Returns `{ by }`, or `{ survived }` with the number of test files. Returns undefined if there was not enough time.
 */
async function judge(mutant, tests, sandbox, related) {
  if (await sandbox.isRejected(mutant)) return { by: 'rejected by the compiler', isRejected: true };
  for (const some of [tests.slice(0, FIRST), tests.slice(FIRST)]) {
    const failure = some.length === 0 ? undefined : await steadyFailure(mutant, some, sandbox);
    if (failure === undefined) continue;
    if (failure.late) return (await sandbox.failingTest(undefined, some)) ? undefined : { by: 'never ends' };
    if (failure.test) related.learn(mutant.path, failure.test);
    return { by: `killed by ${failure.test ?? 'an error'}`, test: failure.test };
  }
  return { survived: tests.length };
}

/** Returns a failure only if the test fails twice with the mutant and passes without it, to exclude flaky tests. */
async function steadyFailure(mutant, tests, sandbox) {
  const failure = await sandbox.failingTest(mutant, tests);
  if (failure === undefined || failure.late) return failure;
  const suspects = failure.test === undefined ? tests : tests.filter(({ path }) => path === failure.test);
  const again = await sandbox.failingTest(mutant, suspects, failure.name);
  const isSteady = again !== undefined && !(await failsWithoutMutant(suspects, sandbox, failure.name));
  if (isSteady) return failure;
  console.log(`flaky: ignored ${failure.test ?? 'a test'} for ${where(mutant)} ${mutant.what}`);
  const others = tests.filter((test) => !suspects.includes(test));
  return others.length === 0 ? undefined : steadyFailure(mutant, others, sandbox);
}

/** Returns true if the tests fail without a mutant, as on a busy machine. */
async function failsWithoutMutant(tests, sandbox, name) {
  if (tests.every(({ path }) => passing.has(path))) return false;
  const failure = await sandbox.failingTest(undefined, tests, name);
  if (failure !== undefined) console.log(`fails without a mutant: ${failure.test ?? tests.map(({ path }) => path)}`);
  return failure !== undefined;
}

function report(verdicts) {
  const asked = [...verdicts].filter(([, verdict]) => verdict !== undefined);
  // A mutant that does not compile says nothing about the tests.
  const judged = asked.filter(([, { isRejected }]) => !isRejected);
  const survivors = judged.filter(([, { survived }]) => survived !== undefined);
  for (const [mutant, { survived }] of survivors.sort(([one], [other]) => (one.id < other.id ? -1 : 1))) {
    console.log(`\nsurvived ${survived} test files: ${show(mutant)}`);
  }
  if (asked.length < verdicts.size)
    console.log(`\nout of time: ${verdicts.size - asked.length} mutants were not tested`);
  if (asked.length > judged.length) {
    console.log(`\nthe compiler rejected ${asked.length - judged.length} of ${asked.length}, which do not count`);
  }
  if (judged.length === 0) {
    // Without a result there is no score to pass with.
    console.log('\nmutants: none was tested');
    process.exitCode = 1;
    return;
  }
  const killed = judged.length - survivors.length;
  const score = (100 * killed) / judged.length;
  console.log(`\nmutants: ${killed} of ${judged.length} killed, ${score.toFixed(1)} % (seed ${options.seed})`);
  if (score < Number(options['at-least'])) process.exitCode = 1;
}

function show(mutant) {
  const lines = [...mutant.before.map((line) => `- ${line}`), ...mutant.after.map((line) => `+ ${line}`)];
  return [`${where(mutant)} ${mutant.what}`, ...lines].join('\n');
}

function where({ path, line }) {
  return `${path}:${line}`;
}

/**
 * Keeps verdicts so that an interrupted run continues. A verdict is valid while the mutant's file is the same; for a
 * survivor, its tests must be the same, too.
 */
function keepResults(related) {
  const file = join(root, '.build/mutants/verdicts.json');
  const verdicts = new Map(options.fresh ? [] : readEntries(file));
  for (const [id, { test }] of verdicts) if (test !== undefined) related.learn(id.split('@')[0], test);
  return {
    get({ id, path, within }) {
      const verdict = verdicts.get(id);
      if (verdict?.survived === undefined) return verdict;
      const isSame =
        verdict.asked >= Number(options.tests) && verdict.digest === digestOf(related.testsOf(path, within));
      return isSame ? verdict : undefined;
    },
    set({ id, path, within }, verdict) {
      const asked = { asked: Number(options.tests), digest: digestOf(related.testsOf(path, within)) };
      verdicts.set(id, verdict.survived === undefined ? verdict : { ...verdict, ...asked });
      write(file, [...verdicts]);
    },
  };
}

function digestOf(tests) {
  const hash = createHash('sha256');
  for (const path of tests.map((test) => test.path).sort()) hash.update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 12);
}

function keepSeconds() {
  const path = join(root, '.build/mutants/seconds.json');
  const known = new Map(readEntries(path));
  return {
    of: (test) => known.get(test),
    set(test, milliseconds) {
      const now = milliseconds / 1000;
      passing.add(test);
      known.set(test, known.has(test) ? (known.get(test) + now) / 2 : now);
      write(path, [...known]);
    },
  };
}

function write(path, entries) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(entries, undefined, 1));
}

function readEntries(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return []; // Nothing is stored yet.
  }
}
