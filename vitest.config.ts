import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: process.env['HOOKWRIGHT_TEST_ROWS'] === undefined ? [] : ['test/engine/one-per-row.ts'],
    env: { PATH: pathWithPython() },
    // On a machine with two cores the default would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});

/** `python3` may be a script that looks for the right one at every start, which takes longer than most hooks. */
function pathWithPython(): string {
  const { PATH = '' } = process.env;
  const { stdout, status } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  return status === 0 ? [dirname(stdout.trim()), PATH].join(delimiter) : PATH;
}
