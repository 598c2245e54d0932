import type { HookMessage } from '../config/dialects/index.js';
import { guarded } from '../util/errors.js';
import type { HookSystem } from './hook-system.js';

/** Shows the user each output that may not say what its author meant: a guard may be off because of it. */
export function showDoubts(
  system: HookSystem | undefined,
  messages: ((message: HookMessage) => void) | undefined,
  getSessionId: () => string,
): HookSystem | undefined {
  if (messages === undefined) return system;
  system?.onTrace(({ eventName: event, sessionId = getSessionId(), hooks }) => {
    for (const { name: hook, doubt, dialect = 'native' } of hooks) {
      if (doubt === undefined) continue;
      const text = `hookwright: the hook ${JSON.stringify(hook)} decided nothing: ${doubt}`;
      guarded(() => messages({ text, hook, event, dialect, sessionId, suppressOutput: false }));
    }
  });
  return system;
}
