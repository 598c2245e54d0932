import type { HookConfig, HookEventName, HookExecutionResult, HookInput } from '../../generated/index.js';
import type { HookExecutor } from './run/hook-executor.js';
import type { ExecuteOptions, RunnerConfig, RunnerOptions } from './run/runner-options.js';

export type { ExecuteOptions, RunnerConfig, RunnerOptions };

/**
 * Runs hooks. It never throws: every ending is a result. What it takes to run one is loaded with the first, because a
 * host without hooks should not wait for it.
 */
export class HookRunner {
  readonly #config: RunnerConfig;
  readonly #options: RunnerOptions;
  #loading: Promise<HookExecutor> | undefined;
  #executor: HookExecutor | undefined;
  #disposal: { kill?: boolean } | undefined;

  constructor(config: RunnerConfig = {}, options: RunnerOptions = {}) {
    this.#config = config;
    this.#options = options;
  }

  /** Loads what it takes to run a hook, so that the first one does not wait for it. */
  async prepare(): Promise<void> {
    await this.#load();
  }

  /** One hook on its own. */
  executeHook(
    config: HookConfig,
    eventName: HookEventName,
    input: HookInput,
    options?: ExecuteOptions,
  ): Promise<HookExecutionResult> {
    return this.#with((executor) => executor.executeHook(config, eventName, input, options));
  }

  /** All start before any is waited for, up to the bound; the results keep the order of the hooks. */
  executeHooksParallel(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options?: ExecuteOptions,
  ): Promise<HookExecutionResult[]> {
    return this.#with((executor) => executor.executeHooksParallel(configs, eventName, input, options));
  }

  /** One after another; each sees what the one before changed, and a block or a stop ends the chain. */
  executeHooksSequential(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options?: ExecuteOptions,
  ): Promise<HookExecutionResult[]> {
    return this.#with((executor) => executor.executeHooksSequential(configs, eventName, input, options));
  }

  /** Takes the environment of the host anew. */
  refreshEnvironment(): void {
    this.#executor?.refreshEnvironment();
  }

  /** Ends when the events under way have ended; with `kill`, at once and them with it. */
  dispose(options: { kill?: boolean } = {}): void {
    if (!this.#disposal?.kill) this.#disposal = options;
    // What waits for it to be loaded began before, and runs first.
    if (this.#executor === undefined) this.#loading?.then((executor) => executor.dispose(options)).catch(() => {});
    else this.#executor.dispose(options);
  }

  #with<T>(run: (executor: HookExecutor) => Promise<T>): Promise<T> {
    return this.#executor === undefined ? this.#load().then(run) : run(this.#executor);
  }

  #load(): Promise<HookExecutor> {
    if (this.#loading !== undefined) return this.#loading;
    const disposedBefore = this.#disposal;
    this.#loading = import('./run/hook-executor.js').then(({ HookExecutor }) => {
      const executor = new HookExecutor(this.#config, this.#options);
      if (disposedBefore !== undefined) executor.dispose(disposedBefore);
      this.#executor = executor;
      return executor;
    });
    return this.#loading;
  }
}
