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
import { KillSwitch } from './kill-switch.js';
import type { HookLog } from './logs.js';
import { endingOf, type HookEnding, LazyTrace, type TraceFacts } from './trace.js';
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
  /** The hooks as they stand when the event fires: the registry never changes such a list, it makes a new one. */
  readonly hooks: readonly RegisteredHook[];
  readonly correlationId: string | undefined;
  readonly options: FireOptions | undefined;
  readonly startedAt: number;
  readonly started: number;
}

/** What a trace tells of the run. */
type Ran = Pick<TraceFacts, 'sequential' | 'endings' | 'warnings'>;

const NOTHING_RAN: Ran = { sequential: undefined, endings: [], warnings: [] };

/** Plan, run, aggregate, interpret, log, trace: the one way of an event, whoever fired it. Nothing here throws. */
export class HookPipeline {
  readonly #parts: PipelineParts;
  readonly #killSwitch = new KillSwitch();

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
    const firing = this.#begin(eventName, contextOf(route, params, 'param'), undefined, options);
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
    const firing = this.#begin(eventName, contextOf(routes[eventName], fields, 'field'), correlationId, options);
    const input = this.#build(firing, () => fields);
    if (input instanceof HookExecutionError) return this.#fail(firing, input);
    const plan = this.#plan(firing);
    if (plan instanceof HookExecutionError) return this.#fail(firing, plan);
    return plan === null ? this.#finish(firing, undefined, makeEmptySuccessResult()) : this.#run(firing, plan, input);
  }

  /** The result of an event that never got as far as being planned. */
  refuse<E extends HookEventName>(eventName: E, error: HookExecutionError, options?: FireOptions): HookFireResult<E> {
    return this.#fail(this.#begin(eventName, undefined, error.correlationId, options), error);
  }

  /** Ends all hooks under way, and starts none any more. */
  kill(): void {
    this.#killSwitch.kill();
  }

  #begin<E extends HookEventName>(
    eventName: E,
    context: HookEventContext | undefined,
    correlationId: string | undefined,
    options: FireOptions | undefined,
  ): Firing<E> {
    const hooks = this.#hooksOf(eventName);
    return { eventName, context, hooks, correlationId, options, startedAt: Date.now(), started: performance.now() };
  }

  #hooksOf(eventName: HookEventName): readonly RegisteredHook[] {
    try {
      return this.#parts.registry.getRegisteredHooks(eventName);
    } catch {
      return [];
    }
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
      return buildInput(this.#parts.config, eventName, fields(), correlationId);
    } catch (error) {
      if (error instanceof HookExecutionError) return error;
      return new HookExecutionError(error, 'internal', { eventName, correlationId });
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
    let endings: HookEnding[] = [];
    try {
      const execute = plan.sequential ? runner.executeHooksSequential : runner.executeHooksParallel;
      const results = await this.#killSwitch.guard(options?.signal, (signal) =>
        execute.call(runner, plan.hookConfigs, eventName, input, { signal }),
      );
      endings = results.map(endingOf);
      stage = 'aggregation';
      const aggregated = aggregator.aggregateResults(results, eventName);
      const warnings = plan.sequential || results.length < 2 ? [] : findConflicts(results, eventName);
      return this.#finish(firing, { sequential: plan.sequential, endings, warnings }, aggregated);
    } catch (error) {
      const failure = new HookExecutionError(error, stage, { eventName, correlationId });
      return this.#fail(firing, failure, { sequential: plan.sequential, endings, warnings: [] });
    }
  }

  #fail<E extends HookEventName>(firing: Firing<E>, error: HookExecutionError, ran?: Ran): HookFireResult<E> {
    this.#parts.log.warn(`hooks: ${firing.eventName} failed at ${error.stage}: ${error.message}`);
    return this.#finish(firing, ran, buildFailureEnvelope(error, error.stage), error.message);
  }

  #finish<E extends HookEventName>(
    firing: Firing<E>,
    ran: Ran | undefined,
    aggregated: AggregatedHookResult,
    error?: string,
  ): HookFireResult<E> {
    const { log, traces } = this.#parts;
    const trace = new LazyTrace(this.#facts(firing, ran, error));
    const result = fireResult(firing.eventName, processCommonHookOutputFields(aggregated), trace);
    log.fired(firing.eventName, matchedOf(firing), aggregated);
    traces.add(trace);
    return result;
  }

  #facts(firing: Firing<HookEventName>, ran: Ran = NOTHING_RAN, error: string | undefined): TraceFacts {
    const { eventName, context, hooks, correlationId, startedAt, started } = firing;
    const { planner } = this.#parts;
    return {
      eventName,
      correlationId,
      matched: matchedOf(firing),
      startedAt,
      duration: performance.now() - started,
      ...ran,
      error,
      explain: () => planner.explain(eventName, context, hooks),
    };
  }
}

function matchedOf({ context }: Firing<HookEventName>): string | undefined {
  return context?.toolName ?? context?.trigger;
}
