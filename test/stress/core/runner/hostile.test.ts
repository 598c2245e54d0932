import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleHost, hostKilledDuringRun } from '../../../support/core/runner/killed-host.js';
import { memoryInMegabytes, openResources } from '../../../support/core/runner/open-resources.js';
import {
  type Bench,
  exitedWithPidIn,
  numberIn,
  openBench,
  stallUntil,
  until,
} from '../../../support/core/runner/support.js';

const DENY = `echo '{"decision":"deny","reason":"no"}'`;
const denied = { decision: 'deny', reason: 'no' };
// A Buffer, because a repeated string would only allocate its memory when it is first flattened.
const MEGABYTES_5 = { text: Buffer.alloc(5 * 1024 * 1024, 'x').toString() };

/** Hostile hook behaviours and their expected results. */
const HOSTILE: [name: string, attack: (bench: Bench) => Promise<void>][] = [
  [
    '300 MB of output [RUN-20] [B-05]',
    async (bench) => {
      const result = await bench.run(`${DENY}; head -c 300000000 /dev/zero`);
      expect(result).toMatchObject({ success: false, exitCode: 0, truncated: true, stdoutBytes: 300_000_034 });
      expect(result.error?.message).toContain('at most 1048576 are read');
      expect(result).not.toHaveProperty('output');
    },
  ],
  [
    '600 MB of output before a block [RUN-20] [B-05]',
    async (bench) => {
      const result = await bench.run('head -c 600000000 /dev/zero; echo no >&2; exit 2');
      expect(result).toMatchObject({ exitCode: 2, truncated: true, stdoutBytes: 600_000_000, output: denied });
    },
  ],
  [
    '300 MB on standard error besides a block [RUN-20]',
    async (bench) => {
      const result = await bench.run(`head -c 300000000 /dev/zero >&2; ${DENY}`);
      expect(result).toMatchObject({ success: true, truncated: true, stderrBytes: 300_000_000, output: denied });
      expect(result.stderr).toHaveLength(1024 * 1024);
    },
  ],
  [
    'output without a newline [WIRE-8]',
    async (bench) => {
      const script = 'import sys; sys.stdout.write(\'{"decision":"deny","reason":"\' + "x" * 1000000 + \'"}\')';
      const result = await bench.run(bench.hook('python3', { args: ['-c', script] }));
      expect(result.output?.decision).toBe('deny');
      expect(result.output?.reason).toMatch(/^x{60000,65536}.*\d+ more/s);
    },
  ],
  [
    'output that is not UTF-8 [RUN-20]',
    async (bench) => {
      const stdout = await bench.run(`printf '{"decision":"deny","reason":"a\\xff\\xc3(b"}'`);
      expect(stdout.output).toEqual({ decision: 'deny', reason: 'a\ufffd\ufffd(b' });
      const stderr = await bench.run(`printf 'a\\xe2\\x82' >&2; exit 2`);
      expect(stderr.output).toEqual({ decision: 'deny', reason: 'a\ufffd' });
    },
  ],
  [
    'characters split between writes [RUN-20] [B-04]',
    async (bench) => {
      const script = `import os, time
for byte in '{"decision":"deny","reason":"grün € 🙂"}'.encode(): os.write(1, bytes([byte])); time.sleep(0.001)`;
      const result = await bench.run(bench.hook('python3', { args: ['-c', script] }));
      expect(result.output).toEqual({ decision: 'deny', reason: 'grün € 🙂' });
    },
  ],
  [
    'JSON nested a hundred thousand deep [RUN-10]',
    async (bench) => {
      const script = `print('{"decision":"deny","x":' + '[' * 100000 + ']' * 100000 + '}')`;
      const result = await bench.run(bench.hook('python3', { args: ['-c', script] }));
      expect(result).toMatchObject({ success: true, output: { decision: 'deny' } });
    },
  ],
  [
    'SIGTERM ignored [RUN-13] [B-02]',
    async (bench) => {
      const stubborn = 'trap "" TERM HUP INT; while :; do sleep 0.1; done';
      const result = await bench.run(bench.hook(`echo up; (${stubborn}) & ${stubborn}`, { timeout: 2500 }));
      expect(result).toMatchObject({ success: false, timedOut: true, stdout: 'up\n' });
      expect(bench.processes()).not.toEqual([]);
    },
  ],
  [
    'output that never ends [RUN-12] [RUN-20]',
    async (bench) => {
      const result = await bench.run(bench.hook('yes', { timeout: 1500 }));
      expect(result).toMatchObject({ success: false, timedOut: true, truncated: true });
    },
  ],
  [
    'a grandchild that holds standard output [RUN-19] [B-01]',
    async (bench) => {
      const result = await bench.run('(until [ -e hold ]; do sleep 0.02; done; touch held) & echo no >&2; exit 2');
      expect(result.output).toEqual(denied);
      await grandchildGoesOn(bench, 'hold', 'held');
    },
  ],
  [
    'a grandchild that prints forever [RUN-19] [B-01]',
    async (bench) => {
      const result = await bench.run(
        bench.hook('(trap "" PIPE; while :; do echo noise; done) 2>/dev/null & echo no >&2; exit 2', { timeout: 5000 }),
      );
      expect(result).toMatchObject({ exitCode: 2, output: denied });
    },
  ],
  [
    'a background child that outlives the hook [RUN-19]',
    async (bench) => {
      const child = '(until [ -e linger ]; do sleep 0.02; done; touch lingered) </dev/null >/dev/null 2>&1 &';
      const result = await bench.run(`${child} ${DENY}`);
      expect(result.output).toEqual(denied);
      await grandchildGoesOn(bench, 'linger', 'lingered');
    },
  ],
  [
    'a child that leaves the process group by setsid [RUN-19]',
    async (bench) => {
      const child = `setsid sh -c 'echo $$ > escaped; until [ -e free ]; do sleep 0.02; done; touch freed' &`;
      const result = await bench.run(`${child} until [ -s escaped ]; do sleep 0.02; done; ${DENY}`);
      expect(result.output).toEqual(denied);
      expect(numberIn(bench.path('escaped'))).toBeGreaterThan(0);
      await grandchildGoesOn(bench, 'free', 'freed');
    },
  ],
  [
    'standard output and error closed long before the exit [RUN-19]',
    async (bench) => {
      const result = await bench.run('echo no >&2; exec 1>&- 2>&-; sleep 0.3; exit 2');
      expect(result.output).toEqual(denied);
    },
  ],
  [
    '5 MB of standard input that is never read [RUN-11]',
    async (bench) => {
      const result = await bench.run('echo no >&2; exit 2', { input: bench.input({ tool_input: MEGABYTES_5 }) });
      expect(result.output).toEqual(denied);
    },
  ],
  [
    'standard input closed [RUN-11]',
    async (bench) => {
      const result = await bench.run('exec 0<&-; echo no >&2; exit 2', {
        input: bench.input({ tool_input: MEGABYTES_5 }),
      });
      expect(result.output).toEqual(denied);
    },
  ],
  ['a chain that repeatedly changes an input of 5 MB [RUN-6] [RUN-23]', chainOfLargeInputs],
  [
    '10,000 lines on standard error [RUN-20]',
    async (bench) => {
      const result = await bench.run('for i in {1..10000}; do echo "line $i"; done >&2; exit 2');
      expect(result.stderr?.trim().split('\n')).toHaveLength(10_000);
      expect(result.output?.reason).toMatch(/^line 1\nline 2\n/);
    },
  ],
  [
    'a missing file [X-28] [WIRE-14]',
    async (bench) => {
      for (const command of ['./missing.sh', 'bash ./missing.sh', 'no-such-program --flag']) {
        const result = await bench.run(command);
        expect(result).toMatchObject({ success: false, exitCode: 127, output: { decision: 'allow' } });
      }
    },
  ],
  [
    'a file that is not executable [X-28] [WIRE-14]',
    async (bench) => {
      writeFileSync(bench.path('plain.sh'), 'exit 2', { mode: 0o644 });
      expect(await bench.run('./plain.sh')).toMatchObject({ success: false, exitCode: 126 });
    },
  ],
  [
    'a directory in place of a program [X-28] [WIRE-14]',
    async (bench) => {
      mkdirSync(bench.path('folder'), { recursive: true });
      expect(await bench.run('./folder')).toMatchObject({ success: false, exitCode: 126 });
    },
  ],
  [
    'a working directory that is deleted before or during the run [WIRE-17]',
    async (bench) => {
      const cwd = bench.path('fleeting');
      const input = bench.input({ cwd });
      for (const command of ['true', 'true; true']) {
        const result = await bench.run(command, { input });
        expect(result).toMatchObject({
          success: false,
          error: { message: `working directory does not exist: ${cwd}` },
        });
      }
      mkdirSync(cwd);
      const result = await bench.run('rm -r "$PWD"; echo no >&2; exit 2', { input });
      expect(result.output).toEqual(denied);
    },
  ],
  [
    'SIGKILL of itself and of its process group [WIRE-16] [X-27]',
    async (bench) => {
      for (const command of [`${DENY}; kill -9 $$`, `sleep 600 & ${DENY}; kill -9 0`]) {
        const result = await bench.run(command);
        expect(result).toMatchObject({ success: false, signal: 'SIGKILL' });
        expect(result).not.toHaveProperty('exitCode');
        expect(result).not.toHaveProperty('output');
      }
    },
  ],
  ['every exit code from 0 to 255 [WIRE-12] [WIRE-14] [X-28]', everyExitCode],
  [
    'a host that stalls for 700 ms around the timeout [RUN-19]',
    async (bench) => {
      for (const [index, timeout] of [1, 300, 650].entries()) {
        for (const [ending, command] of Object.entries({ 0: `${DENY}; exit 0`, 2: 'echo no >&2; exit 2' })) {
          const pid = `stalled-${index}-${ending}`;
          // Fills the pool of named pipes, so the next process starts before the stall, after which timers run first.
          await bench.run('true');
          await new Promise(setImmediate);
          const running = bench.run(bench.hook(`echo $$ > ${pid}; ${command}`, { timeout }));
          stallUntil(() => exitedWithPidIn(bench.path(pid)), 700);
          const result = await running;
          expect(result).toMatchObject({ exitCode: Number(ending), output: denied });
          expect(result).not.toHaveProperty('timedOut');
        }
      }
    },
  ],
  ['a host that is killed while hooks run [RUN-19]', hostKilledDuringRun],
];

