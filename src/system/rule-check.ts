import type { Contract } from '../core/contract/index.js';
import type { RuleCheck } from '../core/index.js';

/** Returns the check of conditions, which is loaded with the first rule. */
export function ruleCheckOf(contract: () => Contract): RuleCheck {
  return {
    load: async () => {
      const { ruleProblems } = await import('../runners/rule/index.js');
      return ruleProblems(contract());
    },
  };
}
