import type { CallableTool } from '@google/genai';
import type { ExecuteToolOptions } from '../../../core/triggers/execute-tool.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { isRecord } from '../../../util/json.js';
import { type HookedMcpClient, hookedClient, hookedToolName, serverNameOf } from '../shared/mcp-clients.js';

/** How hooks know a function that is a tool of an MCP server. */
export interface ServedFunction {
  readonly toolName: string;
  readonly options: Pick<ExecuteToolOptions, 'mcpContext' | 'originalRequestName' | 'confirm'>;
}

/** A tool that the SDK calls by itself, and where its functions come from as far as that can be told. */
export interface ServedTool {
  readonly tool: CallableTool;
  /** Undefined where no server is known to have it. */
  find(name: string | undefined): Promise<ServedFunction | undefined>;
}

/** What `mcpToTool` makes has no type of its own in the SDK: it is told by what it keeps. */
interface McpTool extends CallableTool {
  readonly mcpClients: readonly object[];
  /** By the names of their tools. */
  readonly functionNameToMcpClient: Readonly<Record<string, unknown>>;
}

function isMcpTool(tool: CallableTool): tool is McpTool {
  const kept: object = tool;
  if (!isRecord(kept)) return false;
  const { mcpClients, functionNameToMcpClient } = kept;
  return Array.isArray(mcpClients) && mcpClients.every(isRecord) && isRecord(functionNameToMcpClient);
}

/** A client whose hooks are of the same config is called without them: they are asked here, about every call. */
export function servedTool(tool: CallableTool, config: TriggerConfig): ServedTool {
  if (!isMcpTool(tool)) return { tool, find: async () => undefined };
  const clients = new Map<unknown, HookedMcpClient | undefined>();
  const mcpClients = tool.mcpClients.map((client) => {
    const about = hookedClient(client);
    const own = about?.config === config ? about.client : client;
    clients.set(own, about);
    return own;
  });
  const isSame = mcpClients.every((client, at) => client === tool.mcpClients[at]);
  const served = isSame ? tool : withClients(tool, mcpClients);
  const find = async (name = ''): Promise<ServedFunction | undefined> => {
    // The servers are asked for their tools once, when the first of them is of interest.
    if (ownerIn(served, name) === undefined) await served.tool();
    const owner = ownerIn(served, name);
    return owner && functionOf(name, owner, clients.get(owner), config);
  };
  return { tool: served, find };
}

function ownerIn({ functionNameToMcpClient: owners }: McpTool, name: string): object | undefined {
  const owner = Object.hasOwn(owners, name) ? owners[name] : undefined;
  return isRecord(owner) ? owner : undefined;
}

/** One of the same class, which has listed nothing yet. */
function withClients(tool: McpTool, mcpClients: readonly object[]): McpTool {
  const fields = { ...tool, mcpClients, mcpTools: [], functionNameToMcpClient: {} };
  return Object.assign(Object.create(Object.getPrototypeOf(tool)), fields);
}

function functionOf(
  tool: string,
  client: object,
  about: HookedMcpClient | undefined,
  config: TriggerConfig,
): ServedFunction {
  const server = serverNameOf(client, about?.name);
  const mcpContext = { ...about?.context, server_name: server, tool_name: tool };
  const confirm = about?.config === config ? about.confirm : undefined;
  return { toolName: hookedToolName(server, tool), options: { mcpContext, originalRequestName: tool, confirm } };
}
