import type {
  AggregatedHookResult,
  HookConfig,
  HookEventName,
  HookExecutionResult,
  HookFailureStage,
  HookFireResult,
  HookInput,
  HookOutputOf,
  HookTrace,
} from '../../../generated/index.js';
import { askPort, attempt, kindOf, messageOf } from '../../util/errors.js';
import { rejectInheritedValues } from '../../util/inherited-values.js';
import { isRecord } from '../../util/json.js';
import type { ErrorPolicy, FireOptions, HostConfigPort } from '../contract/index.js';
import { type AggregatedResultOf, findConflicts, HookAggregator, withTranslator } from '../outputs/aggregator.js';
import type { HookPlanner } from '../planner/hook-planner.js';
import { type CompletePlan, completePlan } from '../planner/plan-hooks.js';
import { isEnforced } from '../registry/enforcement.js';
import { canBlock, routeOf } from '../registry/events.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import { errorPolicyOf } from '../runner/error-policy.js';
import type { ExecuteOptions, HookRunner } from '../runner/hook-runner.js';
import type { AgentState, SessionFacts } from '../session-state.js';
import { type HookTranslator, type TranslatorConfig, translatorFor } from '../translator.js';
import {
  type BuiltInput,
  buildInput,
  contextOf,
  type Fields,
  type InputConfig,
  matcherFacts,
  namesOf,
  type Side,
} from './event-input.js';
import type { EventLog } from './event-log.js';
import { type HookEnd, NOTHING_RAN, type PlannedEventRecord, rejectedEventRecord } from './event-record.js';
import { enforceInvalidGuards, failureDecision, fireResult, type KnownPlan, withBlocks } from './event-result.js';
import { buildFailureEnvelope, HookExecutionError, makeEmptySuccessResult } from './failure.js';
import {
  type GuardPolicyConfig,
  lostPlan,
  settleQuestions,
  trustCheck,
  untrustedPolicyOf,
  versionLookup,
  withUntrustedPolicy,
} from './guard-policies.js';
import type { CompleteInput } from './input-facts.js';
import type { ProgressListeners } from './progress.js';
import { SessionEvent } from './session-event.js';
import { isAgentState, isRemote } from './session-fields.js';
import { hookEndOf } from './trace.js';
import type { OnHookEnd, TraceLog } from './trace-port.js';

interface PipelineParts {
  readonly config: PipelineConfig;
  readonly registry: HookRegistry;
  readonly planner: HookPlanner;
  readonly runner: HookRunner;
  readonly aggregator: HookAggregator;
  readonly log: EventLog;
  readonly traces: TraceLog;
  readonly progress: ProgressListeners;
  readonly maxInputDepth: number;
  /** State of the agent, for a host whose config has none. */
  readonly agentState: (() => AgentState) | undefined;
  readonly completeInput: CompleteInput | undefined;
}

export type PipelineConfig = InputConfig &
  GuardPolicyConfig &
  TranslatorConfig &
  Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy' | 'getAskPolicy' | 'getNotes'>;

/** Fire options for internal callers. */
export interface PipelineOptions<E extends HookEventName = HookEventName> extends FireOptions {
  /** Translator for the shapes in the event. Defaults to that of the config. */
  translator?: HookTranslator | undefined;
  /** Asks a person if a hook decides `ask`. Never rejects. */
  settleAsk?: ((output: HookOutputOf<E>) => Promise<HookTrace['ask']>) | undefined;
  /** Session of the event. Defaults to that of the config. */
  session?: InputConfig | undefined;
  facts?: SessionFacts | undefined;
  /** Model call of the event, if a wrapper records it. */
  modelCall?: object | undefined;
  /** Naming of the parameters. Defaults to that of a fire method. */
  side?: Side | undefined;
  /** Names of the event's tool in other agents. Matchers may name any of them. */
  aliases?: readonly string[] | undefined;
  /** Error policy of the event for hooks without their own. Defaults to that of the config. */
  onError?: ErrorPolicy | undefined;
}

