/**
 * Structural types of the parts of a model SDK's objects that translators read. Everything else passes through unchanged.
 */

/** Accepts SDK interfaces, which have no index signature, and literals with further keys. */
type Open<T> = T | (T & { readonly [key: string]: unknown });

/** Part of a message. */
export type SdkPart = Open<{
  readonly text?: string | undefined;
  readonly thought?: boolean | undefined;
  readonly thoughtSignature?: string | undefined;
  readonly inlineData?: unknown;
  readonly fileData?: unknown;
  readonly functionCall?: unknown;
  readonly functionResponse?: unknown;
  readonly executableCode?: unknown;
  readonly codeExecutionResult?: unknown;
}>;

/** Message of a conversation. */
export type SdkContent = Open<{
  readonly role?: string | undefined;
  readonly parts?: readonly SdkPart[] | undefined;
}>;

/** Conversation, in every form that the SDK accepts. */
export type SdkContents = string | SdkContent | SdkPart | ReadonlyArray<string | SdkContent | SdkPart>;

/** Offered tools. */
export type SdkToolList = readonly unknown[];

/** Tools that may be called. */
export type SdkFunctionCallingConfig = Open<{
  readonly mode?: string | undefined;
  readonly allowedFunctionNames?: readonly string[] | undefined;
}>;

/** Tool choice of a request. */
export type SdkToolConfig = Open<{
  readonly functionCallingConfig?: SdkFunctionCallingConfig | undefined;
  readonly retrievalConfig?: unknown;
}>;

/** Generation settings of a request. */
export type SdkConfig = Open<{
  readonly temperature?: number | undefined;
  readonly maxOutputTokens?: number | undefined;
  readonly topP?: number | undefined;
  readonly topK?: number | undefined;
  readonly stopSequences?: readonly string[] | undefined;
  readonly candidateCount?: number | undefined;
  readonly presencePenalty?: number | undefined;
  readonly frequencyPenalty?: number | undefined;
  readonly systemInstruction?: unknown;
  readonly safetySettings?: unknown;
  readonly tools?: SdkToolList | undefined;
  readonly toolConfig?: SdkToolConfig | undefined;
}>;

/** Request to the model. */
export type SdkRequest = Open<{
  readonly model?: string | undefined;
  readonly contents?: SdkContents | undefined;
  readonly config?: SdkConfig | undefined;
  /** Used by callers that do not put tools into `config`. */
  readonly tools?: SdkToolList | undefined;
}>;

/** Safety rating of a response. */
export type SdkSafetyRating = Open<{
  readonly category?: string | undefined;
  readonly probability?: string | undefined;
}>;

/** One candidate of a response. */
export type SdkCandidate = Open<{
  readonly content?: SdkContent | undefined;
  readonly finishReason?: string | undefined;
  readonly index?: number | undefined;
  readonly safetyRatings?: readonly SdkSafetyRating[] | undefined;
}>;

/** Token usage of a request. */
export type SdkUsageMetadata = Open<{
  readonly promptTokenCount?: number | undefined;
  readonly candidatesTokenCount?: number | undefined;
  readonly totalTokenCount?: number | undefined;
}>;

/** Response of the model. */
export type SdkResponse = Open<{
  readonly candidates?: readonly SdkCandidate[] | undefined;
  readonly usageMetadata?: SdkUsageMetadata | undefined;
  readonly text?: string | undefined;
  readonly functionCalls?: unknown;
}>;

/** Request and response that a hook's response replaces. */
export interface AnswerBase {
  readonly request?: object | undefined;
  /** The model's own response, if there is one. */
  readonly response?: object | undefined;
  /** True if tool calls of the model's response stay. */
  readonly keepToolCalls?: boolean | undefined;
}
