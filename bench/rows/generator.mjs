// What the generator costs, in a process of its own.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export function generatorTable(mode) {
  const args = [resolve(import.meta.dirname, '../generate.mjs'), ...(mode === 'quick' ? ['--quick'] : [])];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  // With a missed goal it ends with 1, and says so in what it prints.
  if (stdout === '') throw new Error('the measurement of the generator failed');
  return stdout.trim();
}
