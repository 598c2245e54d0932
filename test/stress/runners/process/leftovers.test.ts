import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Bench,
  commandLinesWith,
  makeBench,
  openDescriptors,
  until,
} from '../../../support/runners/process/support.js';

/** Every way in which a command can end. */
async function allEndings(bench: Bench): Promise<string[]> {
  const controller = new AbortController();
  const stdin = bench.runner.prepareStdin(Buffer.from('{}'));
  const running = [
    bench.bash('cat; echo err >&2; exit 2'),
    bench.bash('kill -9 $$'),
    bench.bash('sleep 600 & echo left'),
    bench.bash('head -c 3000000 /dev/zero', { maxOutputBytes: 10 }),
    bench.bash('sleep 600', { timeoutMs: 300 }),
    bench.bash('trap "" TERM; sleep 600 & sleep 600', { timeoutMs: 1000 }),
    bench.bash('sleep 600', { signal: controller.signal }),
    bench.bash('true', { signal: controller.signal }),
    bench.bash('true', { signal: AbortSignal.abort() }),
    bench.bash('true', { cwd: bench.path('nowhere') }),
    bench.runner.run(bench.spec('no-such-command', [], { stdin })),
  ];
  await running[7];
  controller.abort();
  const outcomes = await Promise.all(running);
  stdin.release();
  return outcomes.map(({ kind }) => kind);
}

const KINDS = [
  ...['exited', 'exited', 'exited', 'exited', 'timed-out', 'timed-out', 'aborted', 'exited'],
  ...['aborted', 'spawn-failed', 'spawn-failed'],
];

describe('ProcessRunner', () => {
  it('leaves no descriptor, listener, process or file after dispose [RUN-19] [RUN-23]', async () => {
    const descriptors = openDescriptors();
    const listeners = process.eventNames().map((name) => [name, process.listenerCount(name)]);
    const bench = makeBench();
    expect(await allEndings(bench)).toEqual(KINDS);
    bench.runner.dispose({ kill: true });
    expect(process.eventNames().map((name) => [name, process.listenerCount(name)])).toEqual(listeners);
    expect(readdirSync(bench.memory)).toEqual([]);
    await until(() => openDescriptors() === descriptors, 'all descriptors are closed');
    await until(() => bench.processes().length === 0, 'all processes have ended');
  });

  it('leaves no descriptor open between commands [RUN-23]', async () => {
    const bench = makeBench();
    await bench.bash('true');
    const descriptors = openDescriptors();
    for (let turn = 0; turn < 3; turn += 1) expect(await allEndings(bench)).toEqual(KINDS);
    await until(() => openDescriptors() === descriptors, 'all descriptors are closed');
  });

  it('has an exit listener only while a group is unfinished [RUN-19]', async () => {
    const idle = process.listenerCount('exit');
    const bench = makeBench();
    await bench.bash('true');
    await until(() => process.listenerCount('exit') === idle, 'the first group is gone');
    const running = bench.bash('read -r line < /dev/stdin; sleep 600', { timeoutMs: 700 });
    await until(() => process.listenerCount('exit') === idle + 1, 'the listener exists');
    await running;
    await until(() => process.listenerCount('exit') === idle, 'the group is gone, and the listener with it');
  });

  it('leaves no listener on an abort signal, however the command ends [RUN-22]', async () => {
    const bench = makeBench();
    const signal = new AbortController().signal;
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners += 1;
      addEventListener.apply(signal, args);
    };
    signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      removeEventListener.apply(signal, args);
    };
    const running = [
      bench.bash('true', { signal }),
      bench.bash('sleep 600', { signal, timeoutMs: 300 }),
      bench.bash('true', { signal, cwd: bench.path('nowhere') }),
    ];
    await until(() => listeners === 1, 'the signal has a listener');
    await Promise.all(running);
    expect(listeners).toBe(0);
  });

  it('starts and creates nothing before the first command [RUN-23]', async () => {
    const bench = makeBench();
    const listeners = process.listenerCount('exit');
    bench.runner.prepareStdin(Buffer.from('{}')).release();
    await bench.bash('true', { signal: AbortSignal.abort() });
    await new Promise(setImmediate);
    expect(readdirSync(bench.memory)).toEqual([]);
    expect(commandLinesWith(bench.memory)).toEqual([]);
    expect(process.listenerCount('exit')).toBe(listeners);
  });

  it('is not affected by an onNotice callback that throws [RUN-10]', async () => {
    const bench = makeBench();
    bench.notices.push = () => {
      throw new Error('no notices, please');
    };
    const { PATH } = process.env;
    Object.assign(process.env, { PATH: bench.path('nowhere') });
    await bench.bash('true');
    Object.assign(process.env, { PATH });
    expect(await bench.bash('echo fine')).toMatchObject({ exitCode: 0, stdout: 'fine\n' });
  });
});
