import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished } from 'vitest';
import type {
  CommandHookConfig,
  FunctionHookConfig,
  HookConfig,
  HookEventName,
  HookExecutionResult,
  HookInput,
} from '../../../../generated/index.js';
import {
  type ExecuteOptions,
  HookRunner,
  type RunnerConfig,
  type RunnerOptions,
} from '../../../../src/system/hook-runner.js';
import { commandLinesWith, launcher, launchersOf, mode, processesWith, until } from '../../runners/process/support.js';
import { whyNotForWorkers } from '../../runners/worker/not-for-workers.js';
import { relayed } from '../../runners/worker/relayed.js';

export {
  commandLinesWith,
  exitedWithPidIn,
  launcher,
  launchersOf,
  numberIn,
  openDescriptors,
  processesWith,
  stallUntil,
  until,
} from '../../runners/process/support.js';

/** A runner, the working directory of its hooks, and a mark in the environment of their processes. */
export interface Bench {
  runner: HookRunner;
  notices: string[];
  directory: string;
  /** Directory of the runner's private files. */
  memory: string;
  mark: string;
  path(name: string): string;
  /** Returns the content of a file in the directory, or an empty string if it does not exist. */
  read(name: string): string;
  lines(name: string): string[];
  /** Writes a script and returns its path. */
  script(name: string, text: string): string;
  input(fields?: Readonly<Record<string, unknown>>, eventName?: HookEventName): HookInput;
  hook(command: string, more?: Partial<CommandHookConfig>): CommandHookConfig;
  run(hook: string | HookConfig, options?: BenchOptions): Promise<HookExecutionResult>;
  /** Returns the ids of hook processes that are not zombies. */
  processes(): number[];
}

export interface BenchOptions extends ExecuteOptions {
  eventName?: HookEventName;
  input?: HookInput;
}

/** Includes benches that several tests share. */
let openBenches = 0;

/** Creates a bench for one test. Closes and checks it after the test. */
export function makeBench(config?: RunnerConfig, options?: RunnerOptions): Bench {
  const opened = openBench(config, options);
  onTestFinished(opened.close);
  return opened.bench;
}

/** Creates a bench for several tests. Closing it kills remaining processes and checks that nothing is left. */
export function openBench(
  config: RunnerConfig = {},
  options: RunnerOptions = {},
): { bench: Bench; close(): Promise<void> } {
  openBenches += 1;
  const memory = mkdtempSync(join(tmpdir(), 'runner-memory-'));
  const directory = mkdtempSync(join(tmpdir(), 'runner-work-'));
  const restore = setVariables({ XDG_RUNTIME_DIR: memory });
  const mark = randomUUID();
  const notices: string[] = [];
  const runner = new HookRunner(config, { onNotice: (text) => notices.push(text), launcher, ...options });
  if (mode === 'worker') relayed(runner);
  const bench: Bench = {
    runner,
    notices,
    directory,
    memory,
    mark,
    path: (name) => join(directory, name),
    read: (name) => read(join(directory, name)),
    lines: (name) => read(join(directory, name)).split('\n').filter(Boolean),
    script: (name, text) => {
      const path = join(directory, name);
      writeFileSync(path, text, { mode: 0o755 });
      return path;
    },
    input: (fields = {}, eventName = 'BeforeTool') => ({ ...inputIn(directory, eventName), ...fields }),
    hook: (command, more = {}) => ({
      type: 'command',
      command,
      ...more,
      env: { BENCH_MARK: mark, ...more.env },
    }),
    run: (hook, { eventName = 'BeforeTool', input, ...execute } = {}) =>
      runner.executeHook(
        typeof hook === 'string' ? bench.hook(hook) : hook,
        eventName,
        input ?? bench.input({}, eventName),
        execute,
      ),
    processes: () => processesWith(`BENCH_MARK=${mark}`),
  };
  const close = async () => {
    runner.dispose({ kill: true });
    restore();
    await until(() => bench.processes().length === 0, 'every process of the bench has ended');
    await until(() => commandLinesWith(memory).length === 0, 'the watchdog has ended');
    openBenches -= 1;
    await until(() => openBenches > 0 || launchersOf().length === 0, 'the launcher has ended');
    expect(readdirSync(memory)).toEqual([]);
    rmSync(memory, { recursive: true });
    rmSync(directory, { recursive: true, force: true });
  };
  return { bench, close };
}

/** Returns a minimal input for the event. */
export function inputIn(cwd: string, eventName: HookEventName): HookInput {
  const base = {
    session_id: 'session-1',
    cwd,
    hook_event_name: eventName,
    timestamp: '2026-01-02T03:04:05.678Z',
    transcript_path: '',
  };
  return eventName === 'BeforeTool' ? { ...base, ...TOOL_FIELDS } : base;
}

const TOOL_FIELDS = { tool_name: 'write_file', tool_input: { path: 'a.txt', content: 'text' } };

export function functionHook(
  action: FunctionHookConfig['action'],
  more: Partial<FunctionHookConfig> = {},
): FunctionHookConfig {
  return { type: 'function', name: 'a function', action, ...more };
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** Counts timers now. Timers of the test runner are short; a timer left by a hook would stay for a minute. */
export function watchTimers(): { areBack(): Promise<void> } {
  const before = timers();
  return { areBack: () => until(() => timers() <= before, 'no timer is left', 10_000) };
}

/** Sets or removes environment variables of the host. Returns a function that restores them. */
export function setVariables(variables: Readonly<Record<string, string | undefined>>): () => void {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  const apply = (values: Readonly<Record<string, string | undefined>>) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
  apply(variables);
  return () => apply(before);
}

beforeEach(({ task, skip }) => {
  const why = mode === 'worker' ? whyNotForWorkers(task.name) : undefined;
  if (why !== undefined) skip(why);
});

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
