import type {
  HookEventName,
  HookFailureStage,
  HookFireResult,
  HookInput,
  HookOutputOf,
  HookTrace,
} from '../../../generated/index.js';
import { elapsedSince, monotonicNow } from '../../util/elapsed.js';
import { isRecord } from '../../util/json.js';
import type { ErrorPolicy, FireOptions, HostConfigPort, Route } from '../contract/index.js';
import { findConflicts, type HookAggregator, withTranslator } from '../outputs/aggregator.js';
import { contextFor, matchedNames, matchedValue } from '../planner/event-context.js';
import { HookPlanner } from '../planner/hook-planner.js';
import { blocksUntrusted, isInvalidGuard, isUntrustedGuard } from '../planner/invalid-guard.js';
import { type CompletePlan, completePlan, isPlannable, planHooks } from '../planner/plan-hooks.js';
import { routeOf } from '../registry/events.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { RegisteredHook } from '../registry/registered-hook.js';
import type { HookRunner } from '../runner/hook-runner.js';
import { getDefaultTranslator, type HookTranslator } from '../translator.js';
import { unknownEvent } from './bus-requests.js';
import { EventEnd } from './event-end.js';
import {
  buildInput,
  type Fields,
  type InputConfig,
  isMcpTool,
  matcherSubject,
  requestedIn,
  type Side,
} from './event-input.js';
import { type HookEnd, newEventRecord, type PlannedEventRecord } from './event-record.js';
import { HookExecutionError } from './failure.js';
import type { KnownPlan } from './failure-decision.js';
import { emptyFireResult } from './fire-result.js';
import { type GuardPolicyConfig, settleQuestions, untrustedPolicyOf, withUntrustedPolicy } from './guard-policy.js';
import { withBlocks } from './invalid-guards.js';
import { type KnownEvent, knownEvents } from './known-event.js';
import type { HookLog } from './logs.js';
import { notesOf } from './notes.js';
import type { ProgressListeners } from './progress.js';
import { type StillTrustedConfig, trustCheck, versionLookup } from './still-trusted.js';
import { hookEndOf } from './trace.js';
import type { TraceLog } from './trace-log.js';

interface PipelineParts {
  readonly config: PipelineConfig;
  readonly registry: HookRegistry;
  readonly planner: HookPlanner;
  readonly runner: HookRunner;
  readonly aggregator: HookAggregator;
  readonly log: HookLog;
  readonly traces: TraceLog;
  readonly progress: ProgressListeners;
  readonly maxInputDepth: number;
}

export type PipelineConfig = InputConfig &
  StillTrustedConfig &
  GuardPolicyConfig &
  TranslatorConfig &
  Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy' | 'getNotes'>;

/** A host whose model SDK is not the one that is spoken by default. */
export interface TranslatorConfig {
  getTranslator?(): HookTranslator | undefined;
}

/** What those inside may add to what a caller may. */
export interface PipelineOptions<E extends HookEventName = HookEventName> extends FireOptions {
  /** Of the SDK whose shapes the event carries; that of the config unless given. */
  translator?: HookTranslator | undefined;
  /** Settles a hook's wish to ask a person, which belongs to the event. It never rejects. */
  settleAsk?: ((output: HookOutputOf<E>) => Promise<HookTrace['ask']>) | undefined;
  /** Of what answers somebody else's event: how many agents, hooks and fleets stand before it. */
  depth?: number | undefined;
  /** Error policy of the event for hooks without their own. Defaults to that of the config. */
  onError?: ErrorPolicy | undefined;
}

