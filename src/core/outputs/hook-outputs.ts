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
import { defaultHookTranslator } from '../../integrations/model-sdks/genai/genai-v1.js';
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
  RewriteHookOutputMethods,
  Route,
  SdkRequest,
  SdkResponse,
  ToolChoiceHookOutputMethods,
  ToolSelection,
} from '../contract/index.js';
import { contractOf, isEventOf, routeOf } from '../registry/events.js';
import type { HookTranslator } from '../translator.js';
import { isDecision, strictestDecision, strictnessOf } from './decision.js';
import { DefaultHookOutput, specificField } from './default-hook-output.js';
import { replacesField } from './rewrite-mode.js';

/** Before a tool runs there are two ways to decide: `decision`, and `permissionDecision` with a reason of its own. */
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
    // Two hooks may have refused, each in its own way: the reader gets to know both reasons.
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

  /** Why a permission was given explains neither that `decision` refuses nor that the agent stops. */
  #permissionReason(): string | undefined {
    const permission = specificField(this, 'permissionDecision');
    const explainsLess = isDecision(permission) && strictnessOf(permission) < this.#strictness();
    return explainsLess ? undefined : firstText(specificField(this, 'permissionDecisionReason'));
  }

  #strictness(): number {
    return strictnessOf(this.shouldStopExecution() ? 'block' : this.getEffectiveDecision());
  }
}

/** The merged output of an event after which a hook may ask for one more call. */
export class FollowUpHookOutput extends DefaultHookOutput implements FollowUpHookOutputMethods {
  getTailToolCallRequest(): { name: string; args: Record<string, unknown> } | undefined {
    const request = specificField(this, 'tailToolCallRequest');
    if (!isRecord(request)) return undefined;
    const { name, args } = request;
    return typeof name === 'string' && isRecord(args) ? { name, args } : undefined;
  }
}

/** The merged output of an event whose hooks may change a request to the model, or answer in its place. */
export class ModelRequestHookOutput extends DefaultHookOutput implements ModelRequestHookOutputMethods {
  readonly #translator: HookTranslator;

  constructor(output?: HookOutput, translator: HookTranslator = defaultHookTranslator) {
    super(output);
    this.#translator = translator;
  }

  override applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q {
    const results = specificField(this, 'tool_results');
    const instruction = specificField(this, 'system_instruction');
    const patch = specificField(this, 'llm_request');
    // Results first: their ids may be their places, which a rewrite of the messages could move.
    let changed = areResultPatches(results) ? this.#translator.fromHookToolResults(results, request) : request;
    if (typeof instruction === 'string') changed = this.#translator.fromHookSystemInstruction(instruction, changed);
    return isRequestPatch(patch) ? this.#translator.fromHookLLMRequest(patch, changed) : changed;
  }

  /** The ids of results that a hook edits and the request does not have. */
  getUnknownToolResults(request: SdkRequest): string[] {
    const results = specificField(this, 'tool_results');
    if (!areResultPatches(results) || results.length === 0) return [];
    const known = new Set(this.#translator.toHookToolResults(request).map(({ id }) => id));
    return results.map(({ id }) => id).filter((id) => !known.has(id));
  }

  getSyntheticResponse(base?: AnswerBase): SdkResponse | undefined {
    return this.#translator.fromHookLLMResponse(specificField(this, 'llm_response'), base);
  }
}

/** The merged output of an event whose hooks may change the model's answer. */
export class ModelResponseHookOutput extends DefaultHookOutput implements ModelResponseHookOutputMethods {
  readonly #translator: HookTranslator;

  constructor(output?: HookOutput, translator: HookTranslator = defaultHookTranslator) {
    super(output);
    this.#translator = translator;
  }

  getModifiedResponse(base?: AnswerBase): SdkResponse | undefined {
    const keepToolCalls = specificField(this, 'keepToolCalls') === true;
    return this.#translator.fromHookLLMResponse(specificField(this, 'llm_response'), { ...base, keepToolCalls });
  }
}

/** The merged output of an event whose hooks may restrict the tools on offer. */
export class ToolChoiceHookOutput extends DefaultHookOutput implements ToolChoiceHookOutputMethods {
  readonly #translator: HookTranslator;

  constructor(output?: HookOutput, translator: HookTranslator = defaultHookTranslator) {
    super(output);
    this.#translator = translator;
  }

  /** The request with the choice of tools that the hooks made; the same object when they made none. */
  restrictTools<Q extends SdkRequest>(request: Q): Q {
    const chosen = specificField(this, 'toolConfig');
    return isToolChoice(chosen) ? this.#translator.restrictTools(chosen, request) : request;
  }

  override applyToolConfigModifications<T extends ToolSelection>(selection: T): T {
    const chosen = specificField(this, 'toolConfig');
    if (!isToolChoice(chosen)) return selection;
    const before = selection.toolConfig ?? {};
    const toolConfig = this.#translator.fromHookToolConfig(chosen, before);
    return toolConfig === before ? selection : { ...selection, toolConfig };
  }
}

/** The merged output of an event after which a hook may have the conversation forgotten. */
export class ClearingHookOutput extends DefaultHookOutput implements ClearingHookOutputMethods {
  override shouldClearContext(): boolean {
    return specificField(this, 'clearContext') === true;
  }
}

/**
 * An output may be made by hand, so what is in it is checked before it is used. The stable formats are what translators
 * understand, the same in every contract.
 */
function isRequestPatch(value: unknown): value is LLMRequestPatch {
  return validatorOfLLMRequestPatch()(value);
}

function areResultPatches(value: unknown): value is readonly LLMToolResultPatch[] {
  return Array.isArray(value) && value.every((patch) => validatorOfLLMToolResultPatch()(patch));
}

function isToolChoice(value: unknown): value is HookToolConfig {
  return validatorOfHookToolConfig()(value);
}

export const outputClasses = {
  DefaultHookOutput,
  RewriteHookOutput,
  FollowUpHookOutput,
  ClearingHookOutput,
  ModelRequestHookOutput,
  ModelResponseHookOutput,
  ToolChoiceHookOutput,
} satisfies Record<OutputClassName, new (output: HookOutput, translator?: HookTranslator) => DefaultHookOutput>;

/** The output as an instance of its event's class; of a name that is no event, of the class that all share. */
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

type OutputRule = Pick<Route, 'outputClass'>;

/** The output as an instance of the class that its route names. */
export function outputFor(
  { outputClass }: OutputRule,
  output: HookOutput,
  translator?: HookTranslator,
): DefaultHookOutput {
  return new outputClasses[outputClass](output, translator);
}

/** What an output decides, as the class that its route names reads it. */
export function decisionIn({ outputClass }: OutputRule, output: HookOutput): HookDecision | undefined {
  return outputClasses[outputClass].decisionOf(output);
}
