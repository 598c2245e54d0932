import type { PendingHook } from '../../../config/settings/index.js';
import type { PendingTrust, TrustResponse } from '../../inspector/api.js';
import { commandsOf, fileChange, type TrustView, trustedRecords } from '../trust/trust-view.js';

/** Longer ones are read in an editor. */
const LONGEST_TEXT = 64 * 1024;

/** What waits for trust, and what has it. */
export async function trustAnswer(view: TrustView): Promise<TrustResponse> {
  const pending = await view.project.settings.trust.pending();
  const trusted = trustedRecords(view.records, pending).map(({ event, name, files }) => ({
    ids: view.records.filter((record) => record.event === event && record.name === name).map(({ id }) => id),
    event,
    name,
    files: files.map(({ path }) => path),
  }));
  return { pending: pending.map((hook) => pendingTrust(view, hook)), trusted };
}

function pendingTrust(view: TrustView, hook: PendingHook): PendingTrust {
  const { id, event, name, source, why, files, programs, hidden } = hook;
  const covered = files.map((path) => {
    const { state, text, diff } = fileChange(view, hook, path);
    return { path, state, text: text !== undefined && isShown(text) ? text : undefined, diff };
  });
  return { id, event, name, source, why, commands: commandsOf(view, hook), files: covered, programs, hidden };
}

function isShown(text: string): boolean {
  return text.length <= LONGEST_TEXT && !text.includes('\0');
}