/** Proves that the result did not wait for the grandchild, which can only continue after this call. */
async function grandchildGoesOn(bench: Bench, go: string, seen: string): Promise<void> {
  expect(existsSync(bench.path(seen))).toBe(false);
  writeFileSync(bench.path(go), '');
  await until(() => existsSync(bench.path(seen)), 'the grandchild has continued');
}

async function chainOfLargeInputs(bench: Bench): Promise<void> {
  const edit = (turn: number) => bench.hook(`echo '{"hookSpecificOutput":{"tool_input":{"turn":${turn}}}}'`);
  const hooks = [...[1, 2, 3, 4].map(edit), bench.hook('grep -q \'"turn":4\' && echo no >&2; exit 2')];
  const input = bench.input({ tool_input: MEGABYTES_5 });
  const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', input);
  expect(results.at(-1)?.output).toEqual(denied);
}

async function everyExitCode(bench: Bench): Promise<void> {
  const codes = Array.from({ length: 256 }, (_, code) => code);
  const hooks = codes.map((code) => bench.hook('sh', { args: ['-c', `exit ${code}`] }));
  const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
  expect(results.map(({ exitCode }) => exitCode)).toEqual(codes);
  expect(codes.filter((code) => results[code]?.success)).toEqual([0]);
  expect(codes.filter((code) => results[code]?.output !== undefined)).toEqual([2]);
}

