import { toolResponseOf, toolResponseOfError } from '../../util/tool-result.js';
import type { ConfirmTool } from '../contract/index.js';
import { type HookOutcome, recordOutcome } from './hook-outcome.js';
import { readableOptions, type TriggerConfig, warnHost } from './run-trigger.js';
import {
  decideToolCall,
  type ExecuteToolOptions,
  rejectStream,
  reviewToolResult,
  type ToolBlock,
  type ToolDecision,
  type ToolReview,
} from './tool-call.js';
import { addToResult, addToToolResult, failedResult, ToolErrorType, type ToolResult } from './tool-result.js';
import { TimedCall } from './tools.js';

export type { ConfirmTool, ExecuteToolOptions };

/** Result of the host's tool. If the call is blocked, the host's own fields are missing. */
export type HookedToolResult<R extends ToolResult> = ToolResult & Partial<Omit<R, keyof ToolResult>>;

/** State of a call when it runs. */
export interface ToolCallState {
  /** True if a hook gave the permission that the host would ask a person for. */
  readonly granted: boolean;
}

/** Returns the error to throw for what a tool threw. The outcome is undefined if AfterTool decided nothing. */
type ErrorToThrow = (thrown: unknown, outcome: HookOutcome | undefined) => unknown;

/** Options for internal callers. */
interface ToolRunOptions extends ExecuteToolOptions {
  errorToThrow: ErrorToThrow;
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
  return runToolWithHooks(config, toolName, toolInput, executeFn, {
    ...readableOptions(config, options),
    errorToThrow,
  });
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
  const call = new TimedCall(options.toolUseId);
  const decision = await decideToolCall(config, toolName, toolInput, call, options);
  const { input, granted, texts } = decision;
  const notRun = resultOfBlock(decision);
  if (notRun !== undefined) return addToToolResult(notRun, { texts, suppressOutput: false });
  const review = (response: object) => reviewToolResult(config, toolName, input, response, call, options);
  let result: ToolResult;
  try {
    call.start();
    result = await executeFn(input, { granted });
    await rejectStream(config, result);
  } catch (error) {
    const outcome = outcomeOfThrown(texts, await review(toolResponseOfError(error)));
    if (isObject(error)) recordOutcome(error, outcome);
    throw options.errorToThrow(error, outcome);
  }
  return applyReview(result, texts, await review(toolResponseOf(result)));
}

/** Returns what AfterTool decided about a call that threw: the error has no field for it. */
function outcomeOfThrown(before: readonly string[], review: ToolReview): HookOutcome | undefined {
  const { stop, suppressOutput, withheld } = review;
  const texts = [...before, ...review.texts];
  const stopped = stop !== undefined;
  const isSilent = texts.length === 0 && !stopped && !suppressOutput && withheld === undefined;
  if (isSilent) return undefined;
  const context = texts.length === 0 ? undefined : texts.join('\n\n');
  return { blocked: false, stopped, reason: stop, suppressOutput, withheld: withheld?.reason, context };
}

/** Returns true for a value that an outcome can be recorded for. */
function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Returns the result of a call that does not run. */
function resultOfBlock({ block, stop }: ToolDecision): ToolResult | undefined {
  if (stop !== undefined) {
    const text = block === undefined ? stopText(stop) : `${blockText(block)}\n\n${stopText(stop)}`;
    return failedResult(text, ToolErrorType.StopExecution);
  }
  return block && failedResult(blockText(block), ToolErrorType.ExecutionFailed);
}

/** Returns the text of a call that did not run, for the model. */
export function blockText({ by, reason }: ToolBlock): string {
  return `Tool execution ${by === 'abort' ? 'cancelled' : 'blocked'}: ${reason}`;
}

export function stopText(reason: string | undefined): string {
  return `Agent execution stopped by hook: ${reason}`;
}

function applyReview(result: ToolResult, before: readonly string[], review: ToolReview): ToolResult;
function applyReview(result: unknown, before: readonly string[], review: ToolReview): unknown {
  const { suppressOutput, replacement } = review;
  const texts = [...before, ...review.texts];
  const inPlace = resultInPlace(review);
  if (inPlace !== undefined) return addToResult(inPlace, { texts, suppressOutput });
  return addToResult(result, { texts, suppressOutput, replacement });
}

/** Returns the result in place of the tool's own, if the agent stops or a guard withholds it. */
function resultInPlace({ stop, withheld }: ToolReview): ToolResult | undefined {
  if (stop !== undefined) return failedResult(stopText(stop), ToolErrorType.StopExecution);
  if (withheld === undefined) return undefined;
  return failedResult(`Tool result withheld: ${withheld.reason}`, ToolErrorType.ExecutionFailed);
}
