import type { AnswerBase, SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from './sdk.js';

/** Methods of every merged output. */
export interface DefaultHookOutputMethods {
  /** Returns the strictest decision of the output, in whichever field. */
  getEffectiveDecision(): 'ask' | 'block' | 'deny' | 'approve' | 'allow' | undefined;
  /** Returns true if a hook blocked the operation. */
  isBlockingDecision(): boolean;
  /** Returns true if a hook requires confirmation by the user. */
  isAskDecision(): boolean;
  /** Returns true if a hook stopped the agent. */
  shouldStopExecution(): boolean;
  /** Returns the reason for the stop, or else for the decision. */
  getEffectiveReason(): string;
  getBlockingError(): { blocked: boolean; reason: string };
  /** Returns text to add for the model. */
  getAdditionalContext(): string | undefined;
  /** Applies the hooks' changes to a request. Returns the same object if there are none. */
  applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q;
  /** Applies the hooks' choice of tools; tool definitions stay. */
  applyToolConfigModifications<T extends ToolSelection>(selection: T): T;
  /** Returns true if the host must clear the conversation. */
  shouldClearContext(): boolean;
}

/** Offered tools, and which of them may be called. */
export interface ToolSelection {
  toolConfig?: SdkToolConfig | undefined;
  tools?: SdkToolList | undefined;
}

/** Methods of an output that can change arguments. */
export interface RewriteHookOutputMethods extends DefaultHookOutputMethods {
  /** Returns the changed arguments, if any. */
  getModifiedToolInput(): Record<string, unknown> | undefined;
  /** Returns true if the changed arguments replace all arguments. */
  replacesToolInput(): boolean;
}

/** Methods of an output that can rewrite a prompt. */
export interface PromptHookOutputMethods extends DefaultHookOutputMethods {
  /** Returns the prompt to use instead of the user's, if any. */
  getModifiedPrompt(): string | undefined;
}

/** Methods of an output that can request another tool call. */
export interface FollowUpHookOutputMethods extends DefaultHookOutputMethods {
  /** Returns a tool call to make right after this one. */
  getTailToolCallRequest(): { name: string; args: Record<string, unknown> } | undefined;
}

/** Methods of an output about a request to the model. */
export interface ModelRequestHookOutputMethods extends DefaultHookOutputMethods {
  /** Returns the ids of edited tool results that the request does not have. */
  getUnknownToolResults(request: SdkRequest): string[];
  /** Returns a hook's response to use instead of the model's, if any. */
  getSyntheticResponse(base?: AnswerBase): SdkResponse | undefined;
}

/** Methods of an output about the model's response. */
export interface ModelResponseHookOutputMethods extends DefaultHookOutputMethods {
  /**
   * Returns the changed response, or undefined if the model's response stays. Tool calls can only be kept if the model's
   * response is passed as base.
   */
  getModifiedResponse(base?: AnswerBase): SdkResponse | undefined;
}

/** Methods of an output that can restrict the offered tools. */
export interface ToolChoiceHookOutputMethods extends DefaultHookOutputMethods {
  /** Applies the hooks' choice of tools to a request. Returns the same object if they made none. */
  restrictTools<Q extends SdkRequest>(request: Q): Q;
}

/** Methods of an output that can clear the context. */
export type ClearingHookOutputMethods = DefaultHookOutputMethods;

/** Output classes of src/core/outputs, one per kind of effect. */
export type OutputClassName =
  | 'DefaultHookOutput'
  | 'RewriteHookOutput'
  | 'PromptHookOutput'
  | 'FollowUpHookOutput'
  | 'ModelRequestHookOutput'
  | 'ModelResponseHookOutput'
  | 'ToolChoiceHookOutput'
  | 'ClearingHookOutput';
