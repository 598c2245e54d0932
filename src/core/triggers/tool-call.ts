import {
  HookEventName,
  type HookFireResult,
  type HookOutputOf,
  type HookTrace,
  HookVerdictKind,
} from '../../../generated/index.js';
import { unlessAborted } from '../../util/abort.js';
import { isAsyncIterable } from '../../util/async-iterable.js';
import { attempt, messageOf } from '../../util/errors.js';
import { mergeOneLevel } from '../../util/own-keys.js';
import type { ConfirmTool, RewriteHookOutputMethods, ToolConfirmationRequest } from '../contract/index.js';
import { couldNotRunReason, isUndecided } from '../events/event-result.js';
import { failureOf } from '../events/failure.js';
import { isBlocking } from '../outputs/decision.js';
import { KEPT_GUARD } from '../registry/describe-hook.js';
import { isEnforced } from '../registry/enforcement.js';
import { runTrigger, systemText, type TriggerConfig } from './run-trigger.js';
import { fireAfter, hasResultHooks, type TimedCall, type ToolTriggerOptions } from './tools.js';

/** Options for a tool call. */
export interface ExecuteToolOptions extends ToolTriggerOptions {
  /** Asks a person about a call for which a hook decided `ask`. Without it such a call is blocked. */
  confirm?: ConfirmTool | undefined;
  /**
   * Blocks the call if hooks are disabled, or if one of them could not run: not trusted, invalid, or failed. Short for
   * `untrusted: 'block'` together with `onError: 'block'` of the config.
   */
  requireHooks?: boolean | undefined;
}

/** Options for internal callers. */
export interface ToolDecisionOptions extends ExecuteToolOptions {
  /** Answers a question instead of a person. Returns undefined to leave it open. */
  answer?: ((question: ToolConfirmationRequest) => Confirmation | undefined) | undefined;
}

/** Result of asking a person about a call. */
export interface Confirmation {
  readonly ask: NonNullable<HookTrace['ask']>;
  /** Why the call may not run. */
  readonly blocks?: string;
  /** Present if the caller aborted before anybody answered. */
  readonly by?: 'abort';
}

type BeforeResult = HookFireResult<HookEventName.BeforeTool>;
type BeforeOutput = HookOutputOf<HookEventName.BeforeTool> | undefined;
type AfterOutput = HookOutputOf<HookEventName.AfterTool> | undefined;

/** Why a call does not run: a hook, the answer of a person, a guard that could not run, or the caller's abort. */
export type ToolBlock = Readonly<{ by: 'hook' | 'person' | 'could-not-run' | 'abort'; reason: string }>;

/** Decision of the BeforeTool hooks about a call. */
export interface ToolDecision {
  /** Arguments after the hooks. */
  readonly input: Record<string, unknown>;
  /** True if a hook gave the permission that the host would ask a person for. */
  readonly granted: boolean;
  readonly confirmed: boolean;
  /** Texts for the model. */
  readonly texts: readonly string[];
  readonly block?: ToolBlock | undefined;
  /** Why the agent must stop. */
  readonly stop?: string | undefined;
  /** Question that is still open. */
  readonly question?: ToolConfirmationRequest | undefined;
}

/** Decision of the AfterTool hooks about a result. */
export interface ToolReview {
  readonly texts: readonly string[];
  readonly suppressOutput: boolean;
  /** Why the agent must stop. */
  readonly stop?: string | undefined;
  /** Why the model must not get the result. */
  readonly withheld?: ToolBlock | undefined;
  /** Text in place of the result. */
  readonly replacement?: string | undefined;
}

