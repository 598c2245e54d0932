import type { HookDecision, HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { firstText, isText } from '../../util/text.js';
import type { DefaultHookOutputMethods, SdkRequest, ToolSelection } from '../contract/index.js';
import { isBlocking, isDecision, isStop } from './decision.js';

export const NO_REASON = 'No reason provided';

/** Merged output with methods that interpret it. Its own properties are the fields, so it serialises as the plain output. */
export class DefaultHookOutput implements HookOutput, DefaultHookOutputMethods {
  declare continue?: boolean | undefined;
  declare stopReason?: string | undefined;
  declare suppressOutput?: boolean | undefined;
  declare systemMessage?: string | undefined;
  declare decision?: HookDecision | null | undefined;
  declare reason?: string | undefined;
  declare hookSpecificOutput?: Record<string, unknown> | undefined;

  constructor(output: HookOutput = {}) {
    assignFields(this, output);
  }

  /** Returns the strictest decision of an output, in whichever field. */
  static decisionOf({ decision }: HookOutput): HookDecision | undefined {
    return isDecision(decision) ? decision : undefined;
  }

  getEffectiveDecision(): HookDecision | undefined {
    return DefaultHookOutput.decisionOf(this);
  }

  isBlockingDecision(): boolean {
    return isBlocking(this.getEffectiveDecision());
  }

  isAskDecision(): boolean {
    return this.getEffectiveDecision() === 'ask';
  }

  shouldStopExecution(): boolean {
    return isStop(this);
  }

  getEffectiveReason(): string {
    return cutReason(firstText(this.stopReason, this.reason) ?? NO_REASON);
  }

  /** Returns the reason for the block, even if the output also stops; `getEffectiveReason` returns that for the stop. */
  getBlockingError(): { blocked: boolean; reason: string } {
    if (!this.isBlockingDecision()) return { blocked: false, reason: '' };
    return { blocked: true, reason: cutReason(firstText(this.reason, this.stopReason) ?? NO_REASON) };
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

function assignFields(target: object, output: HookOutput): void {
  if (!isRecord(target)) return; // Narrows the type; every output is a record.
  for (const [key, value] of Object.entries(output)) {
    if (value === undefined || typeof value === 'function') continue;
    // A field must not shadow a method: a hook could change how its own output is read.
    if (typeof target[key] !== 'function' && !isPrototypeKey(key)) target[key] = value;
  }
}

/** Returns an event-specific field. */
export function specificField({ hookSpecificOutput }: HookOutput, name: string): unknown {
  if (!isRecord(hookSpecificOutput) || !Object.hasOwn(hookSpecificOutput, name)) return undefined;
  return hookSpecificOutput[name];
}
