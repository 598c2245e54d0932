// Compares rows that an agent played with hookwright as its hook with the same rows in a host of ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../compare.mjs';
import { DRIVERS } from '../drivers/index.mjs';
import { playHere } from '../play-here.mjs';
import { BRIDGE_ROWS } from '../rows/bridge.mjs';

const DOCUMENTS = join(import.meta.dirname, '../../../../schemas/dialects');

/** Returns the rows that are expected to differ: `{ agent: { row: { class, why } } }`; `*` stands for every agent. */
function readExpected() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8'));
}

/** Prints how each row compares. Returns the number of rows that are looser than here, or differ unexpectedly. */
export async function judgeBridge(agent, played) {
  const names = Object.keys(played);
  const ours = await playHere('native', names, { jobs: 2 });
  const expected = readExpected();
  const counts = {};
  let failures = 0;
  for (const name of names) {
    const row = BRIDGE_ROWS.find((one) => one.name === name);
    const { class: found, why } = compareBridge(agent, row, ours[name], played[name]);
    const { class: wanted } = expected[agent]?.[name] ?? expected['*']?.[name] ?? { class: 'same' };
    counts[found] = (counts[found] ?? 0) + 1;
    if (found === wanted && found !== 'looser') continue;
    failures += 1;
    console.log(
      `${found.toUpperCase()}  ${agent} ${name}: expected ${wanted}: ${why.replace('the agent:', 'our host:')}`,
    );
  }
  const summary = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    `${agent}: ${names.length} rows with hookwright as the hook: ${summary.join(', ')}; ${counts.looser ?? 0} looser`,
  );
  return failures;
}

/**
 * Compares one row. An agent without a word for a stop calls the model once more. That is the class `refused`, if the tool
 * did not run, or its result is withheld.
 */
function compareBridge(agent, row, ours, played) {
  const found = compare(row, ours, played);
  const stopsCall = row.hooks.every(({ on, does }) => on !== 'prompt' && JSON.stringify(does).includes('"stop"'));
  if (found.class !== 'looser' || !stopsCall || hasStop(agent, row)) return found;
  const isRefused = played.ran === ours.ran && !played.model.includes('M_TOOL');
  return isRefused ? { ...found, class: 'refused' } : found;
}

function hasStop(agent, { hooks }) {
  const { dialect, events } = DRIVERS[agent];
  const document = JSON.parse(readFileSync(join(DOCUMENTS, `${dialect}.json`), 'utf8'));
  const groups = hooks.flatMap(({ on }) => document.events[events[on]].answer);
  return groups.some((group) => document.answers[group].stop !== undefined);
}
