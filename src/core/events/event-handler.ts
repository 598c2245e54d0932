import {
  type AggregatedHookResult,
  type HookEventName,
  HookEvents,
  type HookFireResult,
  type HookTrace,
  type MessageBusMessage,
  MessageBusType,
} from '../../../generated/index.js';
import type { TraceFileChoice } from '../../traces/trace-writer.js';
import { messageOf } from '../../util/errors.js';
import { fieldsOf } from '../../util/json.js';
import type { Contract, DebugLogger, FireOptions, MessageBus } from '../contract/index.js';
import type { HookAggregator } from '../outputs/aggregator.js';
import type { HookPlanner } from '../planner/hook-planner.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { HookRunner } from '../runner/hook-runner.js';
import { currentDepth } from '../runner/nesting-depth.js';
import { checkEventName, checkInput, readCorrelationId, readRequest, responseTo } from './bus-requests.js';
import { HookPipeline, type PipelineConfig, type PipelineOptions } from './event-pipeline.js';
import { buildFailureEnvelope, HookExecutionError } from './failure.js';
import { HookLog } from './logs.js';
import { type HookProgress, ProgressListeners } from './progress.js';
import { DEFAULT_MAX_INPUT_DEPTH } from './readable-input.js';
import { TraceLog, type TraceOptions } from './trace-log.js';

/** What a hook system hands to its handler. */
export interface EventHandlerOptions {
  /** Awaited before a request from the bus is looked at, so that it never meets an empty registry. */
  ensureInitialized?: (() => Promise<void>) | undefined;
  /** Whether the system that the handler belongs to has ended: then nothing is fired any more. */
  hasEnded?: (() => boolean) | undefined;
  trace?: TraceOptions | undefined;
  /** How deep an input may nest before hooks could not read it. */
  maxInputDepth?: number | undefined;
}

/** What the system may add to what a caller may. */
export interface SystemFireOptions<E extends HookEventName = HookEventName> extends PipelineOptions<E> {
  /** The event began before the end of the system, and ends as it would have. */
  begun?: boolean | undefined;
}

/** Fires events: directly through its methods, or for requests from the bus. None of its methods throws or rejects. */
export class HookEventHandler extends HookEvents {
  readonly #contract: Contract;
  readonly #pipeline: HookPipeline;
  readonly #log: HookLog;
  readonly #traces: TraceLog;
  readonly #progress = new ProgressListeners();
  readonly #options: EventHandlerOptions;
  readonly #bus: MessageBus<MessageBusMessage> | undefined;
  readonly #answering = new Set<Promise<void>>();
  #unsubscribe: (() => void) | undefined;
  #disposed = false;