describe('Host', () => {
  let opened: ReturnType<typeof openBench>;
  let before = new Map<string, number>();
  let memoryBefore = { inUse: 0, resident: 0 };
  const surplus = () => [...openResources()].filter(([name, count]) => count > (before.get(name) ?? 0));
  const thrown: unknown[] = [];
  const onThrown = (error: unknown) => void thrown.push(error);

  beforeAll(async () => {
    opened = openBench();
    bundleHost(opened.bench);
    process.on('uncaughtException', onThrown).on('unhandledRejection', onThrown);
    memoryBefore = await memoryInMegabytes();
    await opened.bench.run('true');
    await until(() => opened.bench.processes().length === 0, 'the first hook has ended');
    before = openResources();
  });

  afterAll(async () => {
    await opened.close();
    process.off('uncaughtException', onThrown).off('unhandledRejection', onThrown);
  });

  it.each(HOSTILE)('survives %s', (_name, attack) => attack(opened.bench));

  it('has no extra process, timer, descriptor, listener, file or memory afterwards [RUN-19] [RUN-23]', async () => {
    const { bench } = opened;
    await until(() => bench.processes().length === 0, 'every process has ended');
    await until(() => surplus().length === 0, 'nothing is left', 20_000).catch(() => {});
    expect(surplus()).toEqual([]);
    const files = readdirSync(bench.memory).flatMap((name) => readdirSync(join(bench.memory, name)));
    expect(files.filter((name) => !/^\d+$/.test(name))).toEqual([]);
    const memory = await memoryInMegabytes();
    expect(memory.inUse - memoryBefore.inUse).toBeLessThan(10);
    expect(memory.resident - memoryBefore.resident).toBeLessThan(20);
    expect(thrown).toEqual([]);
  });
});
