import type { SdkPart } from '../../core/contract/index.js';
import type { ToolContent, ToolResult } from '../../core/triggers/tool-result.js';
import { isRecord } from '../../util/json.js';
import { parsedJson } from '../model-sdks/shared/tool-results.js';

/** The result of an MCP tool, as far as hooks are concerned. */
export type McpToolResult = Record<string, unknown>;

/** Returns what hooks read of the result of an MCP tool: everything that a client may show to the model. */
export function toToolResult(result: McpToolResult): ToolResult {
  const { content, isError, resultType: _, ...rest } = result;
  const llmContent = contentOf(result).filter(isPart);
  const isOdd = content !== undefined && !(Array.isArray(content) && llmContent.length === content.length);
  const metadata = { ...rest, ...(isOdd && { content }) };
  return {
    llmContent,
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(isError === true && { error: { message: textsIn(llmContent).join('\n') } }),
  };
}

/** The same object when hooks had nothing to say; a refusal or a stop is a result of its own. */
export function applyHooked(result: McpToolResult, read: ToolResult, hooked: ToolResult): McpToolResult {
  if (hooked === read) return result;
  if (hooked.error !== read.error) return refusalResult(hooked);
  // Texts are added to a list; where there is one text instead, a hook has put it in the place of the list.
  if (typeof hooked.llmContent === 'string') return replacedResult(result, hooked.llmContent);
  const added = textsIn(hooked.llmContent).slice(textsIn(read.llmContent).length);
  return added.length === 0 ? result : { ...result, content: [...contentOf(result), ...added.map(textBlock)] };
}

/**
 * Replaces the whole result by a hook's text. Clients validate structured content, so it is parsed from the text; if that
 * fails, the result is an error.
 */
function replacedResult({ structuredContent, isError, resultType }: McpToolResult, text: string): McpToolResult {
  const kept = { ...(isError !== undefined && { isError }), ...(resultType !== undefined && { resultType }) };
  const content = [textBlock(text)];
  if (structuredContent === undefined) return { ...kept, content };
  const structure = parsedJson(text, undefined);
  return { ...kept, content, ...(isRecord(structure) ? { structuredContent: structure } : { isError: true }) };
}

/** A call that was not made, or whose result the agent shall not go on with. */
export function refusalResult({ llmContent }: ToolResult): McpToolResult {
  return { content: textsIn(llmContent).map(textBlock), isError: true };
}

function contentOf({ content }: McpToolResult): readonly unknown[] {
  return Array.isArray(content) ? content : [];
}

function textBlock(text: string): { type: 'text'; text: string } {
  return { type: 'text', text: text.replace(/^\n+/, '') };
}

function textsIn(content: ToolContent): string[] {
  const parts = isList(content) ? content : [content];
  return parts.flatMap((part) => (typeof part === 'string' ? part : typeof part.text === 'string' ? part.text : []));
}

function isList(content: ToolContent): content is ReadonlyArray<string | SdkPart> {
  return Array.isArray(content);
}

function isPart(block: unknown): block is SdkPart {
  return isRecord(block);
}
