import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  exitedWithPidIn,
  makeBench,
  numberIn,
  stallUntil,
  stateOf,
  until,
} from '../../../support/runners/process/support.js';

describe('Host that stalls', () => {
  it('around the timeout loses no decision that was written [RUN-19]', async () => {
    const bench = makeBench();
    await bench.bash('true');
    for (const timeoutMs of [1, 200]) {
      const pidFile = bench.path(`pid-${timeoutMs}`);
      const script = `echo '{"decision":"deny"}'; head -c 50000 /dev/zero >&2; echo $$ > ${pidFile}; exit 2`;
      const running = bench.bash(script, { timeoutMs });
      stallUntil(() => exitedWithPidIn(pidFile), 700);
      const outcome = await running;
      expect(outcome).toMatchObject({
        kind: 'exited',
        exitCode: 2,
        stdout: '{"decision":"deny"}\n',
        stderrBytes: 50_000,
      });
    }
  });

  it('between the exit and the end of the drain loses no output [RUN-19]', async () => {
    const bench = makeBench();
    const go = bench.path('go');
    const holder = `(while [ ! -e ${go} ]; do sleep 0.02; done; echo late; touch ${go}.seen; sleep 600) &`;
    const running = bench.bash(`${holder} echo $$ > ${go}.pid; echo early`);
    await until(() => numberIn(`${go}.pid`) > 0, 'the command is about to exit');
    // The host reaps the process in the same turn of the event loop in which this sees it gone.
    while (stateOf(numberIn(`${go}.pid`)) !== '') await new Promise(setImmediate);
    writeFileSync(go, '');
    stallUntil(() => existsSync(`${go}.seen`), 700);
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 0, stdout: 'early\nlate\n' });
  });
});
