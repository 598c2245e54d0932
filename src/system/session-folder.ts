import type { DebugLogger } from '../core/contract/index.js';
import { SessionFolder } from '../traces/sessions/session-folder.js';
import { stateFolder } from '../util/user-folders.js';
import { stderrLogger } from './stderr-logger.js';

/** Opens the folder of the user's sessions. Warnings go to the logger of the host, by default to stderr. */
export function openSessionFolder(
  logger: DebugLogger | false | undefined,
  folder = stateFolder('sessions'),
): SessionFolder {
  const target = logger === false ? undefined : (logger ?? stderrLogger(folder));
  return new SessionFolder({ folder, warn: (text) => target?.warn?.(`hooks: ${text}`) });
}
