import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WorkerHookConfig } from '../../../../generated/index.js';
import { ProcessRunner } from '../../../../src/runners/process/index.js';
import { WorkerPool } from '../../../../src/runners/worker/worker-pool.js';
import { Semaphore } from '../../../../src/util/semaphore.js';
import { stallUntil } from '../../../support/core/runner/support.js';
import {
  DENY,
  denied,
  PID,
  PYTHON,
  until,
  type WorkerBench,
  workerBench,
} from '../../../support/runners/worker/support.js';

const pidOf = async (bench: WorkerBench, options: Parameters<WorkerBench['runSnippet']>[1] = {}) => {
  const result = await bench.runSnippet(PID, options);
  expect(result).toMatchObject({ success: true });
  return Number(result.output?.reason);
};

describe('Worker', () => {
  it('starts once and handles all events', async () => {
    const bench = workerBench();
    const pids = [await pidOf(bench), await pidOf(bench), await pidOf(bench)];
    expect(new Set(pids).size).toBe(1);
    expect(bench.starts()).toEqual({ workers: 1, commands: 0 });
    expect(bench.processes()).toContain(pids[0]);
  });

  it('receives no input before its hello frame', async () => {
    const bench = workerBench();
    const env = { BEFORE_HELLO: 'note("early", bool(select.select([0], [], [], 0.2)[0]))' };
    expect((await bench.runSnippet(DENY, { hook: { env } })).output).toEqual(denied);
    expect(bench.lines('early')).toEqual(['False']);
  });

  it('may print text before its hello frame', async () => {
    const bench = workerBench();
    const env = { BEFORE_HELLO: 'raw("loading ...\\n\\n")' };
    expect(await bench.runSnippet(DENY, { hook: { env } })).toMatchObject({ output: denied });
    expect(bench.starts()).toEqual({ workers: 1, commands: 0 });
  });

  it('has one request at a time by default', async () => {
    const bench = workerBench();
    const doing = 'respond({"decision": "deny" if frames.frame(0.05) else "allow"})';
    const results = await Promise.all([1, 2, 3, 4].map(() => bench.runSnippet(doing)));
    expect(results.map(({ output }) => output)).toEqual(Array(4).fill({ decision: 'allow' }));
    expect(bench.starts()).toEqual({ workers: 1, commands: 0 });
  });

  it('has as many requests at once as its hello frame allows, answered in any order', async () => {
    const bench = workerBench();
    const env = { HELLO: '{"concurrency": 3}' };
    const doing = `others = [frames.frame(), frames.frame()]
for each in reversed([{"id": id, "input": input}] + others):
  respond({"reason": each["input"]["tool_input"]["which"]}, id=each["id"])`;
    const call = (which: string) =>
      bench.runSnippet('', { hook: { env }, fields: { tool_input: { do: doing, which } } });
    const results = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(call));
    expect(results.map(({ output }) => output?.reason)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('is shared by hooks with equal command, arguments, environment, directory and source', async () => {
    const bench = workerBench();
    const first = await pidOf(bench);
    expect(await pidOf(bench, { hook: { name: 'another', timeout: 30_000, onError: 'block' } })).toBe(first);
    const others: Partial<WorkerHookConfig>[] = [
      { command: `${PYTHON} ./worker.py` },
      { command: 'python3', args: ['worker.py'] },
      { env: { MORE: 'yes' } },
      { source: 'user' },
    ];
    const pids = await Promise.all(others.map((hook) => pidOf(bench, { hook })));
    mkdirSync(bench.path('deeper'));
    const fields = { cwd: bench.path('deeper'), tool_input: { do: PID } };
    pids.push(await pidOf(bench, { hook: { command: `${PYTHON} ../worker.py` }, fields }));
    expect(new Set([first, ...pids]).size).toBe(6);
  });
});

describe('Script without a hello frame', () => {
  const silent = {
    type: 'worker',
    command: 'echo tried >> tried; cat; echo no >&2; exit 2',
    startTimeout: 300,
  } as const;
  const hookOf = (bench: WorkerBench, hook: WorkerHookConfig) => ({ ...hook, env: { BENCH_MARK: bench.mark } });

  it('runs as a command with a warning, which is remembered', async () => {
    const bench = workerBench();
    const results = [await bench.run(hookOf(bench, silent)), await bench.run(hookOf(bench, silent))];
    for (const result of results) {
      expect(result).toMatchObject({ exitCode: 2, output: denied });
      expect(result.warnings).toEqual(['ran as a command, because it sent no hello frame within 300 ms']);
    }
    expect(bench.lines('tried')).toHaveLength(3);
    await until(() => bench.processes().length === 0, 'no process of it is left');
  });

  it('runs as a command at once if it exits or prints the output of a command', async () => {
    const bench = workerBench();
    for (const command of ['echo no >&2; exit 2', `echo '{"decision":"deny","reason":"no"}'`]) {
      const result = await bench.run(hookOf(bench, { type: 'worker', command, startTimeout: 60_000 }));
      expect(result.output).toEqual(denied);
      expect(result.warnings?.[0]).toMatch(/^ran as a command, because it (exited with code 2: no|printed a line)/);
    }
  });

  it('is tried as a worker again after it changed', async () => {
    const bench = workerBench();
    bench.script('late.py', 'import sys; sys.exit(2)');
    const hook = bench.worker({ command: `${PYTHON} late.py` });
    expect(await bench.run(hook)).toMatchObject({ exitCode: 2 });
    writeFileSync(bench.path('late.py'), 'exec(open("worker.py").read())');
    const input = bench.input({ tool_input: { do: DENY } });
    const result = await bench.run(hook, { input });
    expect(result.output).toEqual(denied);
    expect(result).not.toHaveProperty('warnings');
  });

  it('fails like a command if it cannot be started [WIRE-17]', async () => {
    const bench = workerBench();
    const result = await bench.run(hookOf(bench, { type: 'worker', command: './none', args: [] }));
    expect(result).toMatchObject({ success: false, error: { message: 'command not found: ./none' } });
    expect(result.warnings?.[0]).toBe(
      'ran as a command, because its worker could not be started: command not found: ./none',
    );
  });
});

describe('Worker that is lost', () => {
  it('has its event run as a command in the remaining time, and is restarted', async () => {
    const bench = workerBench();
    const first = await pidOf(bench);
    const doing =
      'os.kill(os.getpid(), signal.SIGKILL) if IS_WORKER else respond({"decision": "deny", "reason": "no"})';
    const result = await bench.runSnippet(doing);
    expect(result).toMatchObject({ success: true, output: denied });
    expect(result.warnings).toEqual(['ran as a command, because its worker was killed by SIGKILL']);
    expect(await pidOf(bench)).not.toBe(first);
    expect(bench.starts()).toEqual({ workers: 2, commands: 1 });
  });

  it('is restarted after one failed start, because it was a worker before', async () => {
    const bench = workerBench();
    bench.script('late.py', 'import os, sys\nif os.path.exists("broken"): sys.exit(2)\nexec(open("worker.py").read())');
    const hook = { command: `${PYTHON} late.py` };
    const first = await bench.runSnippet(PID, { hook });
    writeFileSync(bench.path('broken'), '');
    const [lost, failed] = [await bench.runSnippet('os._exit(1)', { hook }), await bench.runSnippet(PID, { hook })];
    expect([lost.exitCode, failed.exitCode]).toEqual([2, 2]);
    expect(failed.warnings).toEqual(['ran as a command, because its worker exited with code 2']);
    rmSync(bench.path('broken'));
    let again = await bench.runSnippet(PID, { hook });
    // The restart is delayed; the command runs until then.
    while (again.warnings !== undefined) again = await bench.runSnippet(PID, { hook });
    expect([first.output?.decision, again.output?.decision]).toEqual(['allow', 'allow']);
    expect(bench.starts().workers).toBe(2);
  });

  it('is reported with its last output on standard error', async () => {
    const bench = workerBench();
    const doing = `
if not IS_WORKER: respond({"decision": "deny", "reason": "no"})
for turn in range(300): os.write(2, b"x" * 99999 + b"\\n")
os.write(2, b"out of luck\\n"); os._exit(3)`;
    const result = await bench.runSnippet(doing);
    expect(result.output).toEqual(denied);
    const [warning = ''] = result.warnings ?? [];
    expect(warning).toMatch(/^ran as a command, because its worker exited with code 3: x+\nout of luck$/);
    expect(warning.length).toBeLessThan(600);
  });

  it('keeps the responses it sent before it exited', async () => {
    const bench = workerBench();
    const result = await bench.runSnippet(`${DENY}; os._exit(1)`);
    expect(result.output).toEqual(denied);
    expect(result).not.toHaveProperty('warnings');
  });

  it('is restarted less often after repeated crashes, and no event is lost', async () => {
    const bench = workerBench();
    const doing = 'os._exit(1) if IS_WORKER else respond({"decision": "deny", "reason": "no"})';
    const results = [];
    for (let turn = 0; turn < 8; turn += 1) results.push(await bench.runSnippet(doing));
    expect(results.map(({ output }) => output)).toEqual(Array(8).fill(denied));
    expect(results.some(({ warnings }) => warnings?.[0]?.includes('crashed repeatedly'))).toBe(true);
    expect(bench.starts().commands).toBe(8);
    expect(bench.starts().workers).toBeLessThan(8);
  });

  it('has its children terminated [RUN-19]', async () => {
    const bench = workerBench();
    const doing = 'child = subprocess.Popen(["sleep", "600"]) if IS_WORKER else None; os._exit(0)';
    await bench.runSnippet(doing);
    await until(() => bench.processes().length === 0, 'no process of its group is left');
  });

  it('is terminated if it closed its standard output or input', async () => {
    const bench = workerBench();
    for (const descriptor of [0, 1]) {
      const doing = `
if not IS_WORKER: respond({"decision": "deny", "reason": "no"})
os.close(${descriptor}); time.sleep(600)`;
      const input = bench.input({ tool_input: { do: doing, more: 'x'.repeat(1024 * 1024) } });
      const asked = [
        bench.runSnippet('', { input }),
        bench.runSnippet(DENY, {
          input: bench.input({ tool_input: { do: DENY, more: 'x'.repeat(1024 * 1024) } }),
          hook: { timeout: 2000 },
        }),
      ];
      if (descriptor === 1) expect((await asked[0])?.warnings?.[0]).toContain('closed its standard output');
      expect((await asked[1])?.output).toEqual(denied);
      bench.runner.refreshEnvironment();
    }
  });
});

describe('Worker that hangs', () => {
  const HANG = 'note("hung", os.getpid()); time.sleep(600)';

  it('times out and is replaced; waiting events go to the replacement [RUN-12] [RUN-14]', async () => {
    const bench = workerBench();
    await pidOf(bench);
    const hanging = bench.runSnippet(HANG, { hook: { timeout: 400 } });
    const waiting = [bench.runSnippet(PID), bench.runSnippet(PID)];
    expect(await hanging).toMatchObject({
      success: false,
      timedOut: true,
      error: { message: 'timed out after 400 ms' },
    });
    const results = await Promise.all(waiting);
    for (const result of results) expect(result).not.toHaveProperty('warnings');
    const pids = results.map(({ output }) => output?.reason);
    expect(pids[0]).toBe(pids[1]);
    expect(bench.lines('hung')).toHaveLength(1);
    expect(bench.lines('hung')).not.toContain(pids[0]);
    expect(bench.starts()).toEqual({ workers: 2, commands: 0 });
  });

  it('is killed after the result if it ignores SIGTERM [RUN-13]', async () => {
    const bench = workerBench();
    await pidOf(bench);
    const doing = `signal.signal(signal.SIGTERM, signal.SIG_IGN); ${HANG}`;
    expect(await bench.runSnippet(doing, { hook: { timeout: 400 } })).toMatchObject({ timedOut: true });
    await until(() => bench.processes().length === 0, 'it was killed');
  });

  it('has its other events run as commands', async () => {
    const bench = workerBench();
    const env = { HELLO: '{"concurrency": 2}' };
    await pidOf(bench, { hook: { env } });
    const hanging = bench.runSnippet('frames.frame(); time.sleep(600)', { hook: { env, timeout: 400 } });
    const other = await bench.runSnippet(DENY, { hook: { env } });
    expect(await hanging).toMatchObject({ timedOut: true });
    expect(other).toMatchObject({
      output: denied,
      warnings: ['ran as a command, because its worker hung on another request'],
    });
  });

  it('does not delay another event beyond its timeout: the command runs', async () => {
    const bench = workerBench();
    const busy = bench.runSnippet('time.sleep(3); respond({})', { hook: { timeout: 50_000 } });
    const result = await bench.runSnippet(DENY, { hook: { timeout: 1500 } });
    expect(result.output).toEqual(denied);
    expect(result.warnings?.[0]).toContain('its worker was not free for 1500 ms');
    expect(await busy).toMatchObject({ success: true });
  });
});

describe('Host that stalls', () => {
  it.each([10, 60_000])(
    'past the timeout of a worker reads a response sent in time, %i bytes [RUN-19]',
    async (size) => {
      const bench = workerBench();
      await bench.runSnippet('respond()');
      const doing = `note("asked", 1); time.sleep(0.1)
respond({"decision": "deny", "reason": "no", "systemMessage": "x" * ${size}}); note("sent", 1)`;
      const running = bench.runSnippet(doing, { hook: { timeout: 1500 } });
      await until(() => bench.lines('asked').length === 1, 'it has the request');
      stallUntil(() => bench.lines('sent').length === 1, 2000);
      expect(await running).toMatchObject({ success: true, output: denied });
    },
  );
});

describe('Worker replacement', () => {
  it('happens after maxCalls', async () => {
    const bench = workerBench();
    const pids = [];
    for (let turn = 0; turn < 6; turn += 1) pids.push(await pidOf(bench, { hook: { maxCalls: 2 } }));
    expect(new Set(pids).size).toBe(3);
    expect(pids[0]).toBe(pids[1]);
    expect(pids[4]).toBe(pids[5]);
    expect(bench.starts().commands).toBe(0);
  });

  it('happens after the idle timeout, when the worker is needed again', async () => {
    const bench = workerBench();
    const first = await pidOf(bench, { hook: { idleTimeout: 50 } });
    await until(() => bench.processes().length === 0, 'it was ended');
    expect(await pidOf(bench, { hook: { idleTimeout: 50 } })).not.toBe(first);
  });

  it('happens if a file that the command names has changed', async () => {
    const bench = workerBench();
    const first = await pidOf(bench);
    appendFileSync(bench.path('worker.py'), '\n');
    const second = await pidOf(bench);
    expect(second).not.toBe(first);
    expect(await pidOf(bench)).toBe(second);
  });

  it('happens if the host reports a new version', async () => {
    const bench = workerBench();
    let version = 'one';
    const versionOf = () => version;
    const first = await pidOf(bench, { versionOf });
    expect(await pidOf(bench, { versionOf })).toBe(first);
    version = 'two';
    expect(await pidOf(bench, { versionOf })).not.toBe(first);
  });

  it('happens only if the worker is trusted; otherwise it is terminated [SEC-3]', async () => {
    const bench = workerBench();
    let why: string | undefined;
    const whyUntrusted = () => why;
    const first = await pidOf(bench, { whyUntrusted });
    why = 'worker.py changed since it was trusted';
    const skipped = await bench.runSnippet(DENY, { whyUntrusted });
    expect(skipped).toMatchObject({ success: false, skipped: 'untrusted', error: { message: `not run: ${why}` } });
    await until(() => bench.processes().length === 0, 'it was ended');
    expect(bench.starts()).toEqual({ workers: 1, commands: 0 });
    why = undefined;
    expect(await pidOf(bench, { whyUntrusted })).not.toBe(first);
  });

  it('does not happen if trust changes while the start is prepared [SEC-3]', async () => {
    const bench = workerBench();
    let asked = 0;
    const whyUntrusted = () => (++asked === 1 ? undefined : 'worker.py changed since it was trusted');
    expect(await bench.runSnippet(DENY, { whyUntrusted })).toMatchObject({ success: false, skipped: 'untrusted' });
    expect(bench.starts()).toEqual({ workers: 0, commands: 0 });
  });

  it('happens if the environment is refreshed', async () => {
    const bench = workerBench();
    const first = await pidOf(bench);
    bench.runner.refreshEnvironment();
    expect(await pidOf(bench)).not.toBe(first);
    await until(() => bench.processes().length === 1, 'the first has ended');
  });

  it('happens if another worker needs the slot', async () => {
    const bench = workerBench();
    const processes = new ProcessRunner({ slots: new Semaphore(1) });
    const pool = new WorkerPool(processes);
    const call = async (key: string, doing: string) => {
      const env = { ...process.env, BENCH_MARK: bench.mark, HOOKWRIGHT_WORKER: '1' };
      return pool.call(key, {
        config: bench.worker(),
        input: JSON.stringify(bench.input({ tool_input: { do: doing } })),
        maxOutputBytes: 1000,
        signal: undefined,
        whyNotStart: undefined,
        version: () => '',
        spec: () => ({ file: 'python3', args: ['worker.py'], cwd: bench.directory, env }),
      });
    };
    try {
      expect(await call('a', PID)).toMatchObject({ how: 'answered' });
      expect(await call('b', PID)).toMatchObject({ how: 'answered' });
      await until(() => bench.processes().length === 1, 'the first has ended');
      const busy = call('b', 'frames.frame(5); respond()');
      expect(await call('c', PID)).toMatchObject({
        how: 'one-shot',
        why: 'the limit of workers is reached, and all are busy',
      });
      expect(await busy).toMatchObject({ how: 'answered' });
    } finally {
      pool.dispose();
      processes.dispose({ kill: true });
    }
  });
});

describe('Worker abort', () => {
  it('sends a cancel frame and keeps a worker that then responds [RUN-22]', async () => {
    const bench = workerBench();
    const first = await pidOf(bench);
    const controller = new AbortController();
    const doing = 'note("begun", id); note("cancel", json.dumps(frames.frame())); respond()';
    const running = bench.runSnippet(doing, { signal: controller.signal });
    await until(() => bench.lines('begun').length === 1, 'it has the request');
    controller.abort();
    expect(await running).toMatchObject({ success: false, aborted: true });
    expect(await pidOf(bench)).toBe(first);
    expect(bench.lines('cancel')).toEqual([`{"type": "cancel", "id": ${bench.read('begun').trim()}}`]);
  });

  it('terminates a worker that does not respond to the cancel frame [RUN-22]', async () => {
    const bench = workerBench();
    const controller = new AbortController();
    const running = bench.runSnippet('note("begun", 1); time.sleep(600)', { signal: controller.signal });
    await until(() => bench.lines('begun').length === 1, 'it has the request');
    controller.abort();
    expect(await running).toMatchObject({ aborted: true });
    const next = await bench.runSnippet(DENY);
    expect(next.output).toEqual(denied);
    expect(next).not.toHaveProperty('warnings');
    expect(bench.starts()).toEqual({ workers: 2, commands: 0 });
  });

  it('removes a waiting event before it starts [RUN-22]', async () => {
    const bench = workerBench();
    const controller = new AbortController();
    const busy = bench.runSnippet('note("begun", 1); frames.frame(0.3); respond()');
    const waiting = bench.runSnippet('note("asked", 1); respond()', { signal: controller.signal });
    await until(() => bench.lines('begun').length === 1, 'the first has begun');
    controller.abort();
    expect(await waiting).toMatchObject({ success: false, skipped: 'aborted' });
    await busy;
    expect(await bench.runSnippet(DENY, { signal: controller.signal })).toMatchObject({ skipped: 'aborted' });
    expect(bench.lines('asked')).toEqual([]);
  });
});

describe('Worker dispose', () => {
  it('terminates a worker with its whole group', async () => {
    const bench = workerBench();
    await bench.runSnippet('subprocess.Popen(["sleep", "600"]); respond()');
    await until(() => bench.processes().length === 2, 'both exist');
    bench.runner.dispose();
    await until(() => bench.processes().length === 0, 'nothing is left');
  });

  it('lets a running event finish first', async () => {
    const bench = workerBench();
    const running = bench.runSnippet(`note("begun", 1); frames.frame(0.2); ${DENY}`);
    await until(() => bench.lines('begun').length === 1, 'it has begun');
    bench.runner.dispose();
    expect((await running).output).toEqual(denied);
    await until(() => bench.processes().length === 0, 'nothing is left');
  });

  it('fails later events like those of a command: the caller did not abort [RUN-10]', async () => {
    const bench = workerBench();
    bench.runner.dispose();
    const result = await bench.runSnippet('respond()', { hook: { onError: 'block' } });
    expect(result).toMatchObject({ success: false, output: { decision: 'deny' } });
    expect(result.error?.message).toBe('the process runner is disposed');
    expect(bench.starts()).toEqual({ workers: 0, commands: 0 });
  });

  it('with kill ends the running event at once', async () => {
    const bench = workerBench();
    const running = bench.runSnippet('note("begun", 1); time.sleep(600)');
    const waiting = bench.runSnippet(DENY);
    await until(() => bench.lines('begun').length === 1, 'it has begun');
    bench.runner.dispose({ kill: true });
    expect(await running).toMatchObject({ success: false, aborted: true });
    expect(await waiting).toMatchObject({ success: false, aborted: true });
    await until(() => bench.processes().length === 0, 'nothing is left');
  });
});
