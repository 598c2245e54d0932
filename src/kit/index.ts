export {
  type Answer,
  type AnswerName,
  addContext,
  allow,
  ask,
  deny,
  replaceResponse,
  respond,
  restrictTools,
  rewriteInput,
  say,
  stop,
} from './answer.js';
export { hookDefiner } from './define-hook.js';
export type {
  AnswerRow,
  DefineHook,
  KitRow,
  KitTable,
  Reply,
} from './event-types.js';
export { type Redact, redactor } from './redact.js';
export type { Redaction } from './redacted-texts.js';
export type { MergeName, MergeRule, MergeRules, TextKind, TextRule, TextRules } from './rules.js';
export { type HookState, type JsonValue, state } from './state.js';
