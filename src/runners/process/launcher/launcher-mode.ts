import { basename } from 'node:path';

/**
 * `auto`: commands are started by a small helper process once the host is large. `always` waits for the helper before the
 * first command. Wherever it cannot be had, the host starts them itself.
 */
export type LauncherMode = 'auto' | 'always' | 'never';

/**
 * A helper takes about 45 MB. From here on to start a command from the host takes about four times as long as from it,
 * and the host stands still all that time.
 */
const LARGE_HOST_BYTES = 150_000_000;
const LOOK_EVERY_MS = 1000;

let lookedAt = Number.NEGATIVE_INFINITY;
let large = false;

/** By resident memory, looked at now and then: that costs a read from the system. */
export function isLargeHost(): boolean {
  const now = performance.now();
  if (now - lookedAt < LOOK_EVERY_MS) return large;
  lookedAt = now;
  large = process.memoryUsage.rss() >= LARGE_HOST_BYTES;
  return large;
}

/**
 * Why there can be no helper here. It is another process of the program that runs the host, so that this must be a plain
 * Node: an application in one file would start itself anew.
 */
export function whyNoLauncher(): string | undefined {
  if (process.platform !== 'linux') return `it is only used on Linux, not on ${process.platform}`;
  const { bun, deno } = process.versions;
  if (bun !== undefined || deno !== undefined) return 'it is only used on Node';
  const program = basename(process.execPath);
  return /^node(js)?$/.test(program) ? undefined : `the host is not run by node, but by ${program}`;
}
