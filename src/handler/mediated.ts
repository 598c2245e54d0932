import { randomUUID } from 'node:crypto';
import {
  getViolations,
  type HookExecutionResponse,
  type HookFireResult,
  MessageBusType,
  validateHookExecutionRequest,
} from '../../generated/index.js';
import { HookExecutionError, messageOf } from './failure.js';

type Fire = (eventName: string, input: unknown, correlationId: string) => Promise<HookFireResult>;

/** The one response to a request, whatever the request holds and whatever happens. Never rejects. */
export async function answerRequest(message: unknown, fire: Fire): Promise<HookExecutionResponse> {
  const correlationId = readCorrelationId(message);
  try {
    const request = readRequest(message, correlationId);
    if (request instanceof HookExecutionError) return failed(correlationId, request);
    const result = await fire(request.eventName, request.input, correlationId);
    const failure = result.errors.find((error) => error instanceof HookExecutionError);
    if (failure !== undefined) return failed(correlationId, failure);
    return { type: MessageBusType.HOOK_EXECUTION_RESPONSE, correlationId, success: true, output: result.aggregated };
  } catch (error) {
    return failed(correlationId, new HookExecutionError(error, 'internal', { correlationId }));
  }
}

/** A request needs no id: one is made when it has none that can be returned. */
function readCorrelationId(message: unknown): string {
  try {
    const id: unknown = isRecord(message) ? message['correlationId'] : undefined;
    return typeof id === 'string' && id !== '' ? id : randomUUID();
  } catch {
    return randomUUID();
  }
}

function readRequest(
  message: unknown,
  correlationId: string,
): { eventName: string; input: unknown } | HookExecutionError {
  const { eventName, input } = isRecord(message) ? message : {};
  const request: unknown = { type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId };
  if (validateHookExecutionRequest(request)) return request;
  const violations = getViolations('HookExecutionRequest', request);
  const places = violations.map((violation) => `${violation.path} ${violation.message}`).join('; ');
  return new HookExecutionError(`the request is not valid: ${places}`, 'envelope', {
    correlationId,
    details: { violations },
  });
}

function failed(correlationId: string, error: HookExecutionError): HookExecutionResponse {
  const { code, message, stage, details } = error;
  return {
    type: MessageBusType.HOOK_EXECUTION_RESPONSE,
    correlationId,
    success: false,
    error: { code, message, details: { stage, ...describe(details) } },
  };
}

function describe(details: unknown): object {
  if (details instanceof Error) return { cause: details.message };
  return isRecord(details) ? details : { cause: messageOf(details) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
