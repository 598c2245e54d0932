export { ruleCompilerOf } from './rule-compiler.js';
export { ruleProblems } from './rule-problems.js';
export { RuleRunner } from './rule-runner.js';
