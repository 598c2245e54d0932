import type { HookConfig } from '../../../generated/index.js';

/** Returns true if the output of a hook counts. It does not for a dry run or a background hook. */
export function isEnforced({ enforce, async }: Pick<HookConfig, 'enforce' | 'async'>): boolean {
  return enforce !== false && async !== true;
}

/** Returns true if one of the hooks runs in the background. */
export function hasBackground(configs: readonly Pick<HookConfig, 'async'>[]): boolean {
  return configs.some(({ async }) => async === true);
}
