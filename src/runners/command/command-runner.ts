import type { CommandHookConfig } from '../../../generated/index.js';
import { notSerializable } from '../../core/runner/could-not-run.js';
import type { HookRunResult } from '../../core/runner/hook-type-runner.js';
import { timeoutOf } from '../../util/timeouts.js';
import { type ProcessOutcome, type ProcessSpec, type Shell, type StdinSource, shellCommand } from '../process/index.js';
import { directCommand } from './direct-exec.js';
import { type ProgramContext, whyTooDeep } from './program-context.js';
import { readOutcome } from './read-exit.js';

/** Runs a command hook: shell text, or with `args` a program without a shell. */
export async function runCommandHook(config: CommandHookConfig, context: ProgramContext): Promise<HookRunResult> {
  const { environment, event, payload, processes, stateDir } = context;
  const tooDeep = whyTooDeep(environment);
  if (tooDeep !== undefined) return tooDeep;
  let stdin: StdinSource;
  try {
    stdin = event.stdin(processes);
  } catch (error) {
    return notSerializable(error);
  }
  const env = environment.forHook(event.variables(environment), config.env, stateDir);
  const outcome = await runCommand(config, context, { stdin, env, cwd: payload.input.cwd });
  return readOutcome(outcome, context, timeoutOf(config), context.maxOutputBytes);
}

/** Input, environment, working directory and shell of a command. */
export interface CommandStart extends Pick<ProcessSpec, 'stdin' | 'env' | 'cwd'> {
  readonly shell?: Shell | undefined;
}

export function runCommand(
  config: CommandHookConfig,
  context: ProgramContext,
  { stdin, env, cwd, shell }: CommandStart,
): Promise<ProcessOutcome> {
  const { processes, maxOutputBytes, signal, whyNotStart, slot } = context;
  const timeoutMs = timeoutOf(config);
  const launch = (program: Program): Promise<ProcessOutcome> => {
    const { file, args, argv0 } = program;
    return processes.run({
      file,
      args,
      argv0,
      cwd,
      env: program.variables ?? env,
      stdin,
      timeoutMs,
      maxOutputBytes,
      signal,
      whyNotStart,
      slot,
      measuresCpu: config.budget_ms !== undefined,
    });
  };
  return start(config, { env, cwd, shell }, launch);
}

/** Program that is started for a command. */
export interface Program extends Pick<ProcessSpec, 'file' | 'args' | 'argv0'> {
  variables?: ProcessSpec['env'];
}

type Launch = (program: Program) => Promise<ProcessOutcome>;

/** Starts the program of the exec form, or the shell text: without a shell if that makes no difference. */
function start(
  { command, args }: CommandHookConfig,
  { env, cwd, shell: wanted }: Omit<CommandStart, 'stdin'>,
  launch: Launch,
): Promise<ProcessOutcome> {
  if (args !== undefined) return launch({ file: command, args });
  const shell = shellCommand(command, cwd, wanted);
  const direct = directCommand(command, env, cwd, shell.file);
  return direct === undefined ? launch(shell) : startDirect(direct, shell, launch);
}

async function startDirect(direct: Program, shell: Program, launch: Launch): Promise<ProcessOutcome> {
  const outcome = await launch(direct);
  // Nothing ran. The shell reports the cause in its own words.
  return outcome.kind === 'spawn-failed' ? launch(shell) : outcome;
}

/** Returns the program of a command that is started rarely: the direct one if there is one, without a fallback. */
export function programOf(
  { command, args }: Pick<CommandHookConfig, 'command' | 'args'>,
  env: ProcessSpec['env'],
  cwd: string,
): Program {
  if (args !== undefined) return { file: command, args };
  const shell = shellCommand(command, cwd);
  return directCommand(command, env, cwd, shell.file) ?? shell;
}
