import { spawn } from 'node:child_process';
import { guarded } from '../../util/errors.js';
import { hasId } from '../../util/running-process.js';

/** Signals every process of the group that `pid` leads. On Windows, which has no groups, kills the process tree. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    killTree(pid);
    return;
  }
  // The group has ended, or now belongs to another user.
  guarded(() => process.kill(-pid, signal));
}

/**
 * Returns true if a process of the group exists. After the leader was reaped, its pid stays reserved while the group has
 * members. If a process has the pid then, the group is gone and the pid was reused.
 */
export function isGroupAlive(pid: number, leaderReaped: boolean): boolean {
  if (process.platform === 'win32') return !leaderReaped;
  return hasId(-pid) && !(leaderReaped && hasId(pid));
}

function killTree(pid: number): void {
  try {
    const child = spawn('taskkill', ['/pid', `${pid}`, '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    child.on('error', () => {});
    child.unref();
  } catch {
    // Without taskkill, the tree cannot be killed.
  }
}
