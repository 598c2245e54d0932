// Made from schemas/ by npm run generate. Do not edit.

import type {
  EnumValue,
  FireOptions,
} from '../src/core/contract/index.js';
import {
  HookEventName,
  type PreCompressTrigger,
  type SessionEndReason,
  type SessionStartSource,
} from './enums.js';
import type {
  HookFireResult,
  AfterAgentParams,
  AfterModelParams,
  AfterToolParams,
  BeforeAgentParams,
  BeforeModelParams,
  BeforeToolParams,
  BeforeToolSelectionParams,
  NotificationParams,
  PreCompressParams,
  SessionEndParams,
  SessionStartParams,
  SubagentStartParams,
  SubagentStopParams,
} from './types.js';

/** One fire method per event. `None` is the result if nothing was fired. */
export abstract class HookEvents<None = never> {
  protected abstract fireEvent<E extends HookEventName>(eventName: E, params: object, options?: FireOptions): Promise<HookFireResult<E> | None>;

  /** A turn of the agent has ended with a response. The hook may make the agent continue. */
  fireAfterAgentEvent(params: AfterAgentParams, options?: FireOptions): Promise<HookFireResult<HookEventName.AfterAgent> | None> {
    return this.fireEvent(HookEventName.AfterAgent, params, options);
  }

  /** The model has responded. The hook may edit or replace the response. */
  fireAfterModelEvent(params: AfterModelParams, options?: FireOptions): Promise<HookFireResult<HookEventName.AfterModel> | None> {
    return this.fireEvent(HookEventName.AfterModel, params, options);
  }

  /** A tool has run. The hook may add context for the model, hide the result from the display, or replace it if the host consents. */
  fireAfterToolEvent(params: AfterToolParams, options?: FireOptions): Promise<HookFireResult<HookEventName.AfterTool> | None> {
    return this.fireEvent(HookEventName.AfterTool, params, options);
  }

  /** A turn of the agent begins with a prompt. The hook may block it, rewrite the prompt or add context. */
  fireBeforeAgentEvent(params: BeforeAgentParams, options?: FireOptions): Promise<HookFireResult<HookEventName.BeforeAgent> | None> {
    return this.fireEvent(HookEventName.BeforeAgent, params, options);
  }

  /** A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model. */
  fireBeforeModelEvent(params: BeforeModelParams, options?: FireOptions): Promise<HookFireResult<HookEventName.BeforeModel> | None> {
    return this.fireEvent(HookEventName.BeforeModel, params, options);
  }

  /** A tool is about to run. The hook may block the call or change its arguments. */
  fireBeforeToolEvent(params: BeforeToolParams, options?: FireOptions): Promise<HookFireResult<HookEventName.BeforeTool> | None> {
    return this.fireEvent(HookEventName.BeforeTool, params, options);
  }

  /** The model is about to be offered tools. The hook may restrict them. */
  fireBeforeToolSelectionEvent(params: BeforeToolSelectionParams, options?: FireOptions): Promise<HookFireResult<HookEventName.BeforeToolSelection> | None> {
    return this.fireEvent(HookEventName.BeforeToolSelection, params, options);
  }

  /** The agent notifies the user. The hook may forward the message. */
  fireNotificationEvent(params: NotificationParams, options?: FireOptions): Promise<HookFireResult<HookEventName.Notification> | None> {
    return this.fireEvent(HookEventName.Notification, params, options);
  }

  /** The conversation is about to be compressed. The hook may save parts of it. */
  firePreCompressEvent<PreCompressTriggerValue extends string>(params: Omit<PreCompressParams, "trigger"> & { trigger: EnumValue<PreCompressTriggerValue, PreCompressTrigger> }, options?: FireOptions): Promise<HookFireResult<HookEventName.PreCompress> | None> {
    return this.fireEvent(HookEventName.PreCompress, params, options);
  }

  /** A session ends. The hook may clean up or write a record. */
  fireSessionEndEvent<SessionEndReasonValue extends string>(params: Omit<SessionEndParams, "reason"> & { reason: EnumValue<SessionEndReasonValue, SessionEndReason> }, options?: FireOptions): Promise<HookFireResult<HookEventName.SessionEnd> | None> {
    return this.fireEvent(HookEventName.SessionEnd, params, options);
  }

  /** A session begins. The hook may add context for the agent. */
  fireSessionStartEvent<SessionStartSourceValue extends string>(params: Omit<SessionStartParams, "source"> & { source: EnumValue<SessionStartSourceValue, SessionStartSource> }, options?: FireOptions): Promise<HookFireResult<HookEventName.SessionStart> | None> {
    return this.fireEvent(HookEventName.SessionStart, params, options);
  }

  /** An agent is about to start a subagent. `agent` is the subagent. The hook may block it or add context. */
  fireSubagentStartEvent(params: SubagentStartParams, options?: FireOptions): Promise<HookFireResult<HookEventName.SubagentStart> | None> {
    return this.fireEvent(HookEventName.SubagentStart, params, options);
  }

  /** A subagent has finished its task. `agent` is the subagent. The hook may make it continue. */
  fireSubagentStopEvent(params: SubagentStopParams, options?: FireOptions): Promise<HookFireResult<HookEventName.SubagentStop> | None> {
    return this.fireEvent(HookEventName.SubagentStop, params, options);
  }
}
