import {
  type AggregatedHookResult,
  type HookEventName,
  type HookFailureStage,
  type HookFireResult,
  type HookInput,
  routes,
} from '../../generated/index.js';
import type { FireOptions, Route } from '../contract/index.js';
import type { HookAggregator } from '../engine/aggregator.js';
import { findConflicts } from '../engine/conflicts.js';
import type { HookExecutionPlan } from '../engine/planner/execution-plan.js';
import type { HookPlanner } from '../engine/planner/hook-planner.js';
import type { HookEventContext } from '../engine/planner/matched-value.js';
import type { HookRegistry } from '../engine/registry/hook-registry.js';
import type { RegisteredHook } from '../engine/registry/registered-hook.js';
import type { HookRunner } from '../engine/runner.js';
import { buildInput, contextOf, type Fields, fieldsOfParams, type InputConfig } from './build-input.js';
import { processCommonHookOutputFields } from './common-output.js';
import { buildFailureEnvelope, HookExecutionError, makeEmptySuccessResult } from './failure.js';
import { fireResult } from './fire-result.js';
import type { HookLog } from './logs.js';
import { endingOf, LazyTrace } from './trace.js';
import type { TraceLog } from './trace-log.js';

export interface PipelineParts {
  readonly config: InputConfig;
  readonly registry: HookRegistry;
  readonly planner: HookPlanner;
  readonly runner: HookRunner;
  readonly aggregator: HookAggregator;
  readonly log: HookLog;
  readonly traces: TraceLog;
}

/** One event on its way. */
interface Firing<E extends HookEventName> {
  readonly eventName: E;
  readonly context: HookEventContext | undefined;
  readonly correlationId: string | undefined;
  readonly options: FireOptions | undefined;
  readonly startedAt: number;
  readonly started: number;
}

