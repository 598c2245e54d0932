import type { GenerateContentResponse } from '@google/genai';
import type { SdkResponse } from '../../../core/contract/index.js';
import { SyntheticResponse } from './response.js';

/** A response made by hooks has the SDK's fields and getters; only its enums, which are values of the SDK, keep the types apart. */
export function asSdkResponse(response: SdkResponse): GenerateContentResponse;
export function asSdkResponse(response: SdkResponse): SdkResponse {
  return response;
}

/** Returns the response for a call that a hook blocked without an answer of its own, as the API writes a blocked prompt. */
export function blockedResponse(reason: string): GenerateContentResponse {
  const content = { role: 'model', parts: [] };
  const candidate = { content, finishReason: 'OTHER', finishMessage: reason, index: 0 };
  const promptFeedback = { blockReason: 'OTHER', blockReasonMessage: reason };
  return asSdkResponse(Object.assign(new SyntheticResponse([candidate], undefined), { promptFeedback }));
}
