import type { McpContext } from '../../../generated/index.js';
import type { TriggerConfig } from '../../triggers/run-trigger.js';
import { messageOf } from '../../values/errors.js';
import { isRecord } from '../../values/json.js';
import { callToolWithHooks } from '../call-tool.js';
import type { Answer, InFlight, Pending } from './in-flight.js';
import { ErrorCode, errorFrame, frameOf } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import { askName, type ServerName } from './server-name.js';
import { isQuestion, isStateless, isStatelessMeta } from './stateless.js';
import { Tally } from './tally.js';
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

/** An answer in which hooks have nothing to read: an error of the protocol, or a question to the client. */
class OtherAnswer extends Error {
  override readonly name = 'OtherAnswer';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the server answered with no result');
    this.answer = answer;
  }
}

/** The calls of tools on their way through the hooks, to the server and back. */
export class ToolCalls {
  /** Calls that hooks still decide about. */
  readonly deciding = new Tally();
  /** Calls that are not answered. */
  readonly running = new Tally();
  /** Bytes of results that the client has not got yet. */
  readonly held = new Tally();
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
      const result = await this.#call(pending, request);
      const { members, line } = pending.answer ?? {};
      const isSame = members !== undefined && 'result' in members && members.result === result;
      if (isSame) return line ?? { jsonrpc: '2.0', id, result };
      return { jsonrpc: '2.0', id, result: { ...(isStateless(request) && { resultType: 'complete' }), ...result } };
    } catch (error) {
      if (error instanceof OtherAnswer) return error.answer.line ?? { jsonrpc: '2.0', id, ...error.answer.members };
      return errorFrame({ code: ErrorCode.invalidRequest, message: messageOf(error), id });
    }
  }

  async #call(pending: Pending, request: ToolRequest): Promise<Record<string, unknown>> {
    const { config, lenient, started } = this.#options;
    const server_name = await this.#serverName(request);
    if (server_name === undefined) return unnamed();
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
      const answer = await answered;
      const result = 'result' in answer.members ? answer.members.result : undefined;
      if (!isRecord(result) || isQuestion(request, result)) throw new OtherAnswer(answer);
      return result;
    };
    try {
      return await callToolWithHooks(config, call, send, { signal: pending.signal, requireHooks: !lenient });
    } finally {
      decided();
    }
  }

  /** A server without a handshake says who it is when it is asked, which its client may have done in another process. */
  async #serverName({ params }: ToolRequest): Promise<string | undefined> {
    const { name, inFlight, server } = this.#options;
    if (name.value !== undefined || !isStatelessMeta(params['_meta'])) return name.value;
    this.#asking ??= askName(inFlight, server, params['_meta']).finally(() => {
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

function unnamed(): Record<string, unknown> {
  const text =
    'Tool execution blocked: the server has not said its name, by which hooks know it: call it after the handshake, ' +
    'or start the proxy with --name';
  return { content: [{ type: 'text', text }], isError: true };
}
