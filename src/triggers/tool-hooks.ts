import type { HookEventName, HookFireResult, HookOutputOf, McpContext } from '../../generated/index.js';
import type { FireOptions } from '../contract/index.js';
import { runTrigger, type TriggerConfig } from './run-trigger.js';

export interface ToolTriggerOptions extends FireOptions {
  /** Where the tool comes from, when it belongs to an MCP server. */
  mcpContext?: McpContext | undefined;
  /** The name the model asked for, when the host resolved it to another tool. */
  originalRequestName?: string | undefined;
}

/** Call it before a tool runs. Undefined when no hook has anything to say. */
export async function fireBeforeToolHook(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options?: ToolTriggerOptions,
): Promise<HookOutputOf<HookEventName.BeforeTool> | undefined> {
  const result = await runBeforeTool(config, toolName, toolInput, options);
  return result?.finalOutput;
}

/** With how each hook ended, which the output alone does not tell. */
export function runBeforeTool(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  options?: ToolTriggerOptions,
): Promise<HookFireResult<HookEventName.BeforeTool> | undefined> {
  const params = { toolName, toolInput, ...originOf(options) };
  return runTrigger(config, (system) => system.getEventHandler().fireBeforeToolEvent(params, options));
}

/** Call it when a tool has run, before the model reads the result. Undefined when no hook has anything to say. */
export async function fireAfterToolHook(
  config: TriggerConfig,
  toolName: string,
  toolInput: Record<string, unknown>,
  toolResponse: object,
  options?: ToolTriggerOptions,
): Promise<HookOutputOf<HookEventName.AfterTool> | undefined> {
  const params = { toolName, toolInput, toolResponse, ...originOf(options) };
  const result = await runTrigger(config, (system) => system.getEventHandler().fireAfterToolEvent(params, options));
  return result?.finalOutput;
}

function originOf(options: ToolTriggerOptions | undefined): Omit<ToolTriggerOptions, 'signal'> {
  return { mcpContext: options?.mcpContext, originalRequestName: options?.originalRequestName };
}
