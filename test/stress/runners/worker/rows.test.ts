import { existsSync, mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HookEventName } from '../../../../generated/index.js';
import { ROWS, type Row, titleOf } from '../../../support/core/runner/output-rows.js';
import { functionHook, openBench, setVariables } from '../../../support/core/runner/support.js';
import {
  DENY,
  denied,
  PID,
  PYTHON,
  until,
  type WorkerBench,
  withWorker,
  workerBench,
} from '../../../support/runners/worker/support.js';

let opened: ReturnType<typeof openBench>;
let bench: WorkerBench;

// All tests that can do so share one bench and thus one worker.
beforeAll(() => {
  opened = openBench();
  bench = withWorker(opened.bench);
});

afterAll(() => opened.close());

/** Hooks that do not share a worker. */
const pair = () => ['A', 'B'].map((NAME) => bench.worker({ env: { NAME } }));
const doing = (text: string) => bench.input({ tool_input: { do: text } });

describe('Worker hooks', () => {
  it('run in sequence and in parallel [RUN-1]', async () => {
    const input = doing(DENY.replace('deny', 'allow'));
    const sequential = await bench.runner.executeHooksSequential(pair(), 'BeforeTool', input);
    const parallel = await bench.runner.executeHooksParallel(pair(), 'BeforeTool', input);
    expect([...sequential, ...parallel].map(({ output }) => output?.decision)).toEqual(Array(4).fill('allow'));
  });

  it('run one at a time in a chain [RUN-2]', async () => {
    const text = 'name = os.environ["NAME"]; note("chain", name); time.sleep(0.05); note("chain", name); respond()';
    await bench.runner.executeHooksSequential(pair(), 'BeforeTool', doing(text));
    expect(bench.lines('chain')).toEqual(['A', 'A', 'B', 'B']);
  });

  it('run at the same time in parallel, with results in the order of the hooks [RUN-3]', async () => {
    const text = `
name, other = os.environ["NAME"], {"A": "B", "B": "A"}[os.environ["NAME"]]
note("met-" + name, 1)
while not os.path.exists("met-" + other): time.sleep(0.01)
if name == "A": time.sleep(0.1)
respond({"reason": name})`;
    const results = await bench.runner.executeHooksParallel(pair(), 'BeforeTool', doing(text));
    expect(results.map(({ output }) => output?.reason)).toEqual(['A', 'B']);
  });

  it('pass only successful changes to the next hook [RUN-4]', async () => {
    const text = `
seen = input["tool_input"].get("seen", "nothing")
respond({"reason": seen, "hookSpecificOutput": {"tool_input": {"seen": "it"}}}, exitCode=1 if os.environ["NAME"] == "A" else 0)`;
    const results = await bench.runner.executeHooksSequential(pair(), 'BeforeTool', doing(text));
    expect(results.map(({ success, output }) => [success, output?.reason])).toEqual([
      [false, undefined],
      [true, 'nothing'],
    ]);
  });

  it.each([
    ['BeforeModel', 'llm_request', { model: 'large', temperature: 1 }, { model: 'small' }, '[RUN-5]'],
    ['BeforeTool', 'tool_input', { path: 'a', mode: 'w' }, { path: 'b' }, '[RUN-6]'],
  ] as const)('merges into the input of the next one: %s %s %j %j %s', async (event, field, before, change, _row) => {
    const text = `
given = {key: value for key, value in input["${field}"].items() if key != "do"}
respond({"reason": json.dumps(given), "hookSpecificOutput": {"${field}": json.loads('${JSON.stringify(change)}')}})`;
    const input = { ...bench.input({}, event), tool_input: { do: text }, [field]: { ...before, do: text } };
    const results = await bench.runner.executeHooksSequential(pair(), event, input);
    expect(JSON.parse(results[1]?.output?.reason ?? '')).toEqual({ ...before, ...change });
  });

  it('add context to the prompt of the next hook [RUN-7]', async () => {
    const text = 'respond({"reason": input["prompt"], "hookSpecificOutput": {"additionalContext": "more"}})';
    const input = { ...bench.input({}, 'BeforeAgent'), prompt: 'do it', tool_input: { do: text } };
    const results = await bench.runner.executeHooksSequential(pair(), 'BeforeAgent', input);
    expect(results.map(({ output }) => output?.reason)).toEqual(['do it', 'do it\n\nmore']);
  });

  it('stop the chain at a block [RUN-8]', async () => {
    const results = await bench.runner.executeHooksSequential(pair(), 'BeforeTool', doing(DENY));
    expect(results).toHaveLength(1);
  });

  it('keep the outputs of others if one fails [RUN-9]', async () => {
    const hooks = [...pair(), bench.worker({ env: { NAME: 'C' } })];
    const text = 'respond({"reason": os.environ["NAME"]}, exitCode=1 if os.environ["NAME"] == "B" else 0)';
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', doing(text));
    expect(results.flatMap(({ output }) => output?.reason ?? [])).toEqual(['A', 'C']);
  });

  it('always have a result [RUN-10]', async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    expect(await bench.runSnippet('', { fields: { tool_input: cyclic } })).toMatchObject({ success: false });
    expect(await bench.runSnippet('os.abort()')).toMatchObject({ success: false, signal: 'SIGABRT' });
  });

  it('have a result even if the input is not read to its end [RUN-11]', async () => {
    const worker = `import os, re
os.write(1, b'{"type":"hello"}\\n'); id = re.search(rb'"id":(\\d+)', os.read(0, 100)).group(1)
os.write(1, b'{"type":"response","id":' + id + b',"output":{"decision":"deny","reason":"no"}}\\n'); os.close(0)
import time; time.sleep(600)`;
    bench.script('impatient.py', worker);
    const more = 'x'.repeat(5 * 1024 * 1024);
    const hook = bench.worker({ command: `${PYTHON} impatient.py` });
    expect((await bench.run(hook, { input: bench.input({ tool_input: { more } }) })).output).toEqual(denied);
  });

  it('get SIGTERM at the timeout [RUN-12]', async () => {
    const text = `
def bye(*_): note("terminated", 1); os._exit(0)
signal.signal(signal.SIGTERM, bye); time.sleep(600)`;
    await bench.runSnippet('respond()');
    expect(await bench.runSnippet(text, { hook: { timeout: 1500 } })).toMatchObject({ timedOut: true });
    await until(() => bench.lines('terminated').length === 1, 'the worker received SIGTERM');
  });

  it('are killed with their group if they ignore SIGTERM [RUN-13]', async () => {
    const text = `
signal.signal(signal.SIGTERM, signal.SIG_IGN)
note("stubborn", subprocess.Popen(["sleep", "600"]).pid); time.sleep(600)`;
    await bench.runSnippet('respond()');
    expect(await bench.runSnippet(text, { hook: { timeout: 2500 } })).toMatchObject({ timedOut: true });
    const child = Number(bench.lines('stubborn')[0]);
    expect(child).toBeGreaterThan(0);
    await until(() => !existsSync(`/proc/${child}`), 'its group was killed');
  });

  it('fail at the timeout, and the error names it [RUN-14]', async () => {
    await bench.runSnippet('respond()');
    const result = await bench.runSnippet('time.sleep(600)', { hook: { timeout: 250 } });
    expect(result).toMatchObject({ success: false, timedOut: true, error: { message: 'timed out after 250 ms' } });
    expect(result).not.toHaveProperty('output');
  });

  it('have a default timeout of 60 seconds [RUN-15]', async () => {
    await bench.runSnippet('respond()');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await bench.runSnippet('respond()');
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(60_000);
  });

  it('are not affected by plugin hooks, which never run [RUN-16]', async () => {
    expect(await bench.run({ type: 'plugin' })).toMatchObject({ success: false });
  });

  it('run together with function hooks [RUN-17]', async () => {
    const hooks = [functionHook(() => ({ reason: 'function' })), bench.worker()];
    const results = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', doing(DENY));
    expect(results.map(({ output }) => output?.reason)).toEqual(['function', 'no']);
  });

  it('of a project are skipped in a folder that is not trusted [RUN-18]', async () => {
    const untrusted = workerBench({ isTrustedFolder: () => false });
    const result = await untrusted.runSnippet(DENY, { hook: { source: 'project' } });
    expect(result).toMatchObject({ success: false, skipped: 'untrusted' });
    expect(untrusted.starts()).toEqual({ workers: 0, commands: 0 });
  });

  it('do not wait for a child that holds standard output [RUN-19] [B-01]', async () => {
    const text = `subprocess.Popen(["sh", "-c", "until [ -e go ]; do sleep 0.02; done; touch gone"]); ${DENY}`;
    expect((await bench.runSnippet(text)).output).toEqual(denied);
    expect(existsSync(bench.path('gone'))).toBe(false);
    bench.script('go', '');
    await until(() => existsSync(bench.path('gone')), 'the child has continued');
  });

  it('have the same output limits as commands [RUN-20] [B-05]', async () => {
    const small = workerBench({}, { maxOutputBytes: 100 });
    const long = await small.runSnippet('respond("x" * 150)');
    expect(long).toMatchObject({ success: false, truncated: true, stdoutBytes: 150 });
    expect(long.error?.message).toBe('wrote 150 bytes on standard output; at most 100 are read');
    const object = await small.runSnippet('respond({"reason": "x" * 150})');
    expect(object).toMatchObject({ success: false, truncated: true });
    const errors = await small.runSnippet('respond({"decision": "deny", "reason": "no"}, stderr="€" * 50)');
    expect(errors).toMatchObject({ success: true, truncated: true, stderrBytes: 150, output: denied });
    expect(errors.stderr).toBe('€'.repeat(33));
    expect(small.starts()).toEqual({ workers: 1, commands: 0 });
  });

  it('see no changes that another hook makes to the input [RUN-21]', async () => {
    const spoil = functionHook((input) => {
      Object.assign(input, { tool_input: { do: 'respond({"reason": "spoilt"})' } });
    });
    const results = await bench.runner.executeHooksParallel([spoil, bench.worker()], 'BeforeTool', doing(DENY));
    expect(results[1]?.output).toEqual(denied);
  });

  it('end on abort, and pending ones never start [RUN-22]', async () => {
    const controller = new AbortController();
    const text = 'note("to-abort", 1); frames.frame(); respond({"decision": "deny"})';
    const running = bench.runner.executeHooksSequential([bench.worker(), bench.worker()], 'BeforeTool', doing(text), {
      signal: controller.signal,
    });
    await until(() => bench.lines('to-abort').length === 1, 'it has begun');
    controller.abort();
    expect(await running).toMatchObject([{ aborted: true }, { skipped: 'aborted' }]);
    expect(bench.lines('to-abort')).toHaveLength(1);
  });

  it('can open their standard output and error by name [RUN-23]', async () => {
    const text = `
terminal = any(os.isatty(descriptor) for descriptor in (0, 1, 2))
with open("/dev/stderr", "w") as error: error.write("by name\\n")
with open("/dev/stdout", "w") as out:
  out.write(json.dumps({"type": "response", "id": id, "output": {"reason": str(terminal)}}) + "\\n")`;
    expect((await bench.runSnippet(text)).output).toEqual({ reason: 'False' });
  });
});

