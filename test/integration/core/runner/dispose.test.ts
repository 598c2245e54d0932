import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionHook, makeBench, until } from '../../../support/core/runner/support.js';

describe('HookRunner.dispose', () => {
  it('lets running chains finish, then releases its files [RUN-19]', async () => {
    const bench = makeBench();
    const hooks = [bench.hook('touch up; until [ -e go ]; do sleep 0.02; done'), bench.hook('echo no >&2; exit 2')];
    const running = bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input());
    await until(() => existsSync(bench.path('up')), 'the first hook runs');
    bench.runner.dispose();
    bench.script('go', '');
    expect(await running).toMatchObject([{ success: true }, { output: { decision: 'deny', reason: 'no' } }]);
    expect(readdirSync(bench.memory)).toEqual([]);
  });

  it('kills running hooks at once and starts no more if kill is set [RUN-19] [RUN-22]', async () => {
    const bench = makeBench();
    const stubborn = 'trap "" TERM; (while :; do sleep 0.1; done) & touch up; while :; do sleep 0.1; done';
    const calls: string[] = [];
    const received: string[] = [];
    const hanging = functionHook((_input, { signal }) => {
      signal.addEventListener('abort', () => received.push('aborted'));
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
    expect([calls, received]).toEqual([[], ['aborted']]);
    expect(existsSync(bench.path('ran'))).toBe(false);
    await until(() => bench.processes().length === 0, 'the processes are gone');
  });

  it('rejects later commands with an error [RUN-10]', async () => {
    const bench = makeBench();
    bench.runner.dispose();
    const result = await bench.run('touch ran');
    expect(result).toMatchObject({ success: false, error: { message: 'the process runner is disposed' } });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('starts nothing if it is killed before the first hook is loaded [RUN-19]', async () => {
    const bench = makeBench();
    const running = bench.run('touch ran');
    bench.runner.dispose({ kill: true });
    bench.runner.dispose();
    expect(await running).toMatchObject({ success: false, skipped: 'aborted' });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });
});
