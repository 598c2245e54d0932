import type {
  HookToolConfig,
  LLMRequest,
  LLMRequestPatch,
  LLMResponse,
  LLMToolCall,
  LLMToolResult,
  LLMToolResultPatch,
} from '../../../../generated/index.js';
import type {
  AnswerBase,
  HookTurn,
  HookUsage,
  SdkRequest,
  SdkResponse,
  SdkToolConfig,
} from '../../../core/contract/index.js';
import { HookTranslator } from '../../../core/translator.js';
import { rejectOtherSdk } from '../shared/other-sdk.js';
import { readTurns, rewriteContents } from './contents.js';
import { readModel, readTurn, readUsage } from './facts.js';
import { readCalls, readResults, writeResults } from './function-parts.js';
import { readInstruction, writeInstruction } from './instruction.js';
import { fromHookConfig, fromHookToolConfig, toHookConfig, toHookToolConfig } from './request-config.js';
import { fromHookResponse, toHookResponse } from './response.js';

/** Translator for Gemini requests and responses: `contents` made of parts, `candidates`, `functionCallingConfig`. */
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

  override toHookUsage(response: SdkResponse): HookUsage | undefined {
    return readUsage(response);
  }

  override modelOf(request: SdkRequest, response?: SdkResponse): string | undefined {
    return readModel(request, response);
  }

  override toHookTurn(request: SdkRequest): HookTurn | undefined {
    return readTurn(request);
  }
}

/** Translator that is used if the host configures none. */
export const defaultHookTranslator: HookTranslator = new HookTranslatorGenAIv1();

/** Converts a request to the stable shape that hook scripts read. */
function toHookRequest(request: SdkRequest): LLMRequest {
  rejectOtherSdk(request, 'contents');
  const visible = readTurns(request.contents).filter((turn) => turn.text !== '');
  const toolConfig = request.config?.toolConfig ?? undefined;
  return {
    model: typeof request.model === 'string' ? request.model : '',
    messages: visible.map(({ role, text }) => ({ role, content: text })),
    config: toHookConfig(request.config ?? {}),
    ...(toolConfig !== undefined && { toolConfig: toHookToolConfig(toolConfig) }),
  };
}

/** Applies a hook's changes to the base. Returns the base itself if nothing changed. */
function fromHookRequest<Q extends SdkRequest>(patch: LLMRequestPatch, base: Q): Q {
  // Hooks see a request without a model as one with an empty model.
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
