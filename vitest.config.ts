import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

// A process reads it when it starts: the memory of a large buffer leaves it when the buffer is freed, so that what stays resident
// is in use. Otherwise glibc keeps 30 MB of them at one time and none at another.
process.env['MALLOC_MMAP_THRESHOLD_'] = '131072';

// No test goes out, and every Node process reads all of a machine's own certificates: that takes longer than the rest of its start.
delete process.env['NODE_EXTRA_CA_CERTS'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: [
      ...(process.env['HOOKWRIGHT_TEST_ROWS'] === undefined ? [] : ['test/support/one-per-row.ts']),
      ...(process.env['HOOKWRIGHT_CALLS'] === undefined ? [] : ['test/mutants/record-calls.ts']),
    ],
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
