import type { CommandHookConfig } from '../../../generated/index.js';
import type { AdaptedEnd, AdaptedRun, AdaptedStart, HookAdapter } from '../../contract/index.js';
import { asError } from '../../values/errors.js';
import { isBlocking } from '../decision.js';
import { timeoutOf } from '../hook-timeout.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { runCommand, tooDeep } from './command-kind.js';
import { MAX_DEPTH } from './environment.js';
import type { HookOutcome } from './hook-kind.js';
import type { ProcessOutcome, StdinSource } from './process/index.js';
import type { ProgramContext } from './programs.js';
import { describeOutcome, readObject, readOutcome, warnOfDoubts } from './read-outcome.js';

/** A command that was written for another agent: its adapter says what it reads and what it meant. */
export async function runAdapted(
  config: CommandHookConfig,
  adapter: HookAdapter,
  context: ProgramContext,
): Promise<HookOutcome> {
  if (context.environment.depth >= MAX_DEPTH) return tooDeep(context.environment.depth);
  let start: AdaptedStart;
  let stdin: StdinSource;
  try {
    start = await adapter.begin(context.payload.input);
    if ('skip' in start) return { success: true, skipped: 'matcher', warnings: [start.skip] };
    stdin = context.processes.prepareStdin(Buffer.from(start.stdin));
  } catch (error) {
    const text = `the input of the event cannot be translated: ${asError(error).message}`;
    return { success: false, skipped: 'not-asked', error: new Error(text) };
  }
  try {
    return readEnd(await launch(config, start, stdin, context), start, config, context);
  } finally {
    setImmediate(() => stdin.release());
  }
}

function launch(
  config: CommandHookConfig,
  run: AdaptedRun,
  stdin: StdinSource,
  context: ProgramContext,
): Promise<ProcessOutcome> {
  const { environment, payload } = context;
  const inherited = payload.variables(environment);
  const env = environment.forHook(environment.forHook(inherited, run.variables(inherited)), config.env);
  return runCommand(config, context, { stdin, env, cwd: run.cwd });
}

function readEnd(
  outcome: ProcessOutcome,
  run: AdaptedRun,
  config: CommandHookConfig,
  context: ProgramContext,
): HookOutcome {
  const { maxOutputBytes } = context;
  const { kind } = outcome;
  if (kind === 'exited') {
    if (!outcome.stdoutTruncated) {
      const read = readAnswer({ ...outcome, kind }, run, context);
      return warnOfDoubts(outcome, { ...read, ...describeOutcome(outcome) });
    }
    // What it refuses by its exit code does not hang on how much it printed.
    const cut = outcome.exitCode === 0 ? undefined : readAnswer({ ...outcome, kind }, run, context);
    if (cut?.output !== undefined && isBlocking(decisionIn(context.route, cut.output)))
      return { ...cut, success: false, ...describeOutcome(outcome) };
    const text = `wrote ${outcome.stdoutBytes} bytes on standard output; at most ${maxOutputBytes} are read`;
    return { success: false, error: new Error(text), ...describeOutcome(outcome) };
  }
  const native = readOutcome(outcome, context, timeoutOf(config), maxOutputBytes);
  if (kind !== 'timed-out' && kind !== 'spawn-failed') return native;
  const { output, warnings } = readAnswer({ ...outcome, kind }, run, context);
  return { ...native, ...(output && { output }), ...(warnings && { warnings }) };
}

/** The answer in our words goes the way of every answer: what our contract does not understand is told. */
function readAnswer(end: AdaptedEnd, run: AdaptedRun, context: ProgramContext): HookOutcome {
  const answer = run.read(end);
  const read = answer.output === undefined ? undefined : readObject(answer.output, context);
  const warnings = [...answer.warnings, ...(read?.warnings ?? [])];
  const error = answer.error === undefined ? read?.error : new Error(answer.error);
  return {
    success: answer.success && read?.success !== false,
    ...(read?.output && { output: read.output, outputFormat: 'json' as const }),
    ...(error && { error }),
    ...(warnings.length > 0 && { warnings }),
    ...(answer.grant && { grant: true }),
    ...(answer.toolResult !== undefined && { toolResult: answer.toolResult }),
  };
}
