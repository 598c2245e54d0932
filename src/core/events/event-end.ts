import type { AggregatedHookResult, HookEventName, HookFireResult } from '../../../generated/index.js';
import type { Contract, HostConfigPort } from '../contract/index.js';
import type { HookPlanner } from '../planner/hook-planner.js';
import type { HooksByEvent } from '../registry/registered-hook.js';
import { NOTHING_RAN, type PlannedEventRecord, rejectedEventRecord } from './event-record.js';
import { buildFailureEnvelope, type HookExecutionError, makeEmptySuccessResult } from './failure.js';
import { failureDecision, type KnownPlan } from './failure-decision.js';
import { emptyFireResult, fireResult, processCommonHookOutputFields, refusedResult } from './fire-result.js';
import { enforceInvalidGuards } from './invalid-guards.js';
import type { KnownEvent } from './known-event.js';
import type { HookLog } from './logs.js';
import { notesOf } from './notes.js';
import type { TraceLog } from './trace-log.js';

interface EventEndParts {
  readonly config: Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy' | 'getNotes'>;
  readonly contract: Contract;
  readonly planner: HookPlanner;
  readonly log: HookLog;
  readonly traces: TraceLog;
}

/** How an event ends: it is logged and traced, and becomes a result. */
export class EventEnd {
  readonly #parts: EventEndParts;

  constructor(parts: EventEndParts) {
    this.#parts = parts;
  }

  /** An event that none of the hooks is for ends as it begins. This is the way of most, so it is kept short. */
  pass(
    { eventName, route }: KnownEvent,
    hooks: HooksByEvent | undefined,
    matched: string | undefined,
  ): PlannedEventRecord<HookEventName> {
    const { config, planner, log, traces } = this.#parts;
    const notes = config.getNotes && notesOf(config);
    const startedAt = Date.now();
    const firing = { eventName, route, matched, startedAt, notes, hooks, planner, ran: NOTHING_RAN, trace: undefined };
    if (log.enabled) log.fired(firing, makeEmptySuccessResult());
    traces.addEmpty(firing);
    return firing;
  }

  /** The same where nobody wants a result, and no hook is configured for the event: mostly there is little to keep. */
  passBy(event: KnownEvent): void {
    const { config, log, traces } = this.#parts;
    const notes = config.getNotes && notesOf(config);
    if (notes?.length || log.enabled || !traces.addPassed(event)) this.pass(event, undefined, undefined);
  }

  /** Planning found that no hook has to run. */
  empty<E extends HookEventName>(firing: PlannedEventRecord<E>): HookFireResult<E> {
    const { log, traces } = this.#parts;
    if (log.enabled) log.fired(firing, makeEmptySuccessResult());
    traces.addEmpty(firing);
    return emptyFireResult(firing);
  }

  finish<E extends HookEventName>(firing: PlannedEventRecord<E>, aggregated: AggregatedHookResult): HookFireResult<E> {
    const { log, traces } = this.#parts;
    const result = fireResult(firing, processCommonHookOutputFields(aggregated, firing.route));
    log.fired(firing, aggregated);
    traces.add(firing, aggregated);
    return result;
  }

  /** Finishes an event whose hooks could not run. */
  fail<E extends HookEventName>(
    firing: PlannedEventRecord<E>,
    error: HookExecutionError,
    plan?: KnownPlan,
  ): HookFireResult<E> {
    const { log, config, contract } = this.#parts;
    log.warn(`hooks: ${firing.eventName} failed at ${error.stage}: ${error.message}`);
    firing.error = error.message;
    firing.stage = error.stage;
    const decision = failureDecision(firing.route, error, config, plan);
    const envelope = { ...buildFailureEnvelope(error, error.stage), ...decision };
    return this.finish(firing, enforceInvalidGuards(envelope, plan ?? undefined, contract));
  }

  /** Of a name that is no event. */
  refuseUnknown(name: unknown, error: HookExecutionError): HookFireResult {
    const { log, traces } = this.#parts;
    const firing = rejectedEventRecord(name, error);
    log.warn(`hooks: ${error.message}`);
    const processed = processCommonHookOutputFields(buildFailureEnvelope(error, error.stage));
    traces.add(firing);
    return refusedResult(processed, firing);
  }
}
