import type { Route } from '../contract/index.js';
import { fieldsWith } from '../outputs/merge-fields.js';
import type { HookDeclaration } from './registered-hook.js';
import type { ReportProblem } from './registry-problem.js';

/** Variables of conditions. `facts` are those that only some tools have: a rule that reads them is skipped for others. */
export const RULE_VARIABLES = { facts: ['command', 'file'], always: ['session', 'agent', 'project', 'home'] } as const;

/** Returns the output field with text for the model. Undefined if the event has none. */
export function contextField({ specificFields }: Pick<Route, 'specificFields'>): string | undefined {
  return fieldsWith('join', specificFields)[0];
}

/** Port that adds a fault to rules that are not valid. The language of conditions is loaded when a rule is declared. */
export type RuleCheck = (
  declared: readonly HookDeclaration[],
  report: ReportProblem,
) => Promise<readonly HookDeclaration[]>;