/** Event to fire. */
export interface EventRequest<E extends HookEventName> {
  readonly eventName: E;
  readonly fields: Fields;
  /** Naming of the fields. */
  readonly side: Side;
  readonly correlationId?: string | undefined;
}

/** Result of an event, at once unless a person is asked. */
type Finished<E extends HookEventName> = HookFireResult<E> | Promise<HookFireResult<E>>;

/** Plans, runs, merges, logs and traces events. Its methods neither throw nor reject. */
export class EventPipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Fires an event with the parameters of a fire method. A caller without types may pass anything. */
  fireParams(name: HookEventName, params: unknown, options?: PipelineOptions): Promise<HookFireResult> {
    if (!isRecord(params)) return Promise.resolve(this.reject(name, notAnObject(name, params), {}));
    // A caller without types may pass anything as options.
    const side = attempt(() => options?.side, undefined) ?? 'param';
    return this.fire({ eventName: name, fields: params, side }, options);
  }

  /**
   * Fires an event. With parameters it is planned first: if no hook matches, no input is built. A request is translated first, as
   * it is validated anyway.
   */
  async fire<E extends HookEventName>(
    event: EventRequest<E>,
    options?: PipelineOptions<E>,
    questions = 0,
  ): Promise<HookFireResult<E>> {
    const { fields, side } = event;
    // If the session cannot be read, building the input reports the error.
    const record = this.#begin(
      event,
      attempt(() => options?.session, undefined),
      attempt(() => options?.aliases, undefined),
    );
    const started = performance.now();
    const session = this.#sessionOf(record, event, options);
    const isRequest = side === 'field';
    if (isRequest) session.begin(questions > 0);
    const translated = isRequest ? this.#build(record, fields, side, session, options) : undefined;
    if (translated instanceof HookExecutionError) {
      const plan = this.#plan(record, options);
      const lost = plan instanceof HookExecutionError ? lostPlan(record, fields, side) : plan;
      return this.#finishFailed(record, session, translated, lost, options);
    }
    const plan = this.#plan(record, options);
    const isComplete = plan !== null && !(plan instanceof HookExecutionError);
    const settled = isComplete && settleQuestions(this.#parts.config, plan, record, fields, options);
    if (settled && questions < MAX_QUESTIONS && (await settled)) {
      // The person may have changed the hooks.
      return this.fire(event, options, questions + 1);
    }
    if (!isRequest) session.begin();
    if (plan instanceof HookExecutionError) return this.#finishFailed(record, session, plan, undefined, options);
    if (plan === null) return this.#finishWithoutHooks(record, session, makeEmptySuccessResult(), options);
    const input = translated ?? this.#build(record, fields, side, session, options);
    if (input instanceof HookExecutionError) return this.#finishFailed(record, session, input, plan, options);
    session.recordFacts(input);
    return this.#run(record, plan, input, session, started, options);
  }

  /** Returns the failure of a name that is not an event. */
  rejectUnknown(name: unknown, error: HookExecutionError): HookFireResult {
    const { log, traces } = this.#parts;
    const record = rejectedEventRecord(name, error);
    log.warn(`hooks: ${error.message}`);
    const result = fireResult(record, buildFailureEnvelope(error, error.stage));
    traces.add(record);
    return result;
  }

  /** Finishes an event that failed before it was planned. With `fields`, it blocks if a guard would have matched them. */
  reject<E extends HookEventName>(
    eventName: E,
    error: HookExecutionError,
    fields?: Fields,
    side: Side = 'field',
  ): HookFireResult<E> {
    const record = this.#begin({ eventName, fields: {}, side: 'field', correlationId: error.correlationId });
    record.matched = undefined;
    return this.#finish(record, this.#failure(record, error, fields && lostPlan(record, fields, side)));
  }

  #begin<E extends HookEventName>(
    event: EventRequest<E>,
    session?: InputConfig,
    aliases?: readonly string[],
  ): PlannedEventRecord<E> {
    const { config, registry, planner } = this.#parts;
    const { eventName, fields, side, correlationId } = event;
    const route = routeOf(registry.contract, eventName);
    const { matched, ofServer, requested } = matcherFacts(route, fields, side);
    return {
      eventName,
      route,
      matched,
      ofServer,
      requested,
      aliases,
      correlationId,
      sessionId: attempt(() => session?.getSessionId(), undefined),
      program: attempt(() => session?.getProgram?.(), undefined),
      startedAt: Date.now(),
      notes: notesOf(config),
      hooks: registry.snapshotFor(event, session),
      planner,
      ran: NOTHING_RAN,
      agent: undefined,
      turnId: undefined,
    };
  }

  #plan(
    record: PlannedEventRecord<HookEventName>,
    options: FireOptions | undefined,
  ): CompletePlan | null | HookExecutionError {
    const { planner, config } = this.#parts;
    try {
      if (record.hooks?.has(record.eventName)) rejectInheritedValues();
      const plan = planner.createExecutionPlan(record.eventName, contextOf(record.route, record), record.hooks);
      if (plan === null) return null;
      return completePlan(withUntrustedPolicy(plan, record, () => untrustedPolicyOf(config, options)));
    } catch (error) {
      return new HookExecutionError(error, 'planning', record);
    }
  }

  #build(
    record: PlannedEventRecord<HookEventName>,
    fields: Fields,
    side: Side,
    session: SessionEvent,
    options: Pick<PipelineOptions, 'translator' | 'session' | 'facts'> | undefined,
  ): BuiltInput | HookExecutionError {
    const { config, maxInputDepth, log } = this.#parts;
    try {
      const input = buildInput(options?.session ?? config, record, fields, side, {
        maxDepth: maxInputDepth,
        translator: () => translatorFor(config, options),
        facts: { ...session.facts(), ...options?.facts },
      });
      if (record.inputWarning !== undefined) log.warn(`hooks: ${record.eventName}: ${record.inputWarning}`);
      return input;
    } catch (error) {
      if (error instanceof HookExecutionError) return error;
      return new HookExecutionError(error, 'internal', record);
    }
  }

  /** Returns the part of the session in an event. It is empty if the host has no state, or fails to return it. */
  #sessionOf<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    { fields, side }: EventRequest<E>,
    options: PipelineOptions<E> | undefined,
  ): SessionEvent {
    const { config, agentState } = this.#parts;
    const warn = this.#warnOf(record);
    const read = (): unknown => (options?.session ?? config).getAgentState?.() ?? agentState?.();
    const isElsewhere = side === 'field' && isRemote(fields);
    const state = isElsewhere ? undefined : askPort('getAgentState', read, undefined, warn);
    if (state !== undefined && !isAgentState(state)) warn(`getAgentState() of the host returned ${kindOf(state)}`);
    return new SessionEvent(isAgentState(state) ? state : undefined, record, fields, side, { config, options, warn });
  }

  /** Returns the function that warns about the host in an event. Its trace has the warning too. */
  #warnOf(record: PlannedEventRecord<HookEventName>): (text: string) => void {
    return (text) => {
      if (record.notes?.includes(text)) return;
      record.notes = [...(record.notes ?? []), text];
      this.#parts.log.warn(`hooks: ${record.eventName}: ${text}`);
    };
  }

  async #run<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    plan: CompletePlan,
    input: BuiltInput,
    session: SessionEvent,
    started: number,
    options: PipelineOptions<E> | undefined,
  ): Promise<HookFireResult<E>> {
    const { eventName, route } = record;
    const { config, runner, progress } = this.#parts;
    const { sequential } = plan;
    let stage: HookFailureStage = 'execution';
    let endings: HookEnd[] = [];
    try {
      const completed = this.#parts.completeInput?.(route, input, session, record.program);
      const toolFacts = completed instanceof Promise ? await completed : completed;
      const execute = sequential ? runner.executeHooksSequential : runner.executeHooksParallel;
      const executeOptions = {
        texts: session.takeTexts(plan, input),
        toolFacts,
        matched: namesOf(record),
        signal: options?.signal,
        whyUntrusted: trustCheck(config, plan),
        blocksUntrusted: untrustedPolicyOf(config, options) !== 'warn',
        onError: options?.onError ?? errorPolicyOf(config),
        versionOf: versionLookup(config, plan),
        ...progress.callbacksFor(record, this.#onEnd(record, plan, input)),
      };
      const judged = await execute.call(runner, plan.hookConfigs, eventName, input, executeOptions);
      const again = session.addNewLabels(input) ? withoutReports(judged, plan, executeOptions) : undefined;
      const rejudged = again && (await execute.call(runner, again.configs, eventName, input, again.options));
      const results = judged.map(
        (before) => rejudged?.find(({ hookConfig }) => hookConfig === before.hookConfig) ?? before,
      );
      rejectInheritedValues();
      endings = results.map((result) => hookEndOf(route, result));
      // The check right before a hook starts may add to the notes.
      if (results.some(({ skipped }) => skipped === 'untrusted')) {
        record.notes = [...new Set([...notesOf(config), ...(record.notes ?? [])])];
      }
      stage = 'aggregation';
      const conflicts = findConflicts(results, route, sequential);
      const warnings = record.inputWarning === undefined ? conflicts : [record.inputWarning, ...conflicts];
      record.ran = { sequential, duration: performance.now() - started, endings, warnings };
      return await this.#finishMerged(record, session, withBlocks(results, plan), options);
    } catch (error) {
      record.ran = { sequential, duration: performance.now() - started, endings, warnings: [] };
      return this.#finishFailed(record, session, new HookExecutionError(error, stage, record), plan, options);
    }
  }

  /** Finishes an event whose hooks ran. */
  #finishMerged<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    session: SessionEvent,
    results: HookExecutionResult[],
    options: PipelineOptions<E> | undefined,
  ): Finished<E> {
    const merged = this.#merge(record, results, options);
    const effects = session.admit(merged);
    const admitted = effects.length === 0 ? merged : this.#merge(record, [...results, ...effects], options);
    return this.#finishAdmitted(record, session, admitted, admitted.finalOutput, options);
  }

  /** Finishes an event whose hooks could not run. If it goes on nevertheless, it counts, and budgets hold. */
  #finishFailed<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    session: SessionEvent,
    error: HookExecutionError,
    plan: KnownPlan,
    options: PipelineOptions<E> | undefined,
  ): Finished<E> {
    return this.#finishWithoutHooks(record, session, this.#failure(record, error, plan), options);
  }

  /** Finishes an event with a result that is not merged from hooks. Only budgets may change it. */
  #finishWithoutHooks<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    session: SessionEvent,
    result: AggregatedHookResult,
    options: PipelineOptions<E> | undefined,
  ): Finished<E> {
    const effects = session.admit(result);
    if (effects.length === 0) return this.#finishSettled(record, session, result);
    const { contract } = this.#parts.registry;
    const decided = new HookAggregator({ contract }).aggregateResults([...effects], record.eventName);
    const admitted = { ...decided, success: result.success, errors: [...result.errors, ...decided.errors] };
    return this.#finishAdmitted(record, session, admitted, decided.finalOutput, options);
  }

  /** Finishes an event after its budgets were checked. Asks a person if the output is an `ask`. */
  #finishAdmitted<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    session: SessionEvent,
    aggregated: AggregatedHookResult,
    output: HookOutputOf<E> | undefined,
    options: PipelineOptions<E> | undefined,
  ): Finished<E> {
    if (!output?.isAskDecision() || options?.settleAsk === undefined || !canBlock(record.route))
      return this.#finishSettled(record, session, aggregated);
    return options.settleAsk(output).then((ask) => {
      record.ask = ask;
      return this.#finishSettled(record, session, aggregated);
    });
  }

  /** Finishes an event whose decision is final. */
  #finishSettled<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    session: SessionEvent,
    aggregated: AggregatedHookResult,
  ): HookFireResult<E> {
    const { config, log } = this.#parts;
    for (const { text } of record.budgets ?? []) log.warn(`hooks: ${record.eventName}: ${text}`);
    session.settle(aggregated, config);
    session.addLabels(aggregated);
    session.end();
    return this.#finish(record, aggregated);
  }

  #merge<E extends HookEventName>(
    { eventName, route }: PlannedEventRecord<E>,
    results: HookExecutionResult[],
    options: PipelineOptions<E> | undefined,
  ): AggregatedResultOf<E> {
    const { aggregator, config } = this.#parts;
    const merged = aggregator.aggregateResults(results, eventName);
    const translator = route.translations.length > 0 && attempt(() => translatorFor(config, options), undefined);
    return translator ? withTranslator(merged, route, translator) : merged;
  }

  /** Returns the callback for each hook that ends. Undefined if nothing is recorded. */
  #onEnd(record: PlannedEventRecord<HookEventName>, plan: CompletePlan, input: HookInput): OnHookEnd | undefined {
    const { log, traces } = this.#parts;
    const addToTrace = traces.begin(record, plan, input);
    if (record.late === undefined) return addToTrace;
    return (result, index, run) => {
      addToTrace?.(result, index, run);
      if (result.hookConfig.async === true) log.hook(result, record.route);
    };
  }

  #finish<E extends HookEventName>(record: PlannedEventRecord<E>, aggregated: AggregatedHookResult): HookFireResult<E> {
    const { log, traces } = this.#parts;
    const result = fireResult(record, aggregated);
    log.end(record, aggregated);
    traces.add(record, aggregated);
    return result;
  }

  /** Returns the result of an event whose hooks could not run, and logs why. */
  #failure(
    record: PlannedEventRecord<HookEventName>,
    error: HookExecutionError,
    plan: KnownPlan,
  ): AggregatedHookResult {
    const { log, config, registry } = this.#parts;
    log.warn(`hooks: ${record.eventName} failed at ${error.stage}: ${error.message}`);
    record.error = error.message;
    record.stage = error.stage;
    const decision = failureDecision(record.route, error, config, plan);
    const envelope = { ...buildFailureEnvelope(error, error.stage), ...decision };
    return enforceInvalidGuards(envelope, plan, registry.contract);
  }
}

