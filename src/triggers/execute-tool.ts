import { HookEventName, type HookFireResult, type HookOutputOf, HookVerdictKind } from '../../generated/index.js';
import { isHeard } from '../engine/heard.js';
import { failureOf } from '../handler/failure.js';
import { unaskedReason } from '../handler/refusal.js';
import { mergeOneLevel } from '../values/own-keys.js';
import { type AskOutcome, askPerson, type ConfirmTool } from './ask-person.js';
import { runTrigger, systemText, type TriggerConfig } from './run-trigger.js';
import { fireAfter, originOf, type ToolTriggerOptions } from './tool-hooks.js';
import { appendTexts, failedResult, ToolErrorType, type ToolResult, toolResponseOf } from './tool-result.js';
import { whyUnasked } from './why-unasked.js';

/** What a caller may add to a tool call. */
export interface ExecuteToolOptions extends ToolTriggerOptions {
  /** Asks a person whether a call may run that a hook wants confirmed. Without it such a call is refused. */
  confirm?: ConfirmTool | undefined;
  /** Refuses the call when hooks are switched off, or one of them could not be asked: untrusted, invalid, or all failed. */
  requireHooks?: boolean | undefined;
}

/** What the host's own tools give back, or a refusal in its place, which has none of the host's own fields. */
export type HookedToolResult<R extends ToolResult> = ToolResult & Partial<Omit<R, keyof ToolResult>>;

/** What is known of a call when it runs. */
export interface ToolCallState {
  /** A hook that may do so gave the permission that the host would ask a person for. */
  readonly granted: boolean;
}

type AfterResult = HookFireResult<HookEventName.AfterTool>;
type BeforeResult = HookFireResult<HookEventName.BeforeTool>;
type BeforeOutput = HookOutputOf<HookEventName.BeforeTool> | undefined;
type AfterOutput = HookOutputOf<HookEventName.AfterTool> | undefined;

/**
 * Runs a tool between its hooks. A refused call is a finished call whose result says why: hand it to the model, never
 * retry it. What `executeFn` throws is thrown on.
 */
export async function executeToolWithHooks<R extends ToolResult>(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>, call: ToolCallState) => Promise<R>,
  options?: ExecuteToolOptions,
): Promise<HookedToolResult<R>>;
export async function executeToolWithHooks(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>, call: ToolCallState) => Promise<ToolResult>,
  options?: ExecuteToolOptions,
): Promise<ToolResult> {
  const { fired, asked } = await fireBefore(config, toolName, toolInput, options);
  const before = fired?.finalOutput;
  const refusal =
    refusalOf(before) ?? cancellationOf(fired) ?? unaskedRefusal(fired, options) ?? declinedRefusal(asked);
  if (refusal !== undefined) return withTexts(refusal, [messageOf(before)]);
  const input = effectiveInput(toolInput, before);
  const result = await executeFn(input, { granted: isGranted(fired, before) });
  const after = await fireAfter(config, toolName, input, toolResponseOf(result), options);
  return applyAfter(replaced(result, after), before, after?.finalOutput);
}

/** A permission that a hook gave. Where a guard has failed, or wants a person asked, it is a person's to give. */
function isGranted(fired: BeforeResult | undefined, before: BeforeOutput): boolean {
  if (fired?.success !== true || before?.isAskDecision() === true) return false;
  return fired.hookResults?.some(({ grant }) => grant === true) === true;
}

/** The result as the last hook wants it that may put its own in the place of the tool's. */
function replaced(result: ToolResult, after: AfterResult | undefined): ToolResult {
  const text = after?.hookResults?.findLast(({ toolResult }) => toolResult !== undefined)?.toolResult;
  return text === undefined ? result : { ...result, llmContent: text };
}

