export { checkRules } from './check-rules.js';
export { ruleCompilerOf } from './rule-compiler.js';
export { RuleRunner } from './rule-runner.js';
