// Workers, compared with a start of the same script for every event, and with a raw round trip over the same pipes.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawSpawn } from '../floors.mjs';
import { KILOBYTE, mustSucceed, startHost, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';

const REPEATS = 50;
const params = toolParams(KILOBYTE);
const event = {
  session_id: 's',
  cwd: process.cwd(),
  hook_event_name: 'BeforeTool',
  timestamp: '2026-01-05T09:30:00Z',
  transcript_path: '',
  tool_name: params.toolName,
  tool_input: params.toolInput,
};

const scripts = {
  Node: `import { allow, defineHook } from ${JSON.stringify(import.meta.resolve('hookwright/kit'))};

defineHook('BeforeTool', ({ tool_name }) => (tool_name === 'edit_file' ? allow('Fine.') : undefined));
`,
  Python: `from hookwright_kit import allow, define_hook

define_hook("BeforeTool", lambda event: allow("Fine.") if event["tool_name"] == "edit_file" else None)
`,
};

export const workerRows = Object.keys(scripts).flatMap((language) => [
  {
    what: `a worker, whole event / spawning the same script, ${language}`,
    goal: 0.01,
    rounds: { full: 200, quick: 20 },
    // A single event is shorter than the disturbance after the start of an interpreter.
    repeats: { floor: 1, measured: REPEATS },
    async prepare() {
      const { argv, fire, release } = await hostOf(language);
      const bytes = Buffer.from(JSON.stringify(event));
      const [program, ...args] = argv;
      const measured = repeated(REPEATS, () => mustSucceed(fire(params)));
      return { floor: () => rawSpawn(program, args, bytes), measured, release };
    },
  },
  {
    what: `a worker, whole event / raw round trip over the same pipes, ${language}`,
    goal: 15,
    rounds: { full: 500, quick: 50 },
    repeats: { floor: REPEATS, measured: REPEATS },
    async prepare() {
      const { argv, fire, release } = await hostOf(language);
      const raw = await rawWorker(argv);
      return {
        floor: repeated(REPEATS, () => raw.ask()),
        measured: repeated(REPEATS, () => mustSucceed(fire(params))),
        release: async () => {
          raw.end();
          await release();
        },
      };
    },
  },
]);

/** Starts a host with a worker that is ready. Also returns the argv of the same hook. */
async function hostOf(language) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  const argv = language === 'Node' ? nodeHook(folder) : pythonHook(folder);
  const [command, ...args] = argv;
  const hook = { type: 'worker', command, args, startTimeout: 30_000 };
  const { fire, release } = await startHost({ definitions: [{ hooks: [hook] }] });
  const { trace } = await mustSucceed(fire(params));
  const [{ warnings }] = trace.hooks;
  if (warnings !== undefined) throw new Error(`the worker of the benchmark did not start: ${warnings}`);
  return {
    argv,
    fire,
    release: async () => {
      await release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nodeHook(folder) {
  writeFileSync(join(folder, 'hook.mjs'), scripts.Node);
  return [process.execPath, join(folder, 'hook.mjs')];
}

function pythonHook(folder) {
  // python3 may be a wrapper script.
  const python = String(execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])).trim();
  cpSync(new URL('../../generated/kit/hookwright_kit.py', import.meta.url), join(folder, 'hookwright_kit.py'));
  execFileSync(python, ['-m', 'py_compile', join(folder, 'hookwright_kit.py')]);
  writeFileSync(join(folder, 'hook.py'), scripts.Python);
  return [python, join(folder, 'hook.py')];
}

/** Runs the same script directly: writes a prepared line and waits for the response line. */
async function rawWorker([program, ...args]) {
  const child = spawn(program, args, {
    env: { ...process.env, HOOKWRIGHT_WORKER: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
    // Like a worker: the scheduler of a busy machine gives each session its own share.
    detached: true,
  });
  let onLine = () => {};
  child.stdout.on('data', (chunk) => {
    if (chunk.at(-1) === 0x0a) onLine(chunk);
  });
  await new Promise((resolve) => {
    onLine = resolve;
  });
  const line = Buffer.from(`${JSON.stringify({ type: 'request', id: 1, input: event })}\n`);
  return {
    ask: () =>
      new Promise((resolve) => {
        onLine = resolve;
        child.stdin.write(line);
      }),
    end: () => child.kill(),
  };
}
