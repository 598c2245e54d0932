import { readdirSync, readlinkSync } from 'node:fs';
import { attempt } from '../../../util/errors.js';
import { statOf } from '../../../util/running-process.js';
import { signalGroup } from '../group-signal.js';

/** Kills the groups of all processes whose standard output or error is one of these named pipes. */
export function killHolders(paths: ReadonlySet<string>): void {
  if (paths.size === 0) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!['1', '2'].some((stream) => paths.has(targetOf(`/proc/${pid}/fd/${stream}`)))) continue;
    const [, , group] = statOf(Number(pid));
    if (Number(group) > 1) signalGroup(Number(group), 'SIGKILL');
  }
}

/** Returns true if a process has exited, even if it was not reaped yet. */
export function hasExited(pid: number): boolean {
  const [state] = statOf(pid);
  return state === undefined || state === 'Z' || state === 'X';
}

/** Returns an empty text if the process has exited or belongs to another user. */
function targetOf(link: string): string {
  return attempt(() => readlinkSync(link), '');
}
