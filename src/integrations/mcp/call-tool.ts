import type { McpContext } from '../../../generated/index.js';
import type { SdkPart } from '../../core/contract/index.js';
import { type ExecuteToolOptions, runToolWithHooks } from '../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../core/triggers/run-trigger.js';
import type { ToolContent, ToolResult } from '../../core/triggers/tool-result.js';
import { hasResultHooks } from '../../core/triggers/tools.js';
import { isRecord, parsedJson } from '../../util/json.js';
import { bypassesHooks, hookedToolName, isTaskResult } from '../model-sdks/shared/mcp-clients.js';
import { afterToolError, ToolRefusedError } from '../model-sdks/shared/tool-output.js';

/** A tool call to an MCP server. */
export interface McpCall {
  /** The server of the tool. */
  readonly context: McpContext;
  /** The server's name for the tool. */
  readonly tool: string;
  readonly input: Record<string, unknown>;
  /** True if the client fetches the result later. */
  readonly isTask: boolean;
}

/** Members of `_meta` with which clients send the model's id of a call. */
const CALL_ID_KEYS = ['hookwright/toolUseId', 'claudecode/toolUseId'];

/** Returns the model's id of a call, if the client sends it. */
export function callIdIn({ _meta: meta }: Readonly<Record<string, unknown>>): string | undefined {
  const ids = CALL_ID_KEYS.map((key) => (isRecord(meta) && Object.hasOwn(meta, key) ? meta[key] : undefined));
  return ids.find((id): id is string => typeof id === 'string' && id.trim() !== '');
}

/** The result of an MCP tool call. */
export type McpToolResult = Record<string, unknown>;

/**
 * Runs hooks before and after a call. `send` gets the caller's input object unless a hook changed it. Errors of `send`
 * propagate, unless AfterTool hooks stop the agent or replace the error.
 */
export async function callToolWithHooks(
  config: TriggerConfig,
  { context, tool, input, isTask }: McpCall,
  send: (input: Record<string, unknown>) => Promise<McpToolResult>,
  options: Omit<ExecuteToolOptions, 'mcpContext'>,
): Promise<McpToolResult> {
  const rejectsTasks = await hasResultHooks(config);
  if (isTask && rejectsTasks) throw bypassesHooks('a task');
  let sent: { result: McpToolResult; read: ToolResult } | undefined;
  const execute = async (effective: Record<string, unknown>): Promise<ToolResult> => {
    const result = await send(effective);
    if (isTaskResult(result) && rejectsTasks) throw bypassesHooks('the task that the server returned');
    sent = { result, read: toToolResult(result) };
    return sent.read;
  };
  const mcpContext = { ...context, tool_name: tool };
  const toolName = hookedToolName(context.server_name, tool);
  const runOptions = { ...options, mcpContext, errorToThrow: afterToolError };
  let hooked: ToolResult;
  try {
    hooked = await runToolWithHooks(config, toolName, input, execute, runOptions);
  } catch (error) {
    if (error instanceof ToolRefusedError) return blockedResult({ llmContent: error.message });
    throw error;
  }
  return sent === undefined ? blockedResult(hooked) : applyHooked(sent.result, sent.read, hooked);
}

/** Returns the result as hooks read it: everything that a client may show to the model. */
function toToolResult(result: McpToolResult): ToolResult {
  const { content, isError, resultType: _, ...rest } = result;
  const llmContent = contentOf(result).filter(isPart);
  const isUnusual = content !== undefined && !(Array.isArray(content) && llmContent.length === content.length);
  const metadata = { ...rest, ...(isUnusual && { content }) };
  return {
    llmContent,
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(isError === true && { error: { message: textsIn(llmContent).join('\n') } }),
  };
}

/** Applies the hooks' result. Returns the same object if hooks changed nothing, and an error result if they blocked or stopped. */
function applyHooked(result: McpToolResult, read: ToolResult, hooked: ToolResult): McpToolResult {
  if (hooked === read) return result;
  if (hooked.error !== read.error) return blockedResult(hooked);
  // Hooks add texts to the list. A single text means that a hook replaced the result.
  if (typeof hooked.llmContent === 'string') return replacedResult(result, hooked.llmContent);
  const added = textsIn(hooked.llmContent).slice(textsIn(read.llmContent).length);
  return added.length === 0 ? result : { ...result, content: [...contentOf(result), ...added.map(textBlock)] };
}

/**
 * Replaces the whole result by a hook's text. Clients validate structured content, so it is parsed from the text; if that
 * fails, the result is an error.
 */
function replacedResult({ structuredContent, isError, resultType }: McpToolResult, text: string): McpToolResult {
  const status = { ...(isError !== undefined && { isError }), ...(resultType !== undefined && { resultType }) };
  const content = [textBlock(text)];
  if (structuredContent === undefined) return { ...status, content };
  const structure = parsedJson(text);
  return { ...status, content, ...(isRecord(structure) ? { structuredContent: structure } : { isError: true }) };
}

/** Returns the result of a blocked or stopped call. */
function blockedResult({ llmContent }: ToolResult): McpToolResult {
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
