export type { OnHookEnd, TraceFileChoice, TraceLog, TraceOptions, TracePublisher } from './events/trace-port.js';
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
