import { randomUUID } from 'node:crypto';
import {
  type AggregatedHookResult,
  getViolations,
  type HookExecutionResponse,
  MessageBusType,
  validateHookExecutionRequest,
} from '../../generated/index.js';
import { failureOf, HookExecutionError, messageOf } from './failure.js';

/** A request needs no id: one is made when it has none that can be returned. */
export function readCorrelationId(message: unknown): string {
  try {
    const id: unknown = isRecord(message) ? message['correlationId'] : undefined;
    return typeof id === 'string' && id !== '' ? id : randomUUID();
  } catch {
    return randomUUID();
  }
}

/** What a request asks for. Each field is read once; reading throws what the fields throw. */
export function readRequest(
  message: unknown,
  correlationId: string,
): { eventName: string; input: unknown } | HookExecutionError {
  const { eventName, input } = isRecord(message) ? message : {};
  const request: unknown = { type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId };
  if (validateHookExecutionRequest(request)) return request;
  const violations = getViolations('HookExecutionRequest', request);
  const places = violations.map(({ path, message: what }) => `${path} ${what}`).join('; ');
  return new HookExecutionError(`the request is not valid: ${places}`, 'envelope', {
    correlationId,
    details: { violations },
  });
}

/** Whatever hooks answered is a success: only a failure of the pipeline itself is an error on the bus. */
export function responseTo(correlationId: string, output: AggregatedHookResult): HookExecutionResponse {
  const type = MessageBusType.HOOK_EXECUTION_RESPONSE;
  const failure = failureOf(output);
  if (failure === undefined) return { type, correlationId, success: true, output };
  const { code, message, stage, details } = failure;
  return { type, correlationId, success: false, error: { code, message, details: { ...describe(details), stage } } };
}

function describe(details: unknown): object {
  try {
    if (isRecord(details) && !(details instanceof Error)) return { ...details };
  } catch {
    // What cannot be read is told as far as it can be.
  }
  return { cause: messageOf(details) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
