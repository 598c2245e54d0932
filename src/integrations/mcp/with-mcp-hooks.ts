import type { McpContext } from '../../../generated/index.js';
import type { UntrustedPolicy } from '../../core/contract/index.js';
import type { ConfirmTool } from '../../core/triggers/confirmation.js';
import { type TriggerConfig, withUntrusted } from '../../core/triggers/run-trigger.js';
import { isRecord } from '../../util/json.js';
import { registerHookedClient, serverNameOf } from '../model-sdks/shared/mcp-clients.js';
import { callToolWithHooks } from './call-tool.js';
import { narrowTools } from './narrow-tools.js';

/** What `withMcpHooks` needs of a client of `@modelcontextprotocol/client`, or of the 1.x `@modelcontextprotocol/sdk`. */
export interface McpClient {
  callTool(...args: never[]): Promise<unknown>;
  listTools(...args: never[]): Promise<unknown>;
  getServerVersion(): { readonly name: string } | undefined;
}

/** What a host may say about a server, and about its calls. */
export interface McpHookOptions {
  /** What hooks know the server by; its own name unless given. */
  name?: string | undefined;
  /** What else hooks shall know of the server, such as its command or its URL. */
  context?: Omit<Partial<McpContext>, 'server_name' | 'tool_name'> | undefined;
  /** Asks a person whether a call may run that a hook wants confirmed. Without it such a call is refused. */
  confirm?: ConfirmTool | undefined;
  /** `false` keeps the hooks that choose tools out of listTools; for a host that asks them at every model call. */
  narrowTools?: boolean | undefined;
  /** Policy for guards that are not trusted. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

const CALL = 'tools/call';

/**
 * The client with hooks around every call of a tool. A refused call is a result with `isError` and the reason, for the
 * model to read. The hooks that choose tools narrow what listTools gives. All else is the client's own.
 */
export function withMcpHooks<C extends McpClient>(client: C, given: TriggerConfig, options: McpHookOptions = {}): C {
  const config = withUntrusted(given, options.untrusted);
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
      // A client may keep private fields, which a stand-in does not have.
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  const { name, context, confirm } = options;
  registerHookedClient(wrapper, { config, client, name, context, confirm });
  return wrapper;
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

  /** `(params, options)`, or in 1.x `(params, resultSchema, options)`. */
  callTool([params, ...rest]: readonly unknown[]): Promise<unknown> {
    return this.#call(params, rest, (changed) =>
      Reflect.apply(this.#client.callTool, this.#client, [changed, ...rest]),
    );
  }

  /** The way below callTool, which must not go around hooks. */
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
    const left = await narrowTools(this.#config, this.#server(), tools, signalIn(args));
    return left.length === tools.length ? result : { ...result, tools: left };
  }

  async #call(params: unknown, rest: readonly unknown[], send: (params: object) => Promise<unknown>): Promise<unknown> {
    if (!isRecord(params)) throw wrongCall();
    const { name: tool, arguments: input = {} } = params;
    if (typeof tool !== 'string' || !isRecord(input)) throw wrongCall();
    const { context, confirm } = this.#options;
    const isTask = [params, rest.at(-1)].some((one) => isRecord(one) && (one['task'] ?? undefined) !== undefined);
    const call = { context: { ...context, server_name: this.#server() }, tool, input, isTask };
    const sendOn = async (effective: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const result = await send(effective === input ? params : { ...params, arguments: effective });
      return isRecord(result) ? result : {};
    };
    return callToolWithHooks(this.#config, call, sendOn, { signal: signalIn(rest), confirm });
  }

  #server(): string {
    return serverNameOf(this.#client, this.#options.name);
  }
}

function wrongCall(): TypeError {
  return new TypeError('a tool is called with { name, arguments }: a text and an object');
}

function signalIn(args: readonly unknown[]): AbortSignal | undefined {
  const last = args.at(-1);
  const signal = isRecord(last) ? last['signal'] : undefined;
  return signal instanceof AbortSignal ? signal : undefined;
}

/** Calls whose results come piece by piece have no place for hooks. */
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

/** Streams any request but a tool call. */
function requestStream(owner: object, args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(owner, 'requestStream', owner);
  if (typeof method !== 'function') throw new TypeError('the client cannot stream requests');
  const [request] = args;
  return isRecord(request) && request['method'] === CALL ? rejectStream() : Reflect.apply(method, owner, args);
}

function rejectStream(): never {
  throw new Error('cannot stream a tool call: its result would not pass the hooks. Use callTool.');
}
