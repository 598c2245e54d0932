import type {
  ConfigSource,
  HookEventName,
  HookFireResult,
  HookRegistryEntry,
  HooksMap,
  HookTrace,
  MessageBusMessage,
} from '../../generated/index.js';
import type { DebugLogger, HostConfigPort, MessageBus, RegisterOptions } from '../core/contract/index.js';
import { HookEventHandler, type SystemFireOptions } from '../core/events/event-handler.js';
import type { TranslatorConfig } from '../core/events/event-pipeline.js';
import { HookLog } from '../core/events/logs.js';
import type { HookProgress } from '../core/events/progress.js';
import type { TraceOptions } from '../core/events/trace-log.js';
import { HookAggregator } from '../core/outputs/aggregator.js';
import { HookPlanner } from '../core/planner/hook-planner.js';
import { HookRegistry } from '../core/registry/hook-registry.js';
import type { InProcessHook, RegisterHookOptions } from '../core/registry/in-process-hook.js';
import type { RegistryProblem } from '../core/registry/registry-problem.js';
import { setDefaultTranslator } from '../core/translator.js';
import { defaultHookTranslator } from '../integrations/model-sdks/genai/genai-v1.js';
import type { TraceFileChoice } from '../traces/trace-writer.js';
import { HookRunner, type RunnerOptions } from './hook-runner.js';

setDefaultTranslator(defaultHookTranslator);

/** What a host provides. */
export interface HostConfig
  extends HostConfigPort<HooksMap, ConfigSource, HookRegistryEntry, HookSystem>,
    TranslatorConfig {}

/** Whether a hook system is ready, and how many hooks it knows. */
export interface HookSystemStatus {
  initialized: boolean;
  totalHooks: number;
}

/** What a host may choose about its hook system. */
export interface HookSystemOptions {
  trace?: TraceOptions | undefined;
  runner?: RunnerOptions | undefined;
  /** What several lists of allowed tools become; `union` unless said otherwise. */
  allowedTools?: 'union' | 'intersection' | undefined;
  /** True if it replaces a disposed system, which is a warning once it is used. */
  replacesDisposed?: boolean | undefined;
}

/** The hook system was used before it was initialised. */
export class HookSystemNotInitializedError extends Error {
  override readonly name = 'HookSystemNotInitializedError';

  constructor(message = 'the hook system is not initialised: await hookSystem.initialize() first') {
    super(message);
  }
}

/** The hook system was used after it was disposed. */
export class HookSystemDisposedError extends Error {
  override readonly name = 'HookSystemDisposedError';

  constructor() {
    super('the hook system is disposed: ask the config for a new one');
  }
}

/** The host's config lacks something that no default can replace. */
export class InvalidHostConfigError extends Error {
  override readonly name = 'InvalidHostConfigError';
}

/** How long the end waits for hooks that nobody else waits for. */
const LONGEST_BACKGROUND_MS = 5000;

const RENEWED = 'hooks: the hook system was disposed. Events use a new one, which needs to be disposed too.';

const requiredMethods = ['getWorkingDir', 'getSessionId', 'getHooks'] as const;

/** Owns one of each component, and their lifetime. */
export class HookSystem {
  readonly #registry: HookRegistry;
  /** The one kill signal: whatever waits or runs hears it. */
  readonly #killed = new AbortController();
  readonly #runner: HookRunner;
  readonly #eventHandler: HookEventHandler;
  readonly #warnOfRenewal: () => unknown;
  #initialization: Promise<void> | undefined;
  #initialized = false;
  #disposal: Promise<void> | undefined;
  /** Events that wait for the configuration, or for their fields. */
  readonly #waiting = new Set<Promise<unknown>>();

