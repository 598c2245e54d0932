import { appendTexts, isMcpResult, isPrimitive, isToolResult, type McpResult } from '../../util/tool-result.js';
import type { SdkPart } from '../contract/index.js';
import { recordOutcome } from './hook-outcome.js';

/** Content of a tool result for the model: a text, a part, or a list of both. */
export type ToolContent = string | SdkPart | ReadonlyArray<string | SdkPart>;

/** Result of a tool. A host may add fields. */
export interface ToolResult {
  /** Content for the model. */
  llmContent: ToolContent;
  /** Content for the user. */
  returnDisplay?: unknown;
  metadata?: Record<string, unknown> | undefined;
  error?: { message: string; type?: string | undefined } | undefined;
  /** True if the result must not be displayed. */
  suppressDisplay?: boolean | undefined;
}

/** `error.type` of results that replace a tool's own. */
export const ToolErrorType = {
  /** The call was blocked. The model reads the reason and continues. */
  ExecutionFailed: 'execution_failed',
  /** The agent must stop. */
  StopExecution: 'stop_execution',
} as const;
export type ToolErrorType = (typeof ToolErrorType)[keyof typeof ToolErrorType];

/** Builds a result with an error as its content. */
export function failedResult(text: string, type: ToolErrorType): ToolResult {
  return { llmContent: text, returnDisplay: text, error: { message: text, type } };
}

/** Output of the hooks of a tool call, to be added to its result. */
export interface AddedOutput {
  /** Texts for the model, in order. */
  readonly texts: readonly string[];
  readonly suppressOutput: boolean;
  /** Text in place of what the tool returned. */
  readonly replacement?: string | undefined;
}

/**
 * Adds the output of hooks to a result in the form of that result. Returns the same object if there is nothing to add. If an
 * object has no field for the output, it stays as it is, and `getHookOutcome` returns the output.
 */
export function addToResult(result: unknown, added: AddedOutput): unknown {
  const { texts, suppressOutput, replacement } = added;
  if (isToolResult<ToolResult>(result)) return addToToolResult(result, added);
  if (isMcpResult(result)) return recorded(addToMcpResult(result, added), added);
  if (replacement !== undefined) return addToToolResult({ llmContent: '' }, added);
  if (typeof result === 'object' && result !== null) return recorded(result, added);
  if (texts.length === 0 && !suppressOutput) return result;
  if (isPrimitive(result) && !suppressOutput) return appendTexts(String(result), texts);
  // No value, or one that cannot be marked as hidden.
  return addToToolResult({ llmContent: isPrimitive(result) ? String(result) : '' }, added);
}

export function addToToolResult(result: ToolResult, { texts, suppressOutput, replacement }: AddedOutput): ToolResult {
  const content = replacement ?? result.llmContent;
  const llmContent = texts.length === 0 ? content : appendTexts(content, texts);
  const isSame = llmContent === result.llmContent;
  if (isSame && !suppressOutput) return result;
  return { ...result, ...(isSame ? {} : { llmContent }), ...(suppressOutput ? { suppressDisplay: true } : {}) };
}

/** Structured content repeats the text, so a replacement removes it. */
function addToMcpResult(result: McpResult, { texts, replacement }: AddedOutput): McpResult {
  const text = texts.length === 0 ? [] : [{ type: 'text', text: texts.join('\n\n') }];
  if (replacement === undefined)
    return text.length === 0 ? result : { ...result, content: [...result.content, ...text] };
  const { structuredContent: _, ...rest } = result;
  return { ...rest, content: [{ type: 'text', text: replacement }, ...text] };
}

function recorded<R extends object>(result: R, { texts, suppressOutput }: AddedOutput): R {
  const context = texts.length === 0 ? {} : { context: texts.join('\n\n') };
  const isSilent = texts.length === 0 && !suppressOutput;
  recordOutcome(result, isSilent ? undefined : { blocked: false, stopped: false, suppressOutput, ...context });
  return result;
}