/** The hooks before the call, and the person whom one of them may want to ask. */
async function fireBefore(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options: ExecuteToolOptions | undefined,
): Promise<{ fired: BeforeResult | undefined; asked: AskOutcome | undefined }> {
  const eventName = HookEventName.BeforeTool;
  const params = { toolName, toolInput, ...originOf(options) };
  let asked: AskOutcome | undefined;
  const settleAsk = async (output: NonNullable<BeforeOutput>) => {
    if (output.shouldStopExecution() || options?.signal?.aborted) return undefined;
    const request = { toolName, toolInput: effectiveInput(toolInput, output), reason: output.getEffectiveReason() };
    asked = await askPerson(config, options?.confirm, request, options?.signal);
    return asked.ask;
  };
  const fired = await runTrigger(config, eventName, (system) =>
    system.fireEvent(eventName, params, { signal: options?.signal, settleAsk }),
  );
  return { fired, asked };
}

function effectiveInput(toolInput: Record<string, unknown>, before: BeforeOutput): Record<string, unknown> {
  const changes = before?.getModifiedToolInput();
  if (changes === undefined) return toolInput;
  return before?.replacesToolInput() ? changes : mergeOneLevel(toolInput, changes);
}

function refusalOf(before: BeforeOutput): ToolResult | undefined {
  const blocked = before?.isBlockingDecision() ? blockedText(before.getBlockingError().reason) : undefined;
  if (before?.shouldStopExecution()) {
    const text = blocked === undefined ? stopText(before) : `${blocked}\n\n${stopText(before)}`;
    return failedResult(text, ToolErrorType.StopExecution);
  }
  return blocked === undefined ? undefined : failedResult(blocked, ToolErrorType.ExecutionFailed);
}

/** Where the caller aborted before a hook could decide, nobody has approved the call. */
function cancellationOf(fired: BeforeResult | undefined): ToolResult | undefined {
  const undecided = fired?.hookResults?.some(
    ({ aborted, skipped, hookConfig }) => isHeard(hookConfig) && (aborted || skipped === HookVerdictKind.Aborted),
  );
  return undecided ? failedResult('Tool execution cancelled: aborted', ToolErrorType.ExecutionFailed) : undefined;
}

/** Arguments that no hook could read refuse the call, whatever the error policy: a model must not switch guards off. */
function unaskedRefusal(
  fired: BeforeResult | undefined,
  options: ExecuteToolOptions | undefined,
): ToolResult | undefined {
  const failure = fired && failureOf(fired.aggregated);
  if (failure?.stage === 'validation') return refused(unaskedReason(failure));
  if (options?.requireHooks !== true) return undefined;
  const why = failure === undefined ? whyUnasked(fired) : unaskedReason(failure);
  return why === undefined ? undefined : refused(why);
}

function declinedRefusal(asked: AskOutcome | undefined): ToolResult | undefined {
  return asked?.refusal === undefined ? undefined : refused(asked.refusal);
}

function refused(why: string): ToolResult {
  return failedResult(blockedText(why), ToolErrorType.ExecutionFailed);
}

function blockedText(reason: string): string {
  return `Tool execution blocked: ${reason}`;
}

function stopText(output: NonNullable<BeforeOutput | AfterOutput>): string {
  return `Agent execution stopped by hook: ${output.getEffectiveReason()}`;
}

function applyAfter(result: ToolResult, before: BeforeOutput, after: AfterOutput): ToolResult {
  const told = [messageOf(before), after?.getAdditionalContext(), messageOf(after)];
  const base = after?.shouldStopExecution() ? failedResult(stopText(after), ToolErrorType.StopExecution) : result;
  const complete = withTexts(base, told);
  return after?.suppressOutput === true ? { ...complete, suppressDisplay: true } : complete;
}

function messageOf(output: BeforeOutput | AfterOutput): string | undefined {
  const message = output?.systemMessage;
  return message === undefined || message.trim() === '' ? undefined : systemText(message);
}

/** The same object when there is nothing to add. */
function withTexts(result: ToolResult, texts: readonly (string | undefined)[]): ToolResult {
  const told = texts.filter((text) => text !== undefined);
  return told.length === 0 ? result : { ...result, llmContent: appendTexts(result?.llmContent, told) };
}
