// Recordings of the agents: one file per agent, rows in a fixed order, one line per row.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS } from './rows/index.mjs';

const FOLDER = join(import.meta.dirname, 'recorded');

export function readRecording(agent) {
  const file = join(FOLDER, `${agent}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Writes records over those of the file; with `whole`, rows that were not played are dropped. */
export function writeRecording(agent, version, played, { whole }) {
  const before = readRecording(agent)?.rows ?? {};
  const merged = whole ? played : { ...before, ...played };
  const rows = ROWS.map(({ name }) => name).filter((name) => merged[name] !== undefined);
  const lines = rows.map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(merged[name])}`);
  const head = `{\n  "agent": ${JSON.stringify(agent)},\n  "version": ${JSON.stringify(version)},\n  "rows": {\n`;
  writeFileSync(join(FOLDER, `${agent}.json`), `${head}${lines.join(',\n')}\n  }\n}\n`);
}

/** Returns what differs between two records of a row, in words. */
export function differencesOf(before, after) {
  if (before === undefined) return ['not recorded yet'];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key} was ${JSON.stringify(before[key])}, is ${JSON.stringify(after[key])}`);
}
