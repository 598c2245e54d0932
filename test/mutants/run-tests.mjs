// Runs test files against a mutant, one after another, until a test fails. It is a process of its own, because a mutant
// may end it or never end. It stays for the next mutant, because starting Vitest takes longer than most tests. Reads a
// line of JSON from stdin and prints one to stdout.
import { createInterface } from 'node:readline';
import { createVitest } from 'vitest/node';

const { root, timeout, temporary } = JSON.parse(process.argv[2] ?? '{}');

/** Skips the rest of a file after its first failure. */
const stopAtFirstFailure = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') void vitest.cancelCurrentRun('test-failure');
  },
};

const vitest = await createVitest('test', {
  root,
  watch: false,
  maxWorkers: 1,
  testTimeout: timeout,
  hookTimeout: timeout,
  // Marks processes and files that tests leave behind; Vitest's own files are elsewhere.
  env: { TMPDIR: temporary },
  reporters: [stopAtFirstFailure],
});
await vitest.standalone();
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await runTests(JSON.parse(line)))}\n`);
}
await vitest.close();
process.exit();

async function runTests({ tests, changed, name }) {
  for (const path of changed) vitest.invalidateFile(`${root}/${path}`);
  if (name === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(exactly(name));
  const took = {};
  for (const test of tests) {
    const started = performance.now();
    const failure = await failureOf(test);
    if (failure) return { failed: true, took, ...failure };
    // With a name, only a part of the file was run.
    if (name === undefined) took[test] = performance.now() - started;
  }
  return { failed: false, took };
}

async function failureOf(test) {
  const specifications = await vitest.getRelevantTestSpecifications([`${root}/${test}`]);
  if (specifications.length === 0) return { test, printed: 'test file not found' };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const module = testModules.find(({ moduleId }) => moduleId === `${root}/${test}`);
  const [failed] = module?.children.allTests('failed') ?? [];
  if (failed) return { test, name: nameOf(failed), printed: textOf(failed.result().errors) };
  if (module?.state() === 'failed') return { test, printed: textOf(module.errors()) };
  if (unhandledErrors.length > 0) return { test, printed: textOf(unhandledErrors) };
  return undefined;
}

function textOf(errors) {
  return errors.map((error) => error?.stack ?? error?.message ?? String(error)).join('\n');
}

/** Returns the full name of a test, with the names of its suites. */
function nameOf(failed) {
  const names = [];
  for (let each = failed; each.type !== 'module'; each = each.parent) names.unshift(each.name);
  return names.join(' ');
}

function exactly(text) {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