  constructor(
    config: PipelineConfig,
    registry: HookRegistry,
    planner: HookPlanner,
    runner: HookRunner,
    aggregator: HookAggregator,
    messageBus?: MessageBus<MessageBusMessage>,
    debugLogger?: DebugLogger,
    options: EventHandlerOptions = {},
  ) {
    super();
    this.#contract = registry.contract;
    this.#log = new HookLog(debugLogger);
    this.#traces = new TraceLog(options.trace, {
      sessionId: () => config.getSessionId(),
      notice: (text) => this.#log.warn(`hooks: ${text}`),
    });
    this.#pipeline = new HookPipeline({
      config,
      registry,
      planner,
      runner,
      aggregator,
      log: this.#log,
      traces: this.#traces,
      progress: this.#progress,
      maxInputDepth: depthLimit(options.maxInputDepth),
    });
    this.#options = options;
    this.#bus = messageBus;
    this.#unsubscribe = messageBus?.subscribe(MessageBusType.HOOK_EXECUTION_REQUEST, (message) =>
      this.handleHookExecutionRequest(message),
    );
  }

  /** The door for free strings: the name is narrowed and the input validated; what does not fit is a failure envelope. */
  async fire(name: string, input: unknown, options?: FireOptions): Promise<HookFireResult> {
    return this.#fireChecked(name, input, undefined, options);
  }

  /** The latest traces, oldest first. */
  getTraces(): HookTrace[] {
    return this.#traces.all();
  }

  /** Tells every trace to come; returns the way to stop it. */
  onTrace(listener: (trace: HookTrace) => void): () => void {
    return this.#traces.listen(listener);
  }

  /** Subscribes to the start and end of every hook. Both have the same `id`. Returns an unsubscribe function. */
  onHook(listener: (progress: HookProgress) => void): () => void {
    return this.#progress.listen(listener);
  }

  /** Answers a request from the bus with one response, whatever it holds. Nothing is answered after dispose, or without a bus. */
  handleHookExecutionRequest(rawMessage: unknown): void {
    // Checked first: a bus may deliver once more after unsubscribing.
    if (this.#disposed || this.#bus === undefined) return;
    const answering = this.#answer(this.#bus, rawMessage).finally(() => this.#answering.delete(answering));
    this.#answering.add(answering);
  }

  /** Takes no more requests from the bus, and that is all: events that are fired directly go on. */
  dispose(): void {
    this.#disposed = true;
    const unsubscribe = this.#unsubscribe;
    this.#unsubscribe = undefined;
    try {
      unsubscribe?.();
    } catch (error) {
      this.#log.warn(`hooks: unsubscribing from the bus failed: ${messageOf(error)}`);
    }
  }

  /** The result of an event that could not even be fired; it is warned of and traced like any other failure. */
  fail<E extends HookEventName>(eventName: E, error: unknown): HookFireResult<E> {
    return this.#pipeline.refuse(eventName, new HookExecutionError(error, 'internal', { eventName }));
  }

  /**
   * Fires an event that no hook is configured for, at once, for a system that has not ended. False, and nothing has happened,
   * where `fireEvent` has more to tell.
   */
  pass(eventName: HookEventName): boolean {
    return this.#pipeline.pass(eventName);
  }

  /** Resolves when every request taken so far is answered. */
  async whenAnswered(): Promise<void> {
    await Promise.all(this.#answering);
  }

  /** From the next event on traces are written to this file, or to none. */
  writeTraces(choice: TraceFileChoice): void {
    this.#traces.writeTo(choice);
  }

  /** Resolves when the traces so far are written. */
  flushTraces(): Promise<void> {
    return this.#traces.flush();
  }

  /** Fires an event by its name: the typed methods, ours or those of a host's own contract, come through here. */
  override fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>>;
  override fireEvent(name: HookEventName, params: object, options?: SystemFireOptions): Promise<HookFireResult> {
    if (this.#hasEnded() && !options?.begun) return Promise.resolve(this.#refuseEnded(name));
    return this.#pipeline.fireParams(name, params, options);
  }

  #refuseEnded(name: string): HookFireResult {
    const eventName = checkEventName(this.#contract, name);
    if (eventName instanceof HookExecutionError) return this.#pipeline.refuseUnknown(name, eventName);
    return this.#pipeline.refuse(eventName, disposedError());
  }

  #hasEnded(): boolean {
    return this.#options.hasEnded?.() === true;
  }

  #fireChecked(
    name: unknown,
    input: unknown,
    correlationId?: string,
    options?: PipelineOptions,
  ): Promise<HookFireResult> {
    const eventName = checkEventName(this.#contract, name, correlationId);
    if (eventName instanceof HookExecutionError) return Promise.resolve(this.#pipeline.refuseUnknown(name, eventName));
    if (this.#hasEnded() && correlationId === undefined)
      return Promise.resolve(this.#pipeline.refuse(eventName, disposedError()));
    const fields = checkInput(this.#contract, eventName, input, correlationId);
    if (fields instanceof HookExecutionError)
      return Promise.resolve(this.#pipeline.refuse(eventName, fields, fieldsOf(input)));
    return this.#pipeline.fireFields(eventName, fields, correlationId, options);
  }

  #refuse(error: HookExecutionError): AggregatedHookResult {
    this.#log.warn(`hooks: ${error.message}`);
    return buildFailureEnvelope(error, error.stage);
  }

  /** Publishes one response, once, whatever the request holds and whatever happens. */
  async #answer(bus: MessageBus<MessageBusMessage>, message: unknown): Promise<void> {
    const correlationId = readCorrelationId(message);
    const response = responseTo(correlationId, await this.#carryOut(message, correlationId));
    try {
      await bus.publish(response);
    } catch (error) {
      // Nobody waits for it: it is warned of and stands among the traces.
      const text = `publishing the response ${correlationId} failed: ${messageOf(error)}`;
      const failure = new HookExecutionError(text, 'publication', { correlationId, details: error });
      this.#pipeline.refuseUnknown(MessageBusType.HOOK_EXECUTION_RESPONSE, failure);
    }
  }

  async #carryOut(message: unknown, correlationId: string): Promise<AggregatedHookResult> {
    const depth = currentDepth();
    try {
      const request = readRequest(message, correlationId);
      if (request instanceof HookExecutionError) return this.#refuse(request);
      await this.#options.ensureInitialized?.();
      const { aggregated } = await this.#fireChecked(request.eventName, request.input, correlationId, { depth });
      return aggregated;
    } catch (error) {
      return this.#refuse(new HookExecutionError(error, 'internal', { correlationId }));
    }
  }
}

/** A limit that is no such number would let no input pass. */
function depthLimit(given: number | undefined): number {
  return given !== undefined && given >= 1 ? Math.floor(given) : DEFAULT_MAX_INPUT_DEPTH;
}

function disposedError(): HookExecutionError {
  return new HookExecutionError('the hook system is disposed: make a new one to fire events', 'internal');
}
