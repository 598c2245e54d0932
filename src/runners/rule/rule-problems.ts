import type { RuleHookConfig } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import type { ProblemDetails } from '../../core/index.js';
import { isCompiled } from '../../util/cel/index.js';
import { lineAndColumn } from '../../util/text.js';
import { ruleCompilerOf } from './rule-compiler.js';

/** Returns the function that finds the problems of rules of a contract, with their position in the condition. */
export async function ruleProblems(
  contract: Contract,
): Promise<(rule: RuleHookConfig, eventName: string) => readonly ProblemDetails[]> {
  const compiler = await ruleCompilerOf(contract);
  return (rule, eventName) => {
    const compiled = compiler.compile(rule, eventName);
    if (isCompiled(compiled)) return [];
    return compiled.map(({ path, message, help, start }) => {
      const text = path[0] === 'set' ? (rule.set?.[path[1] ?? ''] ?? '') : rule.when;
      const { line, column } = lineAndColumn(text, start);
      return { what: `${path.join('.')}:${line}:${column}: ${message}`, help };
    });
  };
}
