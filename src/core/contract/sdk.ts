/**
 * What the translator reads of a model SDK's objects, by structure alone. Everything else passes through untouched.
 */

/** An SDK interface has no index signature and a plain literal may carry any key: the union accepts both. */
type Open<T> = T | (T & { readonly [key: string]: unknown });

/** A part of a message, as a model SDK has it. */
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

/** A message, as a model SDK has it. */
export type SdkContent = Open<{
  readonly role?: string | undefined;
  readonly parts?: readonly SdkPart[] | undefined;
}>;

/** A conversation, in every form that the SDK takes. */
export type SdkContents = string | SdkContent | SdkPart | ReadonlyArray<string | SdkContent | SdkPart>;

/** The tools on offer. */
export type SdkToolList = readonly unknown[];

/** Which tools may be called. */
export type SdkFunctionCallingConfig = Open<{
  readonly mode?: string | undefined;
  readonly allowedFunctionNames?: readonly string[] | undefined;
}>;

/** How tools are chosen. */
export type SdkToolConfig = Open<{
  readonly functionCallingConfig?: SdkFunctionCallingConfig | undefined;
  readonly retrievalConfig?: unknown;
}>;

/** The settings of a request. */
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

/** A request to the model. */
export type SdkRequest = Open<{
  readonly model?: string | undefined;
  readonly contents?: SdkContents | undefined;
  readonly config?: SdkConfig | undefined;
  /** Some callers keep their tools here rather than in `config`. */
  readonly tools?: SdkToolList | undefined;
}>;

/** How an answer was rated. */
export type SdkSafetyRating = Open<{
  readonly category?: string | undefined;
  readonly probability?: string | undefined;
}>;

/** One answer. */
export type SdkCandidate = Open<{
  readonly content?: SdkContent | undefined;
  readonly finishReason?: string | undefined;
  readonly index?: number | undefined;
  readonly safetyRatings?: readonly SdkSafetyRating[] | undefined;
}>;

/** What a request cost. */
export type SdkUsageMetadata = Open<{
  readonly promptTokenCount?: number | undefined;
  readonly candidatesTokenCount?: number | undefined;
  readonly totalTokenCount?: number | undefined;
}>;

/** What the model answered. */
export type SdkResponse = Open<{
  readonly candidates?: readonly SdkCandidate[] | undefined;
  readonly usageMetadata?: SdkUsageMetadata | undefined;
  readonly text?: string | undefined;
  readonly functionCalls?: unknown;
}>;

/** What a hook's answer takes the place of. */
export interface AnswerBase {
  /** The request that is answered. */
  readonly request?: object | undefined;
  /** The model's own answer, when it has given one. */
  readonly response?: object | undefined;
  /** The hook changes the text only: calls of tools in the model's answer stay. */
  readonly keepToolCalls?: boolean | undefined;
}
