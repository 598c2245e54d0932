import type { HookAgent } from '../../generated/index.js';
import { type EventRecord, NOTHING_RAN, shortenedText } from '../core/events/event-record.js';

/** Name of the trace: no event fires. */
const CLEAR_LABEL = 'session.clearLabel';

/** Label that the host removed from a session. */
export interface ClearedLabel {
  readonly sessionId: string;
  readonly agent: HookAgent;
  readonly turnId: string | undefined;
  readonly label: string;
  /** Person or program that removed it. */
  readonly by: string;
}

/** Returns the record of a label that the host removed. */
export function clearedLabelRecord({ sessionId, agent, turnId, label, by }: ClearedLabel): EventRecord {
  return {
    eventName: CLEAR_LABEL,
    sessionId,
    startedAt: Date.now(),
    ran: NOTHING_RAN,
    agent,
    turnId,
    clearedLabel: { label: shortenedText(label), by: shortenedText(by) },
  };
}
