import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: process.env['HOOKWRIGHT_TEST_ROWS'] === undefined ? [] : ['test/engine/one-per-row.ts'],
    // On a machine with two cores the default would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
