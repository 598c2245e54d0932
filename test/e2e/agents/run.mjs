// Plays rows with the real agents, offline, and compares them with the recordings.
//   npm run agents                                   every agent, every row
//   npm run agents -- --agent claude --row pre-deny  one agent; rows whose name contains one of the words
//   npm run agents -- --record                       writes what was observed to recorded/
//   npm run agents -- --record --missing             only rows that are not recorded yet
//   npm run agents -- --bridge                       rows whose hook is hookwright, compared with a host of ours
//   npm run agents -- --bridge --http --agent claude the same over http hooks
//   npm run agents -- --sample --seconds 170         a few rows of each agent, as many as fit into the time
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { judgeBridge } from './bridge/judge.mjs';
import { DRIVERS } from './drivers/index.mjs';
import { install, PACKAGES } from './install.mjs';
import { spawnInNamespace, whyNoNamespace } from './namespace.mjs';
import { differencesOf, readRecording, writeRecording } from './recording.mjs';
import { BRIDGE_ROWS } from './rows/bridge.mjs';
import { ROWS } from './rows/index.mjs';
import { canPlay } from './stage.mjs';

/** Rows of `--sample`: one for each effect of a guard. */
const SAMPLE = [
  'pre-deny',
  'pre-exit2-stderr',
  'pre-rewrite-allow',
  'match-exact',
  'post-block',
  'prompt-block',
  'stop-block-once',
  'mcp-deny',
];

const { values } = parseArgs({
  options: {
    agent: { type: 'string', multiple: true },
    row: { type: 'string', multiple: true },
    record: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    bridge: { type: 'boolean', default: false },
    http: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
});
const agents = values.agent ?? Object.keys(DRIVERS);
const unknown = agents.filter((name) => !Object.hasOwn(DRIVERS, name));
if (unknown.length > 0)
  fail(`cannot play ${unknown.join(', ')}: expected one of ${Object.keys(DRIVERS).join(', ')}`, 2);
const why = whyNoNamespace();
// A sample is part of a larger check, which goes on without it.
if (why !== undefined) fail(`${values.sample ? 'SKIPPED  ' : ''}${why} No agent was started.`, values.sample ? 0 : 3);

if (values.http) process.env['AGENTS_HTTP'] = '1';
let failures = 0;
for (const [index, agent] of agents.entries()) failures += await runAgent(agent, secondsFor(agents.length - index));
process.exit(failures > 0 ? 1 : 0);

/** Returns the share of the remaining time for the next agent. */
function secondsFor(remainingAgents) {
  if (values.seconds === undefined) return 0;
  return Math.max(1, Math.floor((Number(values.seconds) - performance.now() / 1000) / remainingAgents));
}

function fail(message, code) {
  console.error(message);
  process.exit(code);
}

/** Plays the rows of one agent. Returns the number of rows that differ from the recording. */
async function runAgent(agent, seconds) {
  const { title, version } = PACKAGES[agent];
  let command;
  try {
    command = install(agent);
  } catch (error) {
    console.log(`SKIPPED  ${title} ${version}: ${error.message}`);
    return 0;
  }
  const names = values.bridge ? chosenBridgeRows(agent) : chosenRows(agent);
  console.log(`${title} ${version}: ${names.length} rows`);
  if (values.bridge) return judgeBridge(agent, await play(agent, command, names, seconds));
  const recorded = readRecording(agent);
  const played = await play(agent, command, names, seconds);
  if (values.record && values.row === undefined && !values.missing)
    writeRecording(agent, version, played, { whole: true });
  const different = Object.entries(played).flatMap(([name, record]) => {
    const differences = differencesOf(recorded?.rows[name], record);
    if (differences.length > 0) console.log(`CHANGED  ${agent} ${name}: ${differences.join('; ')}`);
    return differences.length > 0 ? [name] : [];
  });
  const count = Object.keys(played).length;
  if (count < names.length)
    console.log(`NOT PLAYED  ${title}: ${names.length - count} rows were not played, or did not fit into the time`);
  console.log(`${title}: ${count - different.length} as recorded, ${different.length} changed`);
  return values.record ? 0 : different.length;
}

function chosenRows(agent) {
  const words = values.row ?? [''];
  const rows = ROWS.filter((row) => canPlay(DRIVERS[agent], agent, row));
  const chosen = rows.filter(({ name }) => words.some((word) => name.includes(word))).map(({ name }) => name);
  const recorded = values.missing ? (readRecording(agent)?.rows ?? {}) : {};
  return chosen.filter((name) => recorded[name] === undefined && (!values.sample || SAMPLE.includes(name)));
}

function chosenBridgeRows(agent) {
  const words = values.row ?? [''];
  // An agent without an event for a hook does not play its rows.
  const rows = BRIDGE_ROWS.filter(({ hooks }) => hooks.every(({ on }) => DRIVERS[agent].events[on] !== undefined));
  return rows.map(({ name }) => name).filter((name) => words.some((word) => name.includes(word)));
}

/** Returns the records by row, in the order of the rows. */
async function play(agent, command, names, seconds) {
  const program = `${import.meta.dirname}/play.mjs`;
  const child = spawnInNamespace([program, agent, JSON.stringify(command), values.jobs, String(seconds), ...names]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const records = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const { row, ...record } = JSON.parse(line);
    if (record.failed) {
      // A sample compares rows that were played. A slow machine may not get to the end of one.
      if (!values.sample) throw new Error(`cannot play ${row}: ${record.failed}`);
      console.log(`NOT PLAYED  ${agent} ${row}: ${record.failed}`);
      continue;
    }
    records[row] = record;
    // A long recording may be interrupted: what was played so far is kept.
    if (values.record && !values.bridge)
      writeRecording(agent, PACKAGES[agent].version, { [row]: record }, { whole: false });
    if (process.stdout.isTTY || values.row) console.log(`${row}: ${JSON.stringify(record)}`);
  }
  const code = await ended;
  if (code !== 0) fail(`cannot play ${agent}: the player exited with ${code}`, 1);
  return Object.fromEntries(names.flatMap((name) => (records[name] ? [[name, records[name]]] : [])));
}
