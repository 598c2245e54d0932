import type {
  AggregatedHookResult,
  HookEventName,
  HookExecutionResult,
  HookFailureStage,
  HookFireResult,
  HookInput,
  HookOutputOf,
  HookRegistryEntry,
  HookTrace,
} from '../../../generated/index.js';
import { attempt, messageOf } from '../../util/errors.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import type {
  ErrorPolicy,
  FireOptions,
  GuardedCall,
  HostConfigPort,
  NotTrusted,
  UntrustedPolicy,
} from '../contract/index.js';
import { type AggregatedResultOf, findConflicts, type HookAggregator, withTranslator } from '../outputs/aggregator.js';
import { matchedNames, matchedValue } from '../planner/event-context.js';
import type { HookPlanner } from '../planner/hook-planner.js';
import { blocksUntrusted, isInvalidGuard, isUntrustedGuard } from '../planner/invalid-guard.js';
import {
  type CompletePlan,
  completePlan,
  type HookExecutionPlan,
  isPlannable,
  planHooks,
} from '../planner/plan-hooks.js';
import { routeOf } from '../registry/events.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { RegisteredHook } from '../registry/registered-hook.js';
import type { ExecuteOptions, HookRunner } from '../runner/hook-runner.js';
import type { AgentState, MomentFields, NeededTexts } from '../session-state.js';
import { type HookTranslator, type TranslatorConfig, translatorFor } from '../translator.js';
import { admitEvent, settledBy } from './admission.js';
import {
  type BuiltInput,
  buildInput,
  contextOf,
  type Fields,
  type InputConfig,
  matcherFacts,
  momentFields,
  type Side,
} from './event-input.js';
import type { EventLog } from './event-log.js';
import {
  type EventRecord,
  type HookEnd,
  NOTHING_RAN,
  type PlannedEventRecord,
  rejectedEventRecord,
} from './event-record.js';
import { enforceInvalidGuards, failureDecision, fireResult, type KnownPlan, withBlocks } from './event-result.js';
import { buildFailureEnvelope, HookExecutionError, makeEmptySuccessResult } from './failure.js';
import type { CompleteInput } from './input-facts.js';
import type { ProgressListeners } from './progress.js';
import { factsOfEvent } from './response-facts.js';
import { CALL_ID, isRemote, takeTexts } from './session-fields.js';
import { hookEndOf } from './trace.js';
import type { TraceLog } from './trace-log.js';

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

type GuardPolicyConfig = Pick<
  HostConfigPort<unknown, unknown, HookRegistryEntry, unknown>,
  'getUntrustedPolicy' | 'getGuardQuestions' | 'isHookStillTrusted' | 'getHookVersion'
>;

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

