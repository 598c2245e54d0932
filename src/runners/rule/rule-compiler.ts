import type { Contract } from '../../core/contract/index.js';
import { RULE_VARIABLES } from '../../core/index.js';
import { RuleCompiler } from '../../util/cel/index.js';

const compilers = new WeakMap<Contract, Promise<RuleCompiler>>();

/** Returns the compiler for the rules of a contract. The check of the registry and the runner share it. */
export function ruleCompilerOf(contract: Contract): Promise<RuleCompiler> {
  const known = compilers.get(contract) ?? makeCompiler(contract);
  compilers.set(contract, known);
  return known;
}

async function makeCompiler({ ruleTypes }: Contract): Promise<RuleCompiler> {
  const types = (await ruleTypes?.()) ?? { inputs: {}, types: {} };
  return new RuleCompiler(types, RULE_VARIABLES);
}
