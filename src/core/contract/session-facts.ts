/** Tokens that a model call used, in one shape for all SDKs. A missing figure is unknown. */
export interface HookUsage {
  /** Tokens of the request, with those that were read from or written to a cache. */
  readonly input_tokens?: number | undefined;
  /** Tokens of the response, with those of its reasoning. */
  readonly output_tokens?: number | undefined;
  /** Part of `input_tokens` that was read from a cache. */
  readonly cached_tokens?: number | undefined;
}

/** User message that the current turn of a conversation began with. */
export interface HookTurn {
  readonly prompt: string;
  /** Number of such messages in the request. */
  readonly index: number;
}

/** Facts about a model call, before its request is sent. */
export interface ModelRequestFacts {
  /** Undefined if it cannot be determined. */
  readonly turn?: HookTurn | undefined;
  readonly model?: string | undefined;
}

/** Facts about a response, as the SDK reported them. */
export interface ModelResponseFacts {
  readonly usage?: HookUsage | undefined;
  readonly model?: string | undefined;
  /** Text of the model in this message, without its reasoning. */
  readonly text?: string | undefined;
  /** Ids that the SDK gave to the tool calls of this message. */
  readonly toolCallIds?: readonly string[] | undefined;
}

/** Recorder of the model calls of one agent of a session. */
export interface ModelCallRecorder {
  /** Records that a request is sent. `call` is the one that the events before and after it are fired with. */
  begin(request: ModelRequestFacts, call?: object): RecordedModelCall;
  /** Records that a call is not sent, although no hook blocked it. */
  cancel?(call: object): void;
}

/** A model call that was sent. Exactly one of its methods is called, once. */
export interface RecordedModelCall {
  /** A response came, or a part of one. Missing figures are unknown. */
  responded(facts: ModelResponseFacts): void;
  /** No response came. With the `status` of an error response of the server, no tokens were used. */
  failed(error: { readonly status?: number | undefined }): void;
}
