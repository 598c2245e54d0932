import type { Dialect } from '../../../generated/index.js';
import { timeoutMs } from '../../config/dialects/forms/index.js';

/** Longest time that is left for the answer after the hooks. */
const MAX_RESERVE_MS = 5000;

/**
 * Returns how long hooks may take, in milliseconds. It is less than the agent waits, because every agent goes on after a
 * timeout.
 */
export function ownTimeoutMs(
  dialect: Dialect,
  eventName: string,
  given: number | undefined,
  elapsedMs: number,
): number {
  const agent = given ?? timeoutMs(dialect, { eventName, type: 'command', written: undefined }, () => {});
  const reserve = Math.min(MAX_RESERVE_MS, agent / 4);
  return Math.max(1, Math.floor(agent - reserve - elapsedMs));
}
