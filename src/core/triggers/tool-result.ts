import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import type { SdkPart } from '../contract/index.js';
import { recordOutcome } from './hook-outcome.js';

/** What the model reads of a tool: a text, a part, or a list of both. */
export type ToolContent = string | SdkPart | ReadonlyArray<string | SdkPart>;

/** What a tool gives back, as far as hooks are concerned. A host's own result may hold more. */
export interface ToolResult {
  /** For the model. */
  llmContent: ToolContent;
  /** For the user. */
  returnDisplay?: unknown;
  metadata?: Record<string, unknown> | undefined;
  error?: { message: string; type?: string | undefined } | undefined;
  /** The result is for the model alone. */
  suppressDisplay?: boolean | undefined;
}

/** `error.type` of the results that are made in place of a tool's own. */
export const ToolErrorType = {
  /** The call was refused, and is over: the model reads why and goes on. */
  ExecutionFailed: 'execution_failed',
  /** The agent shall stop. */
  StopExecution: 'stop_execution',
} as const;
export type ToolErrorType = (typeof ToolErrorType)[keyof typeof ToolErrorType];

/** A result that only says why there is no other. */
export function failedResult(text: string, type: ToolErrorType): ToolResult {
  return { llmContent: text, returnDisplay: text, error: { message: text, type } };
}

/** Returns the `tool_response` of a result. A tool written in JavaScript may return anything. */
export function toolResponseOf(result: unknown): object {
  if (isToolResult(result)) return fourFields(result);
  if (isMcpResult(result)) {
    const { content: llmContent, ...rest } = result;
    return { llmContent, ...rest };
  }
  if (typeof result === 'object' && result !== null) return result;
  return fourFields(isPrimitive(result) ? { llmContent: String(result) } : {});
}

/** Returns the `tool_response` of a tool that threw. */
export function toolResponseOfError(thrown: unknown): object {
  const type = thrown instanceof Error ? { type: thrown.name } : {};
  return { error: { message: messageOf(thrown), ...type } };
}

function fourFields({ llmContent, returnDisplay, metadata, error }: Partial<ToolResult>): object {
  return {
    llmContent,
    returnDisplay,
    ...(metadata !== undefined && { metadata }),
    ...(error !== undefined && { error }),
  };
}

/** True if a result has one of the fields that only a `ToolResult` has. */
function isToolResult(result: unknown): result is ToolResult {
  return isRecord(result) && ('llmContent' in result || 'returnDisplay' in result);
}

type McpResult = Record<string, unknown> & { content: unknown[] };

/** True if a result has the form of an MCP tool's. */
function isMcpResult(result: unknown): result is McpResult {
  return isRecord(result) && Array.isArray(result['content']);
}

/** True for a result that is a value, and not an object with fields or nothing. */
function isPrimitive(result: unknown): result is string | number | boolean | bigint {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof result);
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
 * Adds the output of hooks to a result without changing its form. The same object if there is nothing to add. An object that has
 * no place for it stays untouched, and the output is its outcome: see `getHookOutcome`.
 */
export function addToResult(result: unknown, added: AddedOutput): unknown {
  const { texts, suppressOutput, replacement } = added;
  if (isToolResult(result)) return addToToolResult(result, added);
  if (isMcpResult(result)) return recorded(addToMcpResult(result, added), added);
  if (replacement !== undefined) return addToToolResult({ llmContent: '' }, added);
  if (typeof result === 'object' && result !== null) return recorded(result, added);
  if (texts.length === 0 && !suppressOutput) return result;
  if (isPrimitive(result) && !suppressOutput) return appendTexts(String(result), texts);
  // Nothing, or a value that cannot be marked as hidden.
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

/** The content with texts at its end, each after a blank line. */
export function appendTexts(content: ToolContent | undefined, texts: readonly string[]): ToolContent {
  const added = texts.join('\n\n');
  if (isAbsent(content)) return added;
  if (typeof content === 'string') return `${content}\n\n${added}`;
  return [...(isList(content) ? content : [content]), { text: `\n\n${added}` }];
}

function isAbsent(content: ToolContent | null | undefined): content is undefined {
  return content === undefined || content === null || content === '' || (isList(content) && content.length === 0);
}

function isList(content: ToolContent): content is ReadonlyArray<string | SdkPart> {
  return Array.isArray(content);
}
