import { HookType } from '../../generated/index.js';
import type { Contract } from '../core/contract/index.js';
import type { RuleCheck } from '../core/index.js';

/** Returns the check of rules, which is loaded with the first one. */
export function ruleCheckOf(contract: () => Contract): RuleCheck {
  return async (declared, report) => {
    if (!declared.some(({ config }) => config.type === HookType.Rule)) return declared;
    const { checkRules } = await import('../runners/rule/index.js');
    return checkRules(declared, contract(), report);
  };
}
