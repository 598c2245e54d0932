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
import { isRecord } from '../../util/json.js';

/** How deep agents that ask fleets that ask fleets are already. */
export const DEPTH_HEADER = 'Hookwright-Depth';

/** How long whoever asks waits for the answer, in milliseconds: what waited longer for its turn is not worth running. */
export const TIMEOUT_HEADER = 'Hookwright-Timeout';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A message as it travels. It throws what the message's own getters throw. */
export function encode(message: object): Uint8Array {
  // To look at every value on the way takes JSON several times as long.
  if (!mayHoldError(message)) return Buffer.from(JSON.stringify(message));
  return Buffer.from(
    JSON.stringify(message, (_key, value: unknown) => (value instanceof Error ? plain(value) : value)),
  );
}

/** What is nested deeper than this is not searched: it may go round in circles. */
const SEARCHED_DEPTH = 32;

function mayHoldError(message: object): boolean {
  try {
    return isObject(message) && isErrorIn(message, 0);
  } catch {
    // Whatever cannot be read is met again where it is written, if it is.
    return true;
  }
}

/** Inherited fields are searched too, which JSON leaves out: to tell them apart takes longer than all the rest. */
function isErrorIn(value: Readonly<Record<string, unknown>>, depth: number): boolean {
  if (depth > SEARCHED_DEPTH || value instanceof Error) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item) && isErrorIn(item, depth + 1)) return true;
    return false;
  }
  for (const key in value) {
    const item: unknown = value[key];
    if (isObject(item) && isErrorIn(item, depth + 1)) return true;
  }
  return false;
}

/** Of any kind: what it holds is read by name. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What was sent, or undefined when it is no JSON. */
export function decode(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes));
    return value;
  } catch {
    return undefined;
  }
}

/** An error has no fields of its own that JSON would show. */
function plain({ name, message }: Error): { name: string; message: string } {
  return { name, message };
}

export function failureResponse(correlationId: string, code: BusErrorCode, message: string, details: object = {}) {
  const type = MessageBusType.HOOK_EXECUTION_RESPONSE;
  return { type, correlationId, success: false, error: { code, message, details } } satisfies HookExecutionResponse;
}

/** Whether this is meant as the answer to that request. */
export function answersTo(response: unknown, correlationId: string): boolean {
  return isRecord(response) && response['correlationId'] === correlationId;
}

/** What came back for a request: it must be the answer to that one. Outputs and errors become what they are in one process. */
export function readResponse(
  response: unknown,
  correlationId: string,
  eventName: string,
  contract: Contract,
): HookExecutionResponse {
  if (!answersTo(response, correlationId) || !validateHookExecutionResponse(response)) {
    throw new TypeError(`the response to the hook request ${correlationId} does not fit its contract`);
  }
  if (response.output !== undefined) reviveIn(response.output, eventName, contract);
  return response;
}

/** In place: it was read from the wire for this alone. */
function reviveIn(output: AggregatedHookResult, eventName: string, contract: Contract): void {
  if (output.finalOutput !== undefined) output.finalOutput = revivedOutput(output.finalOutput, eventName, contract);
  output.errors = output.errors.map(revived);
  for (const result of output.hookResults ?? []) if (result.error !== undefined) result.error = revived(result.error);
}

/** An event that is not of this contract may decide in either field: a refusal must be heard. */
function revivedOutput(output: HookOutput, eventName: string, contract: Contract): DefaultHookOutput {
  return isEventOf(contract, eventName) ? createHookOutput(eventName, output, contract) : new RewriteHookOutput(output);
}

function revived({ name, message }: Error): Error {
  return Object.assign(new Error(message), name === undefined || name === 'Error' ? {} : { name });
}

/** As much of a reason as is kept of an answer that cannot be sent whole. */
const SHORT_REASON = 1000;

/** What the hooks decided, of an answer that is too large: a refusal must arrive. */
export function decisionOnly(response: HookExecutionResponse, why: string): HookExecutionResponse {
  const { type, correlationId } = response;
  if (!response.success) return shortFailure(response, why);
  const output = shortOutput(response.output, why);
  // Nothing is refused, but a rewrite or a context would be lost.
  if (output === undefined) return failureResponse(correlationId, 'internal_error', why);
  return { type, correlationId, success: true, output };
}

/** Reduces a result to its decision. Returns undefined if it has none. */
function shortOutput(output: AggregatedHookResult, why: string): AggregatedHookResult | undefined {
  const { finalOutput, totalDuration, withheld } = output;
  const kept = finalOutput && decisionIn(finalOutput);
  if (kept === undefined) return undefined;
  const short = { success: false, allOutputs: [], errors: [new Error(why)], totalDuration };
  const reason = withheld === undefined ? {} : { withheld: withheld.slice(0, SHORT_REASON) };
  return { ...short, finalOutput: new DefaultHookOutput(kept), ...reason };
}

/** In the fields that all events share, wherever the hooks have said it; undefined when they refuse nothing. */
function decisionIn(output: NonNullable<AggregatedHookResult['finalOutput']>): HookOutput | undefined {
  const { decision, continue: goesOn, stopReason } = output;
  const [blocks, asks] = [output.isBlockingDecision(), output.isAskDecision()];
  if (!blocks && !asks && !output.shouldStopExecution()) return undefined;
  const reason = blocks ? output.getBlockingError().reason : asks ? output.getEffectiveReason() : output.reason;
  return {
    decision: blocks ? 'deny' : asks ? 'ask' : decision,
    continue: goesOn,
    reason: reason?.slice(0, SHORT_REASON),
    stopReason: stopReason?.slice(0, SHORT_REASON),
  };
}

/** What could not be asked is told as that, however much there was to say about it. */
function shortFailure({ correlationId, error, output }: HookExecutionFailure, why: string): HookExecutionResponse {
  const { stage, notAsked }: Record<string, unknown> = isRecord(error.details) ? error.details : {};
  const details = { ...(typeof stage === 'string' ? { stage } : {}), ...(notAsked === true ? { notAsked } : {}) };
  const { code = 'internal_error' } = error;
  const short = failureResponse(correlationId, code, `${cutText(error.message, SHORT_REASON)} (${why})`, details);
  const decided = output && shortOutput(output, why);
  return decided === undefined ? short : { ...short, output: decided };
}
