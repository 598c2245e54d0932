import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { DEFAULT_MAX_OUTPUT_BYTES } from '../../../../src/core/runner/runner-options.js';
import { ProcessRunner, type ProcessRunnerOptions } from '../../../../src/runners/process/process-runner.js';
import type { ProcessOutcome, ProcessSpec } from '../../../../src/runners/process/process-types.js';

/** One runner with a directory, a mark that all its descendants bear, and short ways to run things. */
export interface Bench {
  runner: ProcessRunner;
  notices: string[];
  /** Empty at first, the working directory of everything. */
  directory: string;
  /** Where the runner puts its private directory. */
  memory: string;
  env: NodeJS.ProcessEnv;
  /** Whether a group of the bench is not forgotten yet: only then, once it has run something, is the host's exit waited for. */
  isUnfinished(): boolean;
  /** The bench's processes that are not zombies. */
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

/** The whole series also runs with commands that a helper starts, and with commands that are workers: `node test/modes.mjs`. */
export const mode = process.env['HOOKWRIGHT_TEST_MODE'];
export const launcher = mode === 'launcher' ? 'always' : 'never';

const open: { bench: Bench; restore(): void }[] = [];

/** Must be called inside a test: the bench is taken down, and looked over, after it. */
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

/** Waits for a condition, never for a time; the limit is only there to name what did not come. */
export async function until(condition: () => boolean, what: string, limitMs = 40_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Processes that have this entry in their environment; a zombie has none. */
export function processesWith(entry: string): number[] {
  return numbers('/proc').filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(entry));
}

/** Processes whose command line contains the text. */
export function commandLinesWith(text: string): number[] {
  return numbers('/proc').filter((pid) => read(`/proc/${pid}/cmdline`).includes(text));
}

/** The helpers that start commands for a host, this one or another. */
export function launchersOf(pid: number | undefined = process.pid): number[] {
  return numbers('/proc').filter(
    (each) => read(`/proc/${each}/cmdline`).split('\0')[0] === `hookwright-launcher of ${pid}`,
  );
}

/** Letter of the state as the kernel has it: Z for one that has exited and was not waited for. */
export function stateOf(pid: number): string {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .charAt(0);
}

export function openDescriptors(): number {
  return numbers('/proc/self/fd').length;
}

/** Keeps the host's only thread busy, as a long synchronous computation would. */
export function stallUntil(condition: () => boolean, atLeastMs: number): void {
  const start = performance.now();
  while (performance.now() - start < atLeastMs || !condition()) {
    if (performance.now() - start > 30_000) throw new Error('stalled in vain');
  }
}

/** Whether the process that wrote its number there has exited, the host not having noticed yet. */
export function exitedWithPidIn(path: string): boolean {
  const pid = numberIn(path);
  // Nothing is left of it where somebody else than the host has waited for it.
  return pid > 0 && ['Z', ''].includes(stateOf(pid));
}

/** 0 when the file is not there or not yet written. */
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
