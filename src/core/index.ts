export { readField } from './events/event-input.js';
export type { CompleteInput, ToolFacts } from './events/input-facts.js';
export { reportedFacts } from './events/session-fields.js';
export type { OnHookEnd, TraceFileChoice, TraceLog, TraceOptions, TracePublisher } from './events/trace-port.js';
export { type HookEventContext, type HookExecutionPlan, HookPlanner } from './planner/hook-planner.js';
export { nameOf } from './registry/describe-hook.js';
export { HookRegistry } from './registry/hook-registry.js';
export type { HookDeclaration, HooksByEvent, RegisteredHook } from './registry/registered-hook.js';
export { registeredHook } from './registry/registered-hook.js';
export type { ProblemDetails, ReportProblem } from './registry/registry-problem.js';
export { contextField, RULE_VARIABLES, type RuleCheck } from './registry/rules.js';
export { couldNotRunBecause } from './runner/could-not-run.js';
export type { HookRunResult, HookTypeRunner, RunContext } from './runner/hook-type-runner.js';
export {
  type Admission,
  type AgentState,
  BUDGET_LIMITS,
  type BudgetName,
  type BudgetNotice,
  isBudgetName,
  MAX_NEEDED_TEXT,
  type MomentEvent,
  type NeededTexts,
  type SessionBudget,
  type SessionFacts,
} from './session-state.js';
