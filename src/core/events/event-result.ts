import { hookFailureStages } from '../../../generated/enum-tables.js';
import type {
  AggregatedHookResult,
  HookEventName,
  HookExecutionResult,
  HookFireResult,
  HookOutput,
  HookTrace,
  ProcessedHookResult,
} from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import { inheritedValue } from '../../util/inherited-values.js';
import { type Contract, type HostConfigPort, NotAskedError, type Route } from '../contract/index.js';
import { HookAggregator } from '../outputs/aggregator.js';
import { createHookOutput, outputFor } from '../outputs/hook-outputs.js';
import type { CompletePlan } from '../planner/hook-planner.js';
import { isEnforced } from '../registry/enforcement.js';
import { canBlock, contractOf, routeOf } from '../registry/events.js';
import { errorPolicyOf } from '../runner/error-policy.js';
import { type EventRecord, rejectedEventRecord } from './event-record.js';
import { buildFailureEnvelope, type HookExecutionError } from './failure.js';
import { traceOf } from './trace.js';

/** Result of an event: the merged output and its meaning. The trace is built when it is read. */
class FireResult implements HookFireResult {
  readonly success: boolean;
  readonly finalOutput: HookFireResult['finalOutput'];
  readonly allOutputs: AggregatedHookResult['allOutputs'];
  readonly errors: Error[];
  readonly totalDuration: number;
  readonly hookResults: AggregatedHookResult['hookResults'];
  readonly withheld: string | undefined;
  readonly aggregated: AggregatedHookResult;
  readonly shouldStop: boolean;
  readonly stopReason: string | undefined;
  readonly systemMessage: string | undefined;
  readonly suppressOutput: boolean;
  readonly #record: EventRecord;

  constructor(processed: ProcessedHookResult, record: EventRecord) {
    const { aggregated } = processed;
    this.success = aggregated.success;
    this.finalOutput = aggregated.finalOutput;
    this.allOutputs = aggregated.allOutputs;
    this.errors = aggregated.errors;
    this.totalDuration = aggregated.totalDuration;
    this.hookResults = aggregated.hookResults;
    this.withheld = aggregated.withheld;
    this.aggregated = aggregated;
    this.shouldStop = processed.shouldStop;
    this.stopReason = processed.stopReason;
    this.systemMessage = processed.systemMessage;
    this.suppressOutput = processed.suppressOutput;
    this.#record = record;
  }

