import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LauncherProcess } from '../../../../src/runners/process/launcher/launcher-process.js';
import { Semaphore } from '../../../../src/util/semaphore.js';
import {
  launchersOf,
  makeBench,
  numberIn,
  openDescriptors,
  stateOf,
  until,
} from '../../../support/runners/process/support.js';

const launchers = () => launchersOf();

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

/** Prints the parent process id. */
const PARENT = 'echo $PPID';

describe('Command', () => {
  it('is started by a launcher from the first one on, with launcher "always" [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const { stdout, pid } = await bench.bash(PARENT);
    expect(launchers()).toEqual([Number(stdout)]);
    expect(pid).toBeGreaterThan(1);
    expect(bench.notices).toEqual([]);
  });

  it('is started by the host, with launcher "never" [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'never' });
    expect(await bench.bash(PARENT)).toMatchObject({ stdout: `${process.pid}\n` });
    expect(launchers()).toEqual([]);
  });

  it('is started by the host until the launcher of a large host is ready [RUN-3]', async () => {
    const ballast = Buffer.alloc(200_000_000, 1);
    const bench = makeBench({ launcher: 'auto' });
    expect(await bench.bash(PARENT)).toMatchObject({ stdout: `${process.pid}\n` });
    await until(() => launchers().length === 1, 'there is a launcher');
    let parent = process.pid;
    while (parent === process.pid) parent = Number((await bench.bash(PARENT)).stdout);
    expect(launchers()).toEqual([parent]);
    expect(ballast.length).toBe(200_000_000);
  });

  it('has the same stdin, environment, directory and group from launcher and host [RUN-23] [WIRE-26] [WIRE-30]', async () => {
    const script =
      'cat; cat /dev/stdin; pwd; env -0 | sort -z | tr "\\0" "\\n" | grep -v "^_="; echo "$0"; [ "$(ps -o pgid= -o sid= $$ | tr -s " " | sed "s/^ //")" = "$$ $$" ] && echo leads; ulimit -a; grep -E "^Sig(Blk|Ign|Cgt)" /proc/self/status; ls /proc/self/fd';
    const outcomes = [];
    for (const launcher of ['never', 'always'] as const) {
      const bench = makeBench({ launcher });
      const layered = Object.assign(Object.create({ BELOW: 'b', HIDDEN: 'h' }), {
        PATH: bench.env['PATH'],
        HIDDEN: undefined,
        ODD: '\u{1f600}\n"\\',
        __proto__x: 'own',
      });
      const made = bench.spec('/bin/bash', ['-c', script, 'a name'], {
        argv0: 'other',
        cwd: '/usr',
        env: layered,
        input: '{"a":1}',
      });
      outcomes.push(await bench.runner.run(made));
      made.stdin.release();
    }
    const [byHost, byHelper] = outcomes.map(({ exitCode, stdout, stderr }) => ({ exitCode, stdout, stderr }));
    expect(byHelper).toEqual(byHost);
    expect(byHost?.stdout).toContain('leads');
    expect(byHost?.stdout).not.toContain('HIDDEN');
  });

  it('is started by the host if its working directory is relative [WIRE-30]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const cwd = relative(process.cwd(), bench.directory);
    expect(await bench.bash(`${PARENT}; touch here`, { cwd })).toMatchObject({ stdout: `${process.pid}\n` });
    expect(existsSync(bench.path('here'))).toBe(true);
  });

  it('is not started by the launcher of a previous user id [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const { stdout: first } = await bench.bash(PARENT);
    expect(Number(first)).not.toBe(process.pid);
    const uid = vi.spyOn(process, 'geteuid').mockReturnValue(12_345);
    expect(await bench.bash(PARENT)).toMatchObject({ stdout: `${process.pid}\n` });
    await until(() => !launchers().includes(Number(first)), 'the former launcher has exited');
    uid.mockRestore();
  });
});

