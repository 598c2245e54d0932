import { isRecord } from '../../../util/json.js';
import { endOfText } from './exact-numbers.js';
import type { CallResponse } from './in-flight.js';
import { ErrorCode } from './json-rpc.js';
import { isTwin } from './tool-request.js';

/** Members of a JSON-RPC message. */
const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];

/** Returns the first member that a reader that ignores case would take for one of JSON-RPC. */
export function twinIn(value: Record<string, unknown>): string | undefined {
  return Object.keys(value).find((key) => MEMBERS.some((member) => isTwin(key, member)));
}

/** Returns a copy with the members of JSON-RPC and no others. */
export function knownMembers(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(MEMBERS.filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]]));
}

/** Returns the result or the error of a response. A null beside the other one is ignored. */
export function responseMembers({ result, error }: Record<string, unknown>): CallResponse['members'] {
  const hasResult = (result ?? undefined) !== undefined;
  const hasError = (error ?? undefined) !== undefined;
  if (hasResult && hasError) return { error: ownError('the server sent a result and an error in one response') };
  if (hasError) return { error };
  return result === undefined ? { error: ownError('the server sent neither a result nor an error') } : { result };
}

/** An error of JSON-RPC. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export function ownError(message: string): RpcError {
  return { code: ErrorCode.internal, message };
}

/** Reads an error of any form. Other members are dropped, because hooks do not see them. */
export function readError(error: unknown): RpcError {
  if (!isRecord(error)) return ownError(textOf(error));
  const { code, message, data } = error;
  return {
    code: typeof code === 'number' && Number.isSafeInteger(code) ? code : ErrorCode.internal,
    message: textOf(message),
    ...(data !== undefined && { data }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'unknown error');
}

/** Returns true if an object in a JSON text has a member twice. `value` is the parsed text. */
export function hasRepeatedMember(json: string, value: unknown): boolean {
  let members = 0;
  for (let at = 0; at < json.length; ) {
    // Outside of strings, a colon stands only between a member and its value.
    if (json[at] === ':') members += 1;
    at = json[at] === '"' ? endOfText(json, at) : at + 1;
  }
  return members !== countMembers(value);
}

function countMembers(value: unknown): number {
  let count = 0;
  // Not recursive: a server may nest deeper than the stack.
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner: unknown[] = Object.values(next);
    if (!Array.isArray(next)) count += inner.length;
    for (const each of inner) open.push(each);
  }
  return count;
}
