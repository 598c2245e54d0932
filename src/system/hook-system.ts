import {
  type ConfigSource,
  type HookEventName,
  type HookFireResult,
  type HookRegistryEntry,
  type HooksMap,
  type HookTrace,
  HookType,
  type HostTool,
  type MessageBusMessage,
} from '../../generated/index.js';
import type {
  DebugLogger,
  HostConfigPort,
  MessageBus,
  ModelCallRecorder,
  RegisterOptions,
} from '../core/contract/index.js';
import type { SystemFireOptions } from '../core/events/event-handler.js';
import type { HookProgress } from '../core/events/progress.js';
import {
  type AgentState,
  HookPlanner,
  HookRegistry,
  type SessionBudget,
  type TraceFileChoice,
  type TraceOptions,
} from '../core/index.js';
import { HookAggregator } from '../core/outputs/aggregator.js';
import type { InProcessHook, RegisterHookOptions } from '../core/registry/in-process-hook.js';
import type { RegistryProblem } from '../core/registry/registry-problem.js';
import { setDefaultTranslator, type TranslatorConfig } from '../core/translator.js';
import { defaultHookTranslator } from '../integrations/model-sdks/genai/translator.js';
import { type ClearedLabel, clearedLabelRecord, HookLog } from '../traces/index.js';
import { messageOf } from '../util/errors.js';
import { HookEventHandler } from './event-handler.js';
import { GuardedPlanner, GuardedRegistry } from './guarded-registry.js';
import { HookRunner, type RunnerOptions } from './hook-runner.js';
import { Protection, type ProtectPolicy } from './protection.js';
import { ruleCheckOf } from './rule-check.js';
import { Sessions } from './sessions.js';
import { ToolInputs } from './tool-facts.js';

setDefaultTranslator(defaultHookTranslator);

/** Port through which the hook system reads the host. */
export interface HostConfig
  extends HostConfigPort<HooksMap, ConfigSource, HookRegistryEntry, HookSystem>,
    TranslatorConfig {
  /** State of the agent of `getSessionId`. Defaults to one in memory. */
  getAgentState?(): AgentState | undefined;
  /** Recorder of that agent's model calls, for wrappers of SDKs. */
  getModelCalls?(): ModelCallRecorder | undefined;
  /** Roles of the host's tools, for facts about their calls. Defaults to the names that known agents use. */
  getHostTools?(): Readonly<Record<string, HostTool>> | undefined;
  /** Policy of the guard of hookwright's own files. Without this method there is no such guard. */
  getProtection?(): ProtectPolicy | undefined;
  /** Budgets of each session. */
  getBudgets?(): readonly SessionBudget[];
}

/** Status of a hook system. */
export interface HookSystemStatus {
  initialized: boolean;
  totalHooks: number;
}

/** Options for a hook system. */
export interface HookSystemOptions {
  trace?: TraceOptions | undefined;
  runner?: RunnerOptions | undefined;
  /** How several lists of allowed tools are merged. Defaults to `union`. */
  allowedTools?: 'union' | 'intersection' | undefined;
  /** True if it replaces a disposed system. Its first use logs a warning. */
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

/** The host config lacks a required method or has an invalid option. */
export class InvalidHostConfigError extends TypeError {
  override readonly name = 'InvalidHostConfigError';
}

/** Time that dispose waits for background hooks. */
const MAX_BACKGROUND_MS = 5000;

const RENEWED = 'hooks: the hook system was disposed. Events use a new one, which needs to be disposed too.';

const requiredMethods = ['getWorkingDir', 'getSessionId', 'getHooks'] as const;

/** Owns one of each component, and their lifetime. */
export class HookSystem {
  readonly #registry: HookRegistry;
  readonly #log: HookLog;
  /** Aborted to kill everything that waits or runs. */
  readonly #killed = new AbortController();
  readonly #runner: HookRunner;
  readonly #eventHandler: HookEventHandler;
  readonly #toolInputs: ToolInputs;
  readonly #protection: Protection | undefined;
  readonly #warnOfRenewal: () => unknown;
  #initialization: Promise<void> | undefined;
  #initialized = false;
  #disposal: Promise<void> | undefined;
  /** Events that wait for the configuration or for their fields. */
  readonly #waiting = new Set<Promise<unknown>>();

