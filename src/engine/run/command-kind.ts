import type { CommandHookConfig } from '../../../generated/index.js';
import { asError } from './as-error.js';
import { directCommand } from './direct-exec.js';
import { MAX_DEPTH } from './environment.js';
import { type HookKind, type HookOutcome, type RunContext, timeoutOf } from './hook-kind.js';
import {
  type ProcessOutcome,
  type ProcessRunner,
  type ProcessSpec,
  type StdinSource,
  shellCommand,
} from './process/index.js';
import { readOutcome } from './read-outcome.js';

/** A hook that is a command: shell text, or with `args` a program started without a shell. */
export const commandKind: HookKind<CommandHookConfig> = { run };

async function run(config: CommandHookConfig, context: RunContext): Promise<HookOutcome> {
  const { environment, payload, processes } = context;
  if (environment.depth >= MAX_DEPTH) return tooDeep(environment.depth);
  let stdin: StdinSource;
  try {
    stdin = payload.stdin(processes);
  } catch (error) {
    const { message } = asError(error);
    return { success: false, error: new Error(`the input of the event cannot be written as JSON: ${message}`) };
  }
  const timeoutMs = timeoutOf(config);
  const variables = environment.forHook(context.eventVariables, config.env);
  const spec = {
    cwd: payload.input.cwd,
    env: variables,
    stdin,
    timeoutMs,
    maxOutputBytes: context.maxOutputBytes,
    signal: context.signal,
  };
  const outcome = await start(config, spec, processes);
  return readOutcome(outcome, context.eventName, timeoutMs, context.maxOutputBytes);
}

type CommonSpec = Omit<ProcessSpec, 'file' | 'args' | 'argv0'>;

/** The exec form as it is; shell text without a shell where that makes no difference, and else with one. */
async function start(config: CommandHookConfig, spec: CommonSpec, processes: ProcessRunner): Promise<ProcessOutcome> {
  if (config.args !== undefined) return processes.run({ ...spec, file: config.command, args: config.args });
  const shell = shellCommand(config.command);
  const direct = directCommand(config.command, spec.env, spec.cwd, shell.file);
  if (direct !== undefined) {
    const { file, args, argv0, variables } = direct;
    const outcome = await processes.run({ ...spec, file, args, argv0, env: variables });
    // Nothing ran, and the shell has its own way to say why.
    if (outcome.kind !== 'spawn-failed') return outcome;
  }
  return processes.run({ ...spec, ...shell });
}

function tooDeep(depth: number): HookOutcome {
  const text = `not run: this agent was started by a hook, ${depth} levels deep, and hooks nest at most ${MAX_DEPTH} levels`;
  return { success: false, skipped: 'depth', error: new Error(text) };
}
