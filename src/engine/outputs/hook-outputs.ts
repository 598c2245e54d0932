import {
  contract,
  type HookDecision,
  type HookEventName,
  type HookOutput,
  type HookOutputOf,
  validateBeforeModelOutput,
  validateBeforeToolSelectionOutput,
} from '../../../generated/index.js';
import type {
  AfterAgentHookOutputMethods,
  AfterModelHookOutputMethods,
  AfterToolHookOutputMethods,
  BeforeAgentHookOutputMethods,
  BeforeModelHookOutputMethods,
  BeforeToolHookOutputMethods,
  BeforeToolSelectionHookOutputMethods,
  OutputClassName,
  Route,
  SdkRequest,
  SdkResponse,
  SessionEndHookOutputMethods,
  SessionStartHookOutputMethods,
  ToolSelection,
} from '../../contract/index.js';
import { defaultHookTranslator } from '../../translate/genai-v1.js';
import { cutReason } from '../../values/cut-text.js';
import { isRecord } from '../../values/json.js';
import { mergeOneLevel } from '../../values/own-keys.js';
import { isEventOf, routeOf } from '../events.js';
import {
  DefaultHookOutput,
  firstText,
  isDecision,
  isText,
  specificField,
  strictestDecision,
  strictnessOf,
} from './default-hook-output.js';

/** Before a tool runs there are two ways to decide: `decision`, and `permissionDecision` with a reason of its own. */
export class BeforeToolHookOutput extends DefaultHookOutput implements BeforeToolHookOutputMethods {
  static override decisionOf(output: HookOutput): HookDecision | undefined {
    return strictestDecision([output.decision, specificField(output, 'permissionDecision')]);
  }

  override getEffectiveDecision(): HookDecision | undefined {
    return BeforeToolHookOutput.decisionOf(this);
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

export class AfterToolHookOutput extends DefaultHookOutput implements AfterToolHookOutputMethods {
  getTailToolCallRequest(): { name: string; args: Record<string, unknown> } | undefined {
    const request = specificField(this, 'tailToolCallRequest');
    if (!isRecord(request)) return undefined;
    const { name, args } = request;
    return typeof name === 'string' && isRecord(args) ? { name, args } : undefined;
  }
}

export class BeforeModelHookOutput extends DefaultHookOutput implements BeforeModelHookOutputMethods {
  override applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q {
    const edit: unknown = { hookSpecificOutput: { llm_request: specificField(this, 'llm_request') } };
    const patch = validateBeforeModelOutput(edit) ? edit.hookSpecificOutput?.llm_request : undefined;
    return patch === undefined ? request : defaultHookTranslator.fromHookLLMRequest(patch, request);
  }

  getSyntheticResponse(): SdkResponse | undefined {
    return defaultHookTranslator.fromHookLLMResponse(specificField(this, 'llm_response'));
  }
}

export class AfterModelHookOutput extends DefaultHookOutput implements AfterModelHookOutputMethods {
  getModifiedResponse(): SdkResponse | undefined {
    return defaultHookTranslator.fromHookLLMResponse(specificField(this, 'llm_response'));
  }
}

export class BeforeToolSelectionHookOutput extends DefaultHookOutput implements BeforeToolSelectionHookOutputMethods {
  override applyToolConfigModifications<T extends ToolSelection>(selection: T): T {
    const choice: unknown = { hookSpecificOutput: { toolConfig: specificField(this, 'toolConfig') } };
    const chosen = validateBeforeToolSelectionOutput(choice) ? choice.hookSpecificOutput?.toolConfig : undefined;
    if (chosen === undefined) return selection;
    const before = selection.toolConfig ?? {};
    const toolConfig = defaultHookTranslator.fromHookToolConfig(chosen, before);
    return toolConfig === before ? selection : { ...selection, toolConfig };
  }
}

export class BeforeAgentHookOutput extends DefaultHookOutput implements BeforeAgentHookOutputMethods {}

export class AfterAgentHookOutput extends DefaultHookOutput implements AfterAgentHookOutputMethods {
  override shouldClearContext(): boolean {
    return specificField(this, 'clearContext') === true;
  }
}

export class SessionStartHookOutput extends DefaultHookOutput implements SessionStartHookOutputMethods {}

export class SessionEndHookOutput extends DefaultHookOutput implements SessionEndHookOutputMethods {}

export const outputClasses = {
  DefaultHookOutput,
  BeforeToolHookOutput,
  AfterToolHookOutput,
  BeforeAgentHookOutput,
  AfterAgentHookOutput,
  SessionStartHookOutput,
  SessionEndHookOutput,
  BeforeModelHookOutput,
  AfterModelHookOutput,
  BeforeToolSelectionHookOutput,
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
