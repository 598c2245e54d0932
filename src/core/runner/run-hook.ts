import {
  type HookConfig,
  type HookDecision,
  type HookEventName,
  type HookExecutionResult,
  HookType,
} from '../../../generated/index.js';
import { copyPlain } from '../../util/deep-copy.js';
import { monotonicNow } from '../../util/elapsed.js';
import { attempt, guarded } from '../../util/errors.js';
import { firstText } from '../../util/text.js';
import type { HookEffect, HostConfigPort, Route } from '../contract/index.js';
import { isStop, strictnessOf } from '../outputs/decision.js';
import { NO_REASON } from '../outputs/default-hook-output.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { adapterOf } from '../registry/adapter-of.js';
import { canBlock } from '../registry/events.js';
import type { BackgroundHooks } from './background.js';
import { couldNotRun } from './could-not-run.js';
import { applyErrorPolicy, NotTrustedError } from './error-policy.js';
import { EventPayload } from './event-payload.js';
import type { HookRunResult, RunContext } from './hook-type-runner.js';
import type { HookTypes } from './hook-types.js';
import type { ExecuteOptions, RunnerConfig } from './runner-options.js';

/** Dependencies of a run. */
interface RunHookParts {
  readonly config: RunnerConfig;
  readonly types: HookTypes;
  readonly background: BackgroundHooks;
}

/** One hook of an event. */
interface PlannedHook {
  readonly config: HookConfig;
  readonly index: number;
  readonly options: ExecuteOptions;
}

export function isBackground({ async }: HookConfig): boolean {
  return async === true;
}

export function isCancelled({ signal, killed }: RunContext): boolean {
  return signal?.aborted === true || killed.aborted;
}

/** Runs one hook from its start to its result. Never rejects. */
export async function runHook(
  parts: RunHookParts,
  hook: PlannedHook,
  context: RunContext,
): Promise<HookExecutionResult> {
  const { config, index, options } = hook;
  const { eventName, payload } = context;
  if (isCancelled(context)) return abortedBeforeStart(config, eventName);
  const { onHookStart, onHookEnd } = options;
  if (onHookStart) guarded(() => onHookStart(config, index));
  const gate = new StartGate(options, index);
  const since = monotonicNow();
  let result: HookRunResult;
  try {
    result = await startHook(parts, hook, context, gate);
  } catch (error) {
    result = couldNotRun(error);
  }
  const duration = monotonicNow() - since;
  const enforced = { ...enforce(parts, hook, context, result), hookConfig: config, eventName, duration };
  const { queuedAt, startedAt } = gate;
  if (onHookEnd) {
    const { tracedInput: input, input: inputWithTexts } = payload;
    const run = { queuedAt, startedAt, endedAt: Date.now(), input, inputWithTexts };
    guarded(() => onHookEnd(config, enforced, index, run));
  }
  return enforced;
}

/** Returns the result of a hook whose caller aborted before it started. */
export function abortedBeforeStart(hookConfig: HookConfig, eventName: HookEventName): HookExecutionResult {
  return {
    hookConfig,
    eventName,
    success: false,
    skipped: 'aborted',
    duration: 0,
    error: new Error('not run: the caller aborted'),
  };
}

async function startHook(
  parts: RunHookParts,
  { config, index, options: { versionOf } }: PlannedHook,
  context: RunContext,
  gate: StartGate,
): Promise<HookRunResult> {
  // The registry skips untrusted hooks already; a hook of the project is checked again before it runs.
  if (config.source === 'project' && parts.config.isTrustedFolder?.() === false) {
    return notTrusted(new Error('not run: the project folder is not trusted'));
  }
  const ownContext = versionOf === undefined ? context : { ...context, versionOf: () => versionOf(index) };
  return isBackground(config)
    ? runInBackground(parts, config, ownContext, gate)
    : runByType(parts, config, ownContext, gate);
}

/** Runs a background hook. If it has to wait, it gets a copy of the input, which the caller may change after the event. */
async function runInBackground(
  parts: RunHookParts,
  config: HookConfig,
  context: RunContext,
  gate: StartGate,
): Promise<HookRunResult> {
  let { payload } = context;
  const result = await parts.background.run(
    config,
    async (slot) => runByType(parts, config, { ...context, payload, slot }, gate),
    () => {
      const { tracedInput } = context.payload;
      const copy = context.payload.copy();
      payload = new EventPayload(copy, {}, tracedInput === context.payload.input ? copy : copyPlain(tracedInput));
    },
  );
  if (payload !== context.payload) payload.release();
  return result;
}

/** Types that queue their hooks and check the gate themselves, right before the start. */
const QUEUEING_TYPES: ReadonlySet<HookConfig['type']> = new Set([HookType.Command, HookType.Http, HookType.Worker]);

async function runByType(
  { types }: RunHookParts,
  config: HookConfig,
  context: RunContext,
  gate: StartGate,
): Promise<HookRunResult> {
  if (QUEUEING_TYPES.has(config.type)) return types.run(config, { ...context, whyNotStart: () => gate.whyNotStart() });
  const error = gate.whyNotStart();
  return error === undefined ? types.run(config, context) : notTrusted(error);
}

