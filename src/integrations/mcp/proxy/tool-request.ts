import { isRecord } from '../../../util/json.js';
import { ErrorCode, RejectedMessage, type Request } from './json-rpc.js';

export const CALL = 'tools/call';

/** A tool call, without ambiguities. */
export interface ToolRequest {
  readonly id: Request['id'];
  readonly tool: string;
  readonly input: Record<string, unknown>;
  readonly params: Record<string, unknown>;
  /** True if the client fetches the result later. */
  readonly isTask: boolean;
}

/** Returns true if a lenient server could read a method as a tool call: other case, or invisible characters. */
export function looksLikeCall(method: string): boolean {
  return method !== CALL && folded(method.normalize('NFKC').replaceAll(/[\p{C}\p{Z}\s]/gu, '')) === CALL;
}

/** Members of params that hooks and the proxy rely on. */
const CALL_MEMBERS = ['name', 'arguments', 'task'];

/** Reads a tool call. Throws RejectedMessage if it is invalid or ambiguous. */
export function readToolRequest({ id, params }: Request): ToolRequest {
  const invalid = (why: string): RejectedMessage => new RejectedMessage(ErrorCode.invalidParams, why, id);
  if (!isRecord(params)) throw invalid('the params of a tool call must be an object');
  const twin = Object.keys(params).find((key) => CALL_MEMBERS.some((member) => isTwin(key, member)));
  if (twin !== undefined) throw invalid(`${JSON.stringify(twin)} differs from a member of params only in case`);
  const { name, arguments: args, ...rest } = params;
  if (typeof name !== 'string' || name === '') throw invalid('the name of a tool must be a non-empty string');
  // Some clients write null for missing arguments.
  const input = args ?? {};
  if (!isRecord(input)) throw invalid('the arguments of a tool must be an object');
  const hasArguments = args !== undefined && args !== null;
  const isTask = (rest['task'] ?? undefined) !== undefined;
  return { id, tool: name, input, params: { ...rest, name, ...(hasArguments && { arguments: input }) }, isTask };
}

/** Returns true if a reader that ignores case would take a key for the member of that name. */
export function isTwin(key: string, name: string): boolean {
  return key !== name && folded(key) === name;
}

function folded(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/** Member of `_meta` with the protocol version; set in requests of clients that make no handshake. */
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

export function isStatelessMeta(meta: unknown): meta is Record<string, unknown> {
  return isRecord(meta) && Object.hasOwn(meta, VERSION_KEY);
}

export function isStateless({ params }: ToolRequest): boolean {
  return isStatelessMeta(params['_meta']);
}

/** Returns true if the tool needs input from the client, which then calls it again. */
export function isInputRequest(request: ToolRequest, result: Record<string, unknown>): boolean {
  return isStateless(request) && result['resultType'] === 'input_required';
}