/** Event of an agent of a session. */
interface SessionEvent {
  readonly state: AgentState | undefined;
  readonly fields: MomentFields;
  /** Fields as the caller passed them. */
  readonly source: Fields;
}

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

  /** Fires an event. It is planned first: if no hook matches, no input is built, except to validate a request from the bus. */
  async fire<E extends HookEventName>(
    event: EventRequest<E>,
    options?: PipelineOptions<E>,
  ): Promise<HookFireResult<E>> {
    const { fields, side } = event;
    // If the session cannot be read, building the input reports the error.
    const record = this.#begin(
      event,
      attempt(() => options?.session?.getSessionId(), undefined),
      attempt(() => options?.aliases, undefined),
    );
    const plan = this.#plan(record, options);
    const isComplete = plan !== null && !(plan instanceof HookExecutionError);
    const settled = isComplete && settleQuestions(this.#parts.config, plan, record, fields, options);
    if (settled) {
      await settled;
      // The person may have changed the hooks.
      return this.fire(event, options);
    }
    const moment: SessionEvent = {
      state: side === 'field' && isRemote(fields) ? undefined : stateOf(this.#parts, options),
      fields: momentFields(record.route, fields, side),
      source: fields,
    };
    begin(record, moment);
    const fail = (error: HookExecutionError, known?: KnownPlan): HookFireResult<E> => {
      this.#end(record, moment, options);
      return this.#fail(record, error, known);
    };
    if (plan instanceof HookExecutionError) return fail(plan);
    if (plan === null && side === 'param') return this.#finishAdmitted(record, [], moment, options);
    const started = performance.now();
    const input = this.#build(record, fields, side, moment.state, options);
    if (input instanceof HookExecutionError) return fail(input, plan);
    if (plan === null) return this.#finishAdmitted(record, [], moment, options);
    traceFacts(record, input);
    return this.#run(record, plan, input, { ...moment, started }, options);
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
    return this.#fail(record, error, fields && lostPlan(record, fields, side));
  }

  #begin<E extends HookEventName>(
    { eventName, fields, side, correlationId }: EventRequest<E>,
    sessionId?: string,
    aliases?: readonly string[],
  ): PlannedEventRecord<E> {
    const { config, registry, planner } = this.#parts;
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
      sessionId,
      startedAt: Date.now(),
      notes: notesOf(config),
      hooks: registry.snapshot,
      planner,
      ran: NOTHING_RAN,
    };
  }

  #plan(
    record: PlannedEventRecord<HookEventName>,
    options: FireOptions | undefined,
  ): CompletePlan | null | HookExecutionError {
    const { planner, config } = this.#parts;
    try {
      const plan = planner.createExecutionPlan(record.eventName, contextOf(record.route, record));
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
    state: AgentState | undefined,
    options: Pick<PipelineOptions, 'translator' | 'session'> | undefined,
  ): BuiltInput | HookExecutionError {
    const { config, maxInputDepth, log } = this.#parts;
    try {
      const translator = translatorFor(config, options);
      const session = options?.session ?? config;
      const input = buildInput(session, record, fields, side, { maxDepth: maxInputDepth, translator, state });
      if (record.inputWarning !== undefined) log.warn(`hooks: ${record.eventName}: ${record.inputWarning}`);
      return input;
    } catch (error) {
      if (error instanceof HookExecutionError) return error;
      return new HookExecutionError(error, 'internal', record);
    }
  }

  async #run<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    plan: CompletePlan,
    input: BuiltInput,
    { started, ...moment }: SessionEvent & { readonly started: number },
    options: PipelineOptions<E> | undefined,
  ): Promise<HookFireResult<E>> {
    const { eventName, route } = record;
    const { config, runner, progress } = this.#parts;
    const { sequential } = plan;
    let stage: HookFailureStage = 'execution';
    let endings: HookEnd[] = [];
    try {
      const completed = this.#parts.completeInput?.(route, input, moment.state);
      const toolFacts = completed instanceof Promise ? await completed : completed;
      const execute = sequential ? runner.executeHooksSequential : runner.executeHooksParallel;
      const results = await execute.call(runner, plan.hookConfigs, eventName, input, {
        texts: textsFor(plan, input, moment.state),
        toolFacts,
        signal: options?.signal,
        whyUntrusted: trustCheck(config, plan),
        blocksUntrusted: untrustedPolicyOf(config, options) !== 'warn',
        onError: options?.onError,
        versionOf: versionLookup(config, plan),
        ...progress.callbacksFor(record, this.#onEnd(record, plan, input)),
      });
      endings = results.map((result) => hookEndOf(route, result));
      // The check right before a hook starts may add to the notes.
      if (results.some(({ skipped }) => skipped === 'untrusted')) record.notes = notesOf(config);
      stage = 'aggregation';
      const conflicts = findConflicts(results, route, sequential);
      const warnings = record.inputWarning === undefined ? conflicts : [record.inputWarning, ...conflicts];
      record.ran = { sequential, duration: performance.now() - started, endings, warnings };
      return await this.#finishAdmitted(record, withBlocks(results, plan), moment, options);
    } catch (error) {
      record.ran = { sequential, duration: performance.now() - started, endings, warnings: [] };
      this.#end(record, moment, options);
      return this.#fail(record, new HookExecutionError(error, stage, record), plan);
    }
  }

  /** Finishes an event whose hooks ran: merges their results, checks the budgets, and asks a person if needed. */
  async #finishAdmitted<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    results: HookExecutionResult[],
    event: SessionEvent,
    options: PipelineOptions<E> | undefined,
  ): Promise<HookFireResult<E>> {
    const { config, log } = this.#parts;
    const { state } = event;
    const merge = (all: HookExecutionResult[]) => this.#merge(record, all, options);
    const { aggregated, admission } = admitEvent(record, results, state, merge, modelCallOf(options));
    const { notices = [] } = admission ?? {};
    for (const { text } of notices) log.warn(`hooks: ${record.eventName}: ${text}`);
    if (notices.length > 0) record.budgets = notices;
    const output = aggregated.finalOutput;
    if (output?.isAskDecision() && options?.settleAsk) record.ask = await options.settleAsk(output);
    admission?.settle(
      settledBy(
        aggregated,
        record.ask,
        attempt(() => config.getAskPolicy?.(), 'deny'),
      ),
    );
    if (output?.labels !== undefined) record.labels = state ? state.addLabels(output.labels) : output.labels;
    this.#end(record, event, options);
    return this.#finish(record, aggregated);
  }

  /** Records once that an event ended. Calls of another machine are recorded there. */
  #end(
    record: PlannedEventRecord<HookEventName>,
    { state, fields, source }: SessionEvent,
    options: Pick<PipelineOptions, 'translator' | 'modelCall'> | undefined,
  ): void {
    const { moment } = record.route;
    if (moment === undefined || record.hasEnded || isRecord(attempt(() => source['origin'], undefined))) return;
    record.hasEnded = true;
    const facts = () => factsOfEvent(record.route, () => translatorFor(this.#parts.config, options), source);
    state?.end(moment, fields, { call: modelCallOf(options), facts });
  }

  #merge<E extends HookEventName>(
    { eventName, route }: PlannedEventRecord<E>,
    results: HookExecutionResult[],
    options: PipelineOptions<E> | undefined,
  ): AggregatedResultOf<E> {
    const { aggregator, config } = this.#parts;
    if (results.length === 0) return { ...makeEmptySuccessResult(), finalOutput: undefined };
    return withTranslator(aggregator.aggregateResults(results, eventName), route, translatorFor(config, options));
  }

  /** Returns the callback for each hook that ends. Undefined if nothing is recorded. */
  #onEnd(
    record: PlannedEventRecord<HookEventName>,
    plan: CompletePlan,
    input: HookInput,
  ): ReturnType<TraceLog['begin']> {
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

  /** Finishes an event whose hooks could not run. */
  #fail<E extends HookEventName>(
    record: PlannedEventRecord<E>,
    error: HookExecutionError,
    plan?: KnownPlan,
  ): HookFireResult<E> {
    const { log, config, registry } = this.#parts;
    log.warn(`hooks: ${record.eventName} failed at ${error.stage}: ${error.message}`);
    record.error = error.message;
    record.stage = error.stage;
    const decision = failureDecision(record.route, error, config, plan);
    const envelope = { ...buildFailureEnvelope(error, error.stage), ...decision };
    return this.#finish(record, enforceInvalidGuards(envelope, plan, registry.contract));
  }
}

