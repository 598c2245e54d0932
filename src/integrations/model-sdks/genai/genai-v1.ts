import type {
  HookToolConfig,
  LLMRequest,
  LLMRequestPatch,
  LLMResponse,
  LLMToolCall,
  LLMToolResult,
  LLMToolResultPatch,
} from '../../../../generated/index.js';
import type { AnswerBase, SdkRequest, SdkResponse, SdkToolConfig } from '../../../core/contract/sdk.js';
import { HookTranslator } from '../../../core/translator.js';
import { rejectOtherSdk } from '../shared/other-sdk.js';
import { readTurns } from '../shared/turns.js';
import { fromHookConfig, fromHookToolConfig, toHookConfig, toHookToolConfig } from './config.js';
import { readCalls, readResults, writeResults } from './genai-extras.js';
import { readInstruction, writeInstruction } from './genai-instruction.js';
import { fromHookResponse, toHookResponse } from './response.js';
import { rewriteContents } from './rewrite-contents.js';

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

  override fromHookLLMResponse(hookResponse: unknown, base?: AnswerBase): SdkResponse | undefined {
    return fromHookResponse(hookResponse, base?.keepToolCalls ? base.response : undefined);
  }

  override toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig {
    return toHookToolConfig(toolConfig);
  }

  override fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T;
  override fromHookToolConfig(hookToolConfig: HookToolConfig, base?: SdkToolConfig): SdkToolConfig;
  override fromHookToolConfig(hookToolConfig: HookToolConfig, base: SdkToolConfig = {}): SdkToolConfig {
    return fromHookToolConfig(hookToolConfig, base);
  }

  override toHookSystemInstruction(request: SdkRequest): string | undefined {
    return readInstruction(request);
  }

  override fromHookSystemInstruction<Q extends SdkRequest>(text: string, base: Q): Q {
    return writeInstruction(text, base);
  }

  override toHookToolResults(request: SdkRequest): LLMToolResult[] {
    return readResults(request);
  }

  override fromHookToolResults<Q extends SdkRequest>(results: readonly LLMToolResultPatch[], base: Q): Q {
    return writeResults(results, base);
  }

  override toHookToolCalls(response: SdkResponse): LLMToolCall[] {
    return readCalls(response);
  }
}

/** The translator that is used where a host names no other. */
export const defaultHookTranslator: HookTranslator = new HookTranslatorGenAIv1();

/** The text of a request, in the shape that scripts rely on. */
function toHookRequest(request: SdkRequest): LLMRequest {
  rejectOtherSdk(request, 'contents');
  const spoken = readTurns(request.contents).filter((turn) => turn.text !== '');
  const toolConfig = request.config?.toolConfig ?? undefined;
  return {
    model: typeof request.model === 'string' ? request.model : '',
    messages: spoken.map(({ role, text }) => ({ role, content: text })),
    config: toHookConfig(request.config ?? {}),
    ...(toolConfig !== undefined && { toolConfig: toHookToolConfig(toolConfig) }),
  };
}

/** The base with a hook's changes in it, and everything else as it was; the base itself when nothing changed. */
function fromHookRequest<Q extends SdkRequest>(patch: LLMRequestPatch, base: Q): Q {
  // An empty model is how a request without one looks to a hook.
  const renamed = typeof patch.model === 'string' && patch.model !== '' && patch.model !== base.model;
  const contents = Array.isArray(patch.messages) ? rewriteContents(base.contents, patch.messages) : base.contents;
  const config = fromHookConfig(patch, base.config);
  const changes = {
    ...(renamed && { model: patch.model }),
    ...(!Object.is(contents, base.contents) && { contents }),
    ...(!Object.is(config, base.config) && { config }),
  };
  return Object.keys(changes).length === 0 ? base : { ...base, ...changes };
}
