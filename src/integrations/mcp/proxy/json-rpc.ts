import { isRecord } from '../../../util/json.js';
import { hasInexactNumber } from './exact-numbers.js';

export type Id = string | number;

export const ErrorCode = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  busy: -32000,
} as const;

/** Something from the client that is not for the server, and what to answer. */
export class RejectedMessage extends Error {
  override readonly name = 'Refused';
  readonly code: number;
  readonly id: Id | null;

  constructor(code: number, message: string, id: Id | null = null) {
    super(message);
    this.code = code;
    this.id = id;
  }
}

export interface Request {
  readonly id: Id;
  readonly method: string;
  readonly params: unknown;
}

/** A message of the client, made of the members that JSON-RPC knows and of nothing else. */
export type ClientMessage =
  | ({ readonly kind: 'request' } & Request)
  | { readonly kind: 'notification'; readonly method: string; readonly params: unknown }
  | { readonly kind: 'response'; readonly frame: object };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function decodeLine(line: Buffer): string | undefined {
  try {
    return decoder.decode(line);
  } catch {
    return undefined;
  }
}

/** The messages in a line of the client: one, or those of a batch. Throws Refused. */
export function readClientLine(line: Buffer): readonly unknown[] {
  const text = decodeLine(line);
  if (text === undefined) throw new RejectedMessage(ErrorCode.parse, 'the frame is not UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RejectedMessage(ErrorCode.parse, 'the frame is not JSON');
  }
  if (hasInexactNumber(text)) {
    // Hooks would read another number than the client wrote, and the server too.
    throw new RejectedMessage(
      ErrorCode.invalidRequest,
      'the frame holds a number that cannot be carried exactly',
      idIn(value),
    );
  }
  if (!Array.isArray(value)) return [value];
  if (value.length === 0) throw new RejectedMessage(ErrorCode.invalidRequest, 'the batch is empty');
  return value;
}

/** Throws Refused for what is no message, or could be read as two. */
export function readClientMessage(value: unknown): ClientMessage {
  if (!isRecord(value)) throw new RejectedMessage(ErrorCode.invalidRequest, 'a message is an object');
  const { id, method, params, result, error } = value;
  const isAnswer = result !== undefined || error !== undefined;
  if (isAnswer && (method !== undefined || (result !== undefined && error !== undefined))) {
    throw new RejectedMessage(ErrorCode.invalidRequest, 'a message is a request or an answer, not both', idIn(value));
  }
  if (isAnswer) {
    return { kind: 'response', frame: { jsonrpc: '2.0', id, ...(error === undefined ? { result } : { error }) } };
  }
  if (typeof method !== 'string')
    throw new RejectedMessage(ErrorCode.invalidRequest, 'a request has a method', idIn(value));
  if (!Object.hasOwn(value, 'id')) return { kind: 'notification', method, params };
  if (!isId(id)) throw new RejectedMessage(ErrorCode.invalidRequest, 'the id of a request is a text or a number');
  return { kind: 'request', id, method, params };
}

export function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number';
}

/** What an answer to it can be addressed to. */
function idIn(value: unknown): Id | null {
  const id = isRecord(value) ? value['id'] : undefined;
  return isId(id) && (typeof id === 'string' || Number.isSafeInteger(id)) ? id : null;
}

export function frameOf(message: { id?: Id; method: string; params: unknown }): object {
  const { id, method, params } = message;
  return { jsonrpc: '2.0', ...(id !== undefined && { id }), method, ...(params !== undefined && { params }) };
}

export function errorFrame({ code, message, id }: Pick<RejectedMessage, 'code' | 'message' | 'id'>): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
