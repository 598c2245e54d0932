import type { MessageBusMessage } from '../../generated/index.js';
import type { DebugLogger, MessageBus } from '../core/contract/index.js';
import { HookEventHandler as CoreEventHandler, type EventHandlerOptions } from '../core/events/event-handler.js';
import type { PipelineConfig } from '../core/events/event-pipeline.js';
import type { TraceOptions } from '../core/index.js';
import type { HookAggregator } from '../core/outputs/aggregator.js';
import type { HookPlanner } from '../core/planner/hook-planner.js';
import type { HookRegistry } from '../core/registry/hook-registry.js';
import type { HookRunner } from '../core/runner/hook-runner.js';
import { HookLog, LatestTraces, openTraceSink } from '../traces/index.js';

/** Fires events: directly through its methods, or for requests from the bus. Its methods neither throw nor reject. */
export class HookEventHandler extends CoreEventHandler {
  constructor(
    config: PipelineConfig,
    registry: HookRegistry,
    planner: HookPlanner,
    runner: HookRunner,
    aggregator: HookAggregator,
    messageBus?: MessageBus<MessageBusMessage>,
    debugLogger?: DebugLogger,
    { trace = {}, ...options }: EventHandlerOptions & { trace?: TraceOptions | undefined } = {},
  ) {
    const log = new HookLog(debugLogger);
    const traceHost = {
      sessionId: () => config.getSessionId(),
      notice: (text: string) => log.warn(`hooks: ${text}`),
    };
    const traces = new LatestTraces(trace, traceHost, openTraceSink);
    super({ log, traces }, config, registry, planner, runner, aggregator, messageBus, options);
  }
}
