// Changes one thing at a time in a copy of src/ and codegen/ and asks whether a test notices. See CONTRIBUTING.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { relatedTests } from './related.mjs';
import { choose, mutantsOf } from './sample.mjs';
import { filesOf, Sandbox } from './sandbox.mjs';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    what: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    tests: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: 'Infinity' },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    'at-least': { type: 'string', default: '0' },
  },
});
/** The nearest tests are asked first, by themselves: most mutants go no further. */
const FIRST = 6;

const passing = new Set();
const root = resolve(options.root);
const files = filesOf(root);
const mutants = chosenMutants();
if (options.list) {
  for (const mutant of mutants) console.log(`${show(mutant)}\n`);
} else {
  await judgeAll();
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

/** `--only src/engine`, `--only src/system.ts` or `--only src/system.ts:42`. */
function isIn({ path, line }, own) {
  return `${path}:${line}` === own || path === own || path.startsWith(`${own.replace(/\/$/, '')}/`);
}

async function judgeAll() {
  const related = relatedTests(root, files);
  const kept = keepResults();
  const queue = mutants.filter(({ id }) => kept.get(id) === undefined);
  let done = mutants.length - queue.length;
  let undecided = 0;
  const workers = Math.min(Number(options.workers), queue.length);
  const sandboxes = Array.from({ length: workers }, () => new Sandbox(root, files, Number(options.seconds)));
  const stop = () => {
    for (const sandbox of sandboxes) sandbox.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      process.exit(130);
    });
  }
  const survivors = [];
  const deadline = performance.now() + Number(options.minutes) * 60_000;
  const next = () => (performance.now() < deadline ? queue.shift() : undefined);
  const work = async (sandbox) => {
    for (let mutant = next(); mutant !== undefined; mutant = next()) {
      const verdict = await judge(mutant, sandbox, related);
      if (verdict.undecided) {
        undecided += 1;
        console.log(`no time to judge ${where(mutant)} ${mutant.what}`);
        continue;
      }
      done += 1;
      console.log(
        `${done}/${mutants.length} ${verdict.survived ? 'SURVIVED' : verdict.by} ${where(mutant)} ${mutant.what}`,
      );
      if (verdict.survived) survivors.push({ ...mutant, ...verdict });
      else kept.set(mutant.id, verdict.by);
    }
  };
  try {
    await Promise.all(sandboxes.map(work));
  } finally {
    stop();
  }
  report(survivors, done, queue.length + undecided);
}

async function judge(mutant, sandbox, related) {
  const tests = related.testsOf(mutant.path).slice(0, Number(options.tests));
  for (const some of [tests.slice(0, FIRST), tests.slice(FIRST)]) {
    const failure = some.length === 0 ? undefined : await steadyFailure(mutant, some, sandbox);
    if (failure === undefined) continue;
    if (failure.late) return (await isSlowHere(some, sandbox)) ? { undecided: true } : { by: 'runs for ever' };
    if (failure.test === undefined) await mustPass(some, sandbox);
    else if (!passing.has(failure.test)) await mustPass([failure.test], sandbox);
    if (failure.test) related.learn(mutant.path, failure.test);
    return { by: `killed by ${failure.test ?? 'an error'}` };
  }
  return (await sandbox.isRefused(mutant))
    ? { by: 'refused by the compiler' }
    : { survived: true, tests: tests.length };
}

/** A test that fails now and then, as on a busy machine, kills nobody: it must fail twice, or it is left out. */
async function steadyFailure(mutant, tests, sandbox) {
  const failure = await sandbox.failingTest(mutant, tests);
  if (failure?.test === undefined) return failure;
  if ((await sandbox.failingTest(mutant, [failure.test], failure.name)) !== undefined) return failure;
  console.log(`unsteady: ${failure.test} failed once and passed once with ${where(mutant)} ${mutant.what}`);
  const others = tests.filter((test) => test !== failure.test);
  return others.length === 0 ? undefined : steadyFailure(mutant, others, sandbox);
}

/** On a busy machine the time may be up without any mutant: then it tells nothing of one. */
async function isSlowHere(tests, sandbox) {
  return (await sandbox.failingTest(undefined, tests)) !== undefined;
}

/** A test that fails as things are would kill every mutant. */
async function mustPass(tests, sandbox) {
  const failure = await sandbox.failingTest(undefined, tests);
  if (failure !== undefined) {
    throw new Error(`this fails without any mutant: ${tests.join(' ')}\n${failure.printed ?? 'the time was up'}`);
  }
  for (const test of tests) passing.add(test);
}

function report(survivors, asked, left) {
  for (const mutant of survivors.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    console.log(`\nsurvived ${mutant.tests} test files: ${show(mutant)}`);
  }
  const killed = asked - survivors.length;
  if (left > 0) console.log(`\nthe time was up: ${left} were not asked`);
  if (asked === 0) {
    // Nothing was tried, so nothing is known: that is no score to pass with.
    console.log('\nmutants: none was asked');
    process.exitCode = 1;
    return;
  }
  const score = (100 * killed) / asked;
  console.log(`\nmutants: ${killed} of ${asked} killed, ${score.toFixed(1)} % (seed ${options.seed})`);
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
 * What was killed stays killed while its file is the same, so that a run can go on where it was broken off, and a
 * second one asks only the survivors again.
 */
function keepResults() {
  const path = join(root, '.build/mutants/killed.json');
  const killed = new Map(options.fresh ? [] : readEntries(path));
  return {
    get: (id) => killed.get(id),
    set(id, by) {
      killed.set(id, by);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify([...killed], undefined, 1));
    },
  };
}

function readEntries(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return []; // Nothing was kept yet.
  }
}
