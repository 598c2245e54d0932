import type { HookConfig } from '../../../generated/index.js';

/** Whether the answer of a hook counts. One that is not enforced, or that nobody waits for, changes nothing. */
export function isEnforced({ enforce, async }: Pick<HookConfig, 'enforce' | 'async'>): boolean {
  return enforce !== false && async !== true;
}

/** Whether nobody waits for one of the hooks. */
export function hasBackground(configs: readonly Pick<HookConfig, 'async'>[]): boolean {
  // A loop: the list is frozen, which slows down its methods, and every event asks.
  for (let at = 0; at < configs.length; at += 1) if (configs[at]?.async === true) return true;
  return false;
}
