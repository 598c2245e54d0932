import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import base from '../vitest.config.js';

const { test } = base;

/** Files that measure the heap, count the timers or replace modules of their own process. */
const MEASURING = {
  unit: [
    'test/unit/system/in-memory-message-bus.test.ts',
    'test/unit/core/planner/cache.test.ts',
    'test/unit/util/describe-tools.test.ts',
  ],
  integration: [
    'test/integration/config/settings/live.test.ts',
    'test/integration/config/settings/parsed-once.test.ts',
  ],
};

/**
 * Files that share one process, which loads the code under test once. Their helpers clean up with `onTestFinished`: a hook at
 * the top of a shared module would belong to the first file alone.
 */
const SHARED = {
  unit: ['test/unit/{apps,config,core,examples,integrations,kit,runners,types,util}/**/*.test.ts'],
  'unit-generator': ['test/unit/{codegen,house}/**/*.test.ts'],
  integration: [
    'test/integration/config/{dialects,settings,trust}/**/*.test.ts',
    'test/integration/core/{events,outputs,registry,triggers}/**/*.test.ts',
    'test/integration/integrations/**/*.test.ts',
  ],
  'integration-runner': ['test/integration/core/runner/**/*.test.ts'],
  'e2e-generator': ['test/e2e/codegen/**/*.test.ts'],
  'e2e-hosts': ['test/e2e/config/**/*.test.ts', 'test/e2e/integrations/model-sdks/**/*.test.ts'],
};

/** One end-to-end path per hook type: part of `npm test`, unlike the rest of that layer. */
const PATHS = ['test/e2e/paths.test.ts'];

const separate = [PATHS, ...Object.values(SHARED), ...Object.values(MEASURING)].flat();
// Packages that a test installs contain tests too.
const exclude = [...separate, '**/node_modules/**'];
// These files mostly wait, for a timeout or a process. Vitest accepts no percentage above 100.
const isolated = { ...test, maxWorkers: 2 * availableParallelism() };

/** Limits against a test that hangs. Tests of these layers start compilers and hundreds of processes. */
function timeoutsOf(layer: string): { testTimeout?: number; hookTimeout?: number } {
  return /^(e2e|stress)/.test(layer) ? { testTimeout: 180_000, hookTimeout: 180_000 } : {};
}

/** Projects by layer: `--project 'unit*'` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      ...['unit', 'integration', 'e2e', 'stress'].map((layer) => ({
        test: {
          ...isolated,
          ...timeoutsOf(layer),
          name: `${layer}-isolated`,
          include: [`test/${layer}/**/*.test.ts`],
          exclude,
        },
      })),
      { test: { ...isolated, name: 'paths', include: PATHS } },
      { test: { ...isolated, name: 'mutants', include: ['test/mutants/*.test.ts'] } },
      ...Object.entries(MEASURING).map(([layer, include]) => ({
        test: { ...isolated, name: `${layer}-measuring`, include },
      })),
      ...Object.entries(SHARED).map(([name, include]) => ({
        test: {
          ...isolated,
          ...timeoutsOf(name),
          name,
          include,
          exclude: Object.values(MEASURING).flat(),
          isolate: false,
        },
      })),
    ],
  },
});
