import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResponse,
  type HookOrigin,
  MessageBusType,
  validateHookExecutionRequest,
  violationsOfChecked,
} from '../../../generated/index.js';
import { attempt, messageOf } from '../../util/errors.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import type { Contract } from '../contract/index.js';
import { routeOf } from '../registry/events.js';
import type { Fields } from './event-input.js';
import { failureOf, HookExecutionError } from './failure.js';
import { reportedFacts } from './session-fields.js';

/** Returns the failure of a name that is not an event of the contract. */
export function unknownEvent(contract: Contract, name: unknown, correlationId?: string): HookExecutionError {
  const guess = typeof name === 'string' ? nearestName(name, Object.keys(contract.routes)) : undefined;
  const hint = guess ? `; did you mean ${guess}?` : '';
  return new HookExecutionError(`unknown event ${describe(name)}${hint}`, 'routing', {
    correlationId,
    details: { eventName: name },
  });
}

/** Returns the input if it is valid for the event. Otherwise returns an error that names every violation. */
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
    const list = violations.map(({ path, message }) => `${path || 'the input'} ${message}`).join('; ');
    const text = `the input does not fit ${eventName}: ${list}`;
    return new HookExecutionError(text, 'validation', { ...meta, details: { violations } });
  } catch (error) {
    return new HookExecutionError(error, 'validation', meta);
  }
}

function describe(name: unknown): string {
  return typeof name === 'string' ? JSON.stringify(name) : `of type ${name === null ? 'null' : typeof name}`;
}

/** Returns the correlation id of a request, or a new one if it has none. */
export function readCorrelationId(message: unknown): string {
  const id = attempt(() => fieldsOf(message)['correlationId'], undefined);
  return typeof id === 'string' && id !== '' ? id : crypto.randomUUID();
}

/** Reads a request. Each field is read once. Throws what the getters of the fields throw. */
export function readRequest(
  message: unknown,
  correlationId: string,
): { eventName: string; input: unknown } | HookExecutionError {
  const { eventName, input: fields, origin } = isRecord(message) ? message : {};
  const input = isRecord(fields) ? withOrigin(fields, origin) : fields;
  const request: unknown = { type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId };
  if (validateHookExecutionRequest(request)) return request;
  const violations = violationsOfChecked('HookExecutionRequest', request);
  const list = violations.map((violation) => `${violation.path} ${violation.message}`).join('; ');
  return new HookExecutionError(`the request is not valid: ${list}`, 'envelope', {
    correlationId,
    details: { violations },
  });
}

/** Returns the input with the origin of the request. One in the input itself is dropped: it would replace facts of the host. */
function withOrigin(fields: Fields, origin: unknown): Fields {
  if (isRecord(origin)) return { ...fields, origin: reportedOrigin(origin) };
  if (!Object.hasOwn(fields, 'origin')) return fields;
  const { origin: _claimed, ...rest } = fields;
  return rest;
}

/** Marks the origin of an event as reported by the client. */
function reportedOrigin(origin: Readonly<Record<string, unknown>>): HookOrigin {
  const { cwd, session_id } = origin;
  return {
    ...(typeof cwd === 'string' ? { cwd } : {}),
    ...(typeof session_id === 'string' ? { session_id } : {}),
    ...reportedFacts(origin),
    told: true,
  };
}

/**
 * Builds the response to a request. Only a failure of the pipeline itself is an error on the bus. It has the output too if that
 * blocks the event or withholds its result.
 */
export function responseTo(correlationId: string, output: AggregatedHookResult): HookExecutionResponse {
  const type = MessageBusType.HOOK_EXECUTION_RESPONSE;
  const failure = failureOf(output);
  if (failure === undefined) return { type, correlationId, success: true, output };
  const { code, message, stage, details } = failure;
  const error = { code, message, details: { ...detailsOf(details), stage } };
  const decides = output.finalOutput !== undefined || output.withheld !== undefined;
  return { type, correlationId, success: false, error, ...(decides && { output }) };
}

function detailsOf(details: unknown): object {
  const data = attempt(
    () => (isRecord(details) && !(details instanceof Error) ? { ...details } : undefined),
    undefined,
  );
  return data ?? { cause: messageOf(details) };
}
