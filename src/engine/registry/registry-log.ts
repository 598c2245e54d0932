import type { DebugLogger } from '../../contract/index.js';

const TAG = 'hook:registry';

/** Says one line. A logger that throws changes nothing. */
export function say(logger: DebugLogger | undefined, level: 'debug' | 'warn', message: string): void {
  try {
    if (logger?.[level] === undefined) logger?.log(TAG, { level, message });
    else logger[level](message);
  } catch {
    // There is nobody left to tell.
  }
}
