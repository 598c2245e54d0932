import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryInMegabytes, openResources } from '../../../support/core/runner/open-resources.js';
import { openBench, stallUntil } from '../../../support/core/runner/support.js';
import {
  DENY,
  denied,
  PID,
  PYTHON,
  until,
  type WorkerBench,
  withWorker,
} from '../../../support/runners/worker/support.js';

const MEGABYTES_5 = Buffer.alloc(5 * 1024 * 1024, 'x').toString();
/** A snippet for which only the command returns an output, because the worker is terminated before. */
const ONCE = `if not IS_WORKER: ${DENY}\n`;

/** Writes in chunks, so that the script itself stays small. */
const flood = (descriptor: number, megabytes: number) =>
  `for turn in range(${megabytes}):\n  data = b"x" * 1000000\n  while data: data = data[os.write(${descriptor}, data):]\n`;

const warmed = (bench: WorkerBench) => bench.runSnippet('respond()');

/** Hostile behaviours of a worker and their expected results. */
const HOSTILE: [name: string, attack: (bench: WorkerBench) => Promise<void>][] = [
  [
    '300 MB of output without a newline [RUN-20] [B-05]',
    async (bench) => {
      const result = await bench.runSnippet(`${ONCE}${flood(1, 300)}`);
      expect(result.output).toEqual(denied);
      expect(result.warnings?.[0]).toContain('a line that is too long');
    },
  ],
  [
    '60 MB of lines before a block [RUN-20] [B-05]',
    async (bench) => {
      const result = await bench.runSnippet(`for turn in range(60): raw("x" * 999999 + "\\n")\n${DENY}`);
      expect(result).toMatchObject({ success: true, output: denied });
      expect(result).not.toHaveProperty('warnings');
    },
  ],
  [
    '300 MB on standard error besides a block [RUN-20]',
    async (bench) => {
      const result = await bench.runSnippet(`${flood(2, 300)}${DENY}`);
      expect(result).toMatchObject({ success: true, output: denied });
    },
  ],
  [
    'a response of one megabyte [WIRE-8]',
    async (bench) => {
      const result = await bench.runSnippet('respond({"decision": "deny", "reason": "x" * 1000000})');
      expect(result.output?.reason).toMatch(/^x{60000,65536}.*\d+ more/s);
    },
  ],
  [
    'output that is not UTF-8 [RUN-20]',
    async (bench) => {
      const frame =
        'b\'{"type":"response","id":\' + str(id).encode() + b\',"output":{"decision":"deny","reason":"a\\xff\\xc3(b"}}\\n\'';
      const result = await bench.runSnippet(`raw(${frame})`);
      expect(result.output).toEqual({ decision: 'deny', reason: 'a\ufffd\ufffd(b' });
    },
  ],
  [
    'characters split between writes [RUN-20] [B-04]',
    async (bench) => {
      const frame = `('{"type":"response","id":' + str(id) + ',"exitCode":2,"stderr":"grün € 🙂"}\\n').encode()`;
      const result = await bench.runSnippet(`for byte in ${frame}: os.write(1, bytes([byte])); time.sleep(0.001)`);
      expect(result.output).toEqual({ decision: 'deny', reason: 'grün € 🙂' });
    },
  ],
  [
    'JSON nested a hundred thousand deep [RUN-10]',
    async (bench) => {
      const deep = `'{"decision":"deny","x":' + '[' * 100000 + ']' * 100000 + '}'`;
      const object = await bench.runSnippet(
        `raw('{"type":"response","id":' + str(id) + ',"output":' + ${deep} + '}\\n')`,
      );
      expect(object).toMatchObject({ success: true, output: { decision: 'deny' } });
      const text = await bench.runSnippet(`respond(${deep})`);
      expect(text).toMatchObject({ success: true, output: { decision: 'deny' } });
    },
  ],
  [
    'SIGTERM ignored [RUN-13] [B-02]',
    async (bench) => {
      await warmed(bench);
      const doing = 'signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)';
      expect(await bench.runSnippet(doing, { hook: { timeout: 500 } })).toMatchObject({
        success: false,
        timedOut: true,
      });
    },
  ],
  [
    'output that never ends [RUN-12] [RUN-20]',
    async (bench) => {
      await warmed(bench);
      const doing = 'while True: raw("noise\\n" * 1000)';
      expect(await bench.runSnippet(doing, { hook: { timeout: 800 } })).toMatchObject({
        success: false,
        timedOut: true,
      });
    },
  ],
  [
    'a grandchild that holds standard output [RUN-19] [B-01]',
    async (bench) => {
      const child = 'until [ -e hold ]; do sleep 0.02; done; touch held';
      expect((await bench.runSnippet(`subprocess.Popen(["sh", "-c", "${child}"]); ${DENY}`)).output).toEqual(denied);
      await goesOn(bench, 'hold', 'held');
    },
  ],
  [
    'a grandchild that prints forever [RUN-19] [B-01]',
    async (bench) => {
      const doing = `subprocess.Popen(["sh", "-c", "while :; do echo noise; done"]); time.sleep(0.05); ${DENY}`;
      expect((await bench.runSnippet(doing)).output).toEqual(denied);
      bench.runner.refreshEnvironment();
    },
  ],
  [
    'a background child after its response [RUN-19]',
    async (bench) => {
      const child = 'until [ -e linger ]; do sleep 0.02; done; touch lingered';
      const doing = `null = subprocess.DEVNULL
subprocess.Popen(["sh", "-c", "${child}"], stdin=null, stdout=null, stderr=null); ${DENY}`;
      expect((await bench.runSnippet(doing)).output).toEqual(denied);
      await goesOn(bench, 'linger', 'lingered');
    },
  ],
  [
    'a child that leaves the process group by setsid [RUN-19]',
    async (bench) => {
      const child = 'until [ -e free ]; do sleep 0.02; done; touch freed';
      const doing = `subprocess.Popen(["sh", "-c", "${child}"], start_new_session=True); ${DENY}`;
      expect((await bench.runSnippet(doing)).output).toEqual(denied);
      await goesOn(bench, 'free', 'freed');
    },
  ],
  [
    'standard output and error closed [RUN-19]',
    async (bench) => {
      const result = await bench.runSnippet(`${ONCE}os.close(1); os.close(2); time.sleep(600)`);
      expect(result.output).toEqual(denied);
    },
  ],
  [
    'an event of 5 MB that is never read [RUN-11]',
    async (bench) => {
      await warmed(bench);
      const busy = bench.runSnippet('time.sleep(600)', { hook: { timeout: 500 } });
      const result = await bench.runSnippet('', { fields: { tool_input: { do: DENY, more: MEGABYTES_5 } } });
      expect(await busy).toMatchObject({ timedOut: true });
      expect(result.output).toEqual(denied);
    },
  ],
  [
    'standard input closed [RUN-11]',
    async (bench) => {
      expect((await bench.runSnippet(`os.close(0); ${DENY}`)).output).toEqual(denied);
      const result = await bench.runSnippet('', { fields: { tool_input: { do: DENY, more: MEGABYTES_5 } } });
      expect(result.output).toEqual(denied);
    },
  ],
  [
    'a chain that repeatedly changes an input of 5 MB [RUN-6]',
    async (bench) => {
      const doing = `turn = input["tool_input"]["turn"] + 1
respond({"decision": "deny", "reason": "no"} if turn == 5 else {"hookSpecificOutput": {"tool_input": {"turn": turn}}})`;
      const hooks = [1, 2, 3, 4, 5].map(() => bench.worker());
      const input = bench.input({ tool_input: { do: doing, turn: 0, more: MEGABYTES_5 } });
      const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', input);
      expect(results.at(-1)?.output).toEqual(denied);
    },
  ],
  [
    '10,000 lines on standard error [RUN-20]',
    async (bench) => {
      const doing = 'respond(exitCode=2, stderr="".join(f"line {at}\\n" for at in range(1, 10001)))';
      const result = await bench.runSnippet(doing);
      expect(result.stderr?.trim().split('\n')).toHaveLength(10_000);
      expect(result.output?.reason).toMatch(/^line 1\nline 2\n/);
    },
  ],
  [
    'a missing file [X-28] [WIRE-14]',
    async (bench) => {
      for (const command of ['./missing.sh', 'bash ./missing.sh', 'no-such-program --flag']) {
        const result = await bench.run(bench.worker({ command }));
        expect(result).toMatchObject({ success: false, exitCode: 127, output: { decision: 'allow' } });
      }
    },
  ],
  [
    'a file that is not executable, and a directory instead of a program [X-28] [WIRE-14]',
    async (bench) => {
      writeFileSync(bench.path('plain.sh'), 'exit 2', { mode: 0o644 });
      mkdirSync(bench.path('folder'), { recursive: true });
      for (const command of ['./plain.sh', './folder']) {
        expect(await bench.run(bench.worker({ command }))).toMatchObject({ success: false, exitCode: 126 });
      }
    },
  ],
  [
    'a working directory that is deleted before or during the run [WIRE-17]',
    async (bench) => {
      const cwd = bench.path('fleeting');
      const hook = { command: `${PYTHON} ${bench.path('worker.py')}` };
      const missing = await bench.runSnippet('', { hook, fields: { cwd } });
      expect(missing).toMatchObject({ error: { message: `working directory does not exist: ${cwd}` } });
      mkdirSync(cwd);
      const away = `import shutil; shutil.rmtree("${cwd}"); ${DENY}`;
      expect((await bench.runSnippet('', { hook, fields: { cwd, tool_input: { do: away } } })).output).toEqual(denied);
    },
  ],
  [
    'SIGKILL of itself and of its process group [WIRE-16] [X-27]',
    async (bench) => {
      for (const doing of ['os.kill(os.getpid(), 9)', 'subprocess.Popen(["sleep", "600"]); os.killpg(0, 9)']) {
        const result = await bench.runSnippet(doing);
        expect(result).toMatchObject({ success: false, signal: 'SIGKILL' });
        expect(result).not.toHaveProperty('exitCode');
        expect(result).not.toHaveProperty('output');
      }
    },
  ],
  [
    'every exit code from 0 to 255 [WIRE-12] [WIRE-14] [X-28]',
    async (bench) => {
      const codes = Array.from({ length: 256 }, (_, code) => code);
      const results = await Promise.all(codes.map((code) => bench.runSnippet(`respond(exitCode=${code})`)));
      expect(results.map(({ exitCode }) => exitCode)).toEqual(codes);
      expect(codes.filter((code) => results[code]?.success)).toEqual([0]);
      expect(codes.filter((code) => results[code]?.output !== undefined)).toEqual([2]);
    },
  ],
  [
    'a host that stalls for 700 ms around the timeout [RUN-19]',
    async (bench) => {
      for (const timeout of [1, 300, 650]) {
        await warmed(bench);
        rmSync(bench.path('stalled'), { force: true });
        const running = bench.runSnippet(`respond({"decision": "deny", "reason": "no"}); note("stalled", 1)`, {
          hook: { timeout },
        });
        stallUntil(() => existsSync(bench.path('stalled')), 700);
        const result = await running;
        expect(result).toMatchObject({ exitCode: 0, output: denied });
        expect(result).not.toHaveProperty('timedOut');
        expect(result).not.toHaveProperty('warnings');
      }
    },
  ],
];