function modelCallOf(options: Pick<PipelineOptions, 'modelCall'> | undefined): object | undefined {
  return attempt(() => options?.modelCall, undefined);
}

/** Returns the state of the agent that fires an event. Undefined if the host has none. */
function stateOf(
  { config, agentState }: Pick<PipelineParts, 'config' | 'agentState'>,
  options: Pick<PipelineOptions, 'session'> | undefined,
): AgentState | undefined {
  return attempt(() => (options?.session ?? config).getAgentState?.() ?? agentState?.(), undefined);
}

function begin(record: PlannedEventRecord<HookEventName>, { state, fields }: SessionEvent): void {
  const { moment } = record.route;
  if (moment !== undefined) state?.begin(moment, fields);
  record.agent = state?.agent;
  record.turnId = state?.turnId;
}

/** Adds the facts of an input to the trace: the id of its call, and the agent if it is one of another machine. */
function traceFacts(record: EventRecord, input: BuiltInput): void {
  const { agent, turn_id: turnId, [CALL_ID]: callId } = input;
  record.agent ??= agent;
  record.turnId ??= turnId;
  if (typeof callId === 'string') record.callId = callId;
}

/** Takes the texts out of an input that only some hooks receive. Those of the session are read only if a hook needs them. */
function textsFor(
  { hookConfigs }: CompletePlan,
  input: HookInput & Record<string, unknown>,
  state: AgentState | undefined,
): NeededTexts {
  const isNeeded = hookConfigs.some(({ needs }) => needs !== undefined && needs.length > 0);
  return takeTexts(input, isNeeded ? state : undefined);
}

/** Returns the remarks of the host about its settings, for the trace of every event. If the host fails, that is the remark. */
function notesOf(config: Pick<PipelineConfig, 'getNotes'>): readonly string[] | undefined {
  try {
    return config.getNotes?.();
  } catch (error) {
    return [`getNotes() of the host failed: ${messageOf(error)}`];
  }
}

