import { attempt, codeOf } from './errors.js';

/** Returns true if a process with this id runs. A process that ended and was not reaped does not run. */
export function isRunning(pid: number): boolean {
  if (!hasId(pid)) return false;
  const [state] = statOf(pid);
  return state !== 'Z' && state !== 'X';
}

let ownName: string | undefined;

/** Returns the name of this process, which no later process with its id has. */
export function ownProcessName(): string {
  ownName ??= `${process.pid}:${startOf(process.pid) ?? crypto.randomUUID()}`;
  return ownName;
}

/** Returns true if the process of this name runs. On systems without /proc, another one may have its id by now. */
export function isNamedRunning(name: string): boolean {
  const [id = '', start = ''] = name.split(':');
  const pid = Number(id);
  if (pid === process.pid) return name === ownProcessName();
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return false;
  const known = startOf(pid);
  return known === undefined || known === start;
}

/** Returns true if there is a process with this id, or a group with this negative id. It may belong to another user. */
export function hasId(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Without permission to signal it, the process runs.
    return codeOf(error) === 'EPERM';
  }
}

/** Returns the time at which a process started, in ticks since the start of the system. */
function startOf(pid: number): string | undefined {
  return statOf(pid)[19];
}

/** Returns the fields of /proc/pid/stat after the name: state, parent, group and so on. Empty on systems without it. */
export function statOf(pid: number): string[] {
  // Not imported: a runtime may lack it. Without text, the process ended, or the system has no such files.
  const text = attempt(() => process.getBuiltinModule('node:fs').readFileSync(`/proc/${pid}/stat`, 'utf8'), undefined);
  return text?.replace(/^.*\) /s, '').split(' ') ?? [];
}
