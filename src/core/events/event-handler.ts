import {
  type AggregatedHookResult,
  type HookEventName,
  HookEvents,
  type HookFireResult,
  type HookTrace,
  type MessageBusMessage,
  MessageBusType,
} from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { fieldsOf } from '../../util/json.js';
import type { Contract, MessageBus } from '../contract/index.js';
import type { HookAggregator } from '../outputs/aggregator.js';
import type { HookPlanner } from '../planner/hook-planner.js';
import { isEventOf } from '../registry/events.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { HookRunner } from '../runner/hook-runner.js';
import type { AgentState } from '../session-state.js';
import { checkInput, readCorrelationId, readRequest, responseTo, unknownEvent } from './bus-requests.js';
import { DEFAULT_MAX_INPUT_DEPTH, type Fields } from './event-input.js';
import type { EventLog } from './event-log.js';
import { EventPipeline, type PipelineConfig, type PipelineOptions } from './event-pipeline.js';
import type { EventRecord } from './event-record.js';
import { buildFailureEnvelope, HookExecutionError } from './failure.js';
import type { CompleteInput } from './input-facts.js';
import { type HookProgress, ProgressListeners } from './progress.js';
import type { TraceFileChoice, TraceLog } from './trace-port.js';

/** Options for an event handler. */
export interface EventHandlerOptions {
  /** Awaited before a request from the bus is read, so that the registry is filled. */
  ensureInitialized?: (() => Promise<void>) | undefined;
  /** Returns true if the hook system was disposed: then events fail. */
  hasEnded?: (() => boolean) | undefined;
  /** Returns the state of the agent, for a host whose config has none. */
  agentState?: (() => AgentState) | undefined;
  /** Completes inputs about tool calls. Without it, they lack `command` and `file`. */
  completeInput?: CompleteInput | undefined;
  /** Maximum nesting depth of an input. */
  maxInputDepth?: number | undefined;
}

/** Ports of an event handler. */
export interface EventHandlerPorts {
  readonly log: EventLog;
  readonly traces: TraceLog;
}

/** Fire options for a hook system. */
export interface SystemFireOptions<E extends HookEventName = HookEventName> extends PipelineOptions<E> {
  /** True if the event began before the system was disposed. It is fired nevertheless. */
  begun?: boolean | undefined;
}

/** Fires events: directly through its methods, or for requests from the bus. Its methods neither throw nor reject. */
export class HookEventHandler extends HookEvents {
  readonly #contract: Contract;
  readonly #pipeline: EventPipeline;
  readonly #log: EventLog;
  readonly #traces: TraceLog;
  readonly #progress = new ProgressListeners();
  readonly #options: EventHandlerOptions;
  readonly #bus: MessageBus<MessageBusMessage> | undefined;
  readonly #pendingRequests = new Set<Promise<void>>();
  #unsubscribe: (() => void) | undefined;
  #disposed = false;

