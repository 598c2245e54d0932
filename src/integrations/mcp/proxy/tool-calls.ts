import type { McpContext } from '../../../../generated/index.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { callToolWithHooks } from '../call-tool.js';
import { Gauge } from './gauge.js';
import type { Answer, InFlight, Pending } from './in-flight.js';
import { ErrorCode, errorFrame, frameOf } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import { requestName, type ServerName } from './server-name.js';
import { type RpcError, readError } from './server-response.js';
import { isInputRequest, isStateless, isStatelessMeta } from './stateless.js';
import { CALL, type ToolRequest } from './tool-request.js';

export interface ToolCallsOptions {
  readonly config: TriggerConfig;
  /** Calls run although hooks are off, invalid or untrusted. */
  readonly lenient: boolean;
  /** How the server was started. */
  readonly started: Pick<McpContext, 'command' | 'args' | 'cwd'>;
  readonly name: ServerName;
  readonly inFlight: InFlight;
  readonly client: LineWriter;
  readonly server: LineWriter;
  readonly tell: (text: string) => void;
}

/** A request of the tool to the client, which then calls the tool again. Hooks have nothing to read in it. */
class QuestionAnswer extends Error {
  override readonly name = 'QuestionAnswer';
  readonly result: Record<string, unknown>;

  constructor({ content: _content, structuredContent: _structured, ...question }: Record<string, unknown>) {
    super('the tool asks the client for input');
    this.result = question;
  }
}

/** The calls of tools on their way through the hooks, to the server and back. */
export class ToolCalls {
  /** Calls that hooks still decide about. */
  readonly deciding = new Gauge();
  /** Calls that are not answered. */
  readonly running = new Gauge();
  /** Bytes of results that the client has not got yet. */
  readonly held = new Gauge();
  readonly #options: ToolCallsOptions;
  #asking: Promise<unknown> | undefined;

  constructor(options: ToolCallsOptions) {
    this.#options = options;
  }

  /** Never rejects. */
  async run(pending: Pending, request: ToolRequest): Promise<void> {
    const { inFlight, client, tell } = this.#options;
    this.running.add();
    try {
      const frame = await this.#answer(pending, request);
      if (!pending.signal.aborted) await (Buffer.isBuffer(frame) ? client.line(frame) : client.message(frame));
    } catch (error) {
      // Only an answer that cannot be written gets here.
      tell(`the answer to a call of ${request.tool} could not be passed on: ${messageOf(error)}`);
      await client.message(errorFrame({ code: ErrorCode.internal, message: messageOf(error), id: pending.id }));
    } finally {
      inFlight.delete(pending);
      this.held.remove(pending.answer?.bytes ?? 0);
      this.running.remove();
    }
  }

  async #answer(pending: Pending, request: ToolRequest): Promise<object | Buffer> {
    const { id } = pending;
    try {
      const { result, failure } = await this.#call(pending, request);
      if (failure !== undefined && failure.result === result) return { jsonrpc: '2.0', id, error: failure.error };
      const { members, line } = pending.answer ?? {};
      const isSame = members !== undefined && 'result' in members && members.result === result;
      if (isSame) return line ?? { jsonrpc: '2.0', id, result };
      return { jsonrpc: '2.0', id, result: { ...(isStateless(request) && { resultType: 'complete' }), ...result } };
    } catch (error) {
      if (error instanceof QuestionAnswer) return { jsonrpc: '2.0', id, result: error.result };
      return errorFrame({ code: ErrorCode.invalidRequest, message: messageOf(error), id });
    }
  }

  async #call(pending: Pending, request: ToolRequest): Promise<Called> {
    const { config, lenient, started } = this.#options;
    const server_name = await this.#serverName(request);
    if (server_name === undefined) return { result: unnamed() };
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
      const answered = this.#send(pending, request, input);
      decided();
      const { members } = await answered;
      if ('error' in members) {
        failure = failureOf(members.error);
        return failure.result;
      }
      const { result } = members;
      if (!isRecord(result)) throw notAnObject(tool, result);
      if (isInputRequest(request, result)) throw new QuestionAnswer(result);
      return result;
    };
    try {
      const result = await callToolWithHooks(config, call, send, { signal: pending.signal, requireHooks: !lenient });
      return { result, failure };
    } finally {
      decided();
    }
  }

  /** A server without a handshake says who it is when it is asked, which its client may have done in another process. */
  async #serverName({ params }: ToolRequest): Promise<string | undefined> {
    const { name, inFlight, server } = this.#options;
    if (name.value !== undefined || !isStatelessMeta(params['_meta'])) return name.value;
    this.#asking ??= requestName(inFlight, server, params['_meta']).finally(() => {
      this.#asking = undefined;
    });
    name.learn(await this.#asking);
    return name.value;
  }

  /** From here on the server has the call: nothing may come between the last look at the signal and the writing. */
  async #send(pending: Pending, { params, input }: ToolRequest, effective: Record<string, unknown>): Promise<Answer> {
    pending.signal.throwIfAborted();
    const changed = effective === input ? params : { ...params, arguments: effective };
    const written = this.#options.server.message(frameOf({ id: pending.id, method: CALL, params: changed }));
    pending.wasSent = true;
    return new Promise((resolve, reject) => {
      pending.onAnswer = (answer) => {
        pending.answer = answer;
        this.held.add(answer.bytes);
        resolve(answer);
      };
      pending.signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
      written.catch(reject);
    });
  }
}

/** Result of a call, after its hooks. */
interface Called {
  readonly result: Record<string, unknown>;
  readonly failure?: Failure | undefined;
}

/** A protocol error, and the result that hooks read in its place. */
interface Failure {
  readonly error: RpcError;
  readonly result: Record<string, unknown>;
}

function failureOf(given: unknown): Failure {
  const error = readError(given);
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

function unnamed(): Record<string, unknown> {
  const text =
    'Tool execution blocked: the server has not said its name, by which hooks know it: call it after the handshake, ' +
    'or start the proxy with --name';
  return { content: [{ type: 'text', text }], isError: true };
}
