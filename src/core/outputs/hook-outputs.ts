import type {
  HookDecision,
  HookEventName,
  HookOutput,
  HookOutputOf,
  HookToolConfig,
  LLMRequestPatch,
  LLMToolResultPatch,
} from '../../../generated/index.js';
import {
  validatorOfHookToolConfig,
  validatorOfLLMRequestPatch,
  validatorOfLLMToolResultPatch,
} from '../../../generated/validators.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { mergeOneLevel } from '../../util/own-keys.js';
import { firstText, isText } from '../../util/text.js';
import type {
  AnswerBase,
  ClearingHookOutputMethods,
  Contract,
  FollowUpHookOutputMethods,
  ModelRequestHookOutputMethods,
  ModelResponseHookOutputMethods,
  OutputClassName,
  PromptHookOutputMethods,
  RewriteHookOutputMethods,
  Route,
  SdkRequest,
  SdkResponse,
  ToolChoiceHookOutputMethods,
  ToolSelection,
} from '../contract/index.js';
import { contractOf, isEventOf, routeOf } from '../registry/events.js';
import { getDefaultTranslator, type HookTranslator } from '../translator.js';
import { isDecision, isStop, strictestDecision, strictnessOf } from './decision.js';
import { DefaultHookOutput, specificField } from './default-hook-output.js';
import { replacesField } from './merge-fields.js';

/** Merged output of an event whose arguments hooks may rewrite. It can decide by `decision` and by `permissionDecision`. */
export class RewriteHookOutput extends DefaultHookOutput implements RewriteHookOutputMethods {
  static override decisionOf(output: HookOutput): HookDecision | undefined {
    const permission = specificField(output, 'permissionDecision');
    const decision = DefaultHookOutput.decisionOf(output);
    return permission === undefined ? decision : strictestDecision([decision, permission]);
  }

  override getEffectiveDecision(): HookDecision | undefined {
    return RewriteHookOutput.decisionOf(this);
  }

  override getEffectiveReason(): string {
    const reason = this.#permissionReason();
    return reason === undefined ? super.getEffectiveReason() : cutReason(reason);
  }

  override getBlockingError(): { blocked: boolean; reason: string } {
    const error = super.getBlockingError();
    const permissionReason = this.#permissionReason();
    if (!error.blocked || permissionReason === undefined) return error;
    // One hook may block by `decision` and another by `permissionDecision`: report both reasons.
    const reasons = new Set([permissionReason, firstText(this.reason)].filter(isText));
    return { blocked: true, reason: cutReason([...reasons].join('\n')) };
  }

  getModifiedToolInput(): Record<string, unknown> | undefined {
    const toolInput = specificField(this, 'tool_input');
    return isRecord(toolInput) ? mergeOneLevel({}, toolInput) : undefined;
  }

  replacesToolInput(): boolean {
    return replacesField(this.hookSpecificOutput, 'tool_input');
  }

  /** Returns undefined if the permission is less strict than the result: its reason explains neither a block nor a stop. */
  #permissionReason(): string | undefined {
    const permission = specificField(this, 'permissionDecision');
    const isLessStrict = isDecision(permission) && strictnessOf(permission) < this.#strictness();
    return isLessStrict ? undefined : firstText(specificField(this, 'permissionDecisionReason'));
  }

  #strictness(): number {
    return strictnessOf(this.shouldStopExecution() ? 'block' : this.getEffectiveDecision());
  }
}

/** Merged output of an event whose prompt hooks may rewrite. */
export class PromptHookOutput extends DefaultHookOutput implements PromptHookOutputMethods {
  getModifiedPrompt(): string | undefined {
    const prompt = specificField(this, 'prompt');
    return typeof prompt === 'string' ? prompt : undefined;
  }
}

/** Merged output of an event after which a hook may request another tool call. */
export class FollowUpHookOutput extends DefaultHookOutput implements FollowUpHookOutputMethods {
  getTailToolCallRequest(): { name: string; args: Record<string, unknown> } | undefined {
    const request = specificField(this, 'tailToolCallRequest');
    if (!isRecord(request)) return undefined;
    const { name, args } = request;
    return typeof name === 'string' && isRecord(args) ? { name, args } : undefined;
  }
}

/** Merged output with fields in the stable formats, which a translator maps to those of a model SDK. */
class TranslatingHookOutput extends DefaultHookOutput {
  readonly #translator: HookTranslator | undefined;

  constructor(output?: HookOutput, translator?: HookTranslator) {
    super(output);
    this.#translator = translator;
  }

  /** Static, because a public name would hide an output field of that name. */
  static translatorOf(output: TranslatingHookOutput): HookTranslator {
    return output.#translator ?? getDefaultTranslator();
  }
}

/** Merged output of an event whose hooks may change a request to the model, or respond instead of the model. */
export class ModelRequestHookOutput extends TranslatingHookOutput implements ModelRequestHookOutputMethods {
  override applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q {
    const results = specificField(this, 'tool_results');
    const instruction = specificField(this, 'system_instruction');
    const patch = specificField(this, 'llm_request');
    const translator = TranslatingHookOutput.translatorOf(this);
    // Results first: their ids may be positions, which a rewrite of the messages could move.
    let changed = areResultPatches(results) ? translator.fromHookToolResults(results, request) : request;
    if (typeof instruction === 'string') changed = translator.fromHookSystemInstruction(instruction, changed);
    return isRequestPatch(patch) ? translator.fromHookLLMRequest(patch, changed) : changed;
  }

