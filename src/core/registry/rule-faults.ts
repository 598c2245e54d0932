import { HookType, type RuleHookConfig } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import type { Contract, Route } from '../contract/index.js';
import { fieldsWith } from '../outputs/merge-fields.js';
import { canBlock, routeOf } from './events.js';
import { type HookDeclaration, nameOf } from './registered-hook.js';
import type { ProblemDetails, ReportProblem } from './registry-problem.js';

/** Variables of conditions. `facts` are those that only some tools have: a rule that reads them is skipped for others. */
export const RULE_VARIABLES = { facts: ['command', 'file'], always: ['session', 'agent'] } as const;

type RuleFault = ProblemDetails & { readonly path: readonly string[] };

/** Returns the fields of a rule that have no effect on its event. */
export function ruleFaults(rule: RuleHookConfig, { eventName, effects, specificFields }: Route): RuleFault[] {
  const { decision, context, set, systemMessage, labels } = rule;
  const none = [decision, context, set, systemMessage, labels].every((effect) => effect === undefined);
  const fault = (path: string, what: string, help: string): RuleFault => ({ path: [path], what, help });
  const cannotBlock = decision !== undefined && decision !== 'allow' && !effects.includes('block');
  return [
    ...(none ? [fault('when', 'the rule has no effect', 'add a decision, context, systemMessage, labels or set')] : []),
    ...(cannotBlock ? [fault('decision', `${eventName} cannot be blocked`, 'use an event before it')] : []),
    ...(context !== undefined && contextField({ specificFields }) === undefined
      ? [fault('context', `${eventName} has no context for the model`, 'use systemMessage')]
      : []),
    ...(set !== undefined && !effects.includes('edit-tool-input')
      ? [fault('set', `${eventName} has no arguments to change`, 'use the event before the tool')]
      : []),
  ];
}

/** Returns the output field with text for the model. Undefined if the event has none. */
export function contextField({ specificFields }: Pick<Route, 'specificFields'>): string | undefined {
  return fieldsWith('join', specificFields)[0];
}

/** Checks the conditions of rules. A port: the language of conditions is loaded when a rule is used. */
export interface RuleCheck {
  /** Loads the language. Rejects if that fails. */
  load(): Promise<(rule: RuleHookConfig, eventName: string) => readonly ProblemDetails[]>;
}

/** Returns declarations in which rules that are not valid have a fault. */
export async function checkRules(
  declared: readonly HookDeclaration[],
  contract: Contract,
  check: RuleCheck | undefined,
  report: ReportProblem,
): Promise<readonly HookDeclaration[]> {
  const isChecked = ({ config, fault }: HookDeclaration) => config.type === HookType.Rule && fault === undefined;
  if (check === undefined || !declared.some(isChecked)) return declared;
  const problemsOf = await check
    .load()
    .catch((error: unknown) => () => [
      { what: `rules cannot be checked: ${messageOf(error)}`, help: 'reinstall hookwright' },
    ]);
  return declared.map((each) => {
    const { config, eventName, source } = each;
    if (config.type !== HookType.Rule || !isChecked(each)) return each;
    const route = routeOf(contract, eventName);
    const problems = [...ruleFaults(config, route), ...problemsOf(config, eventName)];
    const [first] = problems;
    if (first === undefined) return each;
    const where = `${source} ${eventName} ${JSON.stringify(nameOf(config))}`;
    for (const { what, help } of problems) report({ where, what, help });
    const isGuard = config.onError !== 'allow' && config.enforce !== false && canBlock(route);
    return { ...each, fault: { why: `${first.what} (${first.help})`, blocks: isGuard, isReadable: true } };
  });
}
