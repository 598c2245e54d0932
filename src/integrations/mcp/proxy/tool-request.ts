import { isRecord } from '../../../util/json.js';
import { ErrorCode, RejectedMessage, type Request } from './json-rpc.js';

export const CALL = 'tools/call';

/** A call of a tool, read as every server would read it. */
export interface ToolRequest {
  readonly id: Request['id'];
  readonly tool: string;
  readonly input: Record<string, unknown>;
  readonly params: Record<string, unknown>;
  /** The client wants to fetch the result later. */
  readonly isTask: boolean;
}

/** Whether a server might take a method for a call although it is spelt otherwise, or has something in it that nobody sees. */
export function looksLikeCall(method: string): boolean {
  return method !== CALL && folded(method.normalize('NFKC').replaceAll(/[\p{C}\p{Z}\s]/gu, '')) === CALL;
}

/** The members of params that say what is called, and how. */
const READ = ['name', 'arguments', 'task'];

/** Throws Refused where two readers could see two calls. */
export function readToolRequest({ id, params }: Request): ToolRequest {
  const wrong = (why: string): RejectedMessage => new RejectedMessage(ErrorCode.invalidParams, why, id);
  if (!isRecord(params)) throw wrong('a tool is called with an object as params');
  const twin = Object.keys(params).find((key) => READ.some((member) => isTwin(key, member)));
  if (twin !== undefined) throw wrong(`${JSON.stringify(twin)} could be taken for another member of params`);
  const { name, arguments: given, ...rest } = params;
  if (typeof name !== 'string' || name === '') throw wrong('the name of a tool is a text');
  // Some clients write null where they have nothing to say.
  const input = given ?? {};
  if (!isRecord(input)) throw wrong('the arguments of a tool are an object');
  const isGiven = given !== undefined && given !== null;
  const isTask = (rest['task'] ?? undefined) !== undefined;
  return { id, tool: name, input, params: { ...rest, name, ...(isGiven && { arguments: input }) }, isTask };
}

/** Returns true if a reader that ignores case would take a key for the member of that name. */
export function isTwin(key: string, name: string): boolean {
  return key !== name && folded(key) === name;
}

function folded(text: string): string {
  return text.toUpperCase().toLowerCase();
}
