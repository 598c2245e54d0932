import { attempt } from '../../../util/errors.js';
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

/** A client message that is not forwarded to the server, and the error response to it. */
export class RejectedMessage extends Error {
  override readonly name = 'RejectedMessage';
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

/** A message of the client, reduced to the members of JSON-RPC. */
export type ClientMessage =
  | ({ readonly kind: 'request' } & Request)
  | { readonly kind: 'notification'; readonly method: string; readonly params: unknown }
  | { readonly kind: 'response'; readonly frame: object };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function decodeLine(line: Buffer): string | undefined {
  return attempt(() => decoder.decode(line), undefined);
}

/** Parses a line of the client: one message, or those of a batch. Throws RejectedMessage. */
export function readClientLine(line: Buffer): readonly unknown[] {
  const text = decodeLine(line);
  if (text === undefined) throw new RejectedMessage(ErrorCode.parse, 'the frame is not UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RejectedMessage(ErrorCode.parse, 'the frame is not valid JSON');
  }
  if (hasInexactNumber(text)) {
    // Hooks and the server would read another number than the client wrote.
    throw new RejectedMessage(
      ErrorCode.invalidRequest,
      'the frame contains a number that JavaScript cannot represent exactly',
      idIn(value),
    );
  }
  if (!Array.isArray(value)) return [value];
  if (value.length === 0) throw new RejectedMessage(ErrorCode.invalidRequest, 'the batch is empty');
  return value;
}

/** Reads one message. Throws RejectedMessage if it is not a message, or is ambiguous. */
export function readClientMessage(value: unknown): ClientMessage {
  if (!isRecord(value)) throw new RejectedMessage(ErrorCode.invalidRequest, 'a message must be an object');
  const { id, method, params, result, error } = value;
  const isResponse = result !== undefined || error !== undefined;
  if (isResponse && (method !== undefined || (result !== undefined && error !== undefined))) {
    throw new RejectedMessage(
      ErrorCode.invalidRequest,
      'a message must be a request or a response, not both',
      idIn(value),
    );
  }
  if (isResponse) {
    return { kind: 'response', frame: { jsonrpc: '2.0', id, ...(error === undefined ? { result } : { error }) } };
  }
  if (typeof method !== 'string')
    throw new RejectedMessage(ErrorCode.invalidRequest, 'a request must have a method', idIn(value));
  if (!Object.hasOwn(value, 'id')) return { kind: 'notification', method, params };
  if (!isId(id))
    throw new RejectedMessage(ErrorCode.invalidRequest, 'the id of a request must be a string or a number');
  return { kind: 'request', id, method, params };
}

export function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number';
}

/** Returns the id that a response can use; null if there is none. */
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
