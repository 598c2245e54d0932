import type { HookConfig, HookEventName, HookExecutionResult, HookInput } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { isEnforced } from '../registry/enforcement.js';
import { contractOf, routeOf } from '../registry/events.js';
import { abortedBeforeStart } from './aborted-result.js';
import { applyErrorPolicy } from './error-policy.js';
import type { HookExecutor } from './executor.js';
import type { ExecuteOptions, HookRun, RunnerConfig, RunnerOptions } from './runner-options.js';

export type { ExecuteOptions, HookRun, RunnerConfig, RunnerOptions };

/**
 * Runs hooks. It never throws: every ending is a result. What runs them is loaded with the first hook, so that an agent
 * without hooks has nothing of it.
 */
export class HookRunner {
  readonly #config: RunnerConfig;
  readonly #options: RunnerOptions;
  readonly #killed: AbortController;
  #executor: HookExecutor | undefined;
  #loading: Promise<HookExecutor> | undefined;
  #disposal: { kill?: boolean } | undefined;

  /** `killed` is the owner's, who ends everything with it. */
  constructor(config: RunnerConfig = {}, options: RunnerOptions = {}, killed = new AbortController()) {
    this.#config = config;
    this.#options = options;
    this.#killed = killed;
  }

  async executeHook(
    config: HookConfig,
    eventName: HookEventName,
    input: HookInput,
    options?: ExecuteOptions,
  ): Promise<HookExecutionResult> {
    const [result] = await this.executeHooksSequential([config], eventName, input, options);
    return result ?? abortedBeforeStart(config, eventName);
  }

  /** All start before any is waited for, up to the bound; the results keep the order of the hooks. */
  executeHooksParallel(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options: ExecuteOptions = {},
  ): Promise<HookExecutionResult[]> {
    if (this.#executor !== undefined) return this.#executor.executeHooksParallel(configs, eventName, input, options);
    return this.#load().then(
      (executor) => executor.executeHooksParallel(configs, eventName, input, options),
      (error: unknown) => this.#unasked(configs, eventName, error),
    );
  }

  /** One after another; each sees what the one before changed, and a block or a stop ends the chain. */
  executeHooksSequential(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options: ExecuteOptions = {},
  ): Promise<HookExecutionResult[]> {
    if (this.#executor !== undefined) return this.#executor.executeHooksSequential(configs, eventName, input, options);
    return this.#load().then(
      (executor) => executor.executeHooksSequential(configs, eventName, input, options),
      (error: unknown) => this.#unasked(configs, eventName, error),
    );
  }

  /** Loads what these hooks need to run, so that the first event does not wait for it. */
  async prepareFor(configs: readonly HookConfig[]): Promise<void> {
    if (configs.length === 0) return;
    await this.open();
    await this.#executor?.prepareFor(configs);
  }

  /** Loads what runs any hook. What fails is told now, and by each hook that needs it. */
  async open(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      this.#options.onNotice?.(`hooks cannot run: ${messageOf(error)}`, 'warn');
    }
  }

  /** Takes the environment of the host anew. */
  refreshEnvironment(): void {
    this.#executor?.refreshEnvironment();
  }

  /** Resolves when no hook runs in the background. */
  async whenBackgroundEnded(): Promise<void> {
    await this.#executor?.whenBackgroundEnded();
  }

  /** The same, and what still runs there after so many milliseconds is ended. */
  async endBackground(withinMs: number): Promise<void> {
    await this.#executor?.endBackground(withinMs);
  }

  /** Ends when the events under way, and what they left running, have ended; with `kill`, at once and them with it. */
  dispose(options: { kill?: boolean } = {}): void {
    this.#disposal = options;
    this.#executor?.dispose(options);
    if (options.kill) this.#killed.abort();
  }

  #load(): Promise<HookExecutor> {
    this.#loading ??= this.#make().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #make(): Promise<HookExecutor> {
    const { HookExecutor } = await import('./executor.js');
    this.#executor = new HookExecutor(this.#config, this.#options, this.#killed.signal);
    if (this.#disposal !== undefined) this.#executor.dispose(this.#disposal);
    return this.#executor;
  }

  /** Where nothing could be loaded, nobody was asked: that refuses what can be refused. */
  #unasked(configs: readonly HookConfig[], eventName: HookEventName, error: unknown): HookExecutionResult[] {
    const route = routeOf(contractOf(this.#config), eventName);
    const why = new Error(`what runs hooks cannot be loaded: ${messageOf(error)}`);
    return configs.map((hookConfig) => {
      const outcome = { success: false, skipped: 'not-asked', error: why } as const;
      const judged = isEnforced(hookConfig) ? applyErrorPolicy(hookConfig, route, outcome, this.#config) : outcome;
      return { hookConfig, eventName, duration: 0, ...judged };
    });
  }
}
