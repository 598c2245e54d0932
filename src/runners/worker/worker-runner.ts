import type { CommandHookConfig, WorkerHookConfig, WorkerResponse } from '../../../generated/index.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import { notSerializable } from '../../core/runner/could-not-run.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { attempt } from '../../util/errors.js';
import { fieldsOf, parsedJson } from '../../util/json.js';
import { timeoutOf } from '../../util/timeouts.js';
import { programOf, runCommandHook } from '../command/command-runner.js';
import { type ProgramContext, whyTooDeep } from '../command/program-context.js';
import { readOutcome } from '../command/read-exit.js';
import { CappedOutput } from '../process/capped-output.js';
import type { LongRunningSpec, ProcessOutcome } from '../process/index.js';
import { notStarted } from '../process/process-types.js';
import { BLOCK_EXIT_CODE, readObject } from '../read-output.js';
import { fileVersions, namedFiles } from './named-files.js';
import type { WorkerCallEnd } from './worker-call.js';

/** Runs a worker hook: a command that keeps running and receives many events. If it cannot, its command runs once. */
export async function runWorker(config: WorkerHookConfig, context: ProgramContext): Promise<HookRunResult> {
  const { environment, payload, stateDir, maxOutputBytes, signal, whyNotStart, workers } = context;
  const tooDeep = whyTooDeep(environment);
  if (tooDeep !== undefined) return tooDeep;
  if (signal?.aborted) return readOutcome(notStarted('aborted'), context, 0, maxOutputBytes);
  // The caller did not abort, so it fails like a command, and `onError` applies.
  if (workers.isDisposed) return runCommandHook(asCommand(config, config.timeout), context);
  let input: string;
  try {
    input = payload.text();
  } catch (error) {
    return notSerializable(error);
  }
  const { cwd } = payload.input;
  const { key, files } = identityOf(config, cwd, context.environment.projectDir);
  const end = await workers.call(key, {
    config,
    input,
    stateDir,
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
  readonly projectDir: string | undefined;
  readonly key: string;
  readonly files: readonly string[];
}

const identities = new WeakMap<WorkerHookConfig, Identity>();

/** Returns the key of a hook's worker. Hooks share a worker only if they start it alike and are all enforced or all not. */
function identityOf(config: WorkerHookConfig, cwd: string, projectDir: string | undefined): Identity {
  const cached = identities.get(config);
  if (cached?.cwd === cwd && cached.projectDir === projectDir) return cached;
  const { command, args, env = {}, source, dialect }: WorkerHookConfig & { dialect?: unknown } = config;
  const variables = Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1));
  // A hook that is not enforced must not delay one that is.
  const key = JSON.stringify([
    command,
    args ?? null,
    variables,
    cwd,
    source ?? null,
    dialect ?? null,
    isEnforced(config),
  ]);
  const identity = { cwd, projectDir, key, files: namedFiles(command, args, cwd, projectDir) };
  identities.set(config, identity);
  return identity;
}

function specOf(
  config: WorkerHookConfig,
  { environment, event, payload, whyNotStart }: ProgramContext,
): LongRunningSpec {
  const { cwd } = payload.input;
  const env = environment.forWorker(event.variables(environment), config.env);
  const { file, args, argv0, variables = env } = programOf(config, env, cwd);
  return { file, args, argv0, cwd, env: variables, whyNotStart };
}

/** Runs the worker's script as a command, with a warning that names the cause. */
async function runOnce(
  config: WorkerHookConfig,
  context: ProgramContext,
  { why, leftMs }: Extract<WorkerCallEnd, { how: 'one-shot' }>,
): Promise<HookRunResult> {
  const outcome = requireCommandMode(await runCommandHook(asCommand(config, leftMs), context), config);
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

/**
 * Checks the result of a worker's script that ran as a command. A script that printed worker frames has no command mode: it
 * did not look at the event, so the hook could not run.
 */
function requireCommandMode(result: HookRunResult, { command }: WorkerHookConfig): HookRunResult {
  const { stdout = '', exitCode, aborted } = result;
  if (exitCode === BLOCK_EXIT_CODE || aborted || !stdout.split('\n').some(isFrame)) return result;
  const text =
    `cannot run ${command} as a command: it printed worker frames. ` +
    'A worker must also answer as a command: without the variable HOOKWRIGHT_WORKER, read one event and print one output';
  // Warnings about the fields of a frame would only distract.
  const { output: _output, outputFormat: _format, warnings: _warnings, ...seen } = result;
  return { ...seen, success: false, skipped: 'not-asked', error: new Error(text) };
}

/** Returns true for anything meant as a hello or response frame, valid or not. */
function isFrame(line: string): boolean {
  if (!line.includes('"type"')) return false;
  const { type } = fieldsOf(parsedJson(line));
  return type === 'hello' || type === 'response';
}

/** Reads the response of a worker. Output and exit code mean the same as those of a command. */
function readResponse(response: WorkerResponse, context: RunContext): HookRunResult {
  const { output, exitCode = 0, stderr = '' } = response;
  const { maxOutputBytes } = context;
  const stdout = cut(typeof output === 'object' ? textOf(output) : (output ?? ''), maxOutputBytes);
  const errors = cut(stderr, maxOutputBytes);
  if (exitCode !== 0 || typeof output !== 'object' || stdout.truncated) {
    return readOutcome(asExit(exitCode, stdout, errors), context, 0, maxOutputBytes);
  }
  const read = readObject(output, context);
  read.exitCode = exitCode;
  read.stdout = stdout.text;
  read.stdoutBytes = stdout.bytes;
  read.stderr = errors.text;
  read.stderrBytes = errors.bytes;
  if (errors.truncated) read.truncated = true;
  return read;
}

function asExit(exitCode: number, stdout: Cut, stderr: Cut): ProcessOutcome {
  return {
    ...notStarted('aborted'),
    kind: 'exited',
    exitCode,
    stdout: stdout.text,
    stderr: stderr.text,
    stdoutBytes: stdout.bytes,
    stderrBytes: stderr.bytes,
    stdoutTruncated: stdout.truncated,
    stderrTruncated: stderr.truncated,
  };
}

/** Serializes an output for the result's `stdout`. Returns an empty text if it is nested too deep. */
function textOf(output: object): string {
  return attempt(() => JSON.stringify(output), '');
}

interface Cut {
  readonly text: string;
  readonly bytes: number;
  readonly truncated: boolean;
}

const NOTHING: Cut = { text: '', bytes: 0, truncated: false };

function cut(text: string, limit: number): Cut {
  if (text === '') return NOTHING;
  if (text.length * 3 <= limit) return { text, bytes: Buffer.byteLength(text), truncated: false };
  const capped = new CappedOutput(limit);
  capped.push(Buffer.from(text));
  return { text: capped.text(), bytes: capped.bytes, truncated: capped.truncated };
}
