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
  SdkContent,
  SdkContents,
  SdkRequest,
  SdkResponse,
  SdkToolConfig,
} from '../../../core/contract/index.js';
import { HookTranslator } from '../../../core/translator.js';
import { attempt } from '../../../util/errors.js';
import { fieldsOf } from '../../../util/json.js';
import { firstText } from '../../../util/text.js';
import { rejectOtherSdk } from '../shared/other-sdk.js';
import { PromptFinder } from '../shared/prompts.js';
import { partsOf, textOfPart } from '../shared/text-parts.js';
import { hookUsage, sumOfTokens, tokensOf } from '../shared/usage.js';
import { isContent, readTurns, rewriteContents } from './contents.js';
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

/** Reads the usage. The prompt count includes cached tokens; thoughts and results of built-in tools are counted apart. */
function readUsage({ usageMetadata }: SdkResponse): HookUsage | undefined {
  const { promptTokenCount, toolUsePromptTokenCount, cachedContentTokenCount } = fieldsOf(usageMetadata);
  const input = sumOfTokens(promptTokenCount, toolUsePromptTokenCount);
  return hookUsage(input, outputOf(fieldsOf(usageMetadata), input), cachedContentTokenCount);
}

/** The API leaves out a count of zero: the output is then the difference to the total, which counts everything. */
function outputOf(usage: Readonly<Record<string, unknown>>, input: number | undefined): number | undefined {
  const { candidatesTokenCount = null, thoughtsTokenCount, totalTokenCount } = usage;
  if (candidatesTokenCount !== null) return sumOfTokens(candidatesTokenCount, thoughtsTokenCount);
  const total = tokensOf(totalTokenCount);
  const thoughts = sumOfTokens(0, thoughtsTokenCount);
  if (total === undefined || input === undefined || thoughts === undefined) return undefined;
  return total - input >= thoughts ? total - input : undefined;
}

/** Returns the model that responded, or the requested one if the response does not name it. */
function readModel(request: SdkRequest, response: SdkResponse | undefined): string | undefined {
  return firstText(fieldsOf(response)['modelVersion'], request.model);
}

/** Returns the user message that the current turn began with. Cached content may have a part of the conversation. */
function readTurn({ contents, config }: SdkRequest): HookTurn | undefined {
  if ((fieldsOf(config)['cachedContent'] ?? undefined) !== undefined) return undefined;
  const prompts = new PromptFinder<SdkContent>((content) => partsOf(content).map(textOfPart).join(''));
  for (const content of readContents(contents) ?? []) {
    const { role = 'user' } = content;
    if (role === 'user') prompts.add(content, hasResults(content));
  }
  return prompts.last();
}

/** Returns the messages; undefined if one cannot be read. */
function readContents(contents: SdkContents | undefined): readonly SdkContent[] | undefined {
  // A long conversation has this form, whose texts need not be read.
  if (Array.isArray(contents) && contents.every(isContent)) return contents;
  const turns = attempt(() => readTurns(contents), []);
  return turns.every(({ content, entry }) => content === entry) ? turns.map(({ content }) => content) : undefined;
}

function hasResults(content: SdkContent): boolean {
  return partsOf(content)
    .map(fieldsOf)
    .some(({ functionResponse, toolResponse }) => (functionResponse ?? toolResponse ?? undefined) !== undefined);
}
