import type { GenerateContentResponse } from '@google/genai';
import type { SdkResponse } from '../contract/index.js';
import { SyntheticResponse } from '../translate/response.js';

/** A response made by hooks has the SDK's fields and getters; only its enums, which are values of the SDK, keep the types apart. */
export function asSdkResponse(response: SdkResponse): GenerateContentResponse;
export function asSdkResponse(response: SdkResponse): SdkResponse {
  return response;
}

/** What a caller gets when the model was not asked and no hook answered. */
export function emptyResponse(reason: string | undefined): GenerateContentResponse {
  const content = { role: 'model', parts: [] };
  const candidate = { content, finishReason: 'OTHER', finishMessage: reason, index: 0 };
  return asSdkResponse(new SyntheticResponse([candidate], undefined));
}
