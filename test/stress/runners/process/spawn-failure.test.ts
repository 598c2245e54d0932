import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProcessSpec } from '../../../../src/runners/process/process-types.js';
import { type Bench, makeBench, openDescriptors, until } from '../../../support/runners/process/support.js';

const FAILURES: [string, (bench: Bench) => ProcessSpec, string][] = [
  ['a missing command', (bench) => bench.spec('no-such-command', []), 'command not found: no-such-command'],
  ['a missing file', (bench) => bench.spec('./no/file.sh', []), 'command not found: ./no/file.sh'],
  [
    'a path that leads through a file',
    (bench) => {
      writeFileSync(bench.path('file'), '');
      return bench.spec('./file/below', []);
    },
    'command not found: ./file/below',
  ],
  [
    'a file that is not executable',
    (bench) => {
      writeFileSync(bench.path('plain.sh'), 'echo');
      chmodSync(bench.path('plain.sh'), 0o644);
      return bench.spec('./plain.sh', []);
    },
    'not executable: ./plain.sh',
  ],
  [
    'a directory',
    (bench) => {
      mkdirSync(bench.path('folder'));
      return bench.spec('./folder', []);
    },
    'is a directory, not a program: ./folder',
  ],
  [
    'a script whose interpreter is missing',
    (bench) => {
      writeFileSync(bench.path('odd.sh'), '#!/no/such/interpreter\n');
      chmodSync(bench.path('odd.sh'), 0o755);
      return bench.spec('./odd.sh', []);
    },
    'the interpreter that its first line names does not exist: ./odd.sh',
  ],
  [
    'a deleted working directory',
    (bench) => {
      mkdirSync(bench.path('gone'));
      rmSync(bench.path('gone'), { recursive: true });
      return bench.spec('bash', ['-c', 'true'], { cwd: bench.path('gone') });
    },
    'working directory does not exist: ',
  ],
  [
    'a working directory that is a file',
    (bench) => {
      writeFileSync(bench.path('file'), '');
      return bench.spec('bash', ['-c', 'true'], { cwd: bench.path('file') });
    },
    'working directory is not a directory: ',
  ],
  [
    'arguments beyond the limit of the system',
    (bench) => bench.spec('/bin/echo', ['x'.repeat(4 * 1024 * 1024)]),
    'arguments and environment are too long to start: /bin/echo',
  ],
  ['an argument with a null byte', (bench) => bench.spec('/bin/echo', ['a\0b']), 'could not start /bin/echo: '],
];

describe('Process that cannot be started', () => {
  it.each(FAILURES)('has a result with a clear error: %s [RUN-10] [WIRE-30]', async (_name, specOf, message) => {
    const bench = makeBench();
    await bench.bash('true');
    await until(() => !bench.isUnfinished(), 'the group before it is forgotten');
    const outcome = await bench.runner.run(specOf(bench));
    expect(outcome).toMatchObject({ kind: 'spawn-failed', stdout: '', stderr: '', stdoutBytes: 0 });
    expect(outcome.error?.message).toContain(message);
    expect(outcome.error?.cause).toBeInstanceOf(Error);
    expect(outcome).not.toHaveProperty('exitCode');
    expect(outcome).not.toHaveProperty('pid');
    expect(bench.isUnfinished()).toBe(false);
  });

  it.each(FAILURES)('leaks no descriptor, with FIFOs or pipes: %s [RUN-23]', async (_name, specOf) => {
    for (const bench of [makeBench(), await withoutFifos()]) {
      await bench.bash('true');
      const spec = specOf(bench);
      await bench.runner.run(spec);
      const before = openDescriptors();
      for (let turn = 0; turn < 10; turn += 1) expect((await bench.runner.run(spec)).kind).toBe('spawn-failed');
      await until(() => openDescriptors() === before, 'all descriptors are closed');
      expect(await bench.bash('echo still > /dev/null; echo fine')).toMatchObject({ exitCode: 0, stdout: 'fine\n' });
    }
  });

  it('is the result of a disposed runner [RUN-10]', async () => {
    const bench = makeBench();
    const waiting = bench.bash('true');
    bench.runner.dispose();
    for (const outcome of [await waiting, await bench.bash('true')]) {
      expect(outcome.kind).toBe('spawn-failed');
      expect(outcome.error?.message).toBe('the process runner is disposed');
    }
  });
});

async function withoutFifos(): Promise<Bench> {
  const bench = makeBench();
  const { PATH } = process.env;
  Object.assign(process.env, { PATH: bench.path('nowhere') });
  await bench.bash('true');
  Object.assign(process.env, { PATH });
  return bench;
}
