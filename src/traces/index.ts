export { TraceFollower } from './follow-trace.js';
export { HookLog, WarningLogger } from './hook-log.js';
export { joinTraceLines, parseTraceLine, parseTraceLines, type TracedEvent } from './read-trace.js';
export { olderFile } from './trace-file.js';
export { openTraceSink } from './trace-recorder.js';
export { tracedDecision, tracedFields } from './traced-decision.js';