describe('Launcher that dies', () => {
  it('has its running command terminated and run again with its full timeout [RUN-10] [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const script = `echo $$ >> asked; ${PARENT}; [ -e go ] || exec sleep 600; echo no >&2; exit 2`;
    await bench.bash('true');
    const running = bench.bash(script);
    await until(() => numberIn(bench.path('asked')) > 0, 'it runs');
    const first = numberIn(bench.path('asked'));
    await until(() => readFileSync(`/proc/${first}/comm`, 'utf8') === 'sleep\n', 'the command sleeps');
    writeFileSync(bench.path('go'), '');
    for (const pid of launchers()) process.kill(pid, 'SIGKILL');
    expect(await running).toMatchObject({ kind: 'exited', exitCode: 2, stderr: 'no\n', stdout: `${process.pid}\n` });
    expect(readFileSync(bench.path('asked'), 'utf8').trim().split('\n')).toHaveLength(2);
    await until(() => ['', 'Z'].includes(stateOf(first)), 'the first one is gone');
    const { stdout } = await bench.bash(PARENT);
    expect(launchers()).toEqual([Number(stdout)]);
  });

  it('is not waited for if the caller aborts [RUN-22]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const controller = new AbortController();
    const running = bench.bash('touch up; sleep 600', { signal: controller.signal });
    await until(() => existsSync(bench.path('up')), 'it runs');
    for (const pid of launchers()) process.kill(pid, 'SIGKILL');
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
  });

  it('leaks no descriptor, whether it started a command or not [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    await bench.bash('true');
    const before = openDescriptors();
    for (const round of [1, 2]) {
      const running = bench.bash(`touch up${round}; sleep 0.3; exit 3`);
      await until(() => existsSync(bench.path(`up${round}`)), 'it runs');
      for (const pid of launchers()) process.kill(pid, 'SIGKILL');
      expect(await running).toMatchObject({ exitCode: 3 });
      await bench.bash('true');
    }
    await until(() => openDescriptors() === before, 'all descriptors are closed');
  });

  it('while idle is replaced for the next command [RUN-10]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const { stdout: first } = await bench.bash(PARENT);
    process.kill(Number(first), 'SIGKILL');
    await until(() => !launchers().includes(Number(first)), 'the launcher is dead');
    expect(await bench.bash('exit 2')).toMatchObject({ exitCode: 2 });
  });

  it('is killed if it hangs, and the host starts its command [RUN-10]', async () => {
    const bench = makeBench({ launcher: 'always' });
    const { stdout: first } = await bench.bash(PARENT);
    process.kill(Number(first), 'SIGSTOP');
    expect(await bench.bash(`${PARENT}; exit 2`)).toMatchObject({ exitCode: 2, stdout: `${process.pid}\n` });
    expect(stateOf(Number(first))).not.toBe('T');
  });
});

describe('Launcher that is stopped', () => {
  const stopAfter = async (bench: ReturnType<typeof makeBench>, timeoutMs: number, before = '') => {
    await bench.bash('true');
    const script = `${before} touch up; until [ -e go ]; do sleep 0.02; done; echo no >&2; exit 2`;
    const running = bench.bash(script, { timeoutMs });
    await until(() => existsSync(bench.path('up')), 'it runs');
    for (const pid of launchers()) process.kill(pid, 'SIGSTOP');
    writeFileSync(bench.path('go'), '');
    return running;
  };

  it('loses no output of a command that exits at its timeout with open streams [RUN-19]', async () => {
    const outcome = await stopAfter(makeBench({ launcher: 'always' }), 500, 'sleep 600 &');
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 2, stderr: 'no\n' });
  });

  it('is detected by the end of the output, long before the timeout [RUN-10]', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await stopAfter(makeBench({ launcher: 'always' }), 100_000)).toMatchObject({ exitCode: 2, stderr: 'no\n' });
    // The time before the start is included.
    expect(timers.mock.calls.some(([, delay = 0]) => delay > 50_000 && delay <= 100_000)).toBe(true);
  });
});

describe('Process slot', () => {
  it.each(['always', 'never'] as const)(
    'is released if all commands are killed, launcher %s [RUN-19]',
    async (launcher) => {
      const slots = new Semaphore(2);
      const bench = makeBench({ launcher, slots });
      const running = bench.bash('touch up; sleep 600');
      await until(() => existsSync(bench.path('up')), 'it runs');
      bench.runner.dispose({ kill: true });
      expect(await running).toMatchObject({ kind: 'aborted' });
      await until(() => slots.taken === 0, 'no slot is taken');
    },
  );
});

describe('Host without a launcher', () => {
  it.each([
    ['does not exist', '/nonexistent/node', 'Error: spawn /nonexistent/node ENOENT'],
    ['is not node', '/bin/true', 'the host is not run by node, but by true'],
  ])('starts commands itself if the program %s, and reports it once [RUN-10]', async (_why, program, text) => {
    const bench = makeBench({ launcher: 'always' });
    process.execPath = program;
    const notice = `debug: commands are started by the host itself, without a launcher: ${text}`;
    while (bench.notices.length === 0) await bench.bash('sleep 0.2');
    expect(await bench.bash(PARENT)).toMatchObject({ stdout: `${process.pid}\n` });
    expect(bench.notices).toEqual([notice]);
  });

  it('starts commands itself if the launcher sends an unexpected hello [RUN-10]', async () => {
    const bench = makeBench({ launcher: 'always' });
    process.execPath = bench.path('node');
    writeFileSync(process.execPath, '#!/bin/sh\necho hello\nexec sleep 600\n', { mode: 0o755 });
    expect(await bench.bash(PARENT)).toMatchObject({ stdout: `${process.pid}\n` });
    await until(() => bench.processes().length === 0, 'the unexpected program was killed');
  });

  it('gets a command back if the launcher cannot open its streams [RUN-10]', async () => {
    const launcher = new LauncherProcess(() => {});
    await launcher.waitUntilReady();
    const request = { file: '/bin/true', args: [], cwd: '/', env: {} };
    const lost = new Promise<string>((resolve) => {
      launcher.start(
        { ...request, stdin: '/nonexistent', stdout: '/nonexistent', stderr: '/nonexistent' },
        {
          onStarted: () => resolve('started'),
          onFailed: () => resolve('failed'),
          onExit: () => resolve('exited'),
          onLost: () => resolve('lost'),
        },
      );
    });
    expect(await lost).toBe('lost');
    launcher.close();
  });
});
