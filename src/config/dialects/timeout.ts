import type { Dialect } from '../../../generated/index.js';
import { MAX_TIMEOUT_MS } from '../../util/timeouts.js';

/** Entry whose timeout is read. */
export interface TimedEntry {
  readonly eventName: string;
  readonly type: string;
  readonly written: unknown;
}

/** Returns a timeout of a dialect in milliseconds, within the dialect's bounds. */
export function timeoutMs(
  { timeout }: Dialect,
  { eventName, type, written }: TimedEntry,
  complain: (message: string) => void,
): number {
  const usual = timeout.perEvent?.[eventName] ?? timeout.perType?.[type] ?? timeout.default;
  const perUnit = timeout.unit === 's' && !isMilliseconds(timeout, written) ? 1000 : 1;
  if (written === 0 && timeout.zero === 'none') return MAX_TIMEOUT_MS;
  const isUsable = typeof written === 'number' && Number.isFinite(written) && written > 0;
  if (written !== undefined && !isUsable) complain(`timeout must be a number above 0; it is ${usual} ${timeout.unit}`);
  const wanted = Math.max(isUsable ? written : usual, timeout.min ?? 0);
  const longest = timeout.max?.[eventName] ?? Number.POSITIVE_INFINITY;
  return Math.min(Math.max(1, Math.round(Math.min(wanted, longest) * perUnit)), MAX_TIMEOUT_MS);
}

function isMilliseconds({ millisecondsFrom }: Dialect['timeout'], written: unknown): boolean {
  return millisecondsFrom !== undefined && typeof written === 'number' && written >= millisecondsFrom;
}

const MAX_PLAUSIBLE_SECONDS = 1000;
const MIN_PLAUSIBLE_MS = 100;

/** Returns what is odd about a timeout that looks as if it was written in the other unit. */
export function wrongUnit(
  timeout: Dialect['timeout'],
  written: unknown,
): { message: string; help: string } | undefined {
  const { unit } = timeout;
  if (typeof written !== 'number' || written <= 0) return undefined;
  if (isMilliseconds(timeout, written)) {
    const message = `timeout is in seconds, but ${written} is read as milliseconds`;
    return { message, help: `for ${written / 1000} seconds write ${written / 1000}` };
  }
  if (unit === 's' && written >= MAX_PLAUSIBLE_SECONDS) {
    const hours = (written / 3600).toFixed(1);
    return {
      message: `timeout is in seconds: ${written} is ${hours} hours`,
      help: `for ${written / 1000} seconds write ${written / 1000}`,
    };
  }
  if (unit === 's' || written >= MIN_PLAUSIBLE_MS) return undefined;
  return {
    message: `timeout is in milliseconds: ${written} is ${written / 1000} seconds`,
    help: `for ${written} seconds write ${written * 1000}`,
  };
}
