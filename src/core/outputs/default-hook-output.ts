import type { HookDecision, HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { firstText, isText } from '../../util/text.js';
import type { DefaultHookOutputMethods, SdkRequest, ToolSelection } from '../contract/index.js';
import { isBlocking, isDecision, isStop } from './decision.js';

export const NO_REASON = 'No reason provided';
/** Field that explains `permissionDecision`. */
export const PERMISSION_REASON = 'permissionDecisionReason';

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
    takeFields(this, output);
  }

  /** The strictest of the decisions that an output carries, in whichever field. */
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

  /** Of an output that blocks and stops, the reason for the block; `getEffectiveReason` gives that for the stop. */
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

/** The fields that every output may have are taken by name, which is quick; all others, which few have, one by one. */
function takeFields(taker: DefaultHookOutput, output: HookOutput): void {
  const { stopReason, suppressOutput, systemMessage, decision, reason, hookSpecificOutput } = output;
  if (output.continue !== undefined) taker.continue = output.continue;
  if (stopReason !== undefined) taker.stopReason = stopReason;
  if (suppressOutput !== undefined) taker.suppressOutput = suppressOutput;
  if (systemMessage !== undefined) taker.systemMessage = systemMessage;
  if (decision !== undefined) taker.decision = decision;
  if (reason !== undefined) taker.reason = reason;
  if (hookSpecificOutput !== undefined) taker.hookSpecificOutput = hookSpecificOutput;
  if (hasOthers(output)) takeOthers(taker, { ...output });
}

function hasOthers(output: HookOutput): boolean {
  for (const key in output) if (!isCommon(key)) return true;
  return false;
}

function isCommon(key: string): boolean {
  switch (key) {
    case 'continue':
    case 'stopReason':
    case 'suppressOutput':
    case 'systemMessage':
    case 'decision':
    case 'reason':
    case 'hookSpecificOutput':
      return true;
    default:
      return false;
  }
}

function takeOthers(taker: object, given: Readonly<Record<string, unknown>>): void {
  if (!isRecord(taker)) return; // Every output is one; this lets its fields be set by name.
  for (const key in given) {
    const value = given[key];
    if (value === undefined || typeof value === 'function') continue;
    // A field with the name of a method would take its place: a hook must not answer for its own output.
    if (!(key in taker || isPrototypeKey(key))) taker[key] = value;
  }
}

/** A field of what only the event understands. */
export function specificField({ hookSpecificOutput }: HookOutput, name: string): unknown {
  if (!isRecord(hookSpecificOutput) || !Object.hasOwn(hookSpecificOutput, name)) return undefined;
  return hookSpecificOutput[name];
}
