// Cost of the generator, measured in its own process.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export function generatorTable(mode) {
  const args = [resolve(import.meta.dirname, '../generate.mjs'), ...(mode === 'quick' ? ['--quick'] : [])];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  // It exits with 1 if a budget is exceeded, and prints that.
  if (stdout === '') throw new Error('the measurement of the generator failed');
  return stdout.trim();
}
