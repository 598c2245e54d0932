export { opaqueQuestion } from './opaque.js';
export { ruleCompilerOf } from './rule-compiler.js';
export { RuleRunner } from './rule-runner.js';
