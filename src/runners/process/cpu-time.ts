import { statOf } from '../../util/running-process.js';

/** Linux counts CPU time in ticks of 1/100 s on every architecture that Node supports. */
const TICK_MS = 10;

/** Returns the CPU time of a process and of its children that have ended, in milliseconds. Undefined if it cannot be read. */
export function readCpuTime(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = statOf(pid);
  // Each command leads its own group. Another number means that the pid belongs to another process by now.
  if (Number(fields[2]) !== pid) return undefined;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
}
