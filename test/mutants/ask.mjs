// Runs test files in the order given, the likeliest killer first, and stops at the first failure. A process of its own:
// a mutant may end it, or never let it end. Prints as its last line which test failed.
import { startVitest } from 'vitest/node';

const { root, tests, timeout, name } = JSON.parse(process.argv[2] ?? '{}');

/** Vitest's own order is by size and by what it remembers, and knows nothing of the mutant. */
class InOrder {
  sort(files) {
    const place = ({ moduleId }) => tests.findIndex((test) => moduleId.endsWith(`/${test}`));
    return [...files].sort((left, right) => place(left) - place(right));
  }

  shard(files) {
    return files;
  }
}

const vitest = await startVitest('test', tests, {
  root,
  run: true,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  testTimeout: timeout,
  hookTimeout: timeout,
  reporters: ['dot'],
  sequence: { sequencer: InOrder },
  ...(name === undefined ? {} : { testNamePattern: exactly(name) }),
});
const failed = vitest.state.getTestModules().find((module) => module.state() === 'failed');
const failedTest = failed && [...failed.children.allTests('failed')][0];
await vitest.close();
const test = tests.find((path) => failed?.moduleId.endsWith(`/${path}`));
console.log(`\n${JSON.stringify({ test, name: failedTest && nameOf(failedTest) })}`);
process.exit();

/** As a pattern for names sees it: with the names of the suites around it. */
function nameOf(failed) {
  const names = [];
  for (let each = failed; each.type !== 'module'; each = each.parent) names.unshift(each.name);
  return names.join(' ');
}

function exactly(text) {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
