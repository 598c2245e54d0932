import type { HookDecision, HookOutput } from '../../../generated/index.js';
import type { DefaultHookOutputMethods, SdkRequest, ToolSelection } from '../../contract/index.js';
import { isRecord } from '../../translate/json.js';
import { isPrototypeKey } from '../merge/own-keys.js';
import { isDecision, strictnessOf } from './decision.js';
import { firstText, isText } from './text.js';

export const NO_REASON = 'No reason provided';

/** An output that can be asked what it means. Its own properties are the fields, so it prints as the plain output. */
export class DefaultHookOutput implements HookOutput, DefaultHookOutputMethods {
  declare continue?: boolean | undefined;
  declare stopReason?: string | undefined;
  declare suppressOutput?: boolean | undefined;
  declare systemMessage?: string | undefined;
  declare decision?: HookDecision | null | undefined;
  declare reason?: string | undefined;
  declare hookSpecificOutput?: Record<string, unknown> | undefined;

  constructor(output: HookOutput = {}) {
    const fields: Record<string, unknown> = {};
    const given: Readonly<Record<string, unknown>> = { ...output };
    for (const key in given) {
      const value = given[key];
      // A field with the name of a method would take its place: a hook must not answer for its own output.
      if (value === undefined || typeof value === 'function' || key in this || isPrototypeKey(key)) continue;
      fields[key] = value;
    }
    // All at once: properties defined one by one make an object that is slow to make, to read and to copy.
    Object.assign(this, fields);
  }

  /** The strictest of the decisions that the output carries, in whichever field. */
  getEffectiveDecision(): HookDecision | undefined {
    return isDecision(this.decision) ? this.decision : undefined;
  }

  isBlockingDecision(): boolean {
    return strictnessOf(this.getEffectiveDecision()) === strictnessOf('block');
  }

  isAskDecision(): boolean {
    return this.getEffectiveDecision() === 'ask';
  }

  shouldStopExecution(): boolean {
    return this.continue === false;
  }

  getEffectiveReason(): string {
    return firstText(this.stopReason, this.reason) ?? NO_REASON;
  }

  /** Of an output that blocks and stops, the reason for the block; `getEffectiveReason` gives that for the stop. */
  getBlockingError(): { blocked: boolean; reason: string } {
    if (!this.isBlockingDecision()) return { blocked: false, reason: '' };
    return { blocked: true, reason: firstText(this.reason, this.stopReason) ?? NO_REASON };
  }

  getAdditionalContext(): string | undefined {
    const context = specificField(this, 'additionalContext');
    return isText(context) ? context : undefined;
  }

  applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q {
    return request;
  }

  applyToolConfigModifications<T extends ToolSelection>(selection: T): T {
    return selection;
  }

  shouldClearContext(): boolean {
    return false;
  }
}

/** A field of what only the event understands. */
export function specificField({ hookSpecificOutput }: HookOutput, name: string): unknown {
  if (!isRecord(hookSpecificOutput) || !Object.hasOwn(hookSpecificOutput, name)) return undefined;
  return hookSpecificOutput[name];
}
