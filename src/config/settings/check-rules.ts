import { validateRuleHookConfig } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { contextField, RULE_VARIABLES } from '../../core/index.js';
import { canBlock, isEventOf, routeOf } from '../../core/registry/events.js';
import { effectFaults } from '../../util/cel/effects.js';
import { placedHooks } from './check-files.js';
import type { Finding } from './settings-problem.js';

type Settings = Readonly<Record<string, unknown>>;

/** Reports rules that are not valid, with the position in their condition. The language is loaded if there is a rule. */
export async function checkRules(settings: Settings, contract: Contract): Promise<Finding[]> {
  const rules = placedHooks(settings).flatMap(({ hook, event, path }) =>
    validateRuleHookConfig(hook) && isEventOf(contract, event) ? [{ rule: hook, event, path }] : [],
  );
  if (rules.length === 0) return [];
  const { isCompiled, RuleCompiler } = await import('../../util/cel/index.js');
  const compiler = new RuleCompiler((await contract.ruleTypes?.()) ?? { inputs: {}, types: {} }, RULE_VARIABLES);
  return rules.flatMap(({ rule, event, path }): Finding[] => {
    const route = routeOf(contract, event);
    const isGuard = rule.onError !== 'allow' && rule.enforce !== false && canBlock(route);
    const effect = isGuard ? 'the rule blocks until it is fixed' : 'the rule is ignored until it is fixed';
    const common = {
      at: 'value' as const,
      severity: 'error' as const,
      ...(isGuard && { disablesGuard: true as const }),
    };
    const compiled = compiler.compile(rule, event);
    const problems = isCompiled(compiled) ? [] : compiled;
    return [
      ...effectFaults(rule, { ...route, contextField: contextField(route) }).map(({ path: inner, what, help }) => {
        return { ...common, path: [...path, ...inner], message: what, help: `${effect}; ${help}` };
      }),
      ...problems.map(({ path: inner, message, help, start }) => {
        return { ...common, path: [...path, ...inner], inText: start, message, help: `${effect}; ${help}` };
      }),
    ];
  });
}
