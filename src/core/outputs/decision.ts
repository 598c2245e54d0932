import type { HookDecision, HookOutput } from '../../../generated/index.js';

/** How far a decision holds the operation back; undefined for what is none. Every answer asks several times. */
function levelOf(value: unknown): number | undefined {
  switch (value) {
    case 'allow':
    case 'approve':
      return 0;
    case 'ask':
      return 1;
    case 'block':
    case 'deny':
      return 2;
    default:
      return undefined;
  }
}

export function isDecision(value: unknown): value is HookDecision {
  return levelOf(value) !== undefined;
}

/** No decision holds nothing back, like `allow`. */
export function strictnessOf(decision: HookDecision | undefined): number {
  return levelOf(decision) ?? 0;
}

export function isBlocking(decision: HookDecision | undefined): boolean {
  return levelOf(decision) === 2;
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
