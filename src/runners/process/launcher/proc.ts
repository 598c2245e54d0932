import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { signalGroup } from '../group-signal.js';

/** Kills the groups of all processes whose standard output or error is one of these named pipes. */
export function killHolders(paths: ReadonlySet<string>): void {
  if (paths.size === 0) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!['1', '2'].some((stream) => paths.has(targetOf(`/proc/${pid}/fd/${stream}`)))) continue;
    const [, , group] = fieldsOf(pid);
    if (Number(group) > 1) signalGroup(Number(group), 'SIGKILL');
  }
}

/** Whether it has exited; it may not have been waited for. */
export function hasExited(pid: number): boolean {
  const [state] = fieldsOf(`${pid}`);
  return state === undefined || state === 'Z' || state === 'X';
}

/** Its state, its parent, its group and so on: what comes behind its name, which may hold anything. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It is gone.
    return [];
  }
}

/** Empty for a process that is gone, or another user's. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
