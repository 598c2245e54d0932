import type { HookDecision, HookOutput } from '../../../generated/index.js';
import type { AfterToolHookOutputMethods, BeforeToolHookOutputMethods } from '../../contract/index.js';
import { isRecord } from '../../translate/json.js';
import { mergeOneLevel } from '../merge/own-keys.js';
import { isDecision, strictestDecision, strictnessOf } from './decision.js';
import { DefaultHookOutput, specificField } from './default-hook-output.js';
import { firstText, isText } from './text.js';

/** Before a tool runs there are two ways to decide: `decision`, and `permissionDecision` with a reason of its own. */
export class BeforeToolHookOutput extends DefaultHookOutput implements BeforeToolHookOutputMethods {
  static override decisionOf(output: HookOutput): HookDecision | undefined {
    return strictestDecision([output.decision, specificField(output, 'permissionDecision')]);
  }

  override getEffectiveDecision(): HookDecision | undefined {
    return BeforeToolHookOutput.decisionOf(this);
  }

  override getEffectiveReason(): string {
    return this.#permissionReason() ?? super.getEffectiveReason();
  }

  override getBlockingError(): { blocked: boolean; reason: string } {
    const error = super.getBlockingError();
    const permissionReason = this.#permissionReason();
    if (!error.blocked || permissionReason === undefined) return error;
    // Two hooks may have refused, each in its own way: the reader gets to know both reasons.
    const reasons = new Set([permissionReason, firstText(this.reason)].filter(isText));
    return { blocked: true, reason: [...reasons].join('\n') };
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
