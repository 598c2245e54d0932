import type { McpContext } from '../../../generated/index.js';
import type { ConfirmTool, SdkToolConfig, UntrustedPolicy } from '../../core/contract/index.js';
import { fireBeforeToolSelectionHook } from '../../core/triggers/model.js';
import type { HookHost, TriggerConfig } from '../../core/triggers/run-trigger.js';
import { isRecord } from '../../util/json.js';
import { checkShape, fieldsShape, oneOf, shapes } from '../../util/shape.js';
import { hookedToolName, registerHookedClient, serverNameOf } from '../model-sdks/shared/mcp-clients.js';
import { isWrapped, markWrapped, withUntrusted } from '../model-sdks/shared/untrusted-policy.js';
import { callIdIn, callToolWithHooks } from './call-tool.js';

/** The methods that `withMcpHooks` uses of a client from `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk` 1.x. */
export interface McpClient {
  callTool(...args: never[]): Promise<unknown>;
  listTools(...args: never[]): Promise<unknown>;
  getServerVersion(): { readonly name: string } | undefined;
}

/** Options for a server and its calls. */
export interface McpHookOptions {
  /** Name of the server for hooks. Defaults to the server's own name. */
  name?: string | undefined;
  /** Further facts about the server for hooks, such as its command or its URL. */
  context?: Omit<Partial<McpContext>, 'server_name' | 'tool_name'> | undefined;
  /** Asks the user to confirm a call if a hook returns `ask`. Without it, such a call is blocked. */
  confirm?: ConfirmTool | undefined;
  /** If false, hooks that select tools do not filter listTools: for a host that runs them before every model call. */
  narrowTools?: boolean | undefined;
  /** Policy for guards that are not trusted. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

const OPTIONS = fieldsShape({
  name: shapes.text,
  context: shapes.any,
  confirm: shapes.func,
  narrowTools: shapes.flag,
  untrusted: oneOf('warn', 'block', 'ask'),
});

const CALL = 'tools/call';

/**
 * Wraps a client so that hooks run around every tool call. A blocked call returns a result with `isError` and the reason for
 * the model. Hooks that select tools filter listTools. Everything else is the client's own.
 */
export function withMcpHooks<C extends McpClient>(client: C, host: HookHost, options: McpHookOptions = {}): C {
  checkShape(OPTIONS, options, 'options');
  const config = withUntrusted(host, options.untrusted);
  if (isWrapped(client, 'the client', config)) return client;
  const hooked = new HookedClient(client, config, options);
  const replaced: ReadonlyMap<PropertyKey, unknown> = new Map<PropertyKey, unknown>([
    ['callTool', (...args: unknown[]) => hooked.callTool(args)],
    ['listTools', (...args: unknown[]) => hooked.listTools(args)],
    ['request', (...args: unknown[]) => hooked.request(args)],
    ['requestStream', (...args: unknown[]) => requestStream(client, args)],
  ]);
  const wrapper = new Proxy(client, {
    get: (target, key) => {
      if (key in target && replaced.has(key)) return replaced.get(key);
      const value: unknown = Reflect.get(target, key, target);
      if (key === 'experimental' && isRecord(value)) return withoutStreams(value);
      // A method may use private fields, which the proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  const { name, context, confirm } = options;
  registerHookedClient(wrapper, { config, client, name, context, confirm });
  return markWrapped(wrapper, config);
}

class HookedClient {
  readonly #client: McpClient;
  readonly #config: TriggerConfig;
  readonly #options: McpHookOptions;

  constructor(client: McpClient, config: TriggerConfig, options: McpHookOptions) {
    this.#client = client;
    this.#config = config;
    this.#options = options;
  }

  /** Takes `(params, options)`, or in 1.x `(params, resultSchema, options)`. */
  callTool([params, ...rest]: readonly unknown[]): Promise<unknown> {
    return this.#call(params, rest, (changed) =>
      Reflect.apply(this.#client.callTool, this.#client, [changed, ...rest]),
    );
  }

  /** Runs hooks for tool calls that are sent as plain requests. */
  request(args: readonly unknown[]): Promise<unknown> {
    const [request, ...rest] = args;
    const send: unknown = Reflect.get(this.#client, 'request', this.#client);
    if (typeof send !== 'function') throw new TypeError('the client cannot send requests');
    if (!isRecord(request) || request['method'] !== CALL) return Reflect.apply(send, this.#client, args);
    return this.#call(request['params'], rest, (params) =>
      Reflect.apply(send, this.#client, [{ ...request, params }, ...rest]),
    );
  }

  async listTools(args: readonly unknown[]): Promise<unknown> {
    const result: unknown = await Reflect.apply(this.#client.listTools, this.#client, args);
    const tools = isRecord(result) ? result['tools'] : undefined;
    if (this.#options.narrowTools === false || !isRecord(result) || !Array.isArray(tools)) return result;
    const allowed = await narrowTools(this.#config, this.#server(), tools, signalIn(args));
    return allowed.length === tools.length ? result : { ...result, tools: allowed };
  }

  async #call(params: unknown, rest: readonly unknown[], send: (params: object) => Promise<unknown>): Promise<unknown> {
    if (!isRecord(params)) throw invalidCall();
    const { name: tool, arguments: input = {} } = params;
    if (typeof tool !== 'string' || !isRecord(input)) throw invalidCall();
    const { context, confirm } = this.#options;
    const isTask = [params, rest.at(-1)].some((one) => isRecord(one) && (one['task'] ?? undefined) !== undefined);
    const call = { context: { ...context, server_name: this.#server() }, tool, input, isTask };
    const sendCall = async (effective: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const result = await send(effective === input ? params : { ...params, arguments: effective });
      return isRecord(result) ? result : {};
    };
    const options = { signal: signalIn(rest), confirm, toolUseId: callIdIn(params) };
    return callToolWithHooks(this.#config, call, sendCall, options);
  }

  #server(): string {
    return serverNameOf(this.#client, this.#options.name);
  }
}

/** Returns the tools that hooks allow. Hooks name a tool as the model does: with or without the server's name. */
async function narrowTools(
  config: TriggerConfig,
  server: string,
  tools: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const declarations = tools.flatMap((tool) => declarationOf(server, tool));
  const request = { contents: [], config: { tools: [{ functionDeclarations: declarations }] } };
  const { toolConfig } = await fireBeforeToolSelectionHook<SdkToolConfig, readonly unknown[]>(config, request, {
    signal,
  });
  const { mode, allowedFunctionNames: allowed } = toolConfig?.functionCallingConfig ?? {};
  if (mode === 'NONE') return [];
  if (allowed === undefined) return tools;
  return tools.filter((tool) => {
    const name = nameOf(tool);
    return name !== undefined && (allowed.includes(name) || allowed.includes(hookedToolName(server, name)));
  });
}

function declarationOf(server: string, tool: unknown): { name: string; description?: string }[] {
  const name = nameOf(tool);
  if (name === undefined || !isRecord(tool)) return [];
  const { description } = tool;
  return [{ name: hookedToolName(server, name), ...(typeof description === 'string' && { description }) }];
}

function nameOf(tool: unknown): string | undefined {
  const name = isRecord(tool) ? tool['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function invalidCall(): TypeError {
  return new TypeError('cannot call the tool: expected { name, arguments }, a string and an object');
}

function signalIn(args: readonly unknown[]): AbortSignal | undefined {
  const last = args.at(-1);
  const signal = isRecord(last) ? last['signal'] : undefined;
  return signal instanceof AbortSignal ? signal : undefined;
}

/** Rejects streamed tool calls: their results would not pass through hooks. */
function withoutStreams(experimental: Record<string, unknown>): unknown {
  return new Proxy(experimental, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (key !== 'tasks' || !isRecord(value)) return value;
      return new Proxy(value, { get: (tasks, name) => taskMethod(tasks, name) });
    },
  });
}

function taskMethod(tasks: Record<string, unknown>, name: PropertyKey): unknown {
  const method: unknown = Reflect.get(tasks, name, tasks);
  if (typeof method !== 'function') return method;
  if (name === 'callToolStream') return rejectStream;
  return name === 'requestStream' ? (...args: unknown[]) => requestStream(tasks, args) : method.bind(tasks);
}

/** Streams a request, unless it is a tool call. */
function requestStream(owner: object, args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(owner, 'requestStream', owner);
  if (typeof method !== 'function') throw new TypeError('the client cannot stream requests');
  const [request] = args;
  return isRecord(request) && request['method'] === CALL ? rejectStream() : Reflect.apply(method, owner, args);
}

function rejectStream(): never {
  throw new Error('cannot stream a tool call: its result would not pass the hooks. Use callTool.');
}
