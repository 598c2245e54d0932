import { validateRuleHookConfig } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { contextField, RULE_VARIABLES } from '../../core/index.js';
import { canBlock, isEventOf, routeOf } from '../../core/registry/events.js';
import { effectFaults } from '../../util/cel/effects.js';
import { fieldsOf, itemsOf } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
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
  const names = toolNames((await contract.dialects?.()) ?? {});
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
    const { field = '', kind } = route.matcher ?? {};
    const compared = isCompiled(compiled) && kind === 'regex' ? compiled.when.comparedWith(field) : [];
    return [
      ...compared.flatMap(({ text, start }): Finding[] => {
        const nearest = names.includes(text) ? undefined : nearestName(text, names);
        if (nearest === undefined) return [];
        const message = `no tool of a known agent is called ${JSON.stringify(text)}`;
        const help = `did you mean ${JSON.stringify(nearest)}? For a tool of your own host this is right`;
        return [{ at: 'value', severity: 'warning', path: [...path, 'when'], inText: start, message, help }];
      }),
      ...effectFaults(rule, { ...route, contextField: contextField(route) }).map(({ path: inner, what, help }) => {
        return { ...common, path: [...path, ...inner], message: what, help: `${effect}; ${help}` };
      }),
      ...problems.map(({ path: inner, message, help, start }) => {
        return { ...common, path: [...path, ...inner], inText: start, message, help: `${effect}; ${help}` };
      }),
    ];
  });
}

/** Returns the names that tools have in known agents. */
export function toolNames(documents: object): string[] {
  return Object.values(documents).flatMap((document: unknown) =>
    Object.values(fieldsOf(fieldsOf(document)['tools'])).flatMap((tool) => {
      const { name, also } = fieldsOf(tool);
      return [name, ...itemsOf(also)].filter((each) => typeof each === 'string');
    }),
  );
}
