import type { McpContext } from '../../../generated/index.js';
import { type ExecuteToolOptions, runToolWithHooks } from '../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../core/triggers/run-trigger.js';
import type { ToolResult } from '../../core/triggers/tool-result.js';
import { hasResultHooks } from '../../core/triggers/tools.js';
import { bypassesHooks, hookedToolName, isTaskResult } from '../model-sdks/shared/mcp-clients.js';
import { afterToolError, ToolRefusedError } from '../model-sdks/shared/tool-errors.js';
import { applyHooked, type McpToolResult, refusalResult, toToolResult } from './tool-result.js';

/** A call of a tool that belongs to an MCP server. */
export interface McpCall {
  /** Where the tool comes from. */
  readonly context: McpContext;
  /** What the server calls it. */
  readonly tool: string;
  readonly input: Record<string, unknown>;
  /** The client wants to fetch the result later. */
  readonly isTask: boolean;
}

/**
 * Sends a call between its hooks. `send` gets the caller's own input unless a hook changed it. Throws what `send` throws, unless
 * AfterTool hooks stop the agent or withhold the error.
 */
export async function callToolWithHooks(
  config: TriggerConfig,
  { context, tool, input, isTask }: McpCall,
  send: (input: Record<string, unknown>) => Promise<McpToolResult>,
  options: Omit<ExecuteToolOptions, 'mcpContext'>,
): Promise<McpToolResult> {
  const refuseTask = await hasResultHooks(config);
  if (isTask && refuseTask) throw bypassesHooks('a call that runs as a task');
  let sent: { result: McpToolResult; read: ToolResult } | undefined;
  const execute = async (effective: Record<string, unknown>): Promise<ToolResult> => {
    const result = await send(effective);
    if (isTaskResult(result) && refuseTask) throw bypassesHooks('the task that the server made of the call');
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
    if (error instanceof ToolRefusedError) return refusalResult({ llmContent: error.message });
    throw error;
  }
  return sent === undefined ? refusalResult(hooked) : applyHooked(sent.result, sent.read, hooked);
}
