import type { HookExecutionRequest, HookOrigin, MessageBusMessage } from '../../generated/index.js';

/** Request to fire an event through the bus. */
export interface BusRequest {
  /** Event of the responder's contract. */
  eventName: string;
  input: Record<string, unknown>;
  /** Defaults to a new id, also if it is empty or not a string. */
  correlationId?: string | undefined;
  /** Origin of the event, for hooks that run elsewhere. */
  origin?: HookOrigin | undefined;
}

/** Message on the bus: one of the contract, or a request for an event of a host's own contract. */
export type BusMessage = MessageBusMessage | OwnEventRequest;

/** Request for an event of a host's own contract. */
export type OwnEventRequest = Omit<HookExecutionRequest, 'eventName'> & { eventName: string };

/** Options for a request. */
export interface BusRequestOptions {
  /** Timeout for the response in milliseconds. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A request got no response before its timeout. */
export class HookRequestTimeoutError extends Error {
  override readonly name = 'HookRequestTimeoutError';
  readonly correlationId: string;

  constructor(correlationId: string, timeoutMs: number) {
    super(
      `no response to the hook request ${correlationId} within ${timeoutMs} ms: is a hook system with this bus running?`,
    );
    this.correlationId = correlationId;
  }
}

/** A request with the same id is pending, so its response could not be assigned. */
export class HookRequestInFlightError extends Error {
  override readonly name = 'HookRequestInFlightError';
  readonly correlationId: string;

  constructor(correlationId: string) {
    super(`a hook request ${correlationId} is still pending: give every request an id of its own`);
    this.correlationId = correlationId;
  }
}
