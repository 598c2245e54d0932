import type { McpContext } from '../../../../generated/index.js';
import type { ConfirmTool } from '../../../core/triggers/confirmation.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../../../util/json.js';

/** A client of an MCP server that was given hooks, for whoever asks the same hooks about its calls. */
export interface HookedMcpClient {
  readonly config: TriggerConfig;
  /** The client itself, which asks nobody. */
  readonly client: object;
  readonly name?: string | undefined;
  readonly context?: Omit<Partial<McpContext>, 'server_name' | 'tool_name'> | undefined;
  readonly confirm?: ConfirmTool | undefined;
}

const hookedClients = new WeakMap<object, HookedMcpClient>();

export function registerHookedClient(wrapper: object, about: HookedMcpClient): void {
  hookedClients.set(wrapper, about);
}

/** Undefined for a client that has no hooks, as far as this copy of the package knows. */
export function hookedClient(client: object): HookedMcpClient | undefined {
  return hookedClients.get(client);
}

/** What hooks know a server by: the name that the host gave it, else its own. */
export function serverNameOf(client: object, given: string | undefined): string {
  if (given !== undefined) return given;
  const version: unknown = Reflect.get(client, 'getServerVersion');
  const { name } = typeof version === 'function' ? fieldsOf(Reflect.apply(version, client, [])) : {};
  return typeof name === 'string' ? name : 'unknown';
}

/** What matchers are tested against. */
export function hookedToolName(server: string, tool: string): string {
  return `mcp__${server}__${tool}`;
}

/** What a client gets instead of a result that it can fetch later, from the server and past the hooks. */
export function isTaskResult(result: unknown): boolean {
  const { task, resultType } = fieldsOf(result);
  return resultType === 'task' || (isRecord(task) && task['taskId'] !== undefined);
}

export function bypassesHooks(what: string): Error {
  return new Error(`${what} would bring its result past the hooks that read results: call the tool without a task`);
}