  get trace(): HookTrace {
    return traceOf(this.#record);
  }
}

/** Builds the result of an event. The aggregator makes its output an instance of the event's class, so the type follows the name. */
export function fireResult<E extends HookEventName>(
  record: EventRecord<E>,
  aggregated: AggregatedHookResult,
): HookFireResult<E>;
export function fireResult(record: EventRecord, aggregated: AggregatedHookResult, route?: Route): HookFireResult;
export function fireResult(
  record: EventRecord,
  aggregated: AggregatedHookResult,
  route = record.route,
): HookFireResult {
  return new FireResult(processCommonHookOutputFields(aggregated, route), record);
}

/** Builds the result of an event that has no hook system. */
export function resultWithoutSystem<E extends HookEventName>(
  eventName: E,
  error: HookExecutionError,
  config: FailingConfig,
): HookFireResult<E>;
export function resultWithoutSystem(
  eventName: HookEventName,
  error: HookExecutionError,
  config: FailingConfig,
): HookFireResult {
  const route = routeFor(eventName, config);
  const envelope = { ...buildFailureEnvelope(error, error.stage), ...failureDecision(route, error, config) };
  return fireResult(rejectedEventRecord(eventName, error), envelope, route);
}

type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;
type FailingConfig = PolicyConfig & Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getContract'>;

/** Returns the route of the host's contract. If that cannot be read, the built-in contract has it: the event has a type. */
function routeFor(eventName: HookEventName, config: FailingConfig): Route {
  return attempt(() => routeOf(contractOf(config), eventName), undefined) ?? routeOf(contractOf(undefined), eventName);
}

/** Returns true if the caller aborted before every enforced hook had decided. */
export function isUndecided({ hookResults = [] }: Pick<AggregatedHookResult, 'hookResults'>): boolean {
  return hookResults.some(
    ({ aborted, skipped, hookConfig }) => isEnforced(hookConfig) && (aborted === true || skipped === 'aborted'),
  );
}

/** Interprets stop, message and display of all outputs. No other function reads these fields. Pure. */
export function processCommonHookOutputFields(aggregated: AggregatedHookResult, route?: Route): ProcessedHookResult {
  let stopping: HookOutput | undefined;
  let lastMessage: string | undefined;
  let suppressOutput = false;
  for (const output of aggregated.allOutputs) {
    if (output.continue === false) stopping ??= output;
    if (output.suppressOutput === true) suppressOutput = true;
    lastMessage = messageIn(output) ?? lastMessage;
  }
  return {
    aggregated,
    shouldStop: stopping !== undefined,
    stopReason: stopping && reasonOf(stopping, aggregated, route),
    // If the merge kept no message, the last one that is not blank.
    systemMessage: messageIn(aggregated.finalOutput) ?? lastMessage,
    suppressOutput,
  };
}

/** Returns the reason of an output, read by the output class of its event. */
function reasonOf(output: HookOutput, { hookResults = [] }: AggregatedHookResult, route: Route | undefined): string {
  const typed = route ? outputFor(route, output) : createHookOutput(hookResults[0]?.eventName ?? '', output);
  return typed.getEffectiveReason().trim();
}

function messageIn(output: HookOutput | undefined): string | undefined {
  const message = output?.systemMessage;
  return message?.trim() ? message : undefined;
}

/** Plan of a failed event: null if no hook matched, undefined if unknown. */
export type KnownPlan = CompletePlan | null | undefined;

/** Returns the decision of an event whose hooks could not run. If the event cannot block, its result is withheld instead. */
export function failureDecision(
  route: Route,
  error: HookExecutionError,
  config: PolicyConfig,
  plan?: KnownPlan,
): Pick<AggregatedHookResult, 'finalOutput' | 'withheld'> {
  if (!blocksOnFailure(route, error, config, plan)) return { finalOutput: undefined };
  const reason = couldNotRunReason(error);
  if (!canBlock(route)) return { finalOutput: undefined, withheld: reason };
  return { finalOutput: outputFor(route, { decision: 'deny', reason }) };
}

/** Returns true if a failure blocks. An input that hooks cannot read always does: a model must not be able to disable guards. */
function blocksOnFailure(
  route: Route,
  { stage, cause }: HookExecutionError,
  config: PolicyConfig,
  plan: KnownPlan,
): boolean {
  if (inheritedValue() !== undefined) return true;
  if (plan === null || plan?.isHeard === false) return false;
  const isLost = hookFailureStages[stage]?.buildsInput === true || cause instanceof NotAskedError;
  if (plan !== undefined && isLost && canBlock(route)) return true;
  if (errorPolicyOf(config) === 'block') return true;
  return plan?.hookConfigs.some((hook) => isEnforced(hook) && 'onError' in hook && hook.onError === 'block') === true;
}

export function couldNotRunReason(error: Error): string {
  return `the hooks could not run: ${error.message}`;
}

/** Adds the blocks of guards that cannot run to the results of the hooks that ran. */
export function withBlocks(results: HookExecutionResult[], plan: CompletePlan): HookExecutionResult[] {
  return plan.invalid.length === 0 ? results : [...results, ...blocksOf(plan)];
}

/** Returns the results of guards that cannot run and block. */
function blocksOf({ eventName, invalid }: CompletePlan): HookExecutionResult[] {
  return invalid.map(({ config, why, reason, skipped }) => ({
    hookConfig: config,
    eventName,
    success: false,
    skipped,
    duration: 0,
    error: new Error(skipped === 'invalid' ? `not run: it is not valid: ${why}` : `not run: ${why}`),
    output: { decision: 'deny', reason },
  }));
}

/** Makes a failed event block if its plan has a guard that cannot run. */
export function enforceInvalidGuards(
  failed: AggregatedHookResult,
  plan: KnownPlan,
  contract: Contract,
): AggregatedHookResult {
  if (!plan || plan.invalid.length === 0) return failed;
  const blocked = new HookAggregator({ contract }).aggregateResults(blocksOf(plan), plan.eventName);
  return { ...blocked, errors: [...failed.errors, ...blocked.errors] };
}