  constructor(
    config: HostConfig,
    messageBus?: MessageBus<MessageBusMessage>,
    debugLogger?: DebugLogger,
    options: HookSystemOptions = {},
  ) {
    checkConfig(config);
    const log = new HookLog(debugLogger);
    this.#registry = new HookRegistry(config, log);
    this.#warnOfRenewal = () => options.replacesDisposed && log.warn(RENEWED);
    const runnerOptions = {
      onNotice: (text: string, level: 'debug' | 'warn') => log[level](`hooks: ${text}`),
      ...options.runner,
    };
    this.#runner = new HookRunner(config, runnerOptions, this.#killed);
    const planner = new HookPlanner(this.#registry);
    const handlerOptions = {
      ensureInitialized: () => this.initialize(),
      hasEnded: () => this.#disposal !== undefined,
      trace: options.trace,
      maxInputDepth: options.runner?.maxInputDepth,
    };
    this.#eventHandler = new HookEventHandler(
      config,
      this.#registry,
      planner,
      this.#runner,
      new HookAggregator({ contract: this.#registry.contract, allowedFunctionNames: options.allowedTools }),
      messageBus,
      debugLogger,
      handlerOptions,
    );
  }

  /** Reads the configuration once; calls at the same time share it, and a failed one may be repeated. */
  initialize(): Promise<void> {
    if (this.#disposal !== undefined) return Promise.reject(new HookSystemDisposedError());
    this.#initialization ??= this.#prepare().catch((error: unknown) => {
      this.#initialization = undefined;
      throw error;
    });
    return this.#initialization;
  }

  /**
   * Fires an event, once the configuration is read. It never rejects: when the system is disposed, or cannot be
   * initialised, that is a failure envelope, and it is warned of and traced.
   */
  fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>> {
    if (this.#initialized) return this.#eventHandler.fireEvent(eventName, params, options);
    return this.fireEventWith(eventName, () => params, options);
  }

  /** The same for fields that take time to make: `makeParams` is told whether any hook will read them. */
  fireEventWith<E extends HookEventName>(
    eventName: E,
    makeParams: (heard: boolean) => object | Promise<object>,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>> {
    const firing = this.#fireInitialized(eventName, makeParams, options).finally(() => this.#waiting.delete(firing));
    this.#waiting.add(firing);
    return firing;
  }

  /**
   * Fires an event that no hook is configured for, at once: it is logged and traced, and nothing is built. False, and
   * nothing has happened, where `fireEvent` has more to tell.
   */
  passEvent(eventName: HookEventName): boolean {
    return this.#initialized && this.#disposal === undefined && this.#eventHandler.pass(eventName);
  }

  /** The result of an event that could not be fired: an envelope that is warned of, traced, and follows the error policy. */
  failEvent<E extends HookEventName>(eventName: E, error: unknown): HookFireResult<E> {
    return this.#eventHandler.fail(eventName, error);
  }

  isInitialized(): boolean {
    return this.#initialized;
  }

  getEventHandler(): HookEventHandler {
    this.#check();
    return this.#eventHandler;
  }

  getRegistry(): HookRegistry {
    this.#check();
    return this.#registry;
  }

  getStatus(): HookSystemStatus {
    const initialized = this.#initialized;
    return { initialized, totalHooks: initialized ? this.#registry.getAllHooks().length : 0 };
  }

  /** Every hook, also those that are switched off or held back. */
  getAllHooks(): HookRegistryEntry[] {
    return this.getRegistry().getAllHooks();
  }

  /** Switches every hook of that name on or off, from the next event on. */
  setHookEnabled(name: string, enabled: boolean): void {
    this.getRegistry().setHookEnabled(name, enabled);
  }

  /** Adds a function as a hook, at any time; returns its removal. */
  registerHook<E extends HookEventName>(
    hook: InProcessHook<NoInfer<E>>,
    eventName: E,
    options?: RegisterHookOptions,
  ): () => void {
    return this.registerFunction(hook, eventName, options);
  }

  /** The same by a name that no type knows. `hookEvents(config)` of generated code types it by the events of its contract. */
  registerFunction(hook: object, eventName: string, options?: RegisterOptions): () => void {
    if (this.#disposal !== undefined) throw new HookSystemDisposedError();
    return this.#registry.registerFunction(hook, eventName, options);
  }

  /** Returns what is wrong with the configuration; nothing before it is read. Never throws. */
  getProblems(): readonly RegistryProblem[] {
    return this.#initialized ? this.#registry.getProblems() : [];
  }

  /** Reads the configuration and the environment again. Switches and in-process hooks stay. */
  async reload(): Promise<void> {
    await this.initialize();
    await this.#registry.reload();
    await this.#loadKinds();
    this.#runner.refreshEnvironment();
  }

  /** The latest traces, oldest first. */
  getTraces(): HookTrace[] {
    return this.#eventHandler.getTraces();
  }

  /** Subscribes to the start and end of every hook. Both have the same `id`. Returns an unsubscribe function. */
  onHook(listener: (progress: HookProgress) => void): () => void {
    return this.#eventHandler.onHook(listener);
  }

  /** Tells every trace to come; returns the way to stop it. */
  onTrace(listener: (trace: HookTrace) => void): () => void {
    return this.#eventHandler.onTrace(listener);
  }

  /** From the next event on traces are written to this file, or to none. */
  writeTraces(choice: TraceFileChoice): void {
    this.#eventHandler.writeTraces(choice);
  }

  /** Resolves when no hook runs in the background. */
  whenBackgroundEnded(): Promise<void> {
    return this.#runner.whenBackgroundEnded();
  }

  isDisposed(): boolean {
    return this.#disposal !== undefined;
  }

  /**
   * The end: no more events, no more requests. What still runs goes on and is not waited for, or with `kill` ends now;
   * hooks in the background are waited for, five seconds at most, and then ended. Resolves when the traces so far are written.
   */
  dispose(options: { kill?: boolean } = {}): Promise<void> {
    this.#eventHandler.dispose();
    if (options.kill) this.#runner.dispose(options);
    this.#disposal ??= this.#close();
    return this.#disposal;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }

  async #fireInitialized<E extends HookEventName>(
    eventName: E,
    makeParams: (heard: boolean) => object | Promise<object>,
    options: SystemFireOptions<E> | undefined,
  ): Promise<HookFireResult<E>> {
    try {
      await this.initialize();
      const params = await makeParams(this.#registry.getHooksForEvent(eventName).length > 0);
      return await this.#eventHandler.fireEvent(eventName, params, { ...options, begun: true });
    } catch (error) {
      return this.failEvent(eventName, error);
    }
  }

  async #prepare(): Promise<void> {
    this.#warnOfRenewal();
    await this.#registry.initialize();
    await this.#loadKinds();
    this.#initialized = true;
  }

  #loadKinds(): Promise<void> {
    return this.#runner.prepareFor(this.#registry.getAllHooks().map(({ config }) => config));
  }

  /** An event or a request that was taken may not have started its hooks yet: the runner ends after it. */
  async #close(): Promise<void> {
    void Promise.all([...this.#waiting, this.#eventHandler.whenAnswered()]).then(() => this.#runner.dispose());
    await this.#runner.endBackground(LONGEST_BACKGROUND_MS);
    await this.#eventHandler.flushTraces();
  }

  #check(): void {
    if (this.#disposal !== undefined) throw new HookSystemDisposedError();
    if (!this.#initialized) throw new HookSystemNotInitializedError();
  }
}

function checkConfig(config: HostConfig): void {
  const missing = requiredMethods.filter((name) => typeof config?.[name] !== 'function');
  if (missing.length === 0) return;
  throw new InvalidHostConfigError(
    `the host config lacks ${missing.join(', ')}; createConfig({ workingDir }) makes a complete one`,
  );
}
