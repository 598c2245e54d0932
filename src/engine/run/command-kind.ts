import type { CommandHookConfig } from '../../../generated/index.js';
import { MAX_DEPTH } from './environment.js';
import { DEFAULT_TIMEOUT_MS, type HookKind, type HookOutcome, type RunContext } from './hook-kind.js';
import { type StdinSource, shellCommand } from './process/index.js';
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
    return {
      success: false,
      error: new Error(`the input of the event cannot be written as JSON: ${messageOf(error)}`),
    };
  }
  const timeoutMs = config.timeout ?? DEFAULT_TIMEOUT_MS;
  const { file, args } =
    config.args === undefined ? shellCommand(config.command) : { file: config.command, args: config.args };
  const outcome = await processes.run({
    file,
    args,
    cwd: payload.input.cwd,
    env: environment.forHook(context.eventVariables, config.env),
    stdin,
    timeoutMs,
    maxOutputBytes: context.maxOutputBytes,
    signal: context.signal,
  });
  return readOutcome(outcome, context.eventName, timeoutMs, context.maxOutputBytes);
}

function tooDeep(depth: number): HookOutcome {
  const text = `not run: this agent was started by a hook, ${depth} levels deep, and hooks nest at most ${MAX_DEPTH} levels`;
  return { success: false, skipped: 'depth', error: new Error(text) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
