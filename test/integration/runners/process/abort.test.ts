import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  exitedWithPidIn,
  makeBench,
  numberIn,
  stallUntil,
  stateOf,
  until,
} from '../../../support/runners/process/support.js';

describe('ProcessRunner abort', () => {
  it('starts nothing if the signal is already aborted [RUN-22]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash(`touch ${bench.path('ran')}`, { signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ kind: 'aborted', stdout: '', elapsedMs: 0 });
    expect(outcome).not.toHaveProperty('pid');
    await bench.bash('true');
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('starts nothing if it comes while FIFOs are created [RUN-22]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const running = bench.bash(`touch ${bench.path('ran')}`, { signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
    await bench.bash('true');
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('stops a running command, keeps its output and kills it if it ignores SIGTERM [RUN-22] [RUN-13]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const script = (trap: string, name: string) =>
      `trap ${trap} TERM; echo up; touch ${bench.path(name)}; while :; do sleep 0.05; done`;
    const polite = bench.bash(script('-', 'a'), { signal: controller.signal });
    const stubborn = bench.bash(script("''", 'b'), { signal: controller.signal });
    await until(() => existsSync(bench.path('a')) && existsSync(bench.path('b')), 'both run');
    controller.abort();
    for (const outcome of await Promise.all([polite, stubborn])) {
      expect(outcome).toMatchObject({ kind: 'aborted', stdout: 'up\n' });
      expect(outcome).not.toHaveProperty('exitCode');
    }
    expect(bench.processes()).not.toEqual([]);
    await until(() => bench.processes().length === 0, 'the command that ignores SIGTERM was killed');
  });

  it('does not affect a command that has already exited [RUN-22] [RUN-19]', async () => {
    const bench = makeBench();
    await bench.bash('true');
    const controller = new AbortController();
    const running = bench.bash(`echo decided; echo $$ > ${bench.path('pid')}; exit 2`, { signal: controller.signal });
    stallUntil(() => exitedWithPidIn(bench.path('pid')), 0);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'decided\n' });
  });

  it('does not change the exit of a command whose output is still being drained [RUN-22] [RUN-19]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const script = `sleep 600 & echo $$ > ${bench.path('pid')}; echo decided; exit 2`;
    const running = bench.bash(script, { signal: controller.signal });
    await until(() => numberIn(bench.path('pid')) > 0, 'the command is about to exit');
    // The host reaps the process in the same turn of the event loop in which this sees it gone.
    while (stateOf(numberIn(bench.path('pid'))) !== '') await new Promise(setImmediate);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'decided\n' });
  });

  it('on one signal stops many commands without a listener warning [RUN-22]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    const running = Array.from({ length: 20 }, () => bench.bash('sleep 600', { signal: controller.signal }));
    await until(() => bench.processes().length >= 20, 'all run');
    controller.abort();
    const outcomes = await Promise.all(running);
    process.removeListener('warning', onWarning);
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 20 }, () => 'aborted'));
    expect(warnings).toEqual([]);
  });
});
