import { type HookEventName, type HookFireResult, type HookOutputOf, HookVerdictKind } from '../../generated/index.js';
import { mergeOneLevel } from '../engine/merge/merge-fields.js';
import { systemText, type TriggerConfig } from './run-trigger.js';
import {
  appendTexts,
  failedResult,
  fireAfterToolHook,
  runBeforeTool,
  ToolErrorType,
  type ToolResult,
  type ToolTriggerOptions,
  toolResponseOf,
} from './tool-hooks.js';

type BeforeOutput = HookOutputOf<HookEventName.BeforeTool> | undefined;
type AfterOutput = HookOutputOf<HookEventName.AfterTool> | undefined;

/**
 * Runs a tool between its hooks. A refused call is a finished call whose result says why: hand it to the model, never
 * retry it. What `executeFn` throws is thrown on.
 */
export async function executeToolWithHooks(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  executeFn: (toolInput: Record<string, unknown>) => Promise<ToolResult>,
  options?: ToolTriggerOptions,
): Promise<ToolResult> {
  const fired = await runBeforeTool(config, toolName, toolInput, options);
  const before = fired?.finalOutput;
  const refusal = refusalOf(before) ?? cancellationOf(fired);
  if (refusal !== undefined) return withTexts(refusal, [messageOf(before)]);
  const changes = before?.getModifiedToolInput();
  const effectiveInput = changes === undefined ? toolInput : mergeOneLevel(toolInput, changes);
  const result = await executeFn(effectiveInput);
  const after = await fireAfterToolHook(config, toolName, effectiveInput, toolResponseOf(result), options);
  return applyAfter(result, before, after);
}

function refusalOf(before: BeforeOutput): ToolResult | undefined {
  const blocked = before?.isBlockingDecision()
    ? `Tool execution blocked: ${before.getBlockingError().reason}`
    : undefined;
  if (before?.shouldStopExecution()) {
    const text = blocked === undefined ? stopText(before) : `${blocked}\n\n${stopText(before)}`;
    return failedResult(text, ToolErrorType.StopExecution);
  }
  return blocked === undefined ? undefined : failedResult(blocked, ToolErrorType.ExecutionFailed);
}

/** Where the caller aborted before a hook could decide, nobody has approved the call. */
function cancellationOf(fired: HookFireResult | undefined): ToolResult | undefined {
  const undecided = fired?.hookResults?.some(({ aborted, skipped }) => aborted || skipped === HookVerdictKind.Aborted);
  return undecided ? failedResult('Tool execution cancelled: aborted', ToolErrorType.ExecutionFailed) : undefined;
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
