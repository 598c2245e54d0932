import {
  type HookConfig,
  type HookEventName,
  type HookExecutionResult,
  type HookInput,
  HookType,
} from '../../../generated/index.js';
import { HookEnvironment } from '../../runners/command/environment.js';
import { ProgramDoor } from '../../runners/command/program-door.js';
import { HttpDoor } from '../../runners/http/http-door.js';
import { httpHost } from '../../runners/http/http-host.js';
import { DEFAULT_MAX_OUTPUT_BYTES } from '../../runners/process/process-types.js';
import { guarded } from '../../util/errors.js';
import type { Contract, Route, SanitizationConfig } from '../contract/index.js';
import { isBlocking, isStop } from '../outputs/decision.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { adapterOf } from '../registry/adapter-of.js';
import { hasBackground } from '../registry/enforcement.js';
import { contractOf, routeOf } from '../registry/events.js';
import { abortedBeforeStart } from './aborted-result.js';
import { BackgroundHooks } from './background.js';
import { chainInput } from './chain.js';
import { couldNotRun } from './could-not-run.js';
import { EventPayload } from './event-payload.js';
import type { HookRunResult, RunContext } from './hook-type-runner.js';
import type { ExecuteOptions, RunnerConfig, RunnerOptions } from './runner-options.js';
import { settleAll } from './settle-all.js';
import { isAsync, isCancelled, SingleHook } from './single-hook.js';

const DEFAULT_CONCURRENCY = 32;

/** Runs the hooks of one runner. It never throws: every ending is a result. */
export class HookExecutor {
  readonly #config: RunnerConfig;
  readonly #contract: Contract;
  readonly #maxConcurrency: number;
  readonly #maxOutputBytes: number;
  readonly #programs: ProgramDoor;
  readonly #http: HttpDoor;
  readonly #bus: RunContext['bus'];
  readonly #background = new BackgroundHooks();
  readonly #hook: SingleHook;
  readonly #killed: AbortSignal;
  #environment: HookEnvironment | undefined;
  #running = 0;
  #disposed = false;

  constructor(config: RunnerConfig, options: RunnerOptions, killed: AbortSignal) {
    this.#config = config;
    this.#killed = killed;
    this.#contract = contractOf(config);
    this.#maxConcurrency = atLeast(1, options.maxConcurrency) ?? DEFAULT_CONCURRENCY;
    this.#maxOutputBytes = atLeast(0, options.maxOutputBytes) ?? DEFAULT_MAX_OUTPUT_BYTES;
    this.#programs = new ProgramDoor({ onNotice: options.onNotice, launcher: options.launcher });
    this.#http = new HttpDoor(httpHost(config));
    this.#bus = () => config.getHookBus?.();
    this.#hook = new SingleHook(config, this.#background);
  }

