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
export { redact } from './redact.js';
export type { Redaction } from './redacted-texts.js';
