import {
  HookEventName,
  type HookFireResult,
  type HookOutputOf,
  type HookTrace,
  HookVerdictKind,
} from '../../../generated/index.js';
import { unlessAborted } from '../../util/abort.js';
import { attempt, messageOf } from '../../util/errors.js';
import { mergeOneLevel } from '../../util/own-keys.js';
import type { ConfirmTool, ToolConfirmationRequest } from '../contract/index.js';
import { couldNotRunReason } from '../events/event-result.js';
import { failureOf } from '../events/failure.js';
import { KEPT_GUARD } from '../registry/describe-hook.js';
import { isEnforced } from '../registry/enforcement.js';
import { type HookOutcome, recordOutcome } from './hook-outcome.js';
import { runTrigger, systemText, type TriggerConfig, warnHost } from './run-trigger.js';
import {
  addToResult,
  addToToolResult,
  failedResult,
  ToolErrorType,
  type ToolResult,
  toolResponseOf,
  toolResponseOfError,
} from './tool-result.js';
import { fireAfter, originOf, type ToolTriggerOptions } from './tools.js';

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

/** Result of the host's tool. If the call is blocked, the host's own fields are missing. */
export type HookedToolResult<R extends ToolResult> = ToolResult & Partial<Omit<R, keyof ToolResult>>;

/** State of a call when it runs. */
export interface ToolCallState {
  /** True if a hook gave the permission that the host would ask a person for. */
  readonly granted: boolean;
}

type AfterResult = HookFireResult<HookEventName.AfterTool>;
type BeforeResult = HookFireResult<HookEventName.BeforeTool>;
type BeforeOutput = HookOutputOf<HookEventName.BeforeTool> | undefined;
type AfterOutput = HookOutputOf<HookEventName.AfterTool> | undefined;

/** Returns the error to throw for what a tool threw. The outcome is undefined if AfterTool decided nothing. */
type ErrorToThrow = (thrown: unknown, outcome: HookOutcome | undefined) => unknown;

/** Options for internal callers. */
interface ToolRunOptions extends ExecuteToolOptions {
  errorToThrow: ErrorToThrow;
}

/** Result of asking a person about a call. */
interface Confirmation {
  readonly ask: NonNullable<HookTrace['ask']>;
  /** Why the call may not run. */
  readonly blocks?: string;
}

/**
 * Runs a tool between its hooks. The result of a blocked call is the reason: pass it to the model and do not retry. Throws what
 * `executeFn` throws, after AfterTool has run; then `getHookOutcome(error)` returns the decision of AfterTool.
 */
export function executeToolWithHooks<R extends ToolResult>(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>, call: ToolCallState) => Promise<R>,
  options?: ExecuteToolOptions,
): Promise<HookedToolResult<R>> {
  const errorToThrow: ErrorToThrow = (thrown, outcome) => {
    const isLost = (outcome?.stopped || outcome?.withheld !== undefined) && !isObject(thrown);
    if (isLost)
      warnHost(
        config,
        `cannot record what AfterTool decided about ${toolName}: the tool threw a ${typeof thrown}. Throw an Error.`,
      );
    return thrown;
  };
  return runToolWithHooks(config, toolName, toolInput, executeFn, { ...options, errorToThrow });
}

/** Runs a tool as `executeToolWithHooks` does. If the tool throws, throws what `errorToThrow` returns. */
export async function runToolWithHooks<R extends ToolResult>(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>, call: ToolCallState) => Promise<R>,
  options: ToolRunOptions,
): Promise<HookedToolResult<R>>;
export async function runToolWithHooks(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>, call: ToolCallState) => Promise<ToolResult>,
  options: ToolRunOptions,
): Promise<ToolResult> {
  const { fired, asked } = await fireBefore(config, toolName, toolInput, options);
  const before = fired?.finalOutput;
  const block = blockOf(fired) ?? cancellationOf(fired) ?? requiredHooksBlock(fired, options) ?? declinedBlock(asked);
  if (block !== undefined) return addToToolResult(block, { texts: textsOf(before, undefined), suppressOutput: false });
  const input = effectiveInput(toolInput, before);
  const fireAfterTool = (response: object) => fireAfter(config, toolName, input, response, options);
  let result: ToolResult;
  try {
    result = await executeFn(input, { granted: isGranted(fired, before) });
  } catch (error) {
    const outcome = outcomeOfThrown(before, await fireAfterTool(toolResponseOfError(error)));
    if (isObject(error)) recordOutcome(error, outcome);
    throw options.errorToThrow(error, outcome);
  }
  return applyAfter(result, before, await fireAfterTool(toolResponseOf(result)));
}

