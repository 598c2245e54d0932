// Many guarded calls at once in a host with few file descriptors, compared with the ideal of the process limit.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ratio } from '../report.mjs';

const GOAL = 1.3;
const DESCRIPTORS = 256;
const calls = { full: 300, quick: 64 };

/** The ideal time is the number of rounds that the process limit requires, times the duration of the guard. */
export function crowdRow(mode) {
  const count = calls[mode];
  const host = resolve(import.meta.dirname, '../crowd-host.mjs');
  const script = `ulimit -n ${DESCRIPTORS}; exec "$0" "$@"`;
  const args = ['-c', script, process.execPath, host, String(count)];
  const { status, stdout } = spawnSync('bash', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error('the crowd of calls failed');
  const { bound, guardMs, tookMs, ran } = JSON.parse(String(stdout));
  const idealMs = Math.ceil(count / bound) * guardMs;
  return {
    what: `a crowd of calls: ${count} at once, ${DESCRIPTORS} descriptors, a guard of ${guardMs / 1000} s`,
    floor: `${idealMs / 1000} s (${bound} at once)`,
    measured: `${(tookMs / 1000).toFixed(1)} s, ${ran} tools ran`,
    ratio: ratio(tookMs / idealMs),
    goal: `<= ${GOAL}, no tool runs`,
    ok: tookMs / idealMs <= GOAL && ran === 0,
  };
}
