import type { HookConfig, HookEventName, HookExecutionResult, HookInput } from '../../../generated/index.js';
import { guarded } from '../../util/errors.js';
import { mapWithLimit } from '../../util/map-with-limit.js';
import type { Semaphore } from '../../util/semaphore.js';
import type { Contract, Route } from '../contract/index.js';
import { isBlocking, isStop } from '../outputs/decision.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { hasBackground } from '../registry/enforcement.js';
import { canBlock, contractOf, routeOf } from '../registry/events.js';
import { BackgroundHooks } from './background.js';
import { chainInput } from './chain.js';
import { EventPayload } from './event-payload.js';
import type { DisposeOptions, HookTypeTable, RunContext } from './hook-type-runner.js';
import { HookTypes } from './hook-types.js';
import { abortedBeforeStart, isBackground, isCancelled, runHook } from './run-hook.js';
import {
  DEFAULT_MAX_OUTPUT_BYTES,
  type ExecuteOptions,
  type HookRun,
  type RunnerConfig,
  type RunnerOptions,
} from './runner-options.js';

export type { ExecuteOptions, HookRun };

const DEFAULT_CONCURRENCY = 32;

/** Ports of a hook runner. */
export interface HookRunnerPorts {
  readonly types: HookTypeTable;
  /** Limit on background hooks, shared by all runners of this process. */
  readonly backgroundSemaphore: Semaphore;
}

/** Runs hooks in parallel, in sequence and in the background. Never throws: every failure is a result. */
export class HookRunner {
  readonly #config: RunnerConfig;
  readonly #contract: Contract;
  readonly #maxConcurrency: number;
  readonly #maxOutputBytes: number;
  readonly #types: HookTypes;
  readonly #background: BackgroundHooks;
  readonly #killed: AbortController;
  #running = 0;
  #disposed = false;

