import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import base from '../vitest.config.js';

const { test } = base;

/**
 * Files that may follow one another in one process, which then loads what they test only once. Three kinds of them, because a
 * process with a large heap is slow to start others. A helper of theirs cleans up with `onTestFinished`: a hook at the top of a
 * module that is loaded once belongs to the first file alone.
 */
const TOGETHER = {
  generator: ['test/codegen/**/*.test.ts'],
  hosts: ['test/{dialect,genai,handler,settings,triggers}/**/*.test.ts'],
  values: [
    'test/{bus,config,contract,sdk,translate,trust,types}/**/*.test.ts',
    'test/engine/*.test.ts',
    'test/engine/{matcher,outputs,planner,registry}/**/*.test.ts',
  ],
};

/** Files that measure the heap, or count the timers, of a process of their own. */
const MEASURING = [
  'test/bus/in-memory-message-bus.test.ts',
  'test/engine/matcher/hot-path.test.ts',
  'test/engine/planner/cache.test.ts',
  'test/handler/memory.test.ts',
  'test/handler/storm.test.ts',
  'test/handler/trace-sizes.test.ts',
  'test/settings/live.test.ts',
  'test/triggers/describe-tools.test.ts',
];

const shared = Object.entries(TOGETHER).map(([name, include], index) => ({
  test: { ...test, name, include, exclude: MEASURING, isolate: false, sequence: { groupOrder: index + 1 } },
}));

// Much of what these do is to wait, for a timeout or a process. Vitest takes no percentage above 100.
const alone = { ...test, maxWorkers: 2 * availableParallelism(), sequence: { groupOrder: 0 } };

/** What `npm test` runs: all tests, each file in a process of its own unless it needs none. */
export default defineConfig({
  test: {
    projects: [
      // Packages that are installed for single tests bring tests of their own.
      { test: { ...alone, name: 'alone', exclude: [...Object.values(TOGETHER).flat(), '**/node_modules/**'] } },
      { test: { ...alone, name: 'measuring', include: MEASURING } },
      ...shared,
    ],
  },
});
