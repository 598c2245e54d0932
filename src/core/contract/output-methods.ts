import type { AnswerBase, SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from './sdk.js';

/** What a caller may ask of any merged output. */
export interface DefaultHookOutputMethods {
  /** The strictest of the decisions that the output carries, in whichever field. */
  getEffectiveDecision(): 'ask' | 'block' | 'deny' | 'approve' | 'allow' | undefined;
  /** A hook refused the operation. */
  isBlockingDecision(): boolean;
  /** A hook leaves the choice to the user. */
  isAskDecision(): boolean;
  /** A hook asked the agent to stop. */
  shouldStopExecution(): boolean;
  /** The first reason that says something: why it was stopped, else why it was decided so. */
  getEffectiveReason(): string;
  getBlockingError(): { blocked: boolean; reason: string };
  /** Text for the model to read. */
  getAdditionalContext(): string | undefined;
  /** The request as the hooks want it; the same object when they changed nothing. */
  applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q;
  /** The choice of tools as the hooks want it; definitions stay. */
  applyToolConfigModifications<T extends ToolSelection>(selection: T): T;
  /** The host shall forget the conversation so far. */
  shouldClearContext(): boolean;
}

/** The tools on offer, and which of them may be called. */
export interface ToolSelection {
  toolConfig?: SdkToolConfig | undefined;
  tools?: SdkToolList | undefined;
}

/** What a caller may ask of an output that can change arguments. */
export interface RewriteHookOutputMethods extends DefaultHookOutputMethods {
  /** The arguments to change, when a hook changed any. */
  getModifiedToolInput(): Record<string, unknown> | undefined;
  /** Those are all the arguments: what was there before is gone. */
  replacesToolInput(): boolean;
}

/** What a caller may ask of an output that can ask for one more call. */
export interface FollowUpHookOutputMethods extends DefaultHookOutputMethods {
  /** A tool call the host may make right after this one. */
  getTailToolCallRequest(): { name: string; args: Record<string, unknown> } | undefined;
}

/** What a caller may ask of an output about a request to the model. */
export interface ModelRequestHookOutputMethods extends DefaultHookOutputMethods {
  /** The ids of results that a hook edits and the request does not have. */
  getUnknownToolResults(request: SdkRequest): string[];
  /** An answer in the model's place, when a hook gave one. */
  getSyntheticResponse(base?: AnswerBase): SdkResponse | undefined;
}

/** What a caller may ask of an output about the model's answer. */
export interface ModelResponseHookOutputMethods extends DefaultHookOutputMethods {
  /**
   * The answer as the hooks want it; undefined when they gave none, also on a stop: the model's answer stays. Without the
   * model's answer as a base, tool calls cannot be kept.
   */
  getModifiedResponse(base?: AnswerBase): SdkResponse | undefined;
}

/** What a caller may ask of an output that can restrict the tools on offer. */
export interface ToolChoiceHookOutputMethods extends DefaultHookOutputMethods {
  /** The request with the choice of tools that the hooks made; the same object when they made none. */
  restrictTools<Q extends SdkRequest>(request: Q): Q;
}
/** What a caller may ask of an output that can have the conversation forgotten. */
export type ClearingHookOutputMethods = DefaultHookOutputMethods;

/** The classes that src/engine/outputs provides, one per kind of effect; a route names one. */
export type OutputClassName =
  | 'DefaultHookOutput'
  | 'RewriteHookOutput'
  | 'FollowUpHookOutput'
  | 'ModelRequestHookOutput'
  | 'ModelResponseHookOutput'
  | 'ToolChoiceHookOutput'
  | 'ClearingHookOutput';
