import type { CallableTool } from '@google/genai';
import type { ExecuteToolOptions } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { isRecord } from '../../../util/json.js';
import { type HookedMcpClient, hookedClient, hookedToolName, serverNameOf } from '../shared/mcp-clients.js';

/** Name and context that hooks receive for a function of an MCP server. */
export interface McpFunction {
  readonly toolName: string;
  readonly options: Pick<ExecuteToolOptions, 'mcpContext' | 'originalRequestName' | 'confirm'>;
}

/** A callable tool, with a lookup of the MCP server that a function belongs to. */
export interface ToolSource {
  readonly tool: CallableTool;
  /** Returns undefined if no MCP server has the function. */
  find(name: string | undefined): Promise<McpFunction | undefined>;
}

/** Tool made by `mcpToTool`. The SDK exports no type for it, so its fields identify it. */
interface McpTool extends CallableTool {
  readonly mcpClients: readonly object[];
  /** MCP clients by the names of their tools. */
  readonly functionNameToMcpClient: Readonly<Record<string, unknown>>;
}

function isMcpTool(tool: CallableTool): tool is McpTool {
  const fields: object = tool;
  if (!isRecord(fields)) return false;
  const { mcpClients, functionNameToMcpClient } = fields;
  return Array.isArray(mcpClients) && mcpClients.every(isRecord) && isRecord(functionNameToMcpClient);
}

/**
 * Returns the source of a tool. A client that already has hooks of the same config is replaced by the plain client: its
 * hooks run here, for every call.
 */
export function toolSource(tool: CallableTool, config: TriggerConfig): ToolSource {
  if (!isMcpTool(tool)) return { tool, find: async () => undefined };
  const clients = new Map<unknown, HookedMcpClient | undefined>();
  const mcpClients = tool.mcpClients.map((client) => {
    const hooked = hookedClient(client);
    const plain = hooked?.config === config ? hooked.client : client;
    clients.set(plain, hooked);
    return plain;
  });
  const isSame = mcpClients.every((client, at) => client === tool.mcpClients[at]);
  const hookedTool = isSame ? tool : withClients(tool, mcpClients);
  const find = async (name = ''): Promise<McpFunction | undefined> => {
    // The servers list their tools once, on the first lookup.
    if (ownerIn(hookedTool, name) === undefined) await hookedTool.tool();
    const owner = ownerIn(hookedTool, name);
    return owner && functionOf(name, owner, clients.get(owner), config);
  };
  return { tool: hookedTool, find };
}

function ownerIn({ functionNameToMcpClient: owners }: McpTool, name: string): object | undefined {
  const owner = Object.hasOwn(owners, name) ? owners[name] : undefined;
  return isRecord(owner) ? owner : undefined;
}

/** Returns a tool of the same class that has not listed its tools yet. */
function withClients(tool: McpTool, mcpClients: readonly object[]): McpTool {
  const fields = { ...tool, mcpClients, mcpTools: [], functionNameToMcpClient: {} };
  return Object.assign(Object.create(Object.getPrototypeOf(tool)), fields);
}

function functionOf(
  tool: string,
  client: object,
  hooked: HookedMcpClient | undefined,
  config: TriggerConfig,
): McpFunction {
  const server = serverNameOf(client, hooked?.name);
  const mcpContext = { ...hooked?.context, server_name: server, tool_name: tool };
  const confirm = hooked?.config === config ? hooked.confirm : undefined;
  return { toolName: hookedToolName(server, tool), options: { mcpContext, originalRequestName: tool, confirm } };
}
