import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionHook, makeBench, until } from '../../../support/core/runner/support.js';

describe('a runner that is disposed', () => {
  it('lets what is under way end, whole chains of it, and then gives all back [RUN-19]', async () => {
    const bench = makeBench();
    const hooks = [bench.hook('touch up; until [ -e go ]; do sleep 0.02; done'), bench.hook('echo no >&2; exit 2')];
    const running = bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input());
    await until(() => existsSync(bench.path('up')), 'the first hook runs');
    bench.runner.dispose();
    bench.script('go', '');
    expect(await running).toMatchObject([{ success: true }, { output: { decision: 'deny', reason: 'no' } }]);
    expect(readdirSync(bench.memory)).toEqual([]);
  });

  it('with kill ends it at once, also what would obey no signal, and starts nothing more [RUN-19] [RUN-22]', async () => {
    const bench = makeBench();
    const stubborn = 'trap "" TERM; (while :; do sleep 0.1; done) & touch up; while :; do sleep 0.1; done';
    const calls: string[] = [];
    const heard: string[] = [];
    const hanging = functionHook((_input, { signal }) => {
      signal.addEventListener('abort', () => heard.push('aborted'));
      return new Promise(() => {});
    });
    const chains = [
      [bench.hook(stubborn), functionHook(() => void calls.push('function')), bench.hook('touch ran')],
      [hanging, bench.hook('touch ran')],
    ].map((hooks) => bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input()));
    await until(() => existsSync(bench.path('up')), 'the command runs');
    bench.runner.dispose({ kill: true });
    const [first, second] = await Promise.all(chains);
    expect(first).toMatchObject([{ aborted: true }, { skipped: 'aborted' }, { skipped: 'aborted' }]);
    expect(second).toMatchObject([{ aborted: true }, { skipped: 'aborted' }]);
    expect([calls, heard]).toEqual([[], ['aborted']]);
    expect(existsSync(bench.path('ran'))).toBe(false);
    await until(() => bench.processes().length === 0, 'the processes are gone');
  });

  it('runs no further command and says so [RUN-10]', async () => {
    const bench = makeBench();
    bench.runner.dispose();
    const result = await bench.run('touch ran');
    expect(result).toMatchObject({ success: false, error: { message: 'the process runner is disposed' } });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('with kill before the first hook was even loaded starts none, also when disposed once more [RUN-19]', async () => {
    const bench = makeBench();
    const running = bench.run('touch ran');
    bench.runner.dispose({ kill: true });
    bench.runner.dispose();
    expect(await running).toMatchObject({ success: false, skipped: 'aborted' });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });
});
