import type { CommandHookConfig } from '../../../generated/index.js';
import type { AdaptedRun, HookAdapter } from '../../core/contract/index.js';
import { isBlocking } from '../../core/outputs/decision.js';
import { decisionIn } from '../../core/outputs/hook-outputs.js';
import { notSerializable } from '../../core/runner/could-not-run.js';
import type { HookRunResult } from '../../core/runner/hook-type-runner.js';
import { timeoutOf } from '../../util/timeouts.js';
import { beginAdapted, readAdapted } from '../adapted-run.js';
import type { ProcessOutcome, StdinSource } from '../process/index.js';
import { runCommand } from './command-runner.js';
import { type ProgramContext, whyTooDeep } from './program-context.js';
import { describeOutcome, readOutcome, warnOfDoubts } from './read-exit.js';

/** Runs a command hook of another agent. The adapter translates its input and its output. */
export async function runAdapted(
  config: CommandHookConfig,
  adapter: HookAdapter,
  context: ProgramContext,
): Promise<HookRunResult> {
  const tooDeep = whyTooDeep(context.environment);
  if (tooDeep !== undefined) return tooDeep;
  const start = await beginAdapted(adapter, context);
  if ('ended' in start) return start.ended;
  let stdin: StdinSource;
  try {
    stdin = context.processes.prepareStdin(Buffer.from(start.run.stdin));
  } catch (error) {
    return notSerializable(error);
  }
  try {
    return readEnd(await launch(config, start.run, stdin, context), start.run, config, context);
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
  const { environment, event, stateDir } = context;
  const inherited = event.variables(environment);
  const env = environment.forHook(environment.forHook(inherited, run.variables(inherited)), config.env, stateDir);
  return runCommand(config, context, { stdin, env, cwd: run.cwd, shell: run.shell });
}

function readEnd(
  outcome: ProcessOutcome,
  run: AdaptedRun,
  config: CommandHookConfig,
  context: ProgramContext,
): HookRunResult {
  const { maxOutputBytes } = context;
  const { kind } = outcome;
  if (kind === 'exited') {
    if (!outcome.stdoutTruncated) {
      const read = readAdapted({ ...outcome, kind }, run, context);
      return warnOfDoubts(outcome, { ...read, ...describeOutcome(outcome) });
    }
    // A block by exit code counts, however much the hook printed.
    const cut = outcome.exitCode === 0 ? undefined : readAdapted({ ...outcome, kind }, run, context);
    if (cut?.output !== undefined && isBlocking(decisionIn(context.route, cut.output)))
      return { ...cut, success: false, ...describeOutcome(outcome) };
    const text = `wrote ${outcome.stdoutBytes} bytes on standard output; at most ${maxOutputBytes} are read`;
    return { success: false, error: new Error(text), ...describeOutcome(outcome) };
  }
  const native = readOutcome(outcome, context, timeoutOf(config), maxOutputBytes);
  if (kind !== 'timed-out' && kind !== 'spawn-failed') return native;
  const { output, warnings } = readAdapted({ ...outcome, kind }, run, context);
  return { ...native, ...(output && { output }), ...(warnings && { warnings }) };
}
