import { HookRunner as CoreHookRunner } from '../core/runner/hook-runner.js';
import type { HookTypeHost, HookTypeTable } from '../core/runner/hook-type-runner.js';
import type { ExecuteOptions, HookRun, RunnerConfig, RunnerOptions } from '../core/runner/runner-options.js';
import { busRunner } from '../runners/bus.js';
import { functionRunner } from '../runners/function.js';
import { pluginRunner } from '../runners/plugin.js';
import { backgroundSemaphore } from '../runners/process/process-semaphore.js';

export type { ExecuteOptions, HookRun, RunnerConfig, RunnerOptions };

/** Loads the runner of command and worker hooks, which share their processes. */
async function loadPrograms(host: HookTypeHost) {
  const { ProgramRunner } = await import('../runners/command/program-runner.js');
  return new ProgramRunner(host);
}

/** The hook types. Importing hookwright loads neither process nor network code: those types are loaded when used. */
const types: HookTypeTable = {
  command: loadPrograms,
  worker: loadPrograms,
  http: async (host) => {
    const { HttpRunner } = await import('../runners/http/http-runner.js');
    return new HttpRunner(host);
  },
  function: () => functionRunner,
  bus: busRunner,
  plugin: () => pluginRunner,
  rule: async ({ contract }) => {
    const { RuleRunner, ruleCompilerOf } = await import('../runners/rule/index.js');
    return new RuleRunner(await ruleCompilerOf(contract));
  },
};

/** Runs hooks of every type. Never throws: every failure is a result. */
export class HookRunner extends CoreHookRunner {
  /** `killed` belongs to the caller, who terminates all hooks with it. */
  constructor(config: RunnerConfig = {}, options: RunnerOptions = {}, killed = new AbortController()) {
    super({ types, backgroundSemaphore }, config, options, killed);
  }
}