  /** Returns the ids of edited tool results that the request does not have. */
  getUnknownToolResults(request: SdkRequest): string[] {
    const results = specificField(this, 'tool_results');
    if (!areResultPatches(results) || results.length === 0) return [];
    const ids = new Set(
      TranslatingHookOutput.translatorOf(this)
        .toHookToolResults(request)
        .map(({ id }) => id),
    );
    return results.map(({ id }) => id).filter((id) => !ids.has(id));
  }

  getSyntheticResponse(base?: AnswerBase): SdkResponse | undefined {
    return TranslatingHookOutput.translatorOf(this).fromHookLLMResponse(specificField(this, 'llm_response'), base);
  }
}

/** Merged output of an event whose hooks may change the model's response. */
export class ModelResponseHookOutput extends TranslatingHookOutput implements ModelResponseHookOutputMethods {
  getModifiedResponse(base?: AnswerBase): SdkResponse | undefined {
    const keepToolCalls = specificField(this, 'keepToolCalls') === true;
    return TranslatingHookOutput.translatorOf(this).fromHookLLMResponse(specificField(this, 'llm_response'), {
      ...base,
      keepToolCalls,
    });
  }
}

/** Merged output of an event whose hooks may restrict the offered tools. */
export class ToolChoiceHookOutput extends TranslatingHookOutput implements ToolChoiceHookOutputMethods {
  /** Applies the hooks' choice of tools to a request. Returns the same object if they made none. */
  restrictTools<Q extends SdkRequest>(request: Q): Q {
    const chosen = specificField(this, 'toolConfig');
    return isToolChoice(chosen) ? TranslatingHookOutput.translatorOf(this).restrictTools(chosen, request) : request;
  }

  override applyToolConfigModifications<T extends ToolSelection>(selection: T): T {
    const chosen = specificField(this, 'toolConfig');
    if (!isToolChoice(chosen)) return selection;
    const before = selection.toolConfig ?? {};
    const toolConfig = TranslatingHookOutput.translatorOf(this).fromHookToolConfig(chosen, before);
    return toolConfig === before ? selection : { ...selection, toolConfig };
  }
}

/** Merged output of an event after which a hook may clear the context. */
export class ClearingHookOutput extends DefaultHookOutput implements ClearingHookOutputMethods {
  override shouldClearContext(): boolean {
    return specificField(this, 'clearContext') === true;
  }
}

/** Validates a patch: an output may be made by hand. The stable formats are the same in every contract. */
function isRequestPatch(value: unknown): value is LLMRequestPatch {
  return validatorOfLLMRequestPatch()(value);
}

function areResultPatches(value: unknown): value is readonly LLMToolResultPatch[] {
  return Array.isArray(value) && value.every((patch) => validatorOfLLMToolResultPatch()(patch));
}

function isToolChoice(value: unknown): value is HookToolConfig {
  return validatorOfHookToolConfig()(value);
}

export { DefaultHookOutput };

export const outputClasses = {
  DefaultHookOutput,
  RewriteHookOutput,
  PromptHookOutput,
  FollowUpHookOutput,
  ClearingHookOutput,
  ModelRequestHookOutput,
  ModelResponseHookOutput,
  ToolChoiceHookOutput,
} satisfies Record<OutputClassName, new (output: HookOutput, translator?: HookTranslator) => DefaultHookOutput>;

/** Creates an output of its event's class. An unknown event name gets the default class. */
export function createHookOutput<E extends HookEventName>(
  eventName: E,
  output: HookOutput,
  contract?: Contract,
): DefaultHookOutput & HookOutputOf<E>;
export function createHookOutput(eventName: string, output: HookOutput, contract?: Contract): DefaultHookOutput;
export function createHookOutput(
  eventName: string,
  output: HookOutput,
  contract: Contract = contractOf(undefined),
): DefaultHookOutput {
  return isEventOf(contract, eventName)
    ? outputFor(routeOf(contract, eventName), output)
    : new DefaultHookOutput(output);
}

/** Creates an output of the class that the route names. */
export function outputFor(
  { outputClass }: Pick<Route, 'outputClass'>,
  output: HookOutput,
  translator?: HookTranslator,
): DefaultHookOutput {
  return new outputClasses[outputClass](output, translator);
}

/** Returns the decision of an output, as the class that the route names reads it. */
export function decisionIn({ outputClass }: Pick<Route, 'outputClass'>, output: HookOutput): HookDecision | undefined {
  return outputClasses[outputClass].decisionOf(output);
}

/** Returns true if the output blocks, asks or stops. */
export function isRestrictive(route: Pick<Route, 'outputClass'>, output: HookOutput): boolean {
  return isStop(output) || strictnessOf(decisionIn(route, output)) > strictnessOf('allow');
}