/** Plan, run, aggregate, interpret, log, trace: the one way of an event, whoever fired it. Nothing here throws. */
export class HookPipeline {
  readonly #parts: PipelineParts;
  readonly #end: EventEnd;
  /** By their names, for every event looks its own up. */
  readonly #events: ReadonlyMap<string, KnownEvent>;
  readonly #isOurPlanner: boolean;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
    const { config, planner, log, traces, registry } = parts;
    const { contract } = registry;
    this.#end = new EventEnd({ config, contract, planner, log, traces });
    this.#events = knownEvents(contract);
    this.#isOurPlanner = Object.getPrototypeOf(planner) === HookPlanner.prototype;
  }

  /** Plans before anything is built: an event without hooks costs next to nothing. */
  fireParams(eventName: HookEventName, params: unknown, options?: PipelineOptions): Promise<HookFireResult> {
    const event = this.#events.get(eventName);
    if (event === undefined) return Promise.resolve(this.refuseUnknown(eventName));
    // A caller without types may hand over anything.
    if (!isRecord(params)) return Promise.resolve(this.refuse(event.eventName, noFields(event.eventName, params), {}));
    const matched = matcherSubject(event.route, params, 'param');
    const hooks = this.#parts.registry.snapshot;
    if (hooks !== undefined && !event.isHooked(hooks) && this.#isOurPlanner) {
      return Promise.resolve(emptyFireResult(this.#end.pass(event, undefined, matched)));
    }
    const ofServer = isMcpTool(event.route, params, 'param');
    if (hooks !== undefined && !ofServer && event.isUnmatched(hooks, matched)) {
      return Promise.resolve(emptyFireResult(this.#end.pass(event, hooks, matched)));
    }
    const firing = this.#begin(event.eventName, event.route, matched);
    firing.ofServer = ofServer;
    if (ofServer) firing.requested = requestedIn(params, 'param');
    const plan = this.#plan(firing, options);
    const settled = isPlan(plan) && settleQuestions(this.#parts.config, plan, firing, params, options);
    // A person may have changed the hooks by an answer, so the event is planned again.
    if (settled) return settled.then(() => this.fireParams(eventName, params, options));
    if (plan !== null) return this.#fireHooks(firing, plan, params, options);
    if (!ofServer && this.#isOurPlanner && !firing.hasUntrustedGuard) event.addUnmatched(firing.hooks, matched);
    return Promise.resolve(this.#end.empty(firing));
  }

  /**
   * Fires an event that no hook is configured for, at once. False, and nothing has happened, where there is more to tell:
   * a hook, be it one that does not run, or a value to match.
   */
  pass(eventName: HookEventName): boolean {
    const hooks = this.#parts.registry.snapshot;
    const event = this.#events.get(eventName);
    if (hooks === undefined || event === undefined || event.route.matcher !== undefined) return false;
    if (event.isHooked(hooks)) return false;
    this.#end.passBy(event);
    return true;
  }

  /** For fields that were validated. They are translated before planning, so that a client learns of bad ones in any case. */
  async fireFields<E extends HookEventName>(
    eventName: E,
    fields: Fields,
    correlationId?: string,
    options?: PipelineOptions<E>,
  ): Promise<HookFireResult<E>> {
    const route = routeOf(this.#parts.registry.contract, eventName);
    const firing = this.#begin(eventName, route, matcherSubject(route, fields, 'field'), correlationId);
    firing.ofServer = isMcpTool(route, fields, 'field');
    if (firing.ofServer) firing.requested = requestedIn(fields, 'field');
    const started = monotonicNow();
    const input = this.#build(firing, fields, 'field', options);
    const plan = this.#plan(firing, options);
    const settled = isPlan(plan) && settleQuestions(this.#parts.config, plan, firing, fields, options);
    if (settled) {
      await settled;
      return this.fireFields(eventName, fields, correlationId, options);
    }
    if (input instanceof HookExecutionError) return this.#end.fail(firing, input, knownPlan(plan));
    if (plan instanceof HookExecutionError) return this.#end.fail(firing, plan);
    return plan === null ? this.#end.empty(firing) : this.#run(firing, plan, input, started, options);
  }

  /** The result of a name that is no event. */
  refuseUnknown(name: unknown, error = unknownEvent(this.#parts.registry.contract, name)): HookFireResult {
    return this.#end.refuseUnknown(name, error);
  }

  /** Finishes an event that failed before it was planned. With `fields`, it blocks if a guard would have matched them. */
  refuse<E extends HookEventName>(eventName: E, error: HookExecutionError, fields?: Fields): HookFireResult<E> {
    const route = routeOf(this.#parts.registry.contract, eventName);
    const firing = this.#begin(eventName, route, undefined, error.correlationId);
    return this.#end.fail(firing, error, fields && lostPlan(firing, fields));
  }

  #begin<E extends HookEventName>(
    eventName: E,
    route: Route,
    matched: string | undefined,
    correlationId?: string | undefined,
  ): PlannedEventRecord<E> {
    const { config, registry, planner } = this.#parts;
    const about = { hooks: registry.snapshot, planner, notes: notesOf(config) };
    return newEventRecord(eventName, route, about, matched, correlationId);
  }

  #plan(
    firing: PlannedEventRecord<HookEventName>,
    options: FireOptions | undefined,
  ): CompletePlan | null | HookExecutionError {
    const { eventName, route, matched, ofServer, requested, correlationId } = firing;
    try {
      const { planner, config } = this.#parts;
      const context = contextFor(route.matcher, matched, ofServer, requested);
      const plan = planner.createExecutionPlan(eventName, context);
      if (plan === null) return null;
      return completePlan(withUntrustedPolicy(plan, firing, () => untrustedPolicyOf(config, options)));
    } catch (error) {
      return new HookExecutionError(error, 'planning', { eventName, correlationId });
    }
  }

  #build(
    firing: PlannedEventRecord<HookEventName>,
    source: Fields,
    side: Side,
    options: Pick<PipelineOptions, 'translator'> | undefined,
  ): HookInput | HookExecutionError {
    const { config, maxInputDepth, log } = this.#parts;
    try {
      const translator = translatorOf(config, options);
      const input = buildInput(config, firing, source, side, { maxDepth: maxInputDepth, translator });
      if (firing.inputWarning !== undefined) log.warn(`hooks: ${firing.eventName}: ${firing.inputWarning}`);
      return input;
    } catch (error) {
      if (error instanceof HookExecutionError) return error;
      return new HookExecutionError(error, 'internal', firing);
    }
  }

  #fireHooks<E extends HookEventName>(
    firing: PlannedEventRecord<E>,
    plan: CompletePlan | HookExecutionError,
    params: Fields,
    options: PipelineOptions<E> | undefined,
  ): Promise<HookFireResult<E>> {
    const started = monotonicNow();
    if (plan instanceof HookExecutionError) return Promise.resolve(this.#end.fail(firing, plan));
    const input = this.#build(firing, params, 'param', options);
    if (input instanceof HookExecutionError) return Promise.resolve(this.#end.fail(firing, input, plan));
    return this.#run(firing, plan, input, started, options);
  }

  async #run<E extends HookEventName>(
    firing: PlannedEventRecord<E>,
    plan: CompletePlan,
    input: HookInput,
    started: number,
    options: PipelineOptions<E> | undefined,
  ): Promise<HookFireResult<E>> {
    const { eventName, route, correlationId, matched } = firing;
    const { config, runner, aggregator, progress } = this.#parts;
    const { sequential } = plan;
    let stage: HookFailureStage = 'execution';
    let endings: HookEnd[] = [];
    try {
      const execute = plan.sequential ? runner.executeHooksSequential : runner.executeHooksParallel;
      const { onHookStart, onHookEnd } = progress.callbacksFor(
        eventName,
        route,
        matched,
        this.#onEnd(firing, plan, input),
      );
      const results = await execute.call(runner, plan.hookConfigs, eventName, input, {
        signal: options?.signal,
        depth: options?.depth,
        whyUntrusted: trustCheck(config, plan),
        blocksUntrusted: untrustedPolicyOf(config, options) !== 'warn',
        onError: options?.onError,
        versionOf: versionLookup(config, plan),
        onHookStart,
        onHookEnd,
      });
      endings = results.map((result) => hookEndOf(route, result));
      // What is wrong with such a hook is known only now.
      if (results.some(({ skipped }) => skipped === 'untrusted')) firing.notes = notesOf(config);
      stage = 'aggregation';
      const merged = aggregator.aggregateResults(withBlocks(results, plan), eventName);
      const aggregated = withTranslator(merged, route, translatorOf(config, options));
      const conflicts = results.length < 2 ? [] : findConflicts(results, route, sequential);
      const warnings = firing.inputWarning === undefined ? conflicts : [firing.inputWarning, ...conflicts];
      firing.ran = { sequential, duration: elapsedSince(started), endings, warnings };
      const output = aggregated.finalOutput;
      if (output?.isAskDecision() && options?.settleAsk) firing.ask = await options.settleAsk(output);
      return this.#end.finish(firing, aggregated);
    } catch (error) {
      firing.ran = { sequential, duration: monotonicNow() - started, endings, warnings: [] };
      return this.#end.fail(firing, new HookExecutionError(error, stage, { eventName, correlationId }), plan);
    }
  }

  /** What hears of each hook that ended; nothing where nobody wants to know. */
  #onEnd(
    firing: PlannedEventRecord<HookEventName>,
    plan: CompletePlan,
    input: HookInput,
  ): ReturnType<TraceLog['begin']> {
    const { log, traces } = this.#parts;
    const traced = traces.begin(firing, plan, input);
    if (firing.late === undefined || !log.hasLogger) return traced;
    return (result, index, run) => {
      traced?.(result, index, run);
      if (result.hookConfig.async === true) log.ended(result, firing.route);
    };
  }
}

/** Of the SDK that the caller speaks, else of the host's. */
function translatorOf(
  config: TranslatorConfig,
  options: Pick<PipelineOptions, 'translator'> | undefined,
): HookTranslator {
  return options?.translator ?? config.getTranslator?.() ?? getDefaultTranslator();
}

/** Returns the plan that an event would have had, without the planner: an event that is not valid is not planned. */
function lostPlan({ eventName, route, hooks }: PlannedEventRecord<HookEventName>, fields: Fields): KnownPlan {
  if (hooks === undefined) return undefined;
  const own = hooks.get(eventName) ?? [];
  const ofServer = isMcpTool(route, fields, 'field');
  const requested = ofServer ? requestedIn(fields, 'field') : undefined;
  const context = contextFor(route.matcher, matcherSubject(route, fields, 'field'), ofServer, requested);
  const names = matchedNames(matchedValue(route.matcher, context), context);
  const plan = planHooks(eventName, own.filter(isPlannable), own.filter(blocksAlways), names, ofServer);
  // An invalid guard counts as lost like any other.
  return plan && { ...plan, invalid: [] };
}

/** Returns true if a guard cannot run and blocks, whatever the policies. */
function blocksAlways(hook: RegisteredHook): boolean {
  return isInvalidGuard(hook) || (isUntrustedGuard(hook) && blocksUntrusted(hook));
}

function isPlan(plan: CompletePlan | null | HookExecutionError): plan is CompletePlan {
  return plan !== null && !(plan instanceof HookExecutionError);
}

function knownPlan(plan: CompletePlan | null | HookExecutionError): KnownPlan {
  return plan instanceof HookExecutionError ? undefined : plan;
}

function noFields(eventName: HookEventName, given: unknown): HookExecutionError {
  const found = Array.isArray(given) ? 'an array' : given === null ? 'null' : typeof given;
  const text = `the fields of ${eventName} are an object, but ${found} was given`;
  return new HookExecutionError(text, 'validation', { eventName });
}
