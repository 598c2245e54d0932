import type { HookConfig } from '../../generated/index.js';

/** Whether the answer of a hook counts. One that is not enforced, or that nobody waits for, changes nothing. */
export function isHeard({ enforce, async }: Pick<HookConfig, 'enforce' | 'async'>): boolean {
  return enforce !== false && async !== true;
}
