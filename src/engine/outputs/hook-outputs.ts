import {
  contract,
  type HookDecision,
  type HookEventName,
  type HookOutput,
  type HookOutputOf,
  type HookToolConfig,
  type LLMRequestPatch,
} from '../../../generated/index.js';
import type {
  ClearingHookOutputMethods,
  FollowUpHookOutputMethods,
  HookEffect,
  ModelRequestHookOutputMethods,
  ModelResponseHookOutputMethods,
  OutputClassName,
  RewriteHookOutputMethods,
  Route,
  SdkRequest,
  SdkResponse,
  ToolChoiceHookOutputMethods,
  ToolSelection,
} from '../../contract/index.js';
import { defaultHookTranslator } from '../../translate/genai-v1.js';
import { cutReason } from '../../values/cut-text.js';
import { isRecord } from '../../values/json.js';
import { mergeOneLevel } from '../../values/own-keys.js';
import { firstText, isText } from '../../values/text.js';
import { isDecision, strictestDecision, strictnessOf } from '../decision.js';
import { isEventOf, routeOf } from '../events.js';
import { replacesField } from '../rewrite-mode.js';
import { DefaultHookOutput, specificField } from './default-hook-output.js';

/** Before a tool runs there are two ways to decide: `decision`, and `permissionDecision` with a reason of its own. */
export class RewriteHookOutput extends DefaultHookOutput implements RewriteHookOutputMethods {
  static override decisionOf(output: HookOutput): HookDecision | undefined {
    return strictestDecision([output.decision, specificField(output, 'permissionDecision')]);
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
  override applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q {
    const patch = specificField(this, 'llm_request');
    return isRequestPatch(patch) ? defaultHookTranslator.fromHookLLMRequest(patch, request) : request;
  }

  getSyntheticResponse(): SdkResponse | undefined {
    return defaultHookTranslator.fromHookLLMResponse(specificField(this, 'llm_response'));
  }
}

/** The merged output of an event whose hooks may change the model's answer. */
export class ModelResponseHookOutput extends DefaultHookOutput implements ModelResponseHookOutputMethods {
  getModifiedResponse(): SdkResponse | undefined {
    return defaultHookTranslator.fromHookLLMResponse(specificField(this, 'llm_response'));
  }
}

/** The merged output of an event whose hooks may restrict the tools on offer. */
export class ToolChoiceHookOutput extends DefaultHookOutput implements ToolChoiceHookOutputMethods {
  override applyToolConfigModifications<T extends ToolSelection>(selection: T): T {
    const chosen = specificField(this, 'toolConfig');
    if (!isToolChoice(chosen)) return selection;
    const before = selection.toolConfig ?? {};
    const toolConfig = defaultHookTranslator.fromHookToolConfig(chosen, before);
    return toolConfig === before ? selection : { ...selection, toolConfig };
  }
}

/** The merged output of an event after which a hook may have the conversation forgotten. */
export class ClearingHookOutput extends DefaultHookOutput implements ClearingHookOutputMethods {
  override shouldClearContext(): boolean {
    return specificField(this, 'clearContext') === true;
  }
}

/** An output may be made by hand, so what is in it is checked before it is used. */
function isRequestPatch(value: unknown): value is LLMRequestPatch {
  return fitsField('edit-request', 'llm_request', value);
}

function isToolChoice(value: unknown): value is HookToolConfig {
  return fitsField('restrict-tools', 'toolConfig', value);
}

/** Whether an event whose hooks have the effect would take the value in that field. */
function fitsField(effect: HookEffect, field: string, value: unknown): boolean {
  const route = Object.values(contract.routes).find(({ effects }) => effects.includes(effect));
  if (route === undefined || value === undefined) return false;
  return contract.violations(route.outputContract, { hookSpecificOutput: { [field]: value } }).length === 0;
}

export const outputClasses = {
  DefaultHookOutput,
  RewriteHookOutput,
  FollowUpHookOutput,
  ClearingHookOutput,
  ModelRequestHookOutput,
  ModelResponseHookOutput,
  ToolChoiceHookOutput,
} satisfies Record<OutputClassName, new (output: HookOutput) => DefaultHookOutput>;

/** The output as an instance of its event's class; of a name that is no event, of the class that all share. */
export function createHookOutput<E extends HookEventName>(
  eventName: E,
  output: HookOutput,
): DefaultHookOutput & HookOutputOf<E>;
export function createHookOutput(eventName: string, output: HookOutput): DefaultHookOutput;
export function createHookOutput(eventName: string, output: HookOutput): DefaultHookOutput {
  return isEventOf(contract, eventName)
    ? outputFor(routeOf(contract, eventName), output)
    : new DefaultHookOutput(output);
}

type OutputRule = Pick<Route, 'outputClass'>;

/** The output as an instance of the class that its route names. */
export function outputFor({ outputClass }: OutputRule, output: HookOutput): DefaultHookOutput {
  return new outputClasses[outputClass](output);
}

/** What an output decides, as the class that its route names reads it. */
export function decisionIn({ outputClass }: OutputRule, output: HookOutput): HookDecision | undefined {
  return outputClasses[outputClass].decisionOf(output);
}
