export { isProblem } from './check.js';
export { type Alternative, type Condition, type Expression, ExpressionCompiler } from './expression.js';
export {
  type CompiledRule,
  isCompiled,
  RuleCompiler,
  type RuleInputs,
  type RuleProblem,
  type RuleVariables,
} from './rule.js';
export { CelEvaluationError, type CelProblem, type CelTypes, OTHER_VALUES } from './types.js';
