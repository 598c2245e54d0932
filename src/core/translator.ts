import type {
  HookToolConfig,
  LLMRequest,
  LLMRequestPatch,
  LLMResponse,
  LLMToolCall,
  LLMToolResult,
  LLMToolResultPatch,
} from '../../generated/index.js';
import { readTools } from '../integrations/model-sdks/genai/config.js';
import type { AnswerBase, SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from './contract/sdk.js';

/**
 * Between the shapes of a model SDK and the stable shapes that hook scripts read and write. The types are those of the
 * Gemini shapes; a translator of another SDK takes the objects of that SDK.
 */
export abstract class HookTranslator {
  abstract toHookLLMRequest(request: SdkRequest): LLMRequest;

  /** Applies what a hook wrote to the request it saw. Returns `base` itself when nothing changed. */
  abstract fromHookLLMRequest<Q extends SdkRequest>(hookRequest: LLMRequestPatch, base: Q): Q;
  abstract fromHookLLMRequest(hookRequest: LLMRequestPatch, base?: SdkRequest): SdkRequest;

  abstract toHookLLMResponse(response: SdkResponse): LLMResponse;

  /** Never throws: what cannot be read as an LLMResponsePatch with a text in it is undefined. */
  abstract fromHookLLMResponse(hookResponse: unknown, base?: AnswerBase): SdkResponse | undefined;

  abstract toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig;

  /** Returns `base` itself when nothing changed. */
  abstract fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T;
  abstract fromHookToolConfig(hookToolConfig: HookToolConfig, base?: SdkToolConfig): SdkToolConfig;

  /** The system instruction as text; undefined when the request has none. */
  toHookSystemInstruction(_request: SdkRequest): string | undefined {
    return undefined;
  }

  /** Another system instruction in its place; an empty one takes it away. Returns `base` itself when nothing changed. */
  fromHookSystemInstruction<Q extends SdkRequest>(_text: string, base: Q): Q {
    return base;
  }

  /** What tools gave back, in the order of the request. */
  toHookToolResults(_request: SdkRequest): LLMToolResult[] {
    return [];
  }

  /** Each result with another text, in its place and form. Returns `base` itself when nothing changed. */
  fromHookToolResults<Q extends SdkRequest>(_results: readonly LLMToolResultPatch[], base: Q): Q {
    return base;
  }

  /** The calls of tools that an answer asks for. */
  toHookToolCalls(_response: SdkResponse): LLMToolCall[] {
    return [];
  }

  /** The tools on offer. */
  toolsOf(request: SdkRequest): SdkToolList | undefined {
    return readTools(request);
  }

  /** The request with a choice of tools. Returns `base` itself when nothing changed. */
  restrictTools<Q extends SdkRequest>(choice: HookToolConfig, base: Q): Q {
    const before = base.config?.toolConfig ?? {};
    const toolConfig = this.fromHookToolConfig(choice, before);
    return toolConfig === before ? base : { ...base, config: { ...base.config, toolConfig } };
  }
}
