import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResponse,
  type HookOrigin,
  MessageBusType,
  validateHookExecutionRequest,
  violationsOfChecked,
} from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import type { Contract } from '../contract/index.js';
import { isEventOf, routeOf } from '../registry/events.js';
import type { Fields } from './event-input.js';
import { failureOf, HookExecutionError } from './failure.js';

/** From here on an event name is one of the contract's. */
export function checkEventName(
  contract: Contract,
  name: unknown,
  correlationId?: string,
): HookEventName | HookExecutionError {
  return isEventOf(contract, name) ? name : unknownEvent(contract, name, correlationId);
}

export function unknownEvent(contract: Contract, name: unknown, correlationId?: string): HookExecutionError {
  const guess = typeof name === 'string' ? nearestName(name, Object.keys(contract.routes)) : undefined;
  const hint = guess ? `; did you mean ${guess}?` : '';
  return new HookExecutionError(`there is no event ${describe(name)}${hint}`, 'routing', {
    correlationId,
    details: { eventName: name },
  });
}

/** What a client sent, when it fits the event; else an error that names every place where it does not. */
export function checkInput(
  contract: Contract,
  eventName: HookEventName,
  input: unknown,
  correlationId?: string,
): Fields | HookExecutionError {
  const meta = { eventName, correlationId };
  try {
    const route = routeOf(contract, eventName);
    if (isRecord(input) && route.validateInput(input)) return input;
    const violations = contract.violations(route.inputContract, input);
    const places = violations.map(({ path, message }) => `${path || 'the input'} ${message}`).join('; ');
    const text = `the input does not fit ${eventName}: ${places}`;
    return new HookExecutionError(text, 'validation', { ...meta, details: { violations } });
  } catch (error) {
    return new HookExecutionError(error, 'validation', meta);
  }
}

function describe(name: unknown): string {
  return typeof name === 'string' ? JSON.stringify(name) : `of type ${name === null ? 'null' : typeof name}`;
}

/** A request needs no id: one is made when it has none that can be returned. */
export function readCorrelationId(message: unknown): string {
  try {
    const id: unknown = isRecord(message) ? message['correlationId'] : undefined;
    return typeof id === 'string' && id !== '' ? id : crypto.randomUUID();
  } catch {
    return crypto.randomUUID();
  }
}

/** What a request asks for. Each field is read once; reading throws what the fields throw. */
export function readRequest(
  message: unknown,
  correlationId: string,
): { eventName: string; input: unknown } | HookExecutionError {
  const { eventName, input: sent, origin } = isRecord(message) ? message : {};
  const input = isRecord(origin) && isRecord(sent) ? { ...sent, origin: toldOrigin(origin) } : sent;
  const request: unknown = { type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId };
  if (validateHookExecutionRequest(request)) return request;
  const violations = violationsOfChecked('HookExecutionRequest', request);
  const places = violations.map(({ path, message: what }) => `${path} ${what}`).join('; ');
  return new HookExecutionError(`the request is not valid: ${places}`, 'envelope', {
    correlationId,
    details: { violations },
  });
}

/** Where the event happened is what the client says, and hooks are told that it does. */
function toldOrigin({ cwd, session_id }: Readonly<Record<string, unknown>>): HookOrigin {
  return {
    ...(typeof cwd === 'string' ? { cwd } : {}),
    ...(typeof session_id === 'string' ? { session_id } : {}),
    told: true,
  };
}

/**
 * Builds the response to a request. Only a failure of the pipeline itself is an error on the bus; it carries the output
 * too if it blocks the event or withholds its result.
 */
export function responseTo(correlationId: string, output: AggregatedHookResult): HookExecutionResponse {
  const type = MessageBusType.HOOK_EXECUTION_RESPONSE;
  const failure = failureOf(output);
  if (failure === undefined) return { type, correlationId, success: true, output };
  const { code, message, stage, details } = failure;
  const error = { code, message, details: { ...detailsOf(details), stage } };
  return { type, correlationId, success: false, error, ...(decides(output) && { output }) };
}

function decides({ finalOutput, withheld }: AggregatedHookResult): boolean {
  return finalOutput !== undefined || withheld !== undefined;
}

function detailsOf(details: unknown): object {
  try {
    if (isRecord(details) && !(details instanceof Error)) return { ...details };
  } catch {
    // What cannot be read is told as far as it can be.
  }
  return { cause: messageOf(details) };
}