/** Last check of a hook right before it starts. */
class StartGate {
  readonly queuedAt = Date.now();
  startedAt: number | undefined;
  readonly #whyUntrusted: () => ReturnType<NonNullable<ExecuteOptions['whyUntrusted']>>;

  constructor({ whyUntrusted }: ExecuteOptions, index: number) {
    this.#whyUntrusted = () => whyUntrusted?.(index);
  }

  whyNotStart(): Error | undefined {
    const untrusted = this.#whyUntrusted();
    this.startedAt = untrusted === undefined ? Date.now() : undefined;
    if (untrusted === undefined) return undefined;
    const { why, blocks } = typeof untrusted === 'string' ? { why: untrusted } : untrusted;
    return new NotTrustedError(`not run: ${why}`, blocks);
  }
}

function notTrusted(error: Error): HookRunResult {
  return { success: false, skipped: 'untrusted', error };
}

/** Applies the error policy and discards the output of a hook that is not enforced. */
function enforce(
  parts: RunHookParts,
  { config, options }: PlannedHook,
  { route }: RunContext,
  result: HookRunResult,
): HookRunResult {
  if (isBackground(config)) return discardBackgroundOutput(result, result.output && decisionIn(route, result.output));
  const judged = applyErrorPolicy(config, route, result, parts.config, options);
  const enforced = applyConsent(parts.config, route, applyImpossibleDecision(config, route, judged));
  return config.enforce === false ? discardOutput(enforced) : enforced;
}

/** Moves the output of a hook that is not enforced to where only the trace reads it. */
function discardOutput(result: HookRunResult): HookRunResult {
  const { output, grant: _grant, toolResult: _result, withheld: _withheld, ...rest } = result;
  return output === undefined ? rest : { ...rest, unenforcedOutput: output };
}

/** Discards the output of a background hook. Warns if it holds a decision, because its author may expect an effect. */
function discardBackgroundOutput(result: HookRunResult, decision: HookDecision | undefined): HookRunResult {
  const { output, outputFormat, warnings = [] } = result;
  if (output === undefined) return discardOutput(result);
  // Plain text and failures count as `allow`, which the hook did not decide itself.
  const explicit = decision === 'allow' && outputFormat !== 'json' ? undefined : decision;
  const effect = explicit === undefined ? (isStop(output) ? 'to stop the agent' : undefined) : JSON.stringify(explicit);
  if (effect === undefined) return discardOutput(result);
  const warning = `decided ${effect}, which has no effect: a hook with "async": true runs in the background`;
  return { ...discardOutput(result), warnings: [...warnings, warning] };
}

/** Outputs of a hook for each effect, in the order in which a warning lists them. */
const RETURNS: Partial<Record<HookEffect, string>> = {
  stop: '"continue": false to stop the agent',
  'replace-result': 'hookSpecificOutput.tool_result to replace the result',
  'edit-response': 'hookSpecificOutput.llm_response to replace the response',
  'restrict-tools': 'hookSpecificOutput.toolConfig to restrict the tools',
  context: 'hookSpecificOutput.additionalContext to add text for the model',
  'system-message': 'systemMessage to send a message to the model',
};

/**
 * Marks a decision that has no effect because its event cannot be blocked, with a warning that names what to return instead.
 * A native hook with `onError: block` withholds what the event is about; a dialect says for its hooks what is withheld.
 */
function applyImpossibleDecision(config: HookConfig, route: Route, result: HookRunResult): HookRunResult {
  const { output, withheld, warnings = [], exitCode } = result;
  const ignored = output && decisionIn(route, output);
  if (canBlock(route) || withheld !== undefined || strictnessOf(ignored) === strictnessOf('allow')) return result;
  if (adapterOf(config) !== undefined) return { ...result, ignored };
  if ('onError' in config && config.onError === 'block') {
    return { ...result, withheld: firstText(output?.reason, output?.stopReason) ?? NO_REASON };
  }
  const returned = exitCode === 2 ? 'exit code 2' : `the decision ${JSON.stringify(ignored)}`;
  const effects = Object.entries(RETURNS).filter(([effect]) => route.effects.some((each) => each === effect));
  const doubt = `${returned} is ignored: ${route.eventName} cannot be blocked. Return ${effects
    .map(([, text]) => text)
    .join(', or ')}. With "onError": "block" such a decision withholds what the event is about`;
  return { ...result, ignored, doubt, warnings: [...warnings, doubt] };
}

type ConsentConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getHookConsents'>;

const WITHOUT_CONSENT =
  "cannot replace the result: the host does not consent. It needs the option hooksMay: ['replace-tool-result']";

/** Replaces the result of a tool by the text of a hook if the host consents. Else the text is dropped, with a warning. */
function applyConsent(config: ConsentConfig, route: Route, result: HookRunResult): HookRunResult {
  const { hookSpecificOutput: specific, ...output } = result.output ?? {};
  if (specific === undefined || !route.effects.includes('replace-result')) return result;
  const { tool_result: text, ...rest } = specific;
  if (typeof text !== 'string') return result;
  if (attempt(() => config.getHookConsents?.()?.includes('replace-tool-result'), false)) {
    return { ...result, toolResult: text };
  }
  const warnings = [...(result.warnings ?? []), WITHOUT_CONSENT];
  return { ...result, output: { ...output, hookSpecificOutput: rest }, warnings };
}
