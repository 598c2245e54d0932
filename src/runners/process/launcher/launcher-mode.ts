import { basename } from 'node:path';

/**
 * `auto`: a small launcher process starts the commands once the host is large. `always`: the first command waits for the
 * launcher. If there is no launcher, the host starts the commands itself.
 */
export type LauncherMode = 'auto' | 'always' | 'never';

/**
 * Resident memory of a large host. At this size, a start from the host takes about four times as long as from the launcher (about
 * 45 MB), and blocks the host.
 */
const LARGE_HOST_BYTES = 150_000_000;
const CHECK_INTERVAL_MS = 1000;

let checkedAt = Number.NEGATIVE_INFINITY;
let large = false;

/** Returns true if the host uses much memory. Checked at most once per second. */
export function isLargeHost(): boolean {
  const now = performance.now();
  if (now - checkedAt < CHECK_INTERVAL_MS) return large;
  checkedAt = now;
  large = process.memoryUsage.rss() >= LARGE_HOST_BYTES;
  return large;
}

/**
 * Returns why a launcher cannot be used. It runs the same executable as the host, which must be plain Node: a single-file
 * application would start itself again.
 */
export function whyNoLauncher(): string | undefined {
  if (process.platform !== 'linux') return `the launcher is only used on Linux, not on ${process.platform}`;
  const { bun, deno } = process.versions;
  if (bun !== undefined || deno !== undefined) return 'the launcher is only used on Node';
  const program = basename(process.execPath);
  return /^node(js)?$/.test(program) ? undefined : `the host is not run by node, but by ${program}`;
}
