// Shared by all rows: a runner of the built package, a folder for its hooks, and checks for leftovers.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const mark = randomUUID();
export const root = mkdtempSync(join(tmpdir(), 'hookwright-conformance-'));
/** Folder of hookwright's private files. */
export const memory = join(root, 'memory');
mkdirSync(memory);
Object.assign(process.env, { XDG_RUNTIME_DIR: memory, CONFORMANCE_MARK: mark });

// The caller passes the package's entry.
const entry = process.argv[2];
export const hookwright = {
  ...(await import(entry ?? 'hookwright')),
  ...(await import(entry === undefined ? 'hookwright/engine' : entry.replace(/index\.js$/, 'engine.js'))),
};

let made = 0;

/** Creates a bench with its own folder, whose name contains a space. */
export function makeBench(options = {}) {
  made += 1;
  const directory = join(root, `row ${made}`);
  mkdirSync(directory);
  const notices = [];
  const runner = new hookwright.HookRunner({}, { onNotice: (text) => notices.push(text), ...options });
  const input = (fields = {}) => ({
    session_id: 'session',
    transcript_path: '',
    cwd: directory,
    hook_event_name: 'BeforeTool',
    timestamp: new Date().toISOString(),
    tool_name: 'write_file',
    tool_input: {},
    ...fields,
  });
  const hook = (command, more = {}) => ({ type: 'command', command, ...more });
  const asHook = (one) => (typeof one === 'string' ? hook(one) : one);
  return {
    runner,
    notices,
    directory,
    hook,
    input,
    path: (name) => join(directory, name),
    has: (name) => existsSync(join(directory, name)),
    read: (name) => readFileSync(join(directory, name), 'utf8'),
    run: (one, fields, more) => runner.executeHook(asHook(one), 'BeforeTool', input(fields), more),
    parallel: (many, fields, more) => runner.executeHooksParallel(many.map(asHook), 'BeforeTool', input(fields), more),
    sequential: (many, fields, more) =>
      runner.executeHooksSequential(many.map(asHook), 'BeforeTool', input(fields), more),
    close: () => runner.dispose({ kill: true }),
  };
}

export async function until(condition, what, limitMs = 20_000) {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`timed out waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Processes with this run's mark in their environment, without the hosts themselves. Zombies have no environment. */
export function processes(entry = `CONFORMANCE_MARK=${mark}`) {
  return numbers('/proc').filter(
    (pid) => pid !== process.pid && read(`/proc/${pid}/environ`).split('\0').includes(entry),
  );
}

export function watchdogs(directory = memory) {
  return numbers('/proc').filter((pid) => read(`/proc/${pid}/cmdline`).includes(directory));
}

export const openDescriptors = () => numbers('/proc/self/fd').length;

/** Waits until no process and no private file is left. The caller removes the folder. */
export async function expectNothingLeft() {
  await until(() => processes().length === 0, 'no process of a hook is left');
  await until(() => watchdogs().length === 0, 'no watchdog is left');
  await until(() => readdirSync(memory).length === 0, 'no private file is left');
}

function numbers(directory) {
  return readdirSync(directory)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