/** Fires BeforeTool, and asks a person if a hook decided `ask`. */
export async function decideToolCall(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  call: TimedCall,
  options: ToolDecisionOptions | undefined,
): Promise<ToolDecision> {
  const eventName = HookEventName.BeforeTool;
  const params = {
    ...options,
    toolName,
    toolInput,
    get toolUseId() {
      return call.id;
    },
  };
  let asked: Confirmation | undefined;
  let question: ToolConfirmationRequest | undefined;
  const settleAsk = async (output: NonNullable<BeforeOutput>) => {
    if (output.shouldStopExecution()) return undefined;
    question = questionAbout(toolName, effectiveInput(toolInput, output), output);
    asked = await requestConfirmation(config, question, options);
    return asked?.ask;
  };
  const fired = await runTrigger(config, eventName, (system) =>
    system.fireEvent(eventName, params, { signal: options?.signal, settleAsk, ...policiesOf(config, options) }),
  );
  const before = fired?.finalOutput;
  const declined: ToolBlock | undefined =
    asked?.blocks === undefined ? undefined : { by: asked.by ?? 'person', reason: asked.blocks };
  const block = blockOf(fired) ?? abortOf(fired) ?? requiredHooksBlock(fired, options) ?? declined;
  return {
    input: effectiveInput(toolInput, before),
    granted: isGranted(fired, before),
    confirmed: asked?.ask === 'confirmed',
    texts: textsOf(before, before?.getAdditionalContext()),
    block,
    // The merged reason is that of the block. A stop by another hook has its own.
    stop: before?.shouldStopExecution() ? ((block && fired?.stopReason) ?? before.getEffectiveReason()) : undefined,
    question: block === undefined && asked === undefined ? question : undefined,
  };
}

/** Throws if the result is a stream that hooks would read: they would see an empty result, and allow it. */
export async function rejectStream(config: TriggerConfig, result: unknown): Promise<void> {
  if (!isAsyncIterable(result) || !(await hasResultHooks(config))) return;
  throw new TypeError('the tool returned a stream, which its hooks cannot read. Return the whole result');
}

/** Fires AfterTool. Returns undefined if hooks are disabled or have no output. */
export async function reviewToolResult(
  config: TriggerConfig,
  toolName: string,
  input: Record<string, unknown>,
  response: object,
  call: TimedCall,
  options: ExecuteToolOptions | undefined,
): Promise<ToolReview> {
  const after = await fireAfter(config, toolName, input, response, { ...options, call });
  const output = after?.finalOutput;
  return {
    texts: textsOf(output, output?.getAdditionalContext()),
    suppressOutput: output?.suppressOutput === true,
    stop: output?.shouldStopExecution() ? output.getEffectiveReason() : undefined,
    withheld: withheldBy(after),
    replacement: after?.hookResults?.findLast(({ toolResult }) => toolResult !== undefined)?.toolResult,
  };
}

/** Returns the question of hooks to a person about a call, or about the event with that name. */
export function questionAbout(
  toolName: string,
  toolInput: Record<string, unknown>,
  output: Pick<NonNullable<BeforeOutput>, 'getEffectiveReason'>,
): ToolConfirmationRequest {
  return { toolName, toolInput, reason: output.getEffectiveReason() };
}

/**
 * Asks a person through `confirm` of the call, or else of the config. Without either, the ask policy decides: `deny` by
 * default, also if it cannot be read. A caller that aborts before the answer gets a block, because no person permitted the call.
 */
export async function requestConfirmation(
  config: TriggerConfig,
  request: ToolConfirmationRequest,
  { confirm: ofCall, answer, signal }: ToolDecisionOptions = {},
): Promise<Confirmation | undefined> {
  const aborted = { ask: 'refused', by: 'abort', blocks: `aborted before an answer: ${request.reason}` } as const;
  if (signal?.aborted) return aborted;
  if (answer !== undefined) return answer(request);
  try {
    const confirm = ofCall ?? config.getConfirm?.();
    if (confirm === undefined) {
      const policy = attempt(() => config.getAskPolicy?.() ?? 'deny', 'deny');
      if (policy === 'allow') return { ask: 'allowed' };
      return { ask: 'refused', blocks: `a hook asks for confirmation, and the host cannot ask: ${request.reason}` };
    }
    const confirmed = await unlessAborted(confirm(request, { signal }), signal);
    return confirmed === true ? { ask: 'confirmed' } : { ask: 'declined', blocks: `declined: ${request.reason}` };
  } catch (error) {
    if (signal?.aborted) return aborted;
    return { ask: 'refused', blocks: `a hook asks for confirmation, and asking failed: ${messageOf(error)}` };
  }
}

