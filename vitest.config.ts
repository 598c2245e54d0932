import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Read by glibc at process start: large buffers are returned to the system when they are freed, so that memory tests are
// stable. Otherwise glibc sometimes keeps 30 MB of them.
process.env['MALLOC_MMAP_THRESHOLD_'] = '131072';

// Tests need no certificates, and reading those of the machine takes longer than the rest of a Node process's start.
delete process.env['NODE_EXTRA_CA_CERTS'];

// Tests leave nothing in the state folder of the user. Child processes get it too, and `remove-state.ts` removes it.
process.env['XDG_STATE_HOME'] = join(tmpdir(), `hookwright-test-state-${process.pid}`);

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/codegen/generate-example.ts', 'test/support/system/remove-state.ts'],
    setupFiles: [
      ...(process.env['HOOKWRIGHT_TEST_ROWS'] === undefined ? [] : ['test/support/one-per-row.ts']),
      ...(process.env['HOOKWRIGHT_CALLS'] === undefined ? [] : ['test/mutants/record-calls.ts']),
    ],
    env: { PATH: pathWithPython() },
    // On two cores, the default would leave one idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});

/** Puts the real interpreter first: `python3` may be a shim that looks it up at every start, which is slow. */
function pathWithPython(): string {
  const { PATH = '' } = process.env;
  const { stdout, status } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  return status === 0 ? [dirname(stdout.trim()), PATH].join(delimiter) : PATH;
}
