import { messageOf } from './errors.js';
import { isRecord } from './json.js';

/** Fields of a result in the form of an agent's tool. */
interface ToolFields {
  readonly llmContent: unknown;
  readonly returnDisplay?: unknown;
  readonly metadata?: unknown;
  readonly error?: unknown;
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

/** Returns the content of a result for the model, by the form of the result. */
export function contentOf(result: unknown): unknown {
  if (isToolResult(result)) return result.llmContent;
  return isMcpResult(result) ? result.content : isPrimitive(result) ? String(result) : result;
}

/** Returns the `tool_response` of a tool that threw. */
export function toolResponseOfError(thrown: unknown): object {
  const type = thrown instanceof Error ? { type: thrown.name } : {};
  return { error: { message: messageOf(thrown), ...type } };
}

function fourFields({ llmContent, returnDisplay, metadata, error }: Partial<ToolFields>): object {
  return {
    llmContent,
    returnDisplay,
    ...(metadata !== undefined && { metadata }),
    ...(error !== undefined && { error }),
  };
}

/** Returns true if a result has a field that only results in the form of an agent's tool have. */
export function isToolResult<R extends ToolFields>(result: unknown): result is R {
  return isRecord(result) && ('llmContent' in result || 'returnDisplay' in result);
}

export type McpResult = Record<string, unknown> & { content: unknown[] };

/** Returns true if a result has the form of an MCP result. */
export function isMcpResult(result: unknown): result is McpResult {
  return isRecord(result) && Array.isArray(result['content']);
}

/** Returns true for a text, a number or a boolean. */
export function isPrimitive(result: unknown): result is string | number | boolean | bigint {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof result);
}

/** Content for the model: a text, a part of it, or a list of both. */
type Content<Part extends object> = string | Part | ReadonlyArray<string | Part>;

/** Appends texts to the content, each after a blank line. */
export function appendTexts<Part extends object>(
  content: Content<Part> | undefined,
  texts: readonly string[],
): string | ReadonlyArray<string | Part | { text: string }> {
  const added = texts.join('\n\n');
  if (isAbsent(content)) return added;
  if (typeof content === 'string') return `${content}\n\n${added}`;
  return [...(isList(content) ? content : [content]), { text: `\n\n${added}` }];
}

function isAbsent(content: Content<object> | null | undefined): content is undefined {
  return content === undefined || content === null || content === '' || (isList(content) && content.length === 0);
}

function isList<Part extends object>(content: Content<Part>): content is ReadonlyArray<string | Part> {
  return Array.isArray(content);
}