/** Returns the plan that an event would have had, without the planner: an event that is not valid is not planned. */
function lostPlan(
  { eventName, route, hooks }: PlannedEventRecord<HookEventName>,
  fields: Fields,
  side: Side,
): KnownPlan {
  if (hooks === undefined) return undefined;
  const registered = hooks.get(eventName) ?? [];
  const facts = matcherFacts(route, fields, side);
  const context = contextOf(route, facts);
  const names = matchedNames(matchedValue(route.matcher, context), context);
  const guards = registered.filter(blocksAlways);
  const plan = planHooks(eventName, registered.filter(isPlannable), guards, names, facts.ofServer);
  // An invalid guard counts as lost like any other.
  return plan && { ...plan, invalid: [] };
}

/** Returns true if a guard cannot run and blocks, whatever the policies. */
function blocksAlways(hook: RegisteredHook): boolean {
  return isInvalidGuard(hook) || (isUntrustedGuard(hook) && blocksUntrusted(hook));
}

/** Returns the policy of an event for guards that are not trusted. Defaults to `block` if the host fails to return it. */
function untrustedPolicyOf(config: GuardPolicyConfig, options: FireOptions | undefined): UntrustedPolicy {
  // A caller without types may pass null, which is not `warn`.
  if (options?.untrusted !== undefined) return options.untrusted;
  return attempt(() => config.getUntrustedPolicy?.() ?? 'warn', 'block');
}

/** Applies the policy for guards that are not trusted: unless it is `warn`, they block like guards that are not valid. */
function withUntrustedPolicy(
  plan: HookExecutionPlan,
  record: EventRecord,
  policy: () => UntrustedPolicy,
): HookExecutionPlan {
  const { untrusted = [] } = plan;
  if (untrusted.length === 0 || policy() === 'warn') return plan;
  record.blocksUntrusted = true;
  return { ...plan, invalid: [...(plan.invalid ?? []), ...untrusted], isHeard: true };
}

/** Asks the open questions about the guards of a plan. Returns undefined if there are none. */
function settleQuestions(
  config: GuardPolicyConfig,
  plan: CompletePlan,
  { eventName, matched }: EventRecord,
  fields: Fields,
  options: FireOptions | undefined,
): Promise<void> | undefined {
  if (config.getGuardQuestions === undefined || options?.signal?.aborted) return undefined;
  const entries = [...plan.entries, ...plan.invalid.map(({ entry }) => entry)];
  const toolInput: unknown = fields['toolInput'] ?? fields['tool_input'];
  const call: GuardedCall = {
    toolName: matched ?? eventName,
    toolInput: isRecord(toolInput) ? toolInput : {},
    untrusted: options?.untrusted,
    signal: options?.signal,
  };
  // If the host cannot ask, its guards stay as they are.
  return attempt(() => config.getGuardQuestions?.()?.settle(entries, call), undefined);
}

/** Returns the check that the runner makes right before each hook of a plan starts. Undefined if the host has none. */
function trustCheck(config: GuardPolicyConfig, { entries }: CompletePlan): ExecuteOptions['whyUntrusted'] {
  return config.isHookStillTrusted && ((index) => entries[index] && whyUntrusted(config, entries[index]));
}

/**
 * Returns the lookup for the version of each hook of a plan. Undefined if the host has none. If the host fails, there is no
 * version: then the files that the command names are used.
 */
function versionLookup(config: GuardPolicyConfig, { entries }: CompletePlan): ExecuteOptions['versionOf'] {
  if (config.getHookVersion === undefined) return undefined;
  return (index) => attempt(() => entries[index] && config.getHookVersion?.(entries[index]), undefined);
}

/** Returns why a hook is not trusted. If the host fails, the hook is not trusted. */
function whyUntrusted(
  config: GuardPolicyConfig,
  entry: HookRegistryEntry,
): Pick<NotTrusted, 'why' | 'blocks'> | undefined {
  try {
    const trust: unknown = config.isHookStillTrusted?.(entry);
    if (trust === true) return undefined;
    const { why, blocks } = fieldsOf(trust);
    return {
      why: typeof why === 'string' ? why : 'the host does not trust it any more',
      blocks: typeof blocks === 'string' ? blocks : undefined,
    };
  } catch (error) {
    return { why: `isHookStillTrusted() of the host failed: ${messageOf(error)}` };
  }
}

function notAnObject(eventName: HookEventName, fields: unknown): HookExecutionError {
  const type = Array.isArray(fields) ? 'an array' : fields === null ? 'null' : typeof fields;
  return new HookExecutionError(`the fields of ${eventName} are an object, but ${type} was given`, 'validation', {
    eventName,
  });
}