  constructor(
    config: HostConfig,
    messageBus?: MessageBus<MessageBusMessage>,
    debugLogger?: DebugLogger,
    options: HookSystemOptions = {},
  ) {
    checkConfig(config);
    const log = new HookLog(debugLogger);
    this.#log = log;
    const check = ruleCheckOf(() => this.#registry.contract);
    this.#protection = config.getProtection && new Protection(config);
    const guarded = this.#protection && new GuardedRegistry(this.#protection, config, config, log, check);
    this.#registry = guarded ?? new HookRegistry(config, log, check);
    this.#warnOfRenewal = () => options.replacesDisposed && log.warn(RENEWED);
    const runnerOptions = {
      onNotice: (text: string, level: 'debug' | 'warn') => log[level](`hooks: ${text}`),
      ...options.runner,
    };
    this.#runner = new HookRunner(config, runnerOptions, this.#killed);
    this.#toolInputs = new ToolInputs(config, this.#registry.contract, (text) => log.warn(`hooks: ${text}`));
    const planner = guarded ? new GuardedPlanner(guarded) : new HookPlanner(this.#registry);
    const handlerOptions = {
      agentState: defaultState(config, (text) => log.warn(`hooks: ${text}`)),
      ensureInitialized: () => this.initialize(),
      hasEnded: () => this.#disposal !== undefined,
      completeInput: this.#toolInputs.complete,
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

  /** Reads the configuration once. Concurrent calls share the work. After a failure it can be called again. */
  initialize(): Promise<void> {
    if (this.#disposal !== undefined) return Promise.reject(new HookSystemDisposedError());
    this.#initialization ??= this.#prepare().catch((error: unknown) => {
      this.#initialization = undefined;
      throw error;
    });
    return this.#initialization;
  }

  /**
   * Fires an event after initialisation. Never rejects: if the system is disposed or cannot be initialised, it returns a failure
   * envelope, which is logged and traced.
   */
  fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>> {
    if (this.#initialized) return this.#eventHandler.fireEvent(eventName, params, options);
    return this.fireEventWith(eventName, () => params, options);
  }

  /** Fires an event whose fields are slow to build. `makeParams` gets true if any hook is registered for the event. */
  fireEventWith<E extends HookEventName>(
    eventName: E,
    makeParams: (hasHooks: boolean) => object | Promise<object>,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>> {
    const firing = this.#fireInitialized(eventName, makeParams, options).finally(() => this.#waiting.delete(firing));
    this.#waiting.add(firing);
    return firing;
  }

  /**
   * Returns the failure of an event that could not be fired. It is logged and traced, and follows the error policy. A
   * NotAskedError blocks if a guard matches `params`.
   */
  failEvent<E extends HookEventName>(
    eventName: E,
    error: unknown,
    params?: Readonly<Record<string, unknown>>,
  ): HookFireResult<E> {
    return this.#eventHandler.fail(eventName, error, params);
  }

  /** Traces and logs that the host removed a label from a session. */
  traceClearedLabel(cleared: ClearedLabel): void {
    const { label, by, sessionId } = cleared;
    this.#log.warn(`hooks: ${by} removed the label ${JSON.stringify(label)} from the session ${sessionId}`);
    this.#eventHandler.addTrace(clearedLabelRecord(cleared));
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

  /** Returns every hook, including those that are disabled or not trusted. */
  getAllHooks(): HookRegistryEntry[] {
    return this.getRegistry().getAllHooks();
  }

  /** Enables or disables every hook with a name, from the next event on. */
  setHookEnabled(name: string, enabled: boolean): void {
    this.getRegistry().setHookEnabled(name, enabled);
  }

  /** Registers a function as a hook. Returns a function that removes it. */
  registerHook<E extends HookEventName>(
    hook: InProcessHook<NoInfer<E>>,
    eventName: E,
    options?: RegisterHookOptions,
  ): () => void {
    return this.registerFunction(hook, eventName, options);
  }

  /** Registers a function for an event of a host's own contract. `hookEvents(config)` of its generated code has the types. */
  registerFunction(hook: object, eventName: string, options?: RegisterOptions): () => void {
    if (this.#disposal !== undefined) throw new HookSystemDisposedError();
    return this.#registry.registerFunction(hook, eventName, options);
  }

  /** Returns the problems of the configuration. Empty before initialisation. Never throws. */
  getProblems(): readonly RegistryProblem[] {
    return this.#initialized ? [...this.#registry.getProblems(), ...this.#toolInputs.problems] : [];
  }

  /** Reads the configuration and the environment again. Hooks stay enabled or disabled, and registered functions stay. */
  async reload(): Promise<void> {
    await this.initialize();
    await this.#registry.reload();
    await this.#loadKinds();
    this.#runner.refreshEnvironment();
  }

  /** Returns the latest traces, oldest first. */
  getTraces(): HookTrace[] {
    return this.#eventHandler.getTraces();
  }

  /** Subscribes to the start and end of every hook. Both have the same `id`. Returns an unsubscribe function. */
  onHook(listener: (progress: HookProgress) => void): () => void {
    return this.#eventHandler.onHook(listener);
  }

  /** Subscribes to future traces. Returns an unsubscribe function. */
  onTrace(listener: (trace: HookTrace) => void): () => void {
    return this.#eventHandler.onTrace(listener);
  }

  /** Replaces the trace file, from the next event on. */
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
   * Ends the system: later events and requests fail. Running hooks continue; `kill` terminates them. Background hooks get five
   * seconds to end. Resolves when the traces so far are written.
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
    makeParams: (hasHooks: boolean) => object | Promise<object>,
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
    await Promise.all([this.#registry.initialize(), this.#protection?.prepare()]);
    await this.#loadKinds();
    this.#initialized = true;
  }

  /** Loads what the hooks need, so that the first event does not wait for it. */
  async #loadKinds(): Promise<void> {
    const hooks = this.#registry.getAllHooks();
    await this.#runner.prepareFor(hooks.map(({ config }) => config));
    try {
      if (hooks.some(({ eventName }) => this.#toolInputs.isAbout(eventName))) await this.#toolInputs.load();
    } catch (error) {
      // Only rules need them.
      if (!hooks.some(({ config }) => config.type === HookType.Rule)) return;
      this.#log.warn(`hooks: cannot load the facts about tool calls: ${messageOf(error)}`);
    }
  }

  /** Disposes the runner after pending events and requests: their hooks may not have started yet. */
  async #close(): Promise<void> {
    void Promise.all([...this.#waiting, this.#eventHandler.whenAnswered()]).then(() => this.#runner.dispose());
    await this.#runner.endBackground(MAX_BACKGROUND_MS);
    await this.#eventHandler.flushTraces();
  }

  #check(): void {
    if (this.#disposal !== undefined) throw new HookSystemDisposedError();
    if (!this.#initialized) throw new HookSystemNotInitializedError();
  }
}

/** Returns the state of a host's session in memory. Undefined if the host has its own. */
function defaultState(config: HostConfig, warn: (text: string) => void): (() => AgentState) | undefined {
  if (typeof config.getAgentState === 'function') return undefined;
  const sessions = new Sessions({ prices: () => undefined, budgets: () => config.getBudgets?.() ?? [], warn });
  let open: { readonly id: string; readonly state: AgentState } | undefined;
  return () => {
    const id = config.getSessionId();
    if (open?.id === id) return open.state;
    if (open !== undefined) sessions.close(open.id);
    open = { id, state: sessions.open(id) };
    return open.state;
  };
}

function checkConfig(config: HostConfig): void {
  const missing = requiredMethods.filter((name) => typeof config?.[name] !== 'function');
  if (missing.length === 0) return;
  throw new InvalidHostConfigError(`the host config has no ${missing.join(', ')}; use createConfig({ workingDir })`);
}
