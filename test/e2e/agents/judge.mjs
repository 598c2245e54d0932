// Judges the rows of an agent: the class of each, and whether it is the expected one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.mjs';
import { ROWS } from './rows/index.mjs';

const FOLDER = join(import.meta.dirname, 'expected');

/** Returns the groups of rows of an agent that are expected to differ: `{ class, why, rows }`. */
export function readGroups(agent) {
  return JSON.parse(readFileSync(join(FOLDER, `${agent}.json`), 'utf8'));
}

/** Returns the same by row: `{ row: { class, why } }`. */
export function readExpected(agent) {
  const rows = readGroups(agent).flatMap(({ rows: names, ...rest }) => names.map((name) => [name, rest]));
  return Object.fromEntries(rows);
}

/** Returns class and difference of each recorded row. `ours` are the records of the host. */
export function judge(recording, ours, expected) {
  return Object.entries(recording.rows).map(([name, real]) => {
    const row = ROWS.find((one) => one.name === name);
    const { class: wanted = 'same', why } = expected[name] ?? {};
    const found = compare(row, real, ours[name]);
    // Nothing here corresponds to the row. A looser row is excused only if the agent did not even start.
    const isExcused = wanted === 'not applicable' && (found.class !== 'looser' || real.calls === 0);
    const is = isExcused ? { ...found, class: wanted } : found;
    return { row: name, ...is, wanted, reason: why };
  });
}

/** Returns a line for each row whose class is not the expected one. */
export function complaintsOf(agent, judged) {
  return judged
    .filter((row) => row.class !== row.wanted)
    .map((row) => `${agent} ${row.row}: expected ${row.wanted}, is ${row.class} (${row.why})`);
}
