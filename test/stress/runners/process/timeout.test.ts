import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isGroupAlive } from '../../../../src/runners/process/group-signal.js';
import { makeBench, until } from '../../../support/runners/process/support.js';

const STUBBORN_CHILD_OF_A_POLITE_LEADER = `import os, signal, time
if os.fork() == 0:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.write(1, b'up\\n')
while True: time.sleep(0.1)`;

describe('ProcessRunner timeout', () => {
  it('sends SIGTERM to the whole group and keeps all output [RUN-12]', async () => {
    const bench = makeBench();
    const script = `import os, signal, sys, time
parent = os.fork() != 0
def received(*_):
    os.write(1 if parent else 2, b'received\\n')
    os._exit(2)
signal.signal(signal.SIGTERM, received)
os.write(1 if parent else 2, b'started\\n')
while True: time.sleep(0.1)`;
    const outcome = await bench.python(script, { timeoutMs: 2500 });
    expect(outcome).toMatchObject({ kind: 'timed-out', stdout: 'started\nreceived\n', stderr: 'started\nreceived\n' });
    expect(outcome).not.toHaveProperty('exitCode');
    expect(outcome).not.toHaveProperty('signal');
    await until(() => !bench.isUnfinished(), 'the group is gone');
  });

  it('returns even if SIGTERM is ignored, and then sends SIGKILL to the group [RUN-13] [B-02]', async () => {
    const bench = makeBench();
    const outcomes = await Promise.all([
      bench.bash('trap "" TERM; echo stubborn; (while :; do sleep 0.1; done) & while :; do sleep 0.1; done', {
        timeoutMs: 1500,
      }),
      bench.python(STUBBORN_CHILD_OF_A_POLITE_LEADER, { timeoutMs: 2500 }),
    ]);
    expect(outcomes).toMatchObject([
      { kind: 'timed-out', stdout: 'stubborn\n' },
      { kind: 'timed-out', stdout: 'up\n' },
    ]);
    expect(bench.isUnfinished()).toBe(true);
    expect(bench.processes().length).toBeGreaterThanOrEqual(3);
    await until(() => bench.processes().length === 0, 'both groups were killed');
    await until(() => !bench.isUnfinished(), 'both groups are forgotten');
  });

  it('comes in time even if the output never pauses [RUN-12] [RUN-20]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('yes', { timeoutMs: 500 });
    expect(outcome).toMatchObject({ kind: 'timed-out', stdoutTruncated: true });
    expect(outcome.stdout).toBe('y\n'.repeat(512 * 1024));
  });

  it('does not come early if the number is too large for a timer [B-23]', async () => {
    const bench = makeBench();
    for (const timeoutMs of [2 ** 31, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(await bench.bash('sleep 0.1; echo done', { timeoutMs })).toMatchObject({
        kind: 'exited',
        stdout: 'done\n',
      });
    }
  });
});

describe('Process group', () => {
  it('is not alive if another process reuses the id after the leader was reaped [RUN-13]', async () => {
    const stranger = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    const pid = stranger.pid ?? 0;
    expect(isGroupAlive(pid, false)).toBe(true);
    expect(isGroupAlive(pid, true)).toBe(false);
    stranger.kill('SIGKILL');
    await until(() => !isGroupAlive(pid, false), 'it no longer exists');
  });
});
