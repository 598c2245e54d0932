import { spawn } from 'node:child_process';

/** Signals every process of the group that `pid` leads. On Windows, which has no groups, it ends the tree. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    endTree(pid);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended in between, or it now belongs to another user: there is nothing more to do.
  }
}

/**
 * Whether a process of the group exists. Once the leader is reaped its number stays reserved while the group has a
 * member; a process that bears the number then is a stranger, and the group is gone.
 */
export function isGroupAlive(pid: number, leaderReaped: boolean): boolean {
  if (process.platform === 'win32') return !leaderReaped;
  return exists(-pid) && !(leaderReaped && exists(pid));
}

function exists(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function endTree(pid: number): void {
  try {
    const child = spawn('taskkill', ['/pid', `${pid}`, '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    child.on('error', () => {});
    child.unref();
  } catch {
    // Without taskkill the tree cannot be ended from here.
  }
}
