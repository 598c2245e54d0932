import { hookDecisions } from '../../../generated/enum-tables.js';
import type { HookDecision, HookOutput, HookTestExpectation } from '../../../generated/index.js';

/** Effect of an event on the agent. */
export type EventDecision = NonNullable<HookTestExpectation['decision']>;

export function isDecision(value: unknown): value is HookDecision {
  return typeof value === 'string' && Object.hasOwn(hookDecisions, value);
}

/** Returns how strict a decision is. No decision is like `allow`. */
export function strictnessOf(decision: HookDecision | undefined): number {
  return isDecision(decision) ? hookDecisions[decision].strictness : 0;
}

export function isBlocking(decision: HookDecision | undefined): boolean {
  return isDecision(decision) && hookDecisions[decision].blocks;
}

/** Returns the first of the strictest decisions. Ignores values that are not decisions. */
export function strictestDecision(values: readonly unknown[]): HookDecision | undefined {
  let strictest: HookDecision | undefined;
  for (const value of values) {
    if (!isDecision(value)) continue;
    if (strictest === undefined || strictnessOf(value) > strictnessOf(strictest)) strictest = value;
  }
  return strictest;
}

/** Returns true if an output stops the agent, which is separate from its decision about the operation. */
export function isStop(output: HookOutput): boolean {
  return output.continue === false;
}
