import { HookType, type RuleHookConfig } from '../../../generated/index.js';
import type { Contract, Route } from '../../core/contract/index.js';
import {
  contextField,
  type HookDeclaration,
  nameOf,
  type ProblemDetails,
  type ReportProblem,
} from '../../core/index.js';
import { effectFaults } from '../../util/cel/effects.js';
import { isCompiled, type RuleCompiler } from '../../util/cel/index.js';
import { lineAndColumn } from '../../util/text.js';
import { ruleCompilerOf } from './rule-compiler.js';

/** Returns declarations in which rules that are not valid have a fault, and reports every problem. */
export async function checkRules(
  declared: readonly HookDeclaration[],
  contract: Contract,
  report: ReportProblem,
): Promise<readonly HookDeclaration[]> {
  const compiler = await ruleCompilerOf(contract);
  return declared.map((each) => {
    const { config, eventName, source, fault } = each;
    const route = contract.routes[eventName];
    if (config.type !== HookType.Rule || fault !== undefined || route === undefined) return each;
    const problems = problemsOf(config, route, compiler);
    const [first] = problems;
    if (first === undefined) return each;
    const where = `${source} ${eventName} ${JSON.stringify(nameOf(config))}`;
    for (const { what, help } of problems) report({ where, what, help });
    const blocks = config.onError !== 'allow' && config.enforce !== false && route.effects.includes('block');
    return { ...each, fault: { why: `${first.what} (${first.help})`, blocks, isReadable: true } };
  });
}

/** Returns the problems of a rule, with their position in the condition. */
function problemsOf(rule: RuleHookConfig, route: Route, compiler: RuleCompiler): ProblemDetails[] {
  const compiled = compiler.compile(rule, route.eventName);
  const mistakes = isCompiled(compiled) ? [] : compiled;
  return [
    ...effectFaults(rule, { ...route, contextField: contextField(route) }),
    ...mistakes.map(({ path, message, help, start }) => {
      const text = path[0] === 'set' ? (rule.set?.[path[1] ?? ''] ?? '') : rule.when;
      const { line, column } = lineAndColumn(text, start);
      return { what: `${path.join('.')}:${line}:${column}: ${message}`, help };
    }),
  ];
}