/** Returns true if a hook gave the permission. If a guard failed, or wants a person asked, only a person can give it. */
function isGranted(fired: BeforeResult | undefined, before: BeforeOutput): boolean {
  const { hookResults = [] } = fired ?? {};
  if (before?.isAskDecision() === true) return false;
  if (hookResults.some(({ success, hookConfig }) => !success && isEnforced(hookConfig))) return false;
  return hookResults.some(({ grant }) => grant === true);
}

/** Returns what AfterTool decided about a call that threw: the error has no field for it. */
function outcomeOfThrown(before: BeforeOutput, after: AfterResult | undefined): HookOutcome | undefined {
  const texts = textsOf(before, after?.finalOutput);
  const { shouldStop = false, stopReason, suppressOutput = false, withheld } = after ?? {};
  const isSilent = texts.length === 0 && !shouldStop && !suppressOutput && withheld === undefined;
  if (isSilent) return undefined;
  const context = texts.length === 0 ? undefined : texts.join('\n\n');
  return { blocked: false, stopped: shouldStop, reason: stopReason, suppressOutput, withheld, context };
}

/** Returns true for a value that an outcome can be recorded for. */
function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Fires BeforeTool, and asks a person if a hook decided `ask`. */
async function fireBefore(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options: ExecuteToolOptions | undefined,
): Promise<{ fired: BeforeResult | undefined; asked: Confirmation | undefined }> {
  const eventName = HookEventName.BeforeTool;
  const params = { toolName, toolInput, ...originOf(options) };
  let asked: Confirmation | undefined;
  const settleAsk = async (output: NonNullable<BeforeOutput>) => {
    if (output.shouldStopExecution() || options?.signal?.aborted) return undefined;
    const request = { toolName, toolInput: effectiveInput(toolInput, output), reason: output.getEffectiveReason() };
    asked = await requestConfirmation(config, options?.confirm, request, options?.signal);
    return asked.ask;
  };
  const fired = await runTrigger(config, eventName, (system) =>
    system.fireEvent(eventName, params, { signal: options?.signal, settleAsk, ...policiesOf(config, options) }),
  );
  return { fired, asked };
}

/** Asks a person through `confirm` of the call, or else of the config. Without either, the ask policy decides: `deny` by default, also if it cannot be read. */
async function requestConfirmation(
  config: TriggerConfig,
  ofCall: ConfirmTool | undefined,
  request: ToolConfirmationRequest,
  signal: AbortSignal | undefined,
): Promise<Confirmation> {
  const confirm = ofCall ?? config.getConfirm?.();
  if (confirm === undefined) {
    const policy = attempt(() => config.getAskPolicy?.() ?? 'deny', 'deny');
    if (policy === 'allow') return { ask: 'allowed' };
    return { ask: 'refused', blocks: `a hook asks for confirmation, and no one could be asked: ${request.reason}` };
  }
  try {
    const confirmed = await unlessAborted(confirm(request), signal);
    return confirmed === true ? { ask: 'confirmed' } : { ask: 'declined', blocks: `declined: ${request.reason}` };
  } catch (error) {
    const why = `a hook asks for confirmation, and asking failed: ${messageOf(error)}`;
    return { ask: 'refused', blocks: why };
  }
}

function policiesOf({ untrusted }: TriggerConfig, options: ExecuteToolOptions | undefined) {
  if (options?.requireHooks === true) return { untrusted: 'block', onError: 'block' } as const;
  return { untrusted: options?.untrusted ?? untrusted };
}

