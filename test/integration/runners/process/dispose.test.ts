import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeBench, until } from '../../../support/runners/process/support.js';

describe('ProcessRunner.dispose', () => {
  it('kills commands and background children at once if kill is set [RUN-19]', async () => {
    const bench = makeBench();
    await bench.bash('trap "" TERM; (while :; do sleep 0.1; done) & echo left');
    const running = bench.bash(`trap "" TERM; echo up; touch ${bench.path('up')}; while :; do sleep 0.1; done`);
    await until(() => existsSync(bench.path('up')), 'the command runs');
    await until(() => bench.processes().length >= 2, 'two groups live');
    bench.runner.dispose({ kill: true });
    expect(bench.isUnfinished()).toBe(false);
    expect(await running).toMatchObject({ kind: 'aborted' });
    await until(() => bench.processes().length === 0, 'all were killed');
  });

  it('lets running commands finish if kill is not set [RUN-19]', async () => {
    const bench = makeBench();
    const go = bench.path('go');
    const running = bench.bash(
      `touch ${go}.up; while [ ! -e ${go} ]; do sleep 0.02; done; cat; echo end > /dev/stderr`,
      { input: 'in' },
    );
    await until(() => existsSync(`${go}.up`), 'the command runs');
    bench.runner.dispose();
    writeFileSync(go, '');
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 0, stdout: 'in', stderr: 'end\n' });
    await until(() => !bench.isUnfinished(), 'the group is forgotten');
  });
});
