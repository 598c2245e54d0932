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
export type { AnswerRow, AnswerTable, DefineHook, Reply } from './event-types.js';
export { type Redaction, redact } from './redact.js';
