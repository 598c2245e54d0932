import { messageOf } from '../../util/errors.js';
import type { HostConfigPort } from '../contract/index.js';

type NotesConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getNotes'>;

/** What the host says about its settings, for the trace of every event. A host that fails to say it is noted for that. */
export function notesOf(config: NotesConfig): readonly string[] | undefined {
  if (config.getNotes === undefined) return undefined;
  try {
    return config.getNotes();
  } catch (error) {
    return [`getNotes() of the host failed: ${messageOf(error)}`];
  }
}