/** How often a person is asked about the guards of one event. A host whose questions never end must not hold it for ever. */
const MAX_QUESTIONS = 10;

/**
 * Returns the enforced hooks of an event to judge it again, because calls at the same time added labels. Their progress was
 * reported with the first run.
 */
function withoutReports(
  judged: readonly HookExecutionResult[],
  { hookConfigs }: CompletePlan,
  { onHookStart: _start, onHookEnd: _end, whyUntrusted, versionOf, ...options }: ExecuteOptions,
): { configs: readonly HookConfig[]; options: ExecuteOptions } {
  const enforced = judged.filter(({ hookConfig }) => isEnforced(hookConfig) && hookConfig.async !== true);
  const configs = enforced.map(({ hookConfig }) => hookConfig);
  const indexes = configs.map((config) => hookConfigs.indexOf(config));
  const ofPlan = <T>(find: ((index: number) => T) | undefined) =>
    find && ((index: number) => find(indexes[index] ?? -1));
  return { configs, options: { ...options, whyUntrusted: ofPlan(whyUntrusted), versionOf: ofPlan(versionOf) } };
}

/** Returns the remarks of the host about its settings, for the trace of every event. If the host fails, that is the remark. */
function notesOf(config: Pick<PipelineConfig, 'getNotes'>): readonly string[] {
  try {
    // A caller without types may return anything.
    const notes: unknown = config.getNotes?.() ?? NO_NOTES;
    if (Array.isArray(notes) && notes.every((note) => typeof note === 'string')) return notes;
    return [`getNotes() of the host returned ${kindOf(notes)}, not a list of texts`];
  } catch (error) {
    return [`getNotes() of the host failed: ${messageOf(error)}`];
  }
}

const NO_NOTES: readonly string[] = [];

function notAnObject(eventName: HookEventName, fields: unknown): HookExecutionError {
  return new HookExecutionError(
    `the fields of ${eventName} are an object, but ${kindOf(fields)} was given`,
    'validation',
    {
      eventName,
    },
  );
}