  constructor(
    { log, traces }: EventHandlerPorts,
    config: PipelineConfig,
    registry: HookRegistry,
    planner: HookPlanner,
    runner: HookRunner,
    aggregator: HookAggregator,
    messageBus: MessageBus<MessageBusMessage> | undefined,
    options: EventHandlerOptions,
  ) {
    super();
    this.#contract = registry.contract;
    this.#log = log;
    this.#traces = traces;
    this.#pipeline = new EventPipeline({
      config,
      registry,
      planner,
      runner,
      aggregator,
      log,
      traces,
      progress: this.#progress,
      agentState: options.agentState,
      completeInput: options.completeInput,
      maxInputDepth: depthLimit(options.maxInputDepth),
    });
    this.#options = options;
    this.#bus = messageBus;
    this.#unsubscribe = messageBus?.subscribe(MessageBusType.HOOK_EXECUTION_REQUEST, (message) =>
      this.handleHookExecutionRequest(message),
    );
  }

  /** Fires an event by a name that has no type. An unknown name or an invalid input returns a failure envelope. */
  fire(name: string, input: unknown, options?: PipelineOptions): Promise<HookFireResult> {
    return this.#fireChecked(name, input, undefined, options);
  }

  /** Returns the latest traces, oldest first. */
  getTraces(): HookTrace[] {
    return this.#traces.all();
  }

  /** Subscribes to future traces. Returns an unsubscribe function. */
  onTrace(listener: (trace: HookTrace) => void): () => void {
    return this.#traces.listen(listener);
  }

  /** Subscribes to the start and end of every hook. Both have the same `id`. Returns an unsubscribe function. */
  onHook(listener: (progress: HookProgress) => void): () => void {
    return this.#progress.listen(listener);
  }

  /** Publishes one response to a request from the bus, whatever it contains. Does nothing after dispose, or without a bus. */
  handleHookExecutionRequest(rawMessage: unknown): void {
    // A bus may deliver a message after unsubscribing.
    if (this.#disposed || this.#bus === undefined) return;
    const pending = this.#respond(this.#bus, rawMessage).finally(() => this.#pendingRequests.delete(pending));
    this.#pendingRequests.add(pending);
  }

  /** Stops reading requests from the bus. Events can still be fired directly. */
  dispose(): void {
    this.#disposed = true;
    const unsubscribe = this.#unsubscribe;
    this.#unsubscribe = undefined;
    try {
      unsubscribe?.();
    } catch (error) {
      this.#log.warn(`hooks: cannot unsubscribe from the bus: ${messageOf(error)}`);
    }
  }

  /** Returns the failure of an event that could not be fired, logged and traced. A NotAskedError blocks if a guard matches `params`. */
  fail<E extends HookEventName>(eventName: E, error: unknown, params?: Fields): HookFireResult<E> {
    return this.#pipeline.reject(eventName, new HookExecutionError(error, 'internal', { eventName }), params, 'param');
  }

  /** Adds the trace of something that is not an event. */
  addTrace(record: EventRecord): void {
    this.#traces.add(record);
  }

  /** Resolves when every request so far has a response. */
  async whenAnswered(): Promise<void> {
    await Promise.all(this.#pendingRequests);
  }

  /** Replaces the trace file, from the next event on. */
  writeTraces(choice: TraceFileChoice): void {
    this.#traces.writeTo(choice);
  }

  /** Resolves when the traces so far are written. */
  flushTraces(): Promise<void> {
    return this.#traces.flush();
  }

  /** Fires an event by its name. The typed methods call it. */
  override fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>>;
  override fireEvent(name: HookEventName, params: object, options?: SystemFireOptions): Promise<HookFireResult> {
    const isLate = this.#hasEnded() && !options?.begun;
    return this.#fireNamed(name, isLate, (eventName) => this.#pipeline.fireParams(eventName, params, options));
  }

  /** Fires an event with an input from outside. A request that came from the bus is handled also after the end. */
  #fireChecked(
    name: unknown,
    input: unknown,
    correlationId?: string,
    options?: PipelineOptions,
  ): Promise<HookFireResult> {
    const isLate = this.#hasEnded() && correlationId === undefined;
    const fire = async (eventName: HookEventName) => {
      const fields = checkInput(this.#contract, eventName, input, correlationId);
      if (fields instanceof HookExecutionError) return this.#pipeline.reject(eventName, fields, fieldsOf(input));
      return this.#pipeline.fire({ eventName, fields, side: 'field', correlationId }, options);
    };
    return this.#fireNamed(name, isLate, fire, correlationId);
  }

  #hasEnded(): boolean {
    return this.#options.hasEnded?.() === true;
  }

  /** Fires an event by its name. Rejects a name that is not an event, and an event that began after the end of the system. */
  #fireNamed(
    name: unknown,
    isLate: boolean,
    fire: (eventName: HookEventName) => Promise<HookFireResult>,
    correlationId?: string,
  ): Promise<HookFireResult> {
    if (!isEventOf(this.#contract, name)) {
      const error = unknownEvent(this.#contract, name, correlationId);
      return Promise.resolve(this.#pipeline.rejectUnknown(name, error));
    }
    return isLate ? Promise.resolve(this.#pipeline.reject(name, disposedError())) : fire(name);
  }

  #failRequest(error: HookExecutionError): AggregatedHookResult {
    this.#log.warn(`hooks: ${error.message}`);
    return buildFailureEnvelope(error, error.stage);
  }

  async #respond(bus: MessageBus<MessageBusMessage>, message: unknown): Promise<void> {
    const correlationId = readCorrelationId(message);
    const response = responseTo(correlationId, await this.#fireRequest(message, correlationId));
    try {
      await bus.publish(response);
    } catch (error) {
      // No caller can get the error, so it is logged and traced.
      const text = `cannot publish the response ${correlationId}: ${messageOf(error)}`;
      const failure = new HookExecutionError(text, 'publication', { correlationId, details: error });
      this.#pipeline.rejectUnknown(MessageBusType.HOOK_EXECUTION_RESPONSE, failure);
    }
  }

  async #fireRequest(message: unknown, correlationId: string): Promise<AggregatedHookResult> {
    try {
      const request = readRequest(message, correlationId);
      if (request instanceof HookExecutionError) return this.#failRequest(request);
      await this.#options.ensureInitialized?.();
      const { aggregated } = await this.#fireChecked(request.eventName, request.input, correlationId);
      return aggregated;
    } catch (error) {
      return this.#failRequest(new HookExecutionError(error, 'internal', { correlationId }));
    }
  }
}

/** Returns the default for a limit that no input could satisfy. */
function depthLimit(limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.floor(limit) : DEFAULT_MAX_INPUT_DEPTH;
}

function disposedError(): HookExecutionError {
  return new HookExecutionError('the hook system is disposed: make a new one to fire events', 'internal');
}