describe('Worker hook input', () => {
  it('is one line per event [WIRE-1]', async () => {
    const text = 'respond({"reason": str(len(frames.data))})';
    const results = await Promise.all([1, 2, 3].map(() => bench.runSnippet(text)));
    expect(results.map(({ output }) => output?.reason)).toEqual(['0', '0', '0']);
  });

  const response = { candidates: [{ content: { role: 'model', parts: ['hi'] } }] };
  const EVENTS: [HookEventName, Record<string, unknown>, string][] = [
    ['Notification', { notification_type: 'other', message: 'm', details: {} }, '[WIRE-2]'],
    ['BeforeTool', { tool_name: 'shell' }, '[WIRE-3]'],
    ['AfterTool', { tool_name: 'shell', tool_response: { llmContent: 'x', returnDisplay: 'x' } }, '[WIRE-4]'],
    ['BeforeToolSelection', { llm_request: { model: 'm', messages: [] } }, '[WIRE-5]'],
    ['AfterModel', { llm_request: { model: 'm', messages: [] }, llm_response: response }, '[WIRE-6]'],
    ['SessionEnd', { reason: 'exit', field_of_tomorrow: true }, '[WIRE-7]'],
  ];
  it.each(EVENTS)('equals the input of a command: %s %j %s', async (eventName, fields) => {
    const text = 'respond({"reason": json.dumps(input)})';
    const input = { ...bench.input({}, eventName), ...fields, tool_input: { do: text } };
    const { output } = await bench.run(bench.worker(), { eventName, input });
    expect(JSON.parse(output?.reason ?? '')).toEqual(input);
  });
});

