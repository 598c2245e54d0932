import type { RuleHookConfig } from '../../../generated/index.js';
import type { Route } from '../contract/index.js';
import { fieldsWith } from '../outputs/merge-fields.js';
import type { HookDeclaration } from './registered-hook.js';
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

/** Port that adds a fault to rules that are not valid. The language of conditions is loaded when a rule is declared. */
export type RuleCheck = (
  declared: readonly HookDeclaration[],
  report: ReportProblem,
) => Promise<readonly HookDeclaration[]>;
