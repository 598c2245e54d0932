import {
  type AggregatedHookResult,
  type BusErrorCode,
  type HookExecutionFailure,
  type HookExecutionResponse,
  type HookOutput,
  MessageBusType,
  validateHookExecutionResponse,
} from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { DefaultHookOutput } from '../../core/outputs/default-hook-output.js';
import { createHookOutput, RewriteHookOutput } from '../../core/outputs/hook-outputs.js';
import { isEventOf } from '../../core/registry/events.js';
import { cutText } from '../../util/cut-text.js';
import { attempt } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { nestingDepth } from '../../util/nesting-depth.js';
import { isObject } from '../../util/readable-json.js';

/** Nesting depth of the request: agents, hooks and policy servers. */
export const DEPTH_HEADER = 'Hookwright-Depth';

/** How long the client waits for the response, in milliseconds. Requests that are queued longer are not run. */
export const TIMEOUT_HEADER = 'Hookwright-Timeout';

/** Nesting depth of this process, set if a hook started it. Cached, because the environment is slow to read. */
const PROCESS_DEPTH = readDepth(process.env['HOOKWRIGHT_DEPTH']);

/** Returns the nesting depth of the request being served, or of the process. */
export function currentDepth(): number {
  return nestingDepth() ?? PROCESS_DEPTH;
}

export function readDepth(text: string | undefined): number {
  return Math.max(0, Number.parseInt(text ?? '', 10) || 0);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Serializes a message. Throws what getters of the message throw. */
export function encode(message: object): Uint8Array {
  // A replacer function makes JSON.stringify several times slower.
  if (!mayContainError(message)) return Buffer.from(JSON.stringify(message));
  return Buffer.from(
    JSON.stringify(message, (_key, value: unknown) => (value instanceof Error ? plain(value) : value)),
  );
}

/** Limit of the search for errors, because a message may be circular. */
const MAX_SEARCH_DEPTH = 32;

function mayContainError(message: object): boolean {
  // If a getter throws, serialization throws again and reports it.
  return attempt(() => isObject(message) && containsError(message, 0), true);
}

/** Returns true if an error may be inside a value. Also searches inherited fields, because filtering them is slow. */
function containsError(value: Readonly<Record<string, unknown>>, depth: number): boolean {
  if (depth > MAX_SEARCH_DEPTH || value instanceof Error) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item) && containsError(item, depth + 1)) return true;
    return false;
  }
  for (const key in value) {
    const item: unknown = value[key];
    if (isObject(item) && containsError(item, depth + 1)) return true;
  }
  return false;
}

/** Parses a message. Returns undefined if it is not valid JSON. */
export function decode(bytes: Uint8Array): unknown {
  return attempt((): unknown => JSON.parse(decoder.decode(bytes)), undefined);
}

/** Returns the fields of an error that JSON.stringify would omit. */
function plain({ name, message }: Error): { name: string; message: string } {
  return { name, message };
}

export function failureResponse(correlationId: string, code: BusErrorCode, message: string, details: object = {}) {
  const type = MessageBusType.HOOK_EXECUTION_RESPONSE;
  return { type, correlationId, success: false, error: { code, message, details } } satisfies HookExecutionResponse;
}

/** Returns true if a response has the id of the request. */
export function isResponseTo(response: unknown, correlationId: string): boolean {
  return isRecord(response) && response['correlationId'] === correlationId;
}

/** Validates the response to a request and restores the classes of its outputs and errors. */
export function readResponse(
  response: unknown,
  correlationId: string,
  eventName: string,
  contract: Contract,
): HookExecutionResponse {
  if (!isResponseTo(response, correlationId) || !validateHookExecutionResponse(response)) {
    throw new TypeError(`the response to the hook request ${correlationId} does not fit its contract`);
  }
  if (response.output !== undefined) revive(response.output, eventName, contract);
  return response;
}

/** Restores classes in place. */
function revive(output: AggregatedHookResult, eventName: string, contract: Contract): void {
  if (output.finalOutput !== undefined) output.finalOutput = revivedOutput(output.finalOutput, eventName, contract);
  output.errors = output.errors.map(revived);
  for (const result of output.hookResults ?? []) if (result.error !== undefined) result.error = revived(result.error);
}

/** Creates the output class. For an event that is not in this contract, decisions are read from both fields that may hold them. */
function revivedOutput(output: HookOutput, eventName: string, contract: Contract): DefaultHookOutput {
  return isEventOf(contract, eventName) ? createHookOutput(eventName, output, contract) : new RewriteHookOutput(output);
}

function revived({ name, message }: Error): Error {
  return Object.assign(new Error(message), name === undefined || name === 'Error' ? {} : { name });
}

/** Length to which reasons are cut in a response that is too large. */
const MAX_REASON_LENGTH = 1000;
/** Number of labels that such a response keeps. */
const MAX_LABELS = 100;

/** Reduces a response that is too large to its decision, so that a block still arrives. */
export function decisionOnly(response: HookExecutionResponse, why: string): HookExecutionResponse {
  const { type, correlationId } = response;
  if (!response.success) return shortFailure(response, why);
  const output = shortOutput(response.output, why);
  // Nothing is blocked, but a rewrite or added context would be lost.
  if (output === undefined) return failureResponse(correlationId, 'internal_error', why);
  return { type, correlationId, success: true, output };
}

/** Reduces a result to its decision. Returns undefined if it has none. */
function shortOutput(output: AggregatedHookResult, why: string): AggregatedHookResult | undefined {
  const { finalOutput, totalDuration, withheld } = output;
  const decision = finalOutput && decisionIn(finalOutput);
  if (decision === undefined) return undefined;
  const short = { success: false, allOutputs: [], errors: [new Error(why)], totalDuration };
  const reason = withheld === undefined ? {} : { withheld: withheld.slice(0, MAX_REASON_LENGTH) };
  return { ...short, finalOutput: new DefaultHookOutput(decision), ...reason };
}

/** Returns the decision in the fields that all events share; undefined if the hooks neither block, ask nor stop. */
function decisionIn(output: NonNullable<AggregatedHookResult['finalOutput']>): HookOutput | undefined {
  const { decision, continue: goesOn, stopReason, labels } = output;
  const [blocks, asks] = [output.isBlockingDecision(), output.isAskDecision()];
  if (!blocks && !asks && !output.shouldStopExecution()) return undefined;
  const reason = blocks ? output.getBlockingError().reason : asks ? output.getEffectiveReason() : output.reason;
  return {
    decision: blocks ? 'deny' : asks ? 'ask' : decision,
    continue: goesOn,
    reason: reason?.slice(0, MAX_REASON_LENGTH),
    stopReason: stopReason?.slice(0, MAX_REASON_LENGTH),
    ...(labels && { labels: labels.slice(0, MAX_LABELS) }),
  };
}

/** Shortens a failure. Keeps `notAsked`, which marks a guard that could not run. */
function shortFailure({ correlationId, error, output }: HookExecutionFailure, why: string): HookExecutionResponse {
  const { stage, notAsked }: Record<string, unknown> = isRecord(error.details) ? error.details : {};
  const details = { ...(typeof stage === 'string' ? { stage } : {}), ...(notAsked === true ? { notAsked } : {}) };
  const { code = 'internal_error' } = error;
  const short = failureResponse(correlationId, code, `${cutText(error.message, MAX_REASON_LENGTH)} (${why})`, details);
  const decided = output && shortOutput(output, why);
  return decided === undefined ? short : { ...short, output: decided };
}
