import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { exitedWithPidIn, makeBench, until } from '../../../support/runners/process/support.js';

describe('ProcessRunner', () => {
  it('reports every exit code from 0 to 255 [RUN-19]', async () => {
    const bench = makeBench();
    const codes = Array.from({ length: 256 }, (_, code) => code);
    const seen: (number | undefined)[] = [];
    for (let from = 0; from < 256; from += 16) {
      const part = codes
        .slice(from, from + 16)
        .map((code) => bench.runner.run(bench.spec('sh', ['-c', `exit ${code}`])));
      seen.push(...(await Promise.all(part)).map(({ exitCode }) => exitCode));
    }
    expect(seen).toEqual(codes);
  });

  it('reports the signal and no exit code if the command killed itself [X-27]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash('echo before; kill -9 $$');
    expect(outcome).toMatchObject({ kind: 'exited', signal: 'SIGKILL', stdout: 'before\n' });
    expect(outcome).not.toHaveProperty('exitCode');
    expect(outcome.pid).toBeGreaterThan(0);
  });

  it('passes argv0 and adds no shell [WIRE-30]', async () => {
    const bench = makeBench();
    const outcome = await bench.runner.run(
      bench.spec('bash', ['-c', 'tr "\\0" " " < /proc/$$/cmdline', '$(id)'], { argv0: 'named' }),
    );
    expect(outcome.stdout).toBe('named -c tr "\\0" " " < /proc/$$/cmdline $(id) ');
  });

  it('starts a command as leader of its own group and session [RUN-19]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash(
      'read -r _ _ _ _ pgrp session _ < /proc/$$/stat; echo $(( pgrp == $$ )) $(( session == $$ ))',
    );
    expect(outcome.stdout).toBe('1 1\n');
  });

  it('does not wait for a background child that holds stdout, and lets it live [RUN-19] [B-01]', async () => {
    const bench = makeBench();
    const go = bench.path('go');
    const outcome = await bench.bash(
      `(while [ ! -e ${go} ]; do sleep 0.02; done; touch ${go}.seen) & echo '{"decision":"deny"}'; exit 2`,
    );
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 2, stdout: '{"decision":"deny"}\n' });
    expect(bench.isUnfinished()).toBe(true);
    // The child can only continue now: if the result had waited for it, the test would hang.
    writeFileSync(go, '');
    await until(() => existsSync(`${go}.seen`), 'the background child has continued');
    await until(() => !bench.isUnfinished(), 'the group is forgotten when its last member ends');
  });

  it('does not wait for a grandchild that prints forever [RUN-19]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash(
      '(trap "" PIPE TERM; while :; do echo noise; done) 2>/dev/null & echo first; exit 2',
    );
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 2 });
    expect(outcome.stdout).toContain('first\n');
    expect(bench.processes()).not.toEqual([]);
  });

  it('does not wait for a process that left the group by setsid [RUN-19]', async () => {
    const bench = makeBench();
    const go = bench.path('go');
    const loop = `touch ${go}.started; while [ ! -e ${go} ]; do sleep 0.02; done; touch ${go}.seen`;
    const outcome = await bench.bash(
      `setsid sh -c '${loop}' & while [ ! -e ${go}.started ]; do sleep 0.02; done; echo fine`,
    );
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 0, stdout: 'fine\n' });
    writeFileSync(go, '');
    await until(() => existsSync(`${go}.seen`), 'the escaped process has ended by itself');
  });

  it('reads the output of a child that prints shortly after the exit [RUN-19]', async () => {
    const bench = makeBench();
    const exited = bench.path('exited');
    // The clock stands still, so however slow the machine is, the child prints before the output counts as complete.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const running = bench.bash(
        `(while [ ! -e ${exited} ]; do :; done; for i in 1 2 3 4; do echo $i; done) & echo $$ > ${exited}.pid`,
      );
      await untilPolled(() => exitedWithPidIn(`${exited}.pid`));
      writeFileSync(exited, '');
      expect(await running).toMatchObject({ exitCode: 0, stdout: '1\n2\n3\n4\n', stdoutLeftOpen: false });
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends SIGTERM to background children at the timeout, not earlier [RUN-12] [RUN-19]', async () => {
    const bench = makeBench();
    const ended = bench.path('ended');
    const child = `(trap 'touch ${ended}; exit' TERM; touch ${ended}.ready; while :; do sleep 0.02; done) >/dev/null 2>&1 &`;
    const outcome = await bench.bash(`${child} while [ ! -e ${ended}.ready ]; do sleep 0.02; done; echo fine`, {
      timeoutMs: 3000,
    });
    expect(outcome).toMatchObject({ kind: 'exited', stdout: 'fine\n' });
    expect(existsSync(ended)).toBe(false);
    expect(bench.processes()).not.toEqual([]);
    await until(() => existsSync(ended), 'SIGTERM was received');
    await until(() => !bench.isUnfinished(), 'the group is gone');
  });
});

/** Waits without a timer, for tests that stop the clock. */
async function untilPolled(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
