import type { HookFireResult } from '../../generated/index.js';
import type { SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from '../contract/index.js';

/** What the hooks before a model call want. */
export interface BeforeModelHookResult<Q extends SdkRequest = SdkRequest> {
  /** The model must not be called: a hook refused, or asked the agent to stop. */
  blocked: boolean;
  reason?: string | undefined;
  /** The answer to give in the model's place. Without it the caller gives an empty one. */
  syntheticResponse?: SdkResponse | undefined;
  /** The request to send; the caller's own object when no hook changed it. */
  modifiedRequest?: Q | undefined;
  /** The agent shall end its loop. */
  stopped?: boolean | undefined;
  /** For the model, in this request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** What the hooks after a model call want. */
export interface AfterModelHookResult<R extends SdkResponse = SdkResponse> {
  /** The answer to go on with; the caller's own object when no hook changed it. */
  response: R | SdkResponse;
  /** The agent shall end its loop. */
  stopped?: boolean | undefined;
  reason?: string | undefined;
  /** For the model, in the next request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** What the hooks before a choice of tools want. Definitions are never taken away: `toolConfig` says what may be called. */
export interface BeforeToolSelectionHookResult<
  C extends SdkToolConfig = SdkToolConfig,
  T extends SdkToolList = SdkToolList,
> {
  toolConfig?: C | undefined;
  tools?: T | undefined;
  /** The agent shall end its loop. */
  stopped?: boolean | undefined;
  reason?: string | undefined;
  /** For the model, in this request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
}

/** What is left out when there is nothing to say. */
export function messageFields({ systemMessage }: HookFireResult): { systemMessage?: string } {
  return systemMessage === undefined ? {} : { systemMessage };
}

export function displayFields({ suppressOutput }: HookFireResult): { suppressOutput?: true } {
  return suppressOutput ? { suppressOutput } : {};
}

/** Of events at which a hook can stop the agent but not refuse. */
export function stopFields({ shouldStop, stopReason }: HookFireResult): {
  stopped?: true;
  reason?: string | undefined;
} {
  return shouldStop ? { stopped: true, reason: stopReason } : {};
}
