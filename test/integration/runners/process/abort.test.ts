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

describe('an abort', () => {
  it('that came before starts nothing [RUN-22]', async () => {
    const bench = makeBench();
    const outcome = await bench.bash(`touch ${bench.path('ran')}`, { signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ kind: 'aborted', stdout: '', durationMs: 0 });
    expect(outcome).not.toHaveProperty('pid');
    await bench.bash('true');
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('that comes while FIFOs are being made starts nothing either [RUN-22]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const running = bench.bash(`touch ${bench.path('ran')}`, { signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
    await bench.bash('true');
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('ends what runs, keeps its output, and kills later what does not obey [RUN-22] [RUN-13]', async () => {
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
    await until(() => bench.processes().length === 0, 'the stubborn one was killed');
  });

  it('comes too late for a command that has already exited [RUN-22] [RUN-19]', async () => {
    const bench = makeBench();
    await bench.bash('true');
    const controller = new AbortController();
    const running = bench.bash(`echo decided; echo $$ > ${bench.path('pid')}; exit 2`, { signal: controller.signal });
    stallUntil(() => exitedWithPidIn(bench.path('pid')), 0);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'decided\n' });
  });

  it('does not rename an exit whose output is still being drained [RUN-22] [RUN-19]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const script = `sleep 600 & echo $$ > ${bench.path('pid')}; echo decided; exit 2`;
    const running = bench.bash(script, { signal: controller.signal });
    await until(() => numberIn(bench.path('pid')) > 0, 'the command is about to exit');
    // The turn of the loop in which the host reaps it is also the one in which this sees it gone.
    while (stateOf(numberIn(bench.path('pid'))) !== '') await new Promise(setImmediate);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 2, stdout: 'decided\n' });
  });

  it('of one signal reaches many commands without a warning about listeners [RUN-22]', async () => {
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