/** Plan, run, aggregate, interpret, log, trace: the one way of an event, whoever fired it. Nothing here throws. */
export class HookPipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Plans before anything is built: an event without hooks costs next to nothing. */
  async fireParams<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: FireOptions,
  ): Promise<HookFireResult<E>> {
    const route: Route = routes[eventName];
    const firing = begin(eventName, contextOf(route, params, 'param'), undefined, options);
    const plan = this.#plan(firing);
    if (plan instanceof HookExecutionError) return this.#fail(firing, plan);
    if (plan === null) return this.#finish(firing, undefined, makeEmptySuccessResult());
    const input = this.#build(firing, () => fieldsOfParams(route, params));
    return input instanceof HookExecutionError ? this.#fail(firing, input) : this.#run(firing, plan, input);
  }

  /** For fields that were validated. They are translated before planning, so that a client learns of bad ones in any case. */
  async fireFields<E extends HookEventName>(
    eventName: E,
    fields: Fields,
    correlationId?: string,
    options?: FireOptions,
  ): Promise<HookFireResult<E>> {
    const firing = begin(eventName, contextOf(routes[eventName], fields, 'field'), correlationId, options);
    const input = this.#build(firing, () => fields);
    if (input instanceof HookExecutionError) return this.#fail(firing, input);
    const plan = this.#plan(firing);
    if (plan instanceof HookExecutionError) return this.#fail(firing, plan);
    return plan === null ? this.#finish(firing, undefined, makeEmptySuccessResult()) : this.#run(firing, plan, input);
  }

  /** The result of an event that never got as far as being planned. */
  refuse<E extends HookEventName>(eventName: E, error: HookExecutionError, options?: FireOptions): HookFireResult<E> {
    return this.#fail(begin(eventName, undefined, error.correlationId, options), error);
  }

  #plan({ eventName, context, correlationId }: Firing<HookEventName>): HookExecutionPlan | null | HookExecutionError {
    try {
      const plan = this.#parts.planner.createExecutionPlan(eventName, context);
      return plan === null || plan.hookConfigs.length === 0 ? null : plan;
    } catch (error) {
      return new HookExecutionError(error, 'planning', { eventName, correlationId });
    }
  }

  #build({ eventName, correlationId }: Firing<HookEventName>, fields: () => Fields): HookInput | HookExecutionError {
    try {
      return buildInput(this.#parts.config, eventName, fields());
    } catch (error) {
      return asFailure(error, 'internal', { eventName, correlationId });
    }
  }

  async #run<E extends HookEventName>(
    firing: Firing<E>,
    plan: HookExecutionPlan,
    input: HookInput,
  ): Promise<HookFireResult<E>> {
    const { eventName, correlationId, options } = firing;
    const { runner, aggregator } = this.#parts;
    let stage: HookFailureStage = 'execution';
    try {
      const execute = plan.sequential ? runner.executeHooksSequential : runner.executeHooksParallel;
      const results = await execute.call(runner, plan.hookConfigs, eventName, input, { signal: options?.signal });
      stage = 'aggregation';
      return this.#finish(firing, plan, aggregator.aggregateResults(results, eventName));
    } catch (error) {
      return this.#fail(firing, new HookExecutionError(error, stage, { eventName, correlationId }), plan);
    }
  }

  #fail<E extends HookEventName>(
    firing: Firing<E>,
    error: HookExecutionError,
    plan?: HookExecutionPlan,
  ): HookFireResult<E> {
    this.#parts.log.warn(`hooks: ${firing.eventName} failed at ${error.stage}: ${error.message}`);
    return this.#finish(firing, plan, buildFailureEnvelope(error, error.stage), error.message);
  }

  #finish<E extends HookEventName>(
    firing: Firing<E>,
    plan: HookExecutionPlan | undefined,
    aggregated: AggregatedHookResult,
    error?: string,
  ): HookFireResult<E> {
    const { log, traces } = this.#parts;
    const trace = new LazyTrace(this.#facts(firing, plan, aggregated, error));
    const result = fireResult(firing.eventName, processCommonHookOutputFields(aggregated), trace);
    if (log.enabled) log.fired(firing.eventName, matchedOf(firing), aggregated);
    traces.add(trace);
    return result;
  }

  #facts(
    firing: Firing<HookEventName>,
    plan: HookExecutionPlan | undefined,
    { hookResults = [] }: AggregatedHookResult,
    error: string | undefined,
  ) {
    const { eventName, context, correlationId, startedAt, started } = firing;
    const { planner } = this.#parts;
    const hooks = this.#hooksOf(eventName);
    const conflicting = plan?.sequential === false && hookResults.length > 1;
    return {
      eventName,
      correlationId,
      matched: matchedOf(firing),
      startedAt,
      duration: performance.now() - started,
      sequential: plan?.sequential,
      endings: hookResults.map(endingOf),
      warnings: conflicting ? findConflicts(hookResults, eventName) : [],
      error,
      explain: () => planner.explain(eventName, context, hooks),
    };
  }

  /** The list as it stands now: the registry never changes it, it makes a new one. */
  #hooksOf(eventName: HookEventName): readonly RegisteredHook[] {
    try {
      return this.#parts.registry.getRegisteredHooks(eventName);
    } catch {
      return [];
    }
  }
}

function begin<E extends HookEventName>(
  eventName: E,
  context: HookEventContext | undefined,
  correlationId: string | undefined,
  options: FireOptions | undefined,
): Firing<E> {
  return { eventName, context, correlationId, options, startedAt: Date.now(), started: performance.now() };
}

function matchedOf({ context }: Firing<HookEventName>): string | undefined {
  return context?.toolName ?? context?.trigger;
}

function asFailure(
  error: unknown,
  stage: HookFailureStage,
  meta: { eventName: HookEventName; correlationId: string | undefined },
): HookExecutionError {
  return new HookExecutionError(
    error instanceof HookExecutionError ? error.cause : error,
    error instanceof HookExecutionError ? error.stage : stage,
    meta,
  );
}