describe('Worker hook output', () => {
  it.each(ROWS.map((row) => [titleOf(row), row] as const))('%s [WIRE-31]', async (_title, row: Row) => {
    const kill = row.exit === 'kill';
    const text = kill
      ? 'os.write(1, input["tool_input"]["out"].encode()) if not IS_WORKER else 0; os.write(2, input["tool_input"]["err"].encode()); os.kill(os.getpid(), 9)'
      : 'respond(input["tool_input"]["out"], exitCode=input["tool_input"]["code"], stderr=input["tool_input"]["err"])';
    const { stdout: out, stderr: err, exit: code } = row;
    const result = await bench.runSnippet('', { fields: { tool_input: { do: text, out, err, code } } });
    expect(result).toMatchObject({ success: row.success, stderr: err });
    expect(result.stdout?.replace(/^\ufeff/, '')).toBe(out.replace(/^\ufeff/, ''));
    expect(result.output).toEqual(row.output);
    if (row.error === undefined) expect(result).not.toHaveProperty('error');
    else expect(result.error?.message).toContain(row.error);
    expect(result).toMatchObject(kill ? { signal: 'SIGKILL' } : { exitCode: code });
  });

  it('is a failure after a timeout or if the worker cannot start [WIRE-17]', async () => {
    await bench.runSnippet('respond()');
    expect(await bench.runSnippet('time.sleep(600)', { hook: { timeout: 200 } })).toMatchObject({ success: false });
    const missing = await bench.run(bench.worker({ command: './missing', args: [] }));
    expect(missing).toMatchObject({ success: false, error: { message: 'command not found: ./missing' } });
  });

  it('may have every common field and the fields of its event [WIRE-20]', async () => {
    const output = {
      decision: 'ask',
      reason: 'a reason',
      continue: true,
      stopReason: 'a stop reason',
      suppressOutput: true,
      systemMessage: 'a message',
      hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: { path: 'b.txt' } },
    };
    const text = 'respond(input["tool_input"]["output"])';
    const result = await bench.runSnippet('', { fields: { tool_input: { do: text, output } } });
    expect(result).toMatchObject({ success: true, outputFormat: 'json', output });
    expect(result).not.toHaveProperty('warnings');
  });

  it('may be an object or its JSON text [WIRE-8] [WIRE-19]', async () => {
    const [object, text] = await Promise.all(
      ['output', 'json.dumps(output)'].map((value) =>
        bench.runSnippet(`output = {"decision": "deny", "reason": 5, "reasn": "x"}; respond(${value})`),
      ),
    );
    expect(object?.output).toEqual(text?.output);
    expect(object?.warnings).toEqual(text?.warnings);
    expect(object?.warnings).toHaveLength(2);
  });

  it('lets the call proceed after a failure, on every event [WIRE-25]', async () => {
    for (const eventName of ['BeforeTool', 'AfterTool', 'BeforeModel', 'AfterModel', 'BeforeToolSelection'] as const) {
      const input = { ...bench.input({}, eventName), tool_input: { do: 'respond(exitCode=7, stderr="broken")' } };
      const result = await bench.run(bench.worker(), { eventName, input });
      expect(result).toMatchObject({ success: false, exitCode: 7, output: { decision: 'allow' } });
      expect(result.error?.message).toBe('exited with code 7: broken');
    }
  });

  it('blocks after a failure with onError "block"', async () => {
    const result = await bench.runSnippet('respond(exitCode=7)', { hook: { onError: 'block' } });
    expect(result.output?.decision).toBe('deny');
  });
});