  /** All start before any is waited for, up to the bound; the results keep the order of the hooks. */
  async executeHooksParallel(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options: ExecuteOptions,
  ): Promise<HookExecutionResult[]> {
    const payload = new EventPayload(input);
    this.#running += 1;
    try {
      const context = this.#contextFor(eventName, payload, options);
      const only = configs.length === 1 ? configs[0] : undefined;
      // Mostly there is one hook: the same with a promise less.
      if (only !== undefined && !isAsync(only) && !isCancelled(context)) {
        const run = this.#hook.start(only, context, options, 0);
        let outcome: HookRunResult;
        try {
          outcome = await run.outcome;
        } catch (error) {
          outcome = couldNotRun(error);
        }
        return [this.#hook.end(run, outcome)];
      }
      const results = settleAll(configs, this.#maxConcurrency, (config, index) =>
        isAsync(config) ? inBackground(config, eventName) : this.#hook.execute(config, context, options, index),
      );
      this.#startBackground(configs, context, options);
      return await results;
    } finally {
      releaseLater(payload);
      this.#ended();
    }
  }

  /** One after another; each sees what the one before changed, and a block or a stop ends the chain. */
  async executeHooksSequential(
    configs: readonly HookConfig[],
    eventName: HookEventName,
    input: HookInput,
    options: ExecuteOptions,
  ): Promise<HookExecutionResult[]> {
    const results: HookExecutionResult[] = [];
    const route = routeOf(this.#contract, eventName);
    let payload = new EventPayload(input);
    this.#running += 1;
    try {
      this.#startBackground(configs, this.#contextFor(eventName, payload, options), options);
      for (const [index, config] of configs.entries()) {
        const context = this.#contextFor(eventName, payload, options);
        const running = isAsync(config) ? inBackground(config, eventName) : undefined;
        const result = await (running ?? this.#hook.execute(config, context, options, index));
        results.push(result);
        if (endsChain(route, result) && adapterOf(config)?.keepsChain !== true) break;
        const next = result.success ? chainInput(route, payload.input, result.output) : payload.input;
        if (next === payload.input) continue;
        payload.release();
        payload = new EventPayload(next);
      }
      return results;
    } finally {
      releaseLater(payload);
      this.#ended();
    }
  }

  /** Loads what these hooks need to run, so that the first event does not wait for it. */
  async prepareFor(configs: readonly HookConfig[]): Promise<void> {
    if (configs.some(({ type }) => type === HookType.Command || type === HookType.Worker)) await this.#programs.open();
  }

  /** Takes the environment of the host anew. */
  refreshEnvironment(): void {
    this.#environment = undefined;
    this.#programs.renew();
  }

  /** Resolves when no hook runs in the background. */
  whenBackgroundEnded(): Promise<void> {
    return this.#background.whenEnded();
  }

  /** The same, and what still runs there after so many milliseconds is ended. */
  endBackground(withinMs: number): Promise<void> {
    return this.#background.endWithin(withinMs);
  }

  /** Ends when the events under way, and what they left running, have ended; with `kill`, at once and them with it. */
  dispose(options: { kill?: boolean }): void {
    this.#disposed = true;
    if (options.kill || this.#running === 0) this.#close(options);
    if (options.kill) this.#background.endNow();
  }

  #ended(): void {
    this.#running -= 1;
    if (this.#disposed && this.#running === 0) this.#close();
  }

  #close(options: { kill?: boolean } = {}): void {
    this.#programs.dispose(options);
    this.#http.close();
    this.#background.close();
  }

  #contextFor(eventName: HookEventName, payload: EventPayload, { signal, depth }: ExecuteOptions): RunContext {
    this.#environment ??= new HookEnvironment(this.#contract.version, readSanitization(this.#config), () =>
      this.#config.getProjectDir?.(),
    );
    const environment = this.#environment;
    return {
      contract: this.#contract,
      route: routeOf(this.#contract, eventName),
      eventName,
      payload,
      environment,
      programs: this.#programs,
      http: this.#http,
      bus: this.#bus,
      signal,
      killed: this.#killed,
      maxOutputBytes: this.#maxOutputBytes,
      depth,
    };
  }

  /** Nobody waits for these. Those that cannot start any more are told of like all others. */
  #startBackground(configs: readonly HookConfig[], context: RunContext, options: ExecuteOptions): void {
    if (!hasBackground(configs)) return;
    for (const [index, config] of configs.entries()) {
      if (!isAsync(config)) continue;
      this.#running += 1;
      const { signal } = this.#background;
      const run =
        isCancelled(context) || signal.aborted
          ? tellUnstarted(config, context, options, index)
          : this.#hook.execute(config, { ...context, signal }, options, index);
      this.#background.add(run.then(() => this.#ended()));
    }
  }
}

/** To give back takes time that nobody who waits for the results should spend. */
function releaseLater(payload: EventPayload): void {
  if (payload.isHeld) setImmediate(() => payload.release());
}

/** A bound that is no such number would let no hook run, or none answer. */
function atLeast(smallest: number, value: number | undefined): number | undefined {
  return value !== undefined && value >= smallest ? value : undefined;
}

/** A port that fails to say what may be seen is taken to allow no secret. */
function readSanitization(config: RunnerConfig): SanitizationConfig | undefined {
  try {
    return config.getSanitizationConfig?.();
  } catch {
    return {
      enableEnvironmentVariableRedaction: true,
      allowedEnvironmentVariables: [],
      blockedEnvironmentVariables: [],
    };
  }
}

function endsChain(route: Route, { output }: HookExecutionResult): boolean {
  if (output === undefined) return false;
  return isBlocking(decisionIn(route, output)) || isStop(output);
}

/** What stands for a hook that nobody waits for. */
function inBackground(hookConfig: HookConfig, eventName: HookEventName): Promise<HookExecutionResult> {
  return Promise.resolve({ hookConfig, eventName, success: true, background: true, duration: 0 });
}

async function tellUnstarted(
  config: HookConfig,
  { eventName, payload: { input } }: RunContext,
  { onHookEnd }: ExecuteOptions,
  index: number,
): Promise<void> {
  const now = Date.now();
  const run = { queuedAt: now, startedAt: undefined, endedAt: now, input };
  if (onHookEnd) guarded(() => onHookEnd(config, abortedBeforeStart(config, eventName), index, run));
}
