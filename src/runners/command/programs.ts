import type { CommandHookConfig, WorkerHookConfig } from '../../../generated/index.js';
import { adapterOf } from '../../core/registry/adapter-of.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { ProcessRunner, type ProcessRunnerOptions } from '../process/index.js';
import { WorkerPool } from '../worker/worker-pool.js';
import { workerRunner } from '../worker/worker-runner.js';
import { runAdapted } from './adapted-command.js';
import { commandRunner } from './command-runner.js';

/** What a hook that is a program runs with. */
export interface ProgramContext extends RunContext {
  readonly processes: ProcessRunner;
  readonly workers: WorkerPool;
}

/** The programs of one runner: commands, and workers that are kept. */
export class Programs {
  readonly #processes: ProcessRunner;
  readonly #workers: WorkerPool;

  constructor(options: ProcessRunnerOptions) {
    this.#processes = new ProcessRunner(options);
    this.#workers = new WorkerPool(this.#processes);
  }

  run(config: CommandHookConfig | WorkerHookConfig, context: RunContext): Promise<HookRunResult> {
    const own: ProgramContext = { ...context, processes: this.#processes, workers: this.#workers };
    if (config.type === 'worker') return workerRunner.run(config, own);
    const adapter = adapterOf(config);
    return adapter === undefined ? commandRunner.run(config, own) : runAdapted(config, adapter, own);
  }

  /** Workers are started anew with the environment as it is now. */
  renew(): void {
    this.#workers.renew();
  }

  dispose(options: { kill?: boolean }): void {
    this.#workers.dispose();
    this.#processes.dispose(options);
  }
}
