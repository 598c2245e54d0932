const MOST = 32;
/** The two pipes that we read, the file of the event, and something for the moment of the start. */
const DESCRIPTORS_EACH = 4;
/** The other half is the host's own. */
const OUR_SHARE = 0.5;

/** How many commands may run at once, by what the system says of its limits. */
export function processLimit(limits: string): number {
  const descriptors = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  if (descriptors === undefined) return MOST;
  return Math.min(MOST, Math.max(1, Math.floor((Number(descriptors) * OUR_SHARE) / DESCRIPTORS_EACH)));
}

export function readLimits(): string {
  try {
    // Loaded here, because function hooks must also run where there is no file system.
    return process.getBuiltinModule('node:fs').readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux has this file; elsewhere a shortage is waited out when it comes.
    return '';
  }
}
