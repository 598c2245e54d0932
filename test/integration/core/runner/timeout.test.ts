import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { makeBench, until } from '../../../support/core/runner/support.js';
import { mode } from '../../../support/runners/process/support.js';

describe('Command timeout', () => {
  it('sends SIGTERM to the group, reports milliseconds and keeps the output [RUN-12] [RUN-14] [WIRE-17]', async () => {
    const bench = makeBench();
    const child = '(trap "touch child-received; exit" TERM; touch child; while :; do sleep 0.02; done) &';
    const result = await bench.run(
      bench.hook(
        `trap 'touch received; exit 2' TERM; ${child} echo '{"decision":"deny"}'; echo why >&2; touch up; while :; do sleep 0.02; done`,
        { timeout: 2500 },
      ),
    );
    expect(result).toMatchObject({
      success: false,
      timedOut: true,
      stdout: '{"decision":"deny"}\n',
      stderr: expect.stringContaining('why\n'),
      error: { message: 'timed out after 2500 ms' },
    });
    for (const name of ['output', 'exitCode', 'signal']) expect(result).not.toHaveProperty(name);
    await until(
      () => existsSync(bench.path('received')) && existsSync(bench.path('child-received')),
      'both received SIGTERM',
    );
    await until(() => bench.processes().length === 0, 'the group has ended');
  });

  it('returns the result even if SIGTERM is ignored, and then sends SIGKILL [RUN-13] [B-02]', async () => {
    const bench = makeBench();
    const result = await bench.run(
      bench.hook('trap "" TERM; (while :; do sleep 0.1; done) & echo up; while :; do sleep 0.1; done', {
        timeout: 2500,
      }),
    );
    expect(result).toMatchObject({ timedOut: true, stdout: 'up\n' });
    expect(bench.processes().length).toBeGreaterThan(0);
    await until(() => bench.processes().length === 0, 'the group was killed');
  });

  it('defaults to 60 seconds [RUN-15]', async () => {
    const bench = makeBench();
    const set = vi.spyOn(globalThis, 'setTimeout');
    // With a launcher, the time before the start is included.
    const longest = () => Math.max(...set.mock.calls.map(([, delay = 0]) => delay));
    const isAtMost = (delay: number, most: number) => delay <= most && (mode === 'launcher' || delay === most);
    await bench.run('true');
    expect(longest()).toSatisfy((delay: number) => isAtMost(delay, 60_000));
    set.mockClear();
    await bench.run(bench.hook('true', { timeout: 77_777 }));
    expect(longest()).toSatisfy((delay: number) => isAtMost(delay, 77_777) && delay > 60_000);
  });

  it('does not affect other hooks [RUN-14] [RUN-9]', async () => {
    const bench = makeBench();
    const hooks = [
      bench.hook('exec sleep 600', { timeout: 300 }),
      bench.hook('until [ -e go ]; do sleep 0.02; done; echo no >&2; exit 2'),
    ];
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), {
      // The second can only exit after the first has timed out.
      onHookEnd: (_config, _result, index) => {
        if (index === 0) bench.script('go', '');
      },
    });
    expect(results).toMatchObject([{ timedOut: true }, { output: { decision: 'deny', reason: 'no' } }]);
  });
});

describe('Command that cannot be spawned', () => {
  it.each([
    ['a missing program', 'no-such-program', 'command not found: no-such-program'],
    ['a missing path', './nowhere/hook', 'command not found: ./nowhere/hook'],
    ['a directory', '/tmp', 'is a directory, not a program: /tmp'],
    ['a file that is not executable', '/etc/passwd', 'not executable: /etc/passwd'],
    ['a text with a zero byte', 'a\0b', 'a'],
  ])('because of %s fails with a readable error [WIRE-17] [RUN-10]', async (_name, command, message) => {
    const bench = makeBench();
    const result = await bench.run(bench.hook(command, { args: [] }));
    expect(result).toMatchObject({ success: false, error: expect.any(Error) });
    expect(result.error?.message).toContain(message);
    for (const name of ['output', 'exitCode', 'signal', 'timedOut']) expect(result).not.toHaveProperty(name);
  });
});
