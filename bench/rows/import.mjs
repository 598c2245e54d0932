// What a process pays for the import, start and end of the process included.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { compare } from '../measure.mjs';

const entry = pathToFileURL(new URL('../../dist/src/index.js', import.meta.url).pathname).href;

const importComparison = {
  floor: () => runModule("import 'node:child_process'"),
  measured: () => runModule(`import ${JSON.stringify(entry)}`),
};

export const importRow = {
  what: 'process that imports hookwright / one that imports node:child_process',
  goal: 1.5,
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
