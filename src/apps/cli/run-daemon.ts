import { spawn } from 'node:child_process';
import type { Dialect } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';

/** Time without a call after which a daemon ends. */
const IDLE_MS = 15 * 60 * 1000;

/** Runs the daemon until it is idle, or gets a signal. */
export async function runDaemon(loadContract: () => Promise<Contract<Dialect>>): Promise<void> {
  const [{ Daemon }, contract] = await Promise.all([
    import('../../integrations/agents/daemon/index.js'),
    loadContract(),
  ]);
  const idle = Number(process.env['HOOKWRIGHT_DAEMON_IDLE_MS']);
  const daemon = new Daemon({
    contract,
    program: process.argv[1] ?? '',
    idleMs: Number.isFinite(idle) && idle > 0 ? idle : IDLE_MS,
    warn: (text) => process.stderr.write(`hookwright: ${text}\n`),
  });
  if (!(await daemon.start())) return;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void daemon.end());
  await daemon.whenEnded();
}

/** Starts a daemon for later calls, which outlives this process. */
export function startDaemon(): void {
  const [, script] = process.argv;
  if (script === undefined) return;
  const { HOOKWRIGHT_WARM: _warm, ...env } = process.env;
  const child = spawn(process.execPath, [script, 'hook', '--daemon'], {
    cwd: '/',
    detached: true,
    env,
    stdio: 'ignore',
  });
  // The next call tries again.
  child.once('error', () => {});
  child.unref();
}