  /** `killed` belongs to the caller, who terminates all hooks with it. */
  constructor(
    { types, backgroundSemaphore }: HookRunnerPorts,
    config: RunnerConfig,
    options: RunnerOptions,
    killed = new AbortController(),
  ) {
    this.#config = config;
    this.#contract = contractOf(config);
    this.#maxConcurrency = atLeast(1, options.maxConcurrency) ?? DEFAULT_CONCURRENCY;
    this.#maxOutputBytes = atLeast(0, options.maxOutputBytes) ?? DEFAULT_MAX_OUTPUT_BYTES;
    this.#types = new HookTypes(types, { config, options, contract: this.#contract });
    this.#background = new BackgroundHooks(backgroundSemaphore);
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

  /** Starts all hooks at once, up to the concurrency limit. Returns the results in the order of the hooks. */
  async executeHooksParallel(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options: ExecuteOptions = {},
  ): Promise<HookExecutionResult[]> {
    const payload = new EventPayload(input, options.texts);
    this.#running += 1;
    try {
      const context = this.#contextFor(eventName, payload, options);
      const results = mapWithLimit(configs, this.#maxConcurrency, (config, index) =>
        isBackground(config) ? backgroundResult(config, eventName) : this.#run(config, context, options, index),
      );
      this.#startBackground(configs, context, options);
      return await results;
    } finally {
      payload.releaseLater();
      this.#eventEnded();
    }
  }

  /** Runs one hook after another. Each gets the input as changed by the one before; a block or a stop ends the chain. */
  async executeHooksSequential(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options: ExecuteOptions = {},
  ): Promise<HookExecutionResult[]> {
    const results: HookExecutionResult[] = [];
    const route = routeOf(this.#contract, eventName);
    let payload = new EventPayload(input, options.texts);
    this.#running += 1;
    try {
      this.#startBackground(configs, this.#contextFor(eventName, payload, options), options);
      for (const [index, config] of configs.entries()) {
        const result = await (isBackground(config)
          ? backgroundResult(config, eventName)
          : this.#run(config, this.#contextFor(eventName, payload, options), options, index));
        results.push(result);
        if (endsChain(route, result)) break;
        const next = result.success ? chainInput(route, payload.input, result.output) : payload.input;
        if (next === payload.input) continue;
        payload.release();
        payload = new EventPayload(changedInput(next, options), options.texts);
      }
      return results;
    } finally {
      payload.releaseLater();
      this.#eventEnded();
    }
  }

  /** Loads the runners of these hooks, so that the first event does not wait for them. */
  prepareFor(configs: readonly HookConfig[]): Promise<void> {
    return this.#types.prepare(configs);
  }

  /** Reads the environment of the host again with the next hook that needs it. */
  refreshEnvironment(): void {
    this.#types.refresh();
  }

  /** Resolves when no hook runs in the background. */
  whenBackgroundEnded(): Promise<void> {
    return this.#background.whenEnded();
  }

  /** Resolves when no hook runs in the background. Hooks that still run after the timeout are aborted. */
  endBackground(withinMs: number): Promise<void> {
    return this.#background.endWithin(withinMs);
  }

  /** Disposes the runner after all running events and their background hooks. With `kill`, terminates them at once. */
  dispose(options: DisposeOptions = {}): void {
    this.#disposed = true;
    if (options.kill || this.#running === 0) this.#close(options);
    if (!options.kill) return;
    this.#background.endNow();
    this.#killed.abort();
  }

  #run(config: HookConfig, context: RunContext, options: ExecuteOptions, index: number): Promise<HookExecutionResult> {
    const parts = { config: this.#config, types: this.#types, background: this.#background };
    const payload = context.payload.forHook(config);
    return runHook(parts, { config, index, options }, payload === context.payload ? context : { ...context, payload });
  }

  #contextFor(eventName: HookEventName, payload: EventPayload, options: ExecuteOptions): RunContext {
    return {
      contract: this.#contract,
      route: routeOf(this.#contract, eventName),
      eventName,
      payload,
      signal: options.signal,
      killed: this.#killed.signal,
      maxOutputBytes: this.#maxOutputBytes,
      toolFacts: options.toolFacts,
      matched: options.matched,
    };
  }

  /** Starts the background hooks of an event. Hooks that cannot start any more are reported as aborted. */
  #startBackground(configs: readonly HookConfig[], context: RunContext, options: ExecuteOptions): void {
    if (!hasBackground(configs)) return;
    const { signal } = this.#background;
    for (const [index, config] of configs.entries()) {
      if (!isBackground(config)) continue;
      if (isCancelled(context) || signal.aborted) {
        reportAborted(config, context, options, index);
        continue;
      }
      this.#running += 1;
      const run = this.#run(config, { ...context, signal }, options, index);
      this.#background.add(run.then(() => this.#eventEnded()));
    }
  }

  #eventEnded(): void {
    this.#running -= 1;
    if (this.#disposed && this.#running === 0) this.#close({});
  }

  #close(options: DisposeOptions): void {
    this.#types.dispose(options);
    this.#background.close();
  }
}

/** Returns undefined for a limit that would let no hook run. */
function atLeast(min: number, value: number | undefined): number | undefined {
  return value !== undefined && value >= min ? value : undefined;
}

function changedInput(next: HookInput, { toolFacts }: ExecuteOptions): HookInput {
  const input = { ...next };
  toolFacts?.set(input);
  return input;
}

function endsChain(route: Route, { output }: HookExecutionResult): boolean {
  if (output === undefined) return false;
  // A decision that cannot block the event must not keep later guards from running.
  return (canBlock(route) && isBlocking(decisionIn(route, output))) || isStop(output);
}

/** Returns the placeholder for the result of a background hook. */
function backgroundResult(hookConfig: HookConfig, eventName: HookEventName): Promise<HookExecutionResult> {
  return Promise.resolve({ hookConfig, eventName, success: true, background: true, duration: 0 });
}

function reportAborted(
  config: HookConfig,
  { eventName, payload: { tracedInput: input, input: inputWithTexts } }: RunContext,
  { onHookEnd }: ExecuteOptions,
  index: number,
): void {
  const now = Date.now();
  const run = { queuedAt: now, startedAt: undefined, endedAt: now, input, inputWithTexts };
  if (onHookEnd) guarded(() => onHookEnd(config, abortedBeforeStart(config, eventName), index, run));
}