function effectiveInput(toolInput: Record<string, unknown>, before: BeforeOutput): Record<string, unknown> {
  const changes = before?.getModifiedToolInput();
  if (changes === undefined) return toolInput;
  return before?.replacesToolInput() ? changes : mergeOneLevel(toolInput, changes);
}

function blockOf(fired: BeforeResult | undefined): ToolResult | undefined {
  const before = fired?.finalOutput;
  const blocked = before?.isBlockingDecision() ? blockedText(before.getBlockingError().reason) : undefined;
  if (before?.shouldStopExecution()) {
    // The merged reason is that of the block. A stop by another hook has its own.
    const stop = stopText(blocked === undefined ? before.getEffectiveReason() : fired?.stopReason);
    const text = blocked === undefined ? stop : `${blocked}\n\n${stop}`;
    return failedResult(text, ToolErrorType.StopExecution);
  }
  return blocked === undefined ? undefined : failedResult(blocked, ToolErrorType.ExecutionFailed);
}

/** Cancels a call that the caller aborted before every hook had decided. */
function cancellationOf(fired: BeforeResult | undefined): ToolResult | undefined {
  const undecided = fired?.hookResults?.some(
    ({ aborted, skipped, hookConfig }) => isEnforced(hookConfig) && (aborted || skipped === HookVerdictKind.Aborted),
  );
  return undecided ? failedResult('Tool execution cancelled: aborted', ToolErrorType.ExecutionFailed) : undefined;
}

/** Returns the result of a call that requires hooks, if one of them could not run. */
function requiredHooksBlock(
  fired: BeforeResult | undefined,
  options: ExecuteToolOptions | undefined,
): ToolResult | undefined {
  if (options?.requireHooks !== true) return undefined;
  const failure = fired && failureOf(fired.aggregated);
  const why = failure === undefined ? whyCouldNotRun(fired) : couldNotRunReason(failure);
  return why === undefined ? undefined : blockedResult(why);
}

/** Verdicts of hooks that are configured and enabled but could not run. */
const COULD_NOT_RUN: ReadonlySet<string> = new Set([
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

function declinedBlock(asked: Confirmation | undefined): ToolResult | undefined {
  return asked?.blocks === undefined ? undefined : blockedResult(asked.blocks);
}

function blockedResult(why: string): ToolResult {
  return failedResult(blockedText(why), ToolErrorType.ExecutionFailed);
}

function blockedText(reason: string): string {
  return `Tool execution blocked: ${reason}`;
}

function stopText(reason: string | undefined): string {
  return `Agent execution stopped by hook: ${reason}`;
}

function applyAfter(result: ToolResult, before: BeforeOutput, after: AfterResult | undefined): ToolResult;
function applyAfter(result: unknown, before: BeforeOutput, after: AfterResult | undefined): unknown {
  const output = after?.finalOutput;
  const texts = textsOf(before, output);
  const suppressOutput = output?.suppressOutput === true;
  const inPlace = resultInPlace(after);
  if (inPlace !== undefined) return addToResult(inPlace, { texts, suppressOutput });
  const replacement = after?.hookResults?.findLast(({ toolResult }) => toolResult !== undefined)?.toolResult;
  return addToResult(result, { texts, suppressOutput, replacement });
}

/** Returns the result in place of the tool's own, if the agent stops or a guard that could not run withholds it. */
function resultInPlace(after: AfterResult | undefined): ToolResult | undefined {
  const output = after?.finalOutput;
  if (output?.shouldStopExecution())
    return failedResult(stopText(output.getEffectiveReason()), ToolErrorType.StopExecution);
  if (after?.withheld === undefined) return undefined;
  return failedResult(`Tool result withheld: ${after.withheld}`, ToolErrorType.ExecutionFailed);
}

function textsOf(before: BeforeOutput, after: AfterOutput): string[] {
  const texts = [systemTextOf(before), after?.getAdditionalContext(), systemTextOf(after)];
  return texts.filter((text) => text !== undefined);
}

function systemTextOf(output: BeforeOutput | AfterOutput): string | undefined {
  const message = output?.systemMessage;
  return message === undefined || message.trim() === '' ? undefined : systemText(message);
}