function policiesOf({ untrusted }: TriggerConfig, options: ExecuteToolOptions | undefined) {
  if (options?.requireHooks === true) return { untrusted: 'block', onError: 'block' } as const;
  return { untrusted: options?.untrusted ?? untrusted };
}

export function effectiveInput(
  toolInput: Record<string, unknown>,
  before: RewriteHookOutputMethods | undefined,
): Record<string, unknown> {
  const changes = before?.getModifiedToolInput();
  if (changes === undefined) return toolInput;
  return before?.replacesToolInput() ? changes : mergeOneLevel(toolInput, changes);
}

/** Returns true if a hook gave the permission. If a guard failed, or wants a person asked, only a person can give it. */
function isGranted(fired: BeforeResult | undefined, before: BeforeOutput): boolean {
  const { hookResults = [] } = fired ?? {};
  if (before?.isAskDecision() === true) return false;
  if (hookResults.some(({ success, hookConfig }) => !success && isEnforced(hookConfig))) return false;
  return hookResults.some(({ grant }) => grant === true);
}

function blockOf(fired: BeforeResult | undefined): ToolBlock | undefined {
  const before = fired?.finalOutput;
  if (!before?.isBlockingDecision()) return undefined;
  return { by: isBlockOfHook(fired) ? 'hook' : 'could-not-run', reason: before.getBlockingError().reason };
}

/** Returns true if a hook that ran decided to block. A hook that failed blocks only by a policy. */
function isBlockOfHook(fired: BeforeResult | undefined): boolean {
  return (
    fired?.hookResults?.some(
      ({ output, error }) => error === undefined && isBlocking(output?.decision ?? undefined),
    ) === true
  );
}

/** Returns why a result is withheld: a hook decided so, or a guard could not run and blocks on errors. */
function withheldBy(fired: HookFireResult<HookEventName.AfterTool> | undefined): ToolBlock | undefined {
  if (fired?.withheld === undefined) return undefined;
  const isOfHook = fired.hookResults?.some(
    ({ withheld, output, error }) =>
      withheld !== undefined && error === undefined && isBlocking(output?.decision ?? undefined),
  );
  return { by: isOfHook ? 'hook' : 'could-not-run', reason: fired.withheld };
}

/** Cancels a call that the caller aborted before every hook had decided. */
function abortOf(fired: BeforeResult | undefined): ToolBlock | undefined {
  return fired && isUndecided(fired) ? { by: 'abort', reason: 'aborted' } : undefined;
}

/** Blocks a call that requires hooks, if one of them could not run. */
function requiredHooksBlock(
  fired: BeforeResult | undefined,
  options: ExecuteToolOptions | undefined,
): ToolBlock | undefined {
  if (options?.requireHooks !== true) return undefined;
  const failure = fired && failureOf(fired.aggregated);
  const reason = failure === undefined ? whyCouldNotRun(fired) : couldNotRunReason(failure);
  return reason === undefined ? undefined : { by: 'could-not-run', reason };
}

/** Verdicts of hooks that are configured and enabled but could not run. */
export const COULD_NOT_RUN: ReadonlySet<string> = new Set([
  HookVerdictKind.Untrusted,
  HookVerdictKind.Invalid,
  HookVerdictKind.RefusedMatcher,
  HookVerdictKind.NotAsked,
  HookVerdictKind.Depth,
]);

/** Returns why a hook could not run. Undefined if all hooks ran. */
function whyCouldNotRun(fired: BeforeResult | undefined): string | undefined {
  if (fired === undefined) return 'hooks are disabled';
  const { hooks, notes = [] } = fired.trace;
  const skipped = hooks.find(({ verdict }) => COULD_NOT_RUN.has(verdict));
  // Settings that are not in force as they are written may contain a hook that was never read.
  if (skipped === undefined) return notes.find((note) => !note.startsWith(KEPT_GUARD));
  return `the hook ${skipped.name} could not run (${skipped.verdict})${skipped.why === undefined ? '' : `: ${skipped.why}`}`;
}

function textsOf(output: BeforeOutput | AfterOutput, context?: string): string[] {
  const message = output?.systemMessage?.trim() ? systemText(output.systemMessage) : undefined;
  return [context, message].filter((text) => text !== undefined);
}