/** Proves that the result did not wait for the grandchild, which can only continue after this call. */
async function goesOn(bench: WorkerBench, go: string, seen: string): Promise<void> {
  expect(existsSync(bench.path(seen))).toBe(false);
  writeFileSync(bench.path(go), '');
  await until(() => existsSync(bench.path(seen)), 'the grandchild has continued');
}

describe('Host with a worker', () => {
  let opened: ReturnType<typeof openBench>;
  let bench: WorkerBench;
  let before = new Map<string, number>();
  let memoryBefore = { inUse: 0, resident: 0 };
  const surplus = () => [...openResources()].filter(([name, count]) => count > (before.get(name) ?? 0));
  const thrown: unknown[] = [];
  const onThrown = (error: unknown) => void thrown.push(error);

  beforeAll(async () => {
    opened = openBench();
    bench = withWorker(opened.bench);
    process.on('uncaughtException', onThrown).on('unhandledRejection', onThrown);
    memoryBefore = await memoryInMegabytes();
    await bench.run('true');
    await until(() => bench.processes().length === 0, 'the first hook has ended');
    before = openResources();
  });

  afterAll(async () => {
    await opened.close();
    process.off('uncaughtException', onThrown).off('unhandledRejection', onThrown);
  });

  it.each(HOSTILE)('survives %s', async (_name, attack) => {
    await attack(bench);
    // The next event must work after each attack.
    expect(await bench.runSnippet(PID)).toMatchObject({ success: true });
  });

  it('has no extra process, timer, descriptor, listener, file or memory afterwards [RUN-19]', async () => {
    bench.runner.refreshEnvironment();
    await until(() => bench.processes().length === 0, 'every process has ended');
    await until(() => surplus().length === 0, 'nothing is left', 20_000).catch(() => {});
    expect(surplus()).toEqual([]);
    const files = readdirSync(bench.memory).flatMap((name) => readdirSync(join(bench.memory, name)));
    expect(files.filter((name) => !/^\d+$/.test(name))).toEqual([]);
    const memory = await memoryInMegabytes();
    expect(memory.inUse - memoryBefore.inUse).toBeLessThan(10);
    // The system allocator keeps some pages of the 5 MB texts that went through pipes.
    expect(memory.resident - memoryBefore.resident).toBeLessThan(80);
    expect(thrown).toEqual([]);
  });
});
