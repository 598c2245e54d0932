import type { HookToolConfig, LLMRequest, LLMRequestPatch, LLMResponse } from '../../generated/index.js';
import type { SdkRequest, SdkResponse, SdkToolConfig } from '../contract/sdk.js';

/** Between the shapes of a model SDK and the stable shapes that hook scripts read and write. */
export abstract class HookTranslator {
  abstract toHookLLMRequest(request: SdkRequest): LLMRequest;

  /** Applies what a hook wrote to the request it saw. Returns `base` itself when nothing changed. */
  abstract fromHookLLMRequest<Q extends SdkRequest>(hookRequest: LLMRequestPatch, base: Q): Q;
  abstract fromHookLLMRequest(hookRequest: LLMRequestPatch, base?: SdkRequest): SdkRequest;

  abstract toHookLLMResponse(response: SdkResponse): LLMResponse;

  /** Never throws: what cannot be read as an LLMResponsePatch with a text in it is undefined. */
  abstract fromHookLLMResponse(hookResponse: unknown): SdkResponse | undefined;

  abstract toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig;

  /** Returns `base` itself when nothing changed. */
  abstract fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T;
  abstract fromHookToolConfig(hookToolConfig: HookToolConfig, base?: SdkToolConfig): SdkToolConfig;
}