describe('Worker hook environment', () => {
  const variables = async (
    on: WorkerBench,
    names: readonly string[],
    options: Parameters<WorkerBench['runSnippet']>[1] = {},
  ) => {
    const text = `respond({"reason": json.dumps([os.environ.get(name) for name in ${JSON.stringify(names)}])})`;
    const { output } = await on.runSnippet(text, options);
    const values: unknown = JSON.parse(output?.reason ?? '');
    return values;
  };

  it('contains the host variables and the project under every name [WIRE-26] [X-38]', async () => {
    const { directory } = bench;
    const names = ['LLXPRT_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'HOOKWRIGHT_PROJECT_DIR', 'HOME'];
    expect(await variables(bench, names)).toEqual([directory, directory, directory, directory, process.env['HOME']]);
    expect(await variables(bench, ['HOOKWRIGHT_WORKER', 'HOOKWRIGHT_DEPTH'])).toEqual(['1', '1']);
  });

  it('expands the project directory in the command, whatever its name [WIRE-27] [B-03]', async () => {
    const cwd = bench.path('a $HOME "b" `c`');
    mkdirSync(cwd);
    const hook = { command: `${PYTHON} "$CLAUDE_PROJECT_DIR"/../worker.py` };
    const { output } = await bench.runSnippet(PID, { hook, fields: { cwd, tool_input: { do: PID } } });
    expect(Number(output?.reason)).toBeGreaterThan(0);
  });

  it('contains the variables of the hook, but none of the event [WIRE-28]', async () => {
    const names = ['OWN', 'GEMINI_CWD', 'HOOKWRIGHT_EVENT', 'HOOKWRIGHT_SESSION_ID', 'GEMINI_SESSION_ID'];
    expect(await variables(bench, names, { hook: { env: { OWN: 'yes' } } })).toEqual([
      'yes',
      bench.directory,
      null,
      null,
      null,
    ]);
  });

  it('contains no redacted secrets; commands do not inherit HOOKWRIGHT_WORKER [WIRE-29]', async () => {
    const restore = setVariables({ SOME_API_KEY: 'secret', HOOKWRIGHT_WORKER: '1' });
    try {
      const getSanitizationConfig = () => ({
        enableEnvironmentVariableRedaction: true,
        allowedEnvironmentVariables: [],
        blockedEnvironmentVariables: [],
      });
      const careful = workerBench({ getSanitizationConfig });
      expect(await variables(careful, ['SOME_API_KEY'])).toEqual([null]);
      const { output } = await careful.run('echo "{\\"reason\\":\\"$HOOKWRIGHT_WORKER\\"}"');
      expect(output?.reason).toBe('');
    } finally {
      restore();
    }
  });

  it('has the directory of the event, and bash if the command needs one [WIRE-30]', async () => {
    const hook = { command: `cd . && [[ -n $BASH_VERSION ]] && exec ${PYTHON} worker.py` };
    const { output } = await bench.runSnippet('respond({"reason": os.getcwd()})', { hook });
    expect(output?.reason).toBe(bench.directory);
  });

  it('has a nesting depth limit', async () => {
    const restore = setVariables({ HOOKWRIGHT_DEPTH: '8' });
    try {
      const deep = workerBench();
      expect(await deep.runSnippet(DENY)).toMatchObject({
        success: false,
        skipped: 'depth',
        output: { decision: 'deny' },
      });
      expect(deep.starts()).toEqual({ workers: 0, commands: 0 });
    } finally {
      restore();
    }
  });
});
