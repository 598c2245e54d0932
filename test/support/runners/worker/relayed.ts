import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { CommandHookConfig, HookConfig, WorkerHookConfig } from '../../../../generated/index.js';
import type { ExecuteOptions, HookRunner } from '../../../../src/system/hook-runner.js';

const RELAY = join(import.meta.dirname, 'relay.py');

/** Makes a runner run every command as a worker. Results still name the original hooks. */
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

/** Returns true for commands that can be started; others stay unchanged. */
function isPlain(config: HookConfig): config is CommandHookConfig {
  return config.type === 'command' && typeof config.command === 'string';
}

let python: string | undefined;

function workerOf({ command, args, env = {}, ...config }: CommandHookConfig): WorkerHookConfig {
  // A program without a shell sends no hello frame, so it soon falls back to a command.
  if (args !== undefined) return { ...config, type: 'worker', command, args, env, startTimeout: 300 };
  python ??= String(execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])).trim();
  return {
    ...config,
    type: 'worker',
    command: python,
    args: ['-S', '-E', RELAY],
    // An interpreter may exceed the default start timeout under load.
    startTimeout: 30_000,
    env: { ...env, RELAYED: command },
  };
}
