import type {
  HookToolConfig,
  LLMRequest,
  LLMRequestPatch,
  LLMResponse,
  LLMToolCall,
  LLMToolResult,
  LLMToolResultPatch,
} from '../../generated/index.js';
import type {
  AnswerBase,
  HookTurn,
  HookUsage,
  SdkRequest,
  SdkResponse,
  SdkToolConfig,
  SdkToolList,
} from './contract/index.js';

/**
 * Translates between the shapes of a model SDK and the stable shapes that hook scripts read and write. The types are
 * those of the Gemini shapes; a translator for another SDK takes the objects of that SDK.
 */
export abstract class HookTranslator {
  abstract toHookLLMRequest(request: SdkRequest): LLMRequest;

  /** Applies a hook's changes to the request. Returns `base` itself if nothing changed. */
  abstract fromHookLLMRequest<Q extends SdkRequest>(hookRequest: LLMRequestPatch, base: Q): Q;
  abstract fromHookLLMRequest(hookRequest: LLMRequestPatch, base?: SdkRequest): SdkRequest;

  abstract toHookLLMResponse(response: SdkResponse): LLMResponse;

  /** Returns undefined if the value is not an LLMResponsePatch with text. Never throws. */
  abstract fromHookLLMResponse(hookResponse: unknown, base?: AnswerBase): SdkResponse | undefined;

  abstract toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig;

  /** Returns `base` itself if nothing changed. */
  abstract fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T;
  abstract fromHookToolConfig(hookToolConfig: HookToolConfig, base?: SdkToolConfig): SdkToolConfig;

  /** Returns the system instruction as text, or undefined if the request has none. */
  toHookSystemInstruction(_request: SdkRequest): string | undefined {
    return undefined;
  }

  /** Replaces the system instruction; an empty text removes it. Returns `base` itself if nothing changed. */
  fromHookSystemInstruction<Q extends SdkRequest>(_text: string, base: Q): Q {
    return base;
  }

  /** Returns the results of tool calls, in the order of the request. */
  toHookToolResults(_request: SdkRequest): LLMToolResult[] {
    return [];
  }

  /** Replaces the text of tool results; their position and form stay. Returns `base` itself if nothing changed. */
  fromHookToolResults<Q extends SdkRequest>(_results: readonly LLMToolResultPatch[], base: Q): Q {
    return base;
  }

  /** Returns the tool calls in a response. */
  toHookToolCalls(_response: SdkResponse): LLMToolCall[] {
    return [];
  }

  /** Returns the tokens that a call used, or undefined if the response has no figures. */
  toHookUsage(_response: SdkResponse): HookUsage | undefined {
    return undefined;
  }

  /** Returns the model that responded, or the requested one if the response does not name it. */
  modelOf(_request: SdkRequest, _response?: SdkResponse): string | undefined {
    return undefined;
  }

  /** Returns the text of the model, without its reasoning; undefined if there is none, or several responses. */
  toHookAssistantText(response: SdkResponse): string | undefined {
    const { text, candidates } = this.toHookLLMResponse(response);
    return text === '' || candidates.length > 1 ? undefined : text;
  }

  /**
   * Returns the user message that the current turn began with. Returns undefined if the request has only a part of the
   * conversation, or cannot be read.
   */
  toHookTurn(_request: SdkRequest): HookTurn | undefined {
    return undefined;
  }

  /** Returns the tools that the request offers. */
  toolsOf(request: SdkRequest): SdkToolList | undefined {
    return request.config?.tools ?? request.tools;
  }

  /** Restricts the tools that the model may call. Returns `base` itself if nothing changed. */
  restrictTools<Q extends SdkRequest>(choice: HookToolConfig, base: Q): Q {
    const before = base.config?.toolConfig ?? {};
    const toolConfig = this.fromHookToolConfig(choice, before);
    return toolConfig === before ? base : { ...base, config: { ...base.config, toolConfig } };
  }
}

let defaultTranslator: HookTranslator | undefined;

/** Sets the translator for hosts that choose none. The room `system` calls it when it is loaded. */
export function setDefaultTranslator(translator: HookTranslator): void {
  defaultTranslator = translator;
}

export function getDefaultTranslator(): HookTranslator {
  if (defaultTranslator === undefined) {
    throw new Error(
      'cannot translate model shapes: no default translator is set. Pass a translator, or import hookwright',
    );
  }
  return defaultTranslator;
}

/** Part of a host config: the translator of a model SDK. */
export interface TranslatorConfig {
  getTranslator?(): HookTranslator | undefined;
}

/** Returns the translator of an event: that of its options, of the config, or the default one. */
export function translatorFor(
  config: TranslatorConfig,
  options: { readonly translator?: HookTranslator | undefined } | undefined,
): HookTranslator {
  return options?.translator ?? config.getTranslator?.() ?? getDefaultTranslator();
}
