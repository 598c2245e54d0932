import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { CommandHookConfig, HookConfig, WorkerHookConfig } from '../../../../generated/index.js';
import type { ExecuteOptions, HookRunner } from '../../../../src/system/hook-runner.js';

const RELAY = join(import.meta.dirname, 'relay.py');

/** Lets every command of a runner run as a worker. Whoever looks at results sees the hooks that were asked for. */
export function relayed(runner: HookRunner): void {
  const parallel = runner.executeHooksParallel.bind(runner);
  const sequential = runner.executeHooksSequential.bind(runner);
  const through =
    (execute: typeof parallel): typeof parallel =>
    async (configs, eventName, input, options = {}) => {
      const results = await execute(configs.map(asWorker), eventName, input, seeing(configs, options));
      return results.map((result, index) => ({ ...result, hookConfig: configs[index] ?? result.hookConfig }));
    };
  runner.executeHooksParallel = through(parallel);
  runner.executeHooksSequential = through(sequential);
}

function seeing(configs: readonly HookConfig[], { onHookStart, onHookEnd, ...options }: ExecuteOptions) {
  const seen: ExecuteOptions = { ...options };
  if (onHookStart) seen.onHookStart = (config, index) => onHookStart(configs[index] ?? config, index);
  if (onHookEnd) {
    seen.onHookEnd = (config, result, index, run) => {
      const hookConfig = configs[index] ?? config;
      return onHookEnd(hookConfig, { ...result, hookConfig }, index, run);
    };
  }
  return seen;
}

function asWorker(config: HookConfig): HookConfig {
  return isPlain(config) ? workerOf(config) : config;
}

/** What is no command that could be started stays as it is. */
function isPlain(config: HookConfig): config is CommandHookConfig {
  return config.type === 'command' && typeof config.command === 'string';
}

let python: string | undefined;

function workerOf({ command, args, env = {}, ...config }: CommandHookConfig): WorkerHookConfig {
  // A program without a shell that says no hello: it is seen to be none, and runs once.
  if (args !== undefined) return { ...config, type: 'worker', command, args, env, startTimeout: 300 };
  python ??= String(execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])).trim();
  return {
    ...config,
    type: 'worker',
    command: python,
    args: ['-S', '-E', RELAY],
    // Under load an interpreter may take longer to start than the usual limit.
    startTimeout: 30_000,
    env: { ...env, RELAYED: command },
  };
}
