import type { CommandHookConfig } from '../../../generated/index.js';
import type { HookRunResult, HookTypeRunner } from '../../core/runner/hook-type-runner.js';
import { notSerializable } from '../../core/runner/not-serializable.js';
import { timeoutOf } from '../../util/timeouts.js';
import { type ProcessOutcome, type ProcessSpec, type StdinSource, shellCommand } from '../process/index.js';
import { directCommand } from './direct-exec.js';
import { MAX_DEPTH } from './environment.js';
import type { ProgramContext } from './programs.js';
import { readOutcome } from './read-exit.js';

/** A hook that is a command: shell text, or with `args` a program started without a shell. */
export const commandRunner: HookTypeRunner<CommandHookConfig, ProgramContext> = { run };

async function run(config: CommandHookConfig, context: ProgramContext): Promise<HookRunResult> {
  const { environment, payload, processes } = context;
  if (environment.depth >= MAX_DEPTH) return nestedTooDeep(environment.depth);
  let stdin: StdinSource;
  try {
    stdin = payload.stdin(processes);
  } catch (error) {
    return notSerializable(error);
  }
  const env = environment.forHook(payload.variables(environment), config.env);
  const outcome = await runCommand(config, context, { stdin, env, cwd: payload.input.cwd });
  return readOutcome(outcome, context, timeoutOf(config), context.maxOutputBytes);
}

/** What a command reads and where it runs. */
export type CommandStart = Pick<ProcessSpec, 'stdin' | 'env' | 'cwd'>;

export function runCommand(
  config: CommandHookConfig,
  context: ProgramContext,
  { stdin, env, cwd }: CommandStart,
): Promise<ProcessOutcome> {
  const { processes, maxOutputBytes, signal, whyNotStart, tenancy } = context;
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
      tenancy,
    });
  };
  return start(config, env, cwd, launch);
}

/** What is started for a command. */
export interface Program extends Pick<ProcessSpec, 'file' | 'args' | 'argv0'> {
  variables?: ProcessSpec['env'];
}

type Launch = (program: Program) => Promise<ProcessOutcome>;

/** The exec form as it is; shell text without a shell where that makes no difference, and else with one. */
function start(
  { command, args }: CommandHookConfig,
  env: ProcessSpec['env'],
  cwd: string,
  launch: Launch,
): Promise<ProcessOutcome> {
  if (args !== undefined) return launch({ file: command, args });
  const shell = shellCommand(command, cwd);
  const direct = directCommand(command, env, cwd, shell.file);
  return direct === undefined ? launch(shell) : startDirect(direct, shell, launch);
}

async function startDirect(direct: Program, shell: Program, launch: Launch): Promise<ProcessOutcome> {
  const outcome = await launch(direct);
  // Nothing ran, and the shell has its own way to say why.
  return outcome.kind === 'spawn-failed' ? launch(shell) : outcome;
}

/** The one program that is most likely meant, for what is started seldom. */
export function programOf(
  { command, args }: Pick<CommandHookConfig, 'command' | 'args'>,
  env: ProcessSpec['env'],
  cwd: string,
): Program {
  if (args !== undefined) return { file: command, args };
  const shell = shellCommand(command, cwd);
  return directCommand(command, env, cwd, shell.file) ?? shell;
}

export function nestedTooDeep(depth: number): HookRunResult {
  const text = `not run: this agent was started by a hook, ${depth} levels deep, and hooks nest at most ${MAX_DEPTH} levels`;
  return { success: false, skipped: 'depth', error: new Error(text) };
}
