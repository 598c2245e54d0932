import type { CommandHookConfig, WorkerHookConfig } from '../../../generated/index.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import type { HookRunResult, HookTypeRunner } from '../../core/runner/hook-type-runner.js';
import { notSerializable } from '../../core/runner/not-serializable.js';
import { timeoutOf } from '../../util/timeouts.js';
import { commandRunner, nestedTooDeep, programOf } from '../command/command-runner.js';
import { MAX_DEPTH } from '../command/environment.js';
import type { ProgramContext } from '../command/programs.js';
import { readOutcome } from '../command/read-exit.js';
import type { LongRunningSpec } from '../process/index.js';
import { notStarted } from '../process/process-types.js';
import { requireCommandMode } from './command-run.js';
import { fileVersions, namedFiles } from './named-files.js';
import { readResponse } from './read-response.js';
import type { WorkerCallEnd } from './worker-call.js';

/** A hook that is a command which is started once and kept. What it cannot answer as a worker runs as a command. */
export const workerRunner: HookTypeRunner<WorkerHookConfig, ProgramContext> = { run };

async function run(config: WorkerHookConfig, context: ProgramContext): Promise<HookRunResult> {
  const { environment, payload, maxOutputBytes, signal, whyNotStart, workers } = context;
  if (environment.depth >= MAX_DEPTH) return nestedTooDeep(environment.depth);
  if (signal?.aborted) return readOutcome(notStarted('aborted'), context, 0, maxOutputBytes);
  // Nobody aborted it, so that it fails as a command does, and onError is heard.
  if (workers.isDisposed) return commandRunner.run(asCommand(config, config.timeout), context);
  let input: string;
  try {
    input = payload.text();
  } catch (error) {
    return notSerializable(error);
  }
  const { cwd } = payload.input;
  const { key, files } = identityOf(config, cwd);
  const end = await workers.ask(key, {
    config,
    input,
    maxOutputBytes,
    signal,
    whyNotStart,
    version: () => context.versionOf?.() ?? fileVersions(files),
    spec: () => specOf(config, context),
  });
  return end.how === 'one-shot' ? runOnce(config, context, end) : read(end, config, context);
}

interface Identity {
  readonly cwd: string;
  readonly key: string;
  readonly files: readonly string[];
}

const identities = new WeakMap<WorkerHookConfig, Identity>();

/** Hooks share a worker only where nothing about its start would differ, and no guard waits behind one that is none. */
function identityOf(config: WorkerHookConfig, cwd: string): Identity {
  const known = identities.get(config);
  if (known?.cwd === cwd) return known;
  const { command, args, env = {}, source, dialect }: WorkerHookConfig & { dialect?: unknown } = config;
  const variables = Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1));
  // A hook that nobody hears must not make those wait that somebody does.
  const key = JSON.stringify([
    command,
    args ?? null,
    variables,
    cwd,
    source ?? null,
    dialect ?? null,
    isEnforced(config),
  ]);
  const identity = { cwd, key, files: namedFiles(command, args, cwd) };
  identities.set(config, identity);
  return identity;
}

function specOf(config: WorkerHookConfig, { environment, payload, whyNotStart }: ProgramContext): LongRunningSpec {
  const { cwd } = payload.input;
  const env = environment.forWorker(payload.variables(environment), config.env);
  const { file, args, argv0, variables = env } = programOf(config, env, cwd);
  return { file, args, argv0, cwd, env: variables, whyNotStart };
}

/** Runs the worker's script as a command, with a warning that says why. */
async function runOnce(
  config: WorkerHookConfig,
  context: ProgramContext,
  { why, leftMs }: Extract<WorkerCallEnd, { how: 'one-shot' }>,
): Promise<HookRunResult> {
  const outcome = requireCommandMode(await commandRunner.run(asCommand(config, leftMs), context), config);
  return { ...outcome, warnings: [`ran as a command, because ${why}`, ...(outcome.warnings ?? [])] };
}

function asCommand(
  { startTimeout: _start, maxCalls: _calls, idleTimeout: _idle, ...config }: WorkerHookConfig,
  timeout: number | undefined,
): CommandHookConfig {
  return { ...config, type: 'command', timeout };
}

function read(
  end: Exclude<WorkerCallEnd, { how: 'one-shot' }>,
  config: WorkerHookConfig,
  context: ProgramContext,
): HookRunResult {
  switch (end.how) {
    case 'answered':
      return readResponse(end.response, context);
    case 'refused':
      return readOutcome(notStarted('refused', end.why), context, 0, 0);
    case 'timed-out':
      return readOutcome({ ...notStarted('aborted'), kind: 'timed-out' }, context, timeoutOf(config), 0);
    case 'aborted':
      return readOutcome(
        { ...notStarted('aborted'), ...(end.pid === undefined ? {} : { pid: end.pid }) },
        context,
        0,
        0,
      );
  }
}
