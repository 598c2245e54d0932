import type { HookToolConfig, LLMRequest, LLMRequestPatch, LLMResponse } from '../../generated/index.js';
import type { SdkRequest, SdkResponse, SdkToolConfig } from '../contract/sdk.js';
import { HookTranslator } from './hook-translator.js';
import { fromHookRequest, toHookRequest } from './request.js';
import { fromHookResponse, toHookResponse } from './response.js';
import { fromHookToolConfig, toHookToolConfig } from './tool-config.js';

/** For the Gemini shapes: `contents` made of parts, `candidates`, `functionCallingConfig`. */
export class HookTranslatorGenAIv1 extends HookTranslator {
  override toHookLLMRequest(request: SdkRequest): LLMRequest {
    return toHookRequest(request);
  }

  override fromHookLLMRequest<Q extends SdkRequest>(hookRequest: LLMRequestPatch, base: Q): Q;
  override fromHookLLMRequest(hookRequest: LLMRequestPatch, base?: SdkRequest): SdkRequest;
  override fromHookLLMRequest(hookRequest: LLMRequestPatch, base: SdkRequest = { contents: [] }): SdkRequest {
    return fromHookRequest(hookRequest, base);
  }

  override toHookLLMResponse(response: SdkResponse): LLMResponse {
    return toHookResponse(response);
  }

  override fromHookLLMResponse(hookResponse: unknown): SdkResponse | undefined {
    return fromHookResponse(hookResponse);
  }

  override toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig {
    return toHookToolConfig(toolConfig);
  }

  override fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T;
  override fromHookToolConfig(hookToolConfig: HookToolConfig, base?: SdkToolConfig): SdkToolConfig;
  override fromHookToolConfig(hookToolConfig: HookToolConfig, base: SdkToolConfig = {}): SdkToolConfig {
    return fromHookToolConfig(hookToolConfig, base);
  }
}

export const defaultHookTranslator: HookTranslator = new HookTranslatorGenAIv1();
