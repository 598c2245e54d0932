import type { McpContext } from '../../../../generated/index.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { callIdIn, callToolWithHooks } from '../call-tool.js';
import type { CallResponse, InFlight, Pending } from './in-flight.js';
import { ErrorCode, errorFrame, frameOf } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import { requestName, type ServerName } from './server-name.js';
import { type RpcError, readError } from './server-response.js';
import { CALL, isInputRequest, isStateless, isStatelessMeta, type ToolRequest } from './tool-request.js';

/** The parts of the proxy that tool calls use. */
export interface ToolCallsOptions {
  readonly config: TriggerConfig;
  /** True to run calls even if hooks are disabled, invalid or not trusted. */
  readonly lenient: boolean;
  /** The command line of the server. */
  readonly started: Pick<McpContext, 'command' | 'args' | 'cwd'>;
  readonly name: ServerName;
  readonly inFlight: InFlight;
  readonly client: LineWriter;
  readonly server: LineWriter;
  readonly warn: (text: string) => void;
}

/** Thrown to skip the AfterTool hooks: the tool needs input from the client, which then calls it again. */
class InputRequired extends Error {
  override readonly name = 'InputRequired';
  readonly result: Record<string, unknown>;

  constructor({ content: _content, structuredContent: _structured, ...request }: Record<string, unknown>) {
    super('the tool requests input from the client');
    this.result = request;
  }
}

/** A counter that callers can wait on until it falls below a limit. */
class Gauge {
  #amount = 0;
  #waiting: { readonly limit: number; readonly resolve: () => void }[] = [];

  add(amount = 1): void {
    this.#amount += amount;
  }

  remove(amount = 1): void {
    this.#amount -= amount;
    const ready = this.#waiting.filter(({ limit }) => this.#amount < limit);
    if (ready.length === 0) return;
    this.#waiting = this.#waiting.filter(({ limit }) => this.#amount >= limit);
    for (const { resolve } of ready) resolve();
  }

  below(limit: number): Promise<void> | undefined {
    if (this.#amount < limit) return undefined;
    return new Promise((resolve) => this.#waiting.push({ limit, resolve }));
  }
}

/** Runs tool calls through the hooks, to the server and back. */
export class ToolCalls {
  /** Calls that hooks still check. */
  readonly deciding = new Gauge();
  /** Calls without a response. */
  readonly running = new Gauge();
  /** Bytes of results that are not sent to the client yet. */
  readonly held = new Gauge();
  readonly #options: ToolCallsOptions;
  #nameRequest: Promise<unknown> | undefined;

  constructor(options: ToolCallsOptions) {
    this.#options = options;
  }

  /** Runs a call and writes its response. Never rejects. */
  async run(pending: Pending, request: ToolRequest): Promise<void> {
    const { inFlight, client, warn } = this.#options;
    this.running.add();
    try {
      const frame = await this.#respond(pending, request);
      if (!pending.signal.aborted) await (Buffer.isBuffer(frame) ? client.line(frame) : client.message(frame));
    } catch (error) {
      // The response cannot be serialized.
      warn(`cannot forward the response to a call of ${request.tool}: ${messageOf(error)}`);
      await client.message(errorFrame({ code: ErrorCode.internal, message: messageOf(error), id: pending.id }));
    } finally {
      inFlight.delete(pending);
      this.held.remove(pending.response?.bytes ?? 0);
      this.running.remove();
    }
  }

  async #respond(pending: Pending, request: ToolRequest): Promise<object | Buffer> {
    const { id } = pending;
    try {
      const { result, failure } = await this.#call(pending, request);
      if (failure !== undefined && failure.result === result) return { jsonrpc: '2.0', id, error: failure.error };
      const { members, line } = pending.response ?? {};
      const isSame = members !== undefined && 'result' in members && members.result === result;
      if (isSame) return line ?? { jsonrpc: '2.0', id, result };
      return { jsonrpc: '2.0', id, result: { ...(isStateless(request) && { resultType: 'complete' }), ...result } };
    } catch (error) {
      if (error instanceof InputRequired) return { jsonrpc: '2.0', id, result: error.result };
      return errorFrame({ code: ErrorCode.invalidRequest, message: messageOf(error), id });
    }
  }

  async #call(pending: Pending, request: ToolRequest): Promise<CallResult> {
    const { config, lenient, started } = this.#options;
    const server_name = await this.#serverName(request);
    if (server_name === undefined) return { result: noServerName() };
    let failure: Failure | undefined;
    const { tool, input, isTask } = request;
    const call = { context: { server_name, ...started }, tool, input, isTask };
    let isDeciding = true;
    const decided = (): void => {
      if (isDeciding) this.deciding.remove();
      isDeciding = false;
    };
    this.deciding.add();
    const send = async (input: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const responded = this.#send(pending, request, input);
      decided();
      const { members } = await responded;
      if ('error' in members) {
        failure = failureOf(members.error);
        return failure.result;
      }
      const { result } = members;
      if (!isRecord(result)) throw notAnObject(tool, result);
      if (isInputRequest(request, result)) throw new InputRequired(result);
      return result;
    };
    try {
      const toolUseId = callIdIn(request.params) ?? String(pending.id);
      const options = { signal: pending.signal, requireHooks: !lenient, toolUseId };
      const result = await callToolWithHooks(config, call, send, options);
      return { result, failure };
    } finally {
      decided();
    }
  }

  /** Returns the server's name. Without a handshake it is requested: the client may have done so in another process. */
  async #serverName({ params }: ToolRequest): Promise<string | undefined> {
    const { name, inFlight, server } = this.#options;
    if (name.value !== undefined || !isStatelessMeta(params['_meta'])) return name.value;
    this.#nameRequest ??= requestName(inFlight, server, params['_meta']).finally(() => {
      this.#nameRequest = undefined;
    });
    name.learn(await this.#nameRequest);
    return name.value;
  }

  /** Sends a call to the server. The signal is checked and the call is written without an await in between. */
  async #send(
    pending: Pending,
    { params, input }: ToolRequest,
    effective: Record<string, unknown>,
  ): Promise<CallResponse> {
    pending.signal.throwIfAborted();
    const changed = effective === input ? params : { ...params, arguments: effective };
    const written = this.#options.server.message(frameOf({ id: pending.id, method: CALL, params: changed }));
    pending.wasSent = true;
    return new Promise((resolve, reject) => {
      pending.onResponse = (response) => {
        pending.response = response;
        this.held.add(response.bytes);
        resolve(response);
      };
      pending.signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
      written.catch(reject);
    });
  }
}

/** Result of a call, after its hooks. */
interface CallResult {
  readonly result: Record<string, unknown>;
  readonly failure?: Failure | undefined;
}

/** A protocol error, and the result that hooks read instead. */
interface Failure {
  readonly error: RpcError;
  readonly result: Record<string, unknown>;
}

function failureOf(rpcError: unknown): Failure {
  const error = readError(rpcError);
  const { message, data } = error;
  const content = [{ type: 'text', text: message }];
  return { error, result: { content, isError: true, ...(data !== undefined && { data }) } };
}

function notAnObject(tool: string, result: unknown): Error {
  const found = Array.isArray(result) ? 'an array' : result === null ? 'null' : `a ${typeof result}`;
  return new Error(
    `cannot pass on the result of ${tool}: expected an object, but the server sent ${found}. Fix the server.`,
  );
}

function noServerName(): Record<string, unknown> {
  const text =
    'Tool execution blocked: hooks need the name of the server, which it has not sent. Call the tool after the handshake, ' +
    'or start the proxy with --name.';
  return { content: [{ type: 'text', text }], isError: true };
}
