import { defineConfig } from 'vitest/config';
import base from '../vitest.config.js';

const { test } = base;

/**
 * Values in, values out, or processes that each test starts and ends itself: files of these folders may follow one another in
 * one process, which then loads what they test only once. A helper of theirs cleans up with `onTestFinished`: a hook at the top
 * of a module that is loaded once belongs to the first file alone.
 */
const TOGETHER = [
  'test/{bus,cli,codegen,config,contract,dialect,genai,handler,kit,sdk,settings,translate,triggers,trust,types}/**/*.test.ts',
  'test/engine/*.test.ts',
  'test/engine/{matcher,outputs,planner,registry}/**/*.test.ts',
];

/** What `npm test` runs: all tests, each file in a process of its own unless it needs none. */
export default defineConfig({
  test: {
    projects: [
      {
        // Much of what these do is to wait, for a timeout or a process.
        test: { ...test, name: 'alone', exclude: TOGETHER, maxWorkers: '150%', sequence: { groupOrder: 0 } },
      },
      { test: { ...test, name: 'together', include: TOGETHER, isolate: false, sequence: { groupOrder: 1 } } },
    ],
  },
});
