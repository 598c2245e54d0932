import type { McpContext } from '../../../../generated/index.js';
import type { ConfirmTool } from '../../../core/contract/index.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../../../util/json.js';

/** An MCP client with hooks, for wrappers that run the same hooks for its calls. */
export interface HookedMcpClient {
  readonly config: TriggerConfig;
  /** The client without hooks. */
  readonly client: object;
  readonly name?: string | undefined;
  readonly context?: Omit<Partial<McpContext>, 'server_name' | 'tool_name'> | undefined;
  readonly confirm?: ConfirmTool | undefined;
}

const hookedClients = new WeakMap<object, HookedMcpClient>();

export function registerHookedClient(wrapper: object, hooked: HookedMcpClient): void {
  hookedClients.set(wrapper, hooked);
}

/** Returns undefined for a client without hooks. Wrappers of another copy of the package are not recognized. */
export function hookedClient(client: object): HookedMcpClient | undefined {
  return hookedClients.get(client);
}

/** Returns the server name that hooks see: the host's name for it, else its own. */
export function serverNameOf(client: object, hostName: string | undefined): string {
  if (hostName !== undefined) return hostName;
  const version: unknown = Reflect.get(client, 'getServerVersion');
  const { name } = typeof version === 'function' ? fieldsOf(Reflect.apply(version, client, [])) : {};
  return typeof name === 'string' ? name : 'unknown';
}

/** Returns the tool name that matchers are tested against. */
export function hookedToolName(server: string, tool: string): string {
  return `mcp__${server}__${tool}`;
}

/** Returns true if the result is a task, whose actual result could be fetched later without hooks. */
export function isTaskResult(result: unknown): boolean {
  const { task, resultType } = fieldsOf(result);
  return resultType === 'task' || (isRecord(task) && task['taskId'] !== undefined);
}

/** Returns the error for a result that hooks would not see. */
export function bypassesHooks(source: string): Error {
  return new Error(
    `cannot return ${source}: its result would bypass the hooks that read results. Call the tool without a task.`,
  );
}
