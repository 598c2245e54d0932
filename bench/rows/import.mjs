// Cost of the import, including start and end of the process.
import { spawnSync } from 'node:child_process';
import { compare } from '../measure.mjs';

// Resolved through the package's exports, as in a host.
const entry = import.meta.resolve('hookwright');

const importComparison = {
  floor: () => runModule("import 'node:child_process'"),
  measured: () => runModule(`import ${JSON.stringify(entry)}`),
};

export const importRow = {
  what: 'process that imports hookwright / one that imports node:child_process',
  goal: 1.35,
  rounds: { full: 200, quick: 20 },
  prepare: async () => importComparison,
};

export function compareImports(rounds) {
  return compare(importComparison, rounds);
}

function runModule(code) {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  if (status !== 0) throw new Error(`a process of the benchmark failed: ${stderr}`);
}
