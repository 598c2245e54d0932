import {
  type AggregatedHookResult,
  type HookEventName,
  HookEvents,
  type HookFireResult,
  type HookTrace,
  type MessageBusMessage,
  MessageBusType,
} from '../../generated/index.js';
import type { DebugLogger, FireOptions, MessageBus } from '../contract/index.js';
import type { HookAggregator } from '../engine/aggregator.js';
import type { HookPlanner } from '../engine/planner/hook-planner.js';
import type { HookRegistry } from '../engine/registry/hook-registry.js';
import type { HookRunner } from '../engine/runner.js';
import type { InputConfig } from './build-input.js';
import { buildFailureEnvelope, HookExecutionError, messageOf } from './failure.js';
import { processCommonHookOutputFields, refusedResult } from './fire-result.js';
import { checkEventName, checkInput, readCorrelationId, readRequest, responseTo } from './incoming.js';
import { HookLog } from './logs.js';
import { HookPipeline } from './pipeline.js';
import { refusedFiring, TraceLog, type TraceOptions } from './trace.js';

export interface EventHandlerOptions {
  /** Awaited before a request from the bus is looked at, so that it never meets an empty registry. */
  ensureInitialized?: (() => Promise<void>) | undefined;
  trace?: TraceOptions | undefined;
}

/** Fires events: directly through its methods, or for requests from the bus. None of its methods throws or rejects. */
export class HookEventHandler extends HookEvents {
  readonly #pipeline: HookPipeline;
  readonly #log: HookLog;
  readonly #traces: TraceLog;
  readonly #ensureInitialized: (() => Promise<void>) | undefined;
  readonly #answering = new Set<Promise<void>>();
  #unsubscribe: (() => void) | undefined;
  #disposed = false;

  constructor(
    config: InputConfig,
    registry: HookRegistry,
    planner: HookPlanner,
    runner: HookRunner,
    aggregator: HookAggregator,
    messageBus?: MessageBus<MessageBusMessage>,
    debugLogger?: DebugLogger,
    options: EventHandlerOptions = {},
  ) {
    super();
    this.#log = new HookLog(debugLogger);
    this.#traces = new TraceLog(options.trace);
    this.#pipeline = new HookPipeline({
      config,
      registry,
      planner,
      runner,
      aggregator,
      log: this.#log,
      traces: this.#traces,
    });
    this.#ensureInitialized = options.ensureInitialized;
    this.#unsubscribe = messageBus?.subscribe(MessageBusType.HOOK_EXECUTION_REQUEST, (message) =>
      this.#onRequest(messageBus, message),
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

  /** Takes no more events. What is under way ends as it would have, or with `kill` now; a request is answered either way. */
  dispose(options: { kill?: boolean } = {}): void {
    this.#disposed = true;
    if (options.kill) this.#pipeline.kill();
    const unsubscribe = this.#unsubscribe;
    this.#unsubscribe = undefined;
    try {
      unsubscribe?.();
    } catch (error) {
      this.#log.warn(`hooks: unsubscribing from the bus failed: ${messageOf(error)}`);
    }
  }

  /** Resolves when every request taken so far is answered. */
  async whenAnswered(): Promise<void> {
    await Promise.all(this.#answering);
  }

  /** Resolves when the traces so far are written. */
  flushTraces(): Promise<void> {
    return this.#traces.flush();
  }

  protected override fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: FireOptions,
  ): Promise<HookFireResult<E>> {
    if (this.#disposed) return Promise.resolve(this.#pipeline.refuse(eventName, disposedError()));
    return this.#pipeline.fireParams(eventName, params, options);
  }

  async #fireChecked(
    name: unknown,
    input: unknown,
    correlationId?: string,
    options?: FireOptions,
  ): Promise<HookFireResult> {
    const eventName = checkEventName(name, correlationId);
    if (eventName instanceof HookExecutionError) return this.#refuseUnknown(name, eventName);
    if (this.#disposed && correlationId === undefined) return this.#pipeline.refuse(eventName, disposedError());
    const fields = checkInput(eventName, input, correlationId);
    if (fields instanceof HookExecutionError) return this.#pipeline.refuse(eventName, fields);
    return this.#pipeline.fireFields(eventName, fields, correlationId, options);
  }

  #refuseUnknown(name: unknown, error: HookExecutionError): HookFireResult {
    const firing = refusedFiring(name, error);
    const result = refusedResult(processCommonHookOutputFields(this.#refuse(error)), firing);
    this.#traces.add(firing);
    return result;
  }

  #refuse(error: HookExecutionError): AggregatedHookResult {
    this.#log.warn(`hooks: ${error.message}`);
    return buildFailureEnvelope(error, error.stage);
  }

  /** The flag is checked first: a bus may deliver once more after unsubscribing. */
  #onRequest(bus: MessageBus<MessageBusMessage>, message: unknown): void {
    if (this.#disposed) return;
    const answering = this.#answer(bus, message).finally(() => this.#answering.delete(answering));
    this.#answering.add(answering);
  }

  /** Publishes one response, once, whatever the request holds and whatever happens. */
  async #answer(bus: MessageBus<MessageBusMessage>, message: unknown): Promise<void> {
    const correlationId = readCorrelationId(message);
    const response = responseTo(correlationId, await this.#carryOut(message, correlationId));
    try {
      await bus.publish(response);
    } catch (error) {
      this.#log.warn(`hooks: publishing the response ${correlationId} failed: ${messageOf(error)}`);
    }
  }

  async #carryOut(message: unknown, correlationId: string): Promise<AggregatedHookResult> {
    try {
      const request = readRequest(message, correlationId);
      if (request instanceof HookExecutionError) return this.#refuse(request);
      await this.#ensureInitialized?.();
      const { aggregated } = await this.#fireChecked(request.eventName, request.input, correlationId);
      return aggregated;
    } catch (error) {
      return this.#refuse(new HookExecutionError(error, 'internal', { correlationId }));
    }
  }
}

function disposedError(): HookExecutionError {
  return new HookExecutionError('the hook system is disposed: make a new one to fire events', 'internal');
}
