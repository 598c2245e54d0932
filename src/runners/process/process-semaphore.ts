import { attempt } from '../../util/errors.js';
import { Semaphore } from '../../util/semaphore.js';

const MAX_PROCESSES = 32;
/** Two pipes, the file with the event, and a spare for the moment of the start. */
const DESCRIPTORS_PER_PROCESS = 4;
/** Share of the file descriptors for hooks. The rest is left to the host. */
const DESCRIPTOR_SHARE = 0.5;
/** Share of the process limit for background hooks. The rest is left to awaited hooks. */
const BACKGROUND_SHARE = 0.25;

/** Limit on child processes, shared by all hook runners of this process. */
export const processSemaphore = new Semaphore(() => processLimit(readLimits()));

/** Limit on background hooks, shared by all hook runners of this process. If only one process may run, there are none. */
export const backgroundSemaphore = new Semaphore(() => {
  const { bound } = processSemaphore;
  return bound < 2 ? 0 : Math.max(1, Math.floor(bound * BACKGROUND_SHARE));
});

/** Returns how many commands may run at once, from the text of /proc/self/limits. */
export function processLimit(limits: string): number {
  const descriptors = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  if (descriptors === undefined) return MAX_PROCESSES;
  return Math.min(
    MAX_PROCESSES,
    Math.max(1, Math.floor((Number(descriptors) * DESCRIPTOR_SHARE) / DESCRIPTORS_PER_PROCESS)),
  );
}

function readLimits(): string {
  // Not imported: function hooks also run in runtimes without a file system.
  // Only Linux has this file. Elsewhere, a failed start is retried.
  return attempt(() => process.getBuiltinModule('node:fs').readFileSync('/proc/self/limits', 'utf8'), '');
}
