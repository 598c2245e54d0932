import type { HookDecision, HookOutput } from '../../generated/index.js';

/** How far a decision holds the operation back. */
const STRICTNESS: Readonly<Record<HookDecision, number>> = { allow: 0, approve: 0, ask: 1, block: 2, deny: 2 };

export function isDecision(value: unknown): value is HookDecision {
  return typeof value === 'string' && Object.hasOwn(STRICTNESS, value);
}

/** No decision holds nothing back, like `allow`. */
export function strictnessOf(decision: HookDecision | undefined): number {
  return decision === undefined ? STRICTNESS.allow : STRICTNESS[decision];
}

export function isBlocking(decision: HookDecision | undefined): boolean {
  return strictnessOf(decision) === STRICTNESS.block;
}

/** The first of the strictest decisions among the values; what is no decision does not count. */
export function strictestDecision(values: readonly unknown[]): HookDecision | undefined {
  let strictest: HookDecision | undefined;
  for (const value of values) {
    if (!isDecision(value)) continue;
    if (strictest === undefined || strictnessOf(value) > strictnessOf(strictest)) strictest = value;
  }
  return strictest;
}

/** Whether an output ends the agent's work, which is no decision about the operation. */
export function isStop(output: HookOutput): boolean {
  return output.continue === false;
}
