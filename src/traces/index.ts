export { type ClearedLabel, clearedLabelRecord } from './cleared-label.js';
export { HookLog, WarningLogger } from './hook-log.js';
export type { TracedEvent } from './read-trace.js';
export { type RunTimes, timesOf } from './run-budgets.js';
export {
  AgentSession,
  type ReportedFacts,
  type RequestTurn,
  type ResponseFacts,
} from './sessions/agent-session.js';
export type { PriceTable } from './sessions/prices.js';
export type { SessionChange, SessionLedger } from './sessions/session-ledger.js';
export { MemorySessionStore, type SessionRecord, type SessionStore } from './sessions/session-store.js';
export {
  maxOf,
  NO_TRANSCRIPT,
  sumOf,
  type TranscriptFigures,
  type TranscriptState,
  type TranscriptUsage,
} from './sessions/transcript-state.js';
export { LatestTraces } from './trace-log.js';
export { openTraceSink } from './trace-recorder.js';
