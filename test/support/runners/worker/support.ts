import { execFileSync } from 'node:child_process';
import type { HookExecutionResult, WorkerHookConfig } from '../../../../generated/index.js';
import type { RunnerConfig, RunnerOptions } from '../../../../src/system/hook-runner.js';
import { type Bench, type BenchOptions, makeBench } from '../../core/runner/support.js';

export { numberIn, processesWith, until } from '../../core/runner/support.js';

/**
 * Runs the Python snippet of each event, as a worker or as a command. Each start adds a line to a file: one for workers, one
 * for commands. A snippet calls `respond`, which responds, or prints and exits.
 */
export const WORKER = `import json, os, select, signal, subprocess, sys, time
IS_WORKER = os.environ.get("HOOKWRIGHT_WORKER") == "1"

def note(name, text):
    with open(name, "a") as file: file.write(str(text) + "\\n")

def raw(text):
    data = text if isinstance(text, bytes) else text.encode()
    while data: data = data[os.write(1, data):]

def send(**frame):
    raw(json.dumps(frame) + "\\n")

class Unread:
    def __init__(self): self.data = b""
    def more(self, wait):
        if not select.select([0], [], [], wait)[0]: return False
        chunk = os.read(0, 65536)
        if not chunk: os._exit(0)
        self.data += chunk
        return True
    def frame(self, wait=None):
        while b"\\n" not in self.data:
            if not self.more(wait): return None
        line, self.data = self.data.split(b"\\n", 1)
        return json.loads(line)

def act(input, respond, **more):
    exec(input["tool_input"]["do"], {**globals(), **more, "input": input, "respond": respond})

if IS_WORKER:
    note("started", os.getpid())
    exec(os.environ.get("BEFORE_HELLO", ""))
    frames = Unread()
    send(type="hello", **json.loads(os.environ.get("HELLO", "{}")))
    while True:
        frame = frames.frame()
        if frame["type"] != "request":
            note("other", json.dumps(frame))
            continue
        def respond(output=None, exitCode=0, stderr="", id=frame["id"]):
            more = {} if output is None else {"output": output}
            send(type="response", id=id, exitCode=exitCode, stderr=stderr, **more)
        act(frame["input"], respond, id=frame["id"], frames=frames)
else:
    note("once", os.getpid())
    def respond(output=None, exitCode=0, stderr="", id=0):
        if output is not None: raw(output if isinstance(output, str) else json.dumps(output))
        os.write(2, stderr.encode())
        sys.stdout.flush()
        os._exit(exitCode)
    act(json.load(sys.stdin), respond, id=0, frames=None)
`;

// `python3` may be a wrapper script that selects an interpreter at every start.
const python = String(execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])).trim();
/** Skips site packages and environment variables for a faster start. */
export const PYTHON = `${python} -S -E`;

export interface WorkerBench extends Bench {
  worker(more?: Partial<WorkerHookConfig>): WorkerHookConfig;
  /** Runs a snippet in the worker. */
  runSnippet(snippet: string, options?: SnippetOptions): Promise<HookExecutionResult>;
  /** Counts the starts as a worker and as a command. */
  starts(): { workers: number; commands: number };
}

export interface SnippetOptions extends BenchOptions {
  hook?: Partial<WorkerHookConfig>;
  fields?: Readonly<Record<string, unknown>>;
}

/** Creates a bench for one test. Closes and checks it after the test. */
export function workerBench(config?: RunnerConfig, options?: RunnerOptions): WorkerBench {
  return withWorker(makeBench(config, options));
}

export function withWorker(bench: Bench): WorkerBench {
  bench.script('worker.py', WORKER);
  const worker: WorkerBench['worker'] = (more = {}) => ({
    type: 'worker',
    command: `${PYTHON} worker.py`,
    // An interpreter may exceed the default start timeout under load.
    startTimeout: 30_000,
    ...more,
    env: { BENCH_MARK: bench.mark, ...more.env },
  });
  return {
    ...bench,
    worker,
    runSnippet: (snippet, { hook, fields, ...options } = {}) =>
      bench.run(worker(hook), {
        ...options,
        input: options.input ?? bench.input({ tool_input: { do: snippet }, ...fields }),
      }),
    starts: () => ({ workers: bench.lines('started').length, commands: bench.lines('once').length }),
  };
}

/** Snippets for workers. */
export const PID = 'respond({"decision": "allow", "reason": str(os.getpid())})';
export const DENY = 'respond({"decision": "deny", "reason": "no"})';
export const denied = { decision: 'deny', reason: 'no' };
