import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { DEFAULT_MAX_OUTPUT_BYTES } from '../../../../src/core/runner/runner-options.js';
import { ProcessRunner, type ProcessRunnerOptions } from '../../../../src/runners/process/process-runner.js';
import type { ProcessOutcome, ProcessSpec } from '../../../../src/runners/process/process-types.js';

/** A runner, a working directory, a mark in the environment of all descendants, and helpers to run commands. */
export interface Bench {
  runner: ProcessRunner;
  notices: string[];
  /** Working directory of all commands, initially empty. */
  directory: string;
  /** Parent of the runner's private directory. */
  memory: string;
  env: NodeJS.ProcessEnv;
  /** True if a process group of the bench is unfinished. The host waits on exit only for such groups. */
  isUnfinished(): boolean;
  /** Returns the ids of processes that are not zombies. */
  processes(): number[];
  path(name: string): string;
  spec(
    file: string,
    args: readonly string[],
    options?: Partial<ProcessSpec> & { input?: string | Buffer },
  ): ProcessSpec;
  bash(script: string, options?: Partial<ProcessSpec> & { input?: string | Buffer }): Promise<ProcessOutcome>;
  python(script: string, options?: Partial<ProcessSpec> & { input?: string | Buffer }): Promise<ProcessOutcome>;
  node(script: string, options?: Partial<ProcessSpec> & { input?: string | Buffer }): Promise<ProcessOutcome>;
}

/** The tests also run with a launcher and with workers: `node test/modes.mjs`. */
export const mode = process.env['HOOKWRIGHT_TEST_MODE'];
export const launcher = mode === 'launcher' ? 'always' : 'never';

const open: { bench: Bench; restore(): void }[] = [];

/** Creates a bench for one test. Closes and checks it after the test. */
export function makeBench(options: ProcessRunnerOptions = {}): Bench {
  const memory = mkdtempSync(join(tmpdir(), 'process-memory-'));
  const directory = mkdtempSync(join(tmpdir(), 'process-work-'));
  const mark = randomUUID();
  const notices: string[] = [];
  const exitListeners = process.listenerCount('exit');
  const { XDG_RUNTIME_DIR: before } = process.env;
  Object.assign(process.env, { XDG_RUNTIME_DIR: memory });
  const runner = new ProcessRunner({
    onNotice: (text, level) => notices.push(`${level}: ${text}`),
    launcher,
    ...options,
  });
  const env = { ...process.env, BENCH_MARK: mark };
  const spec: Bench['spec'] = (file, args, { input = '{}', ...options } = {}) => ({
    file,
    args,
    cwd: directory,
    env,
    stdin: options.stdin ?? runner.prepareStdin(Buffer.from(input)),
    timeoutMs: 60_000,
    maxOutputBytes: DEFAULT_MAX_OUTPUT_BYTES,
    ...options,
  });
  const runAndRelease = (made: ProcessSpec) => runner.run(made).finally(() => made.stdin.release());
  const bench: Bench = {
    runner,
    notices,
    directory,
    memory,
    env,
    isUnfinished: () => process.listenerCount('exit') > exitListeners,
    processes: () => processesWith(`BENCH_MARK=${mark}`),
    path: (name) => join(directory, name),
    spec,
    bash: (script, options) => runAndRelease(spec('bash', ['--norc', '-c', script], options)),
    python: (script, options) => runAndRelease(spec('python3', ['-c', script], options)),
    node: (script, options) => runAndRelease(spec(process.execPath, ['-e', script], options)),
  };
  open.push({
    bench,
    restore() {
      if (before === undefined) Reflect.deleteProperty(process.env, 'XDG_RUNTIME_DIR');
      else Object.assign(process.env, { XDG_RUNTIME_DIR: before });
    },
  });
  return bench;
}

afterEach(async () => {
  const closing = open.splice(0).reverse();
  for (const { bench, restore } of closing) {
    bench.runner.dispose({ kill: true });
    restore();
  }
  for (const { bench } of closing) {
    await until(() => bench.processes().length === 0, 'every process of the bench has ended');
    await until(() => commandLinesWith(bench.memory).length === 0, 'the watchdog has ended');
    await until(() => launchersOf().length === 0, 'the launcher has ended');
    expect(readdirSync(bench.memory)).toEqual([]);
    rmSync(bench.memory, { recursive: true });
    rmSync(bench.directory, { recursive: true });
  }
});

/** Waits for a condition. The time limit only serves to name the condition that was not met. */
export async function until(condition: () => boolean, what: string, limitMs = 40_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`timed out waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Returns the processes with this entry in their environment. A zombie has none. */
export function processesWith(entry: string): number[] {
  return numbers('/proc').filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(entry));
}

/** Returns the processes whose command line contains the text. */
export function commandLinesWith(text: string): number[] {
  return numbers('/proc').filter((pid) => read(`/proc/${pid}/cmdline`).includes(text));
}

/** Returns the launcher processes of a host, this one by default. */
export function launchersOf(pid: number | undefined = process.pid): number[] {
  return numbers('/proc').filter(
    (each) => read(`/proc/${each}/cmdline`).split('\0')[0] === `hookwright-launcher of ${pid}`,
  );
}

/** Returns the kernel's state letter of a process: Z for one that has exited and was not reaped. */
export function stateOf(pid: number): string {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .charAt(0);
}

export function openDescriptors(): number {
  return numbers('/proc/self/fd').length;
}

/** Blocks the thread of the host, like a long synchronous computation. */
export function stallUntil(condition: () => boolean, atLeastMs: number): void {
  const start = performance.now();
  while (performance.now() - start < atLeastMs || !condition()) {
    if (performance.now() - start > 30_000) throw new Error('the condition was not met while stalled');
  }
}

/** Returns true if the process whose id the file contains has exited, even if the host has not noticed yet. */
export function exitedWithPidIn(path: string): boolean {
  const pid = numberIn(path);
  // The state is empty if another process has reaped it.
  return pid > 0 && ['Z', ''].includes(stateOf(pid));
}

/** Returns 0 if the file does not exist or is still empty. */
export function numberIn(path: string): number {
  return Number(read(path));
}

function numbers(directory: string): number[] {
  return readdirSync(directory)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
