// Measures the cost of hookwright as ratios to floors in the same process. See README.md in this folder.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import '../test/support/system/temporary-state.mjs';
import { compare, interleave, median } from './measure.mjs';
import { goalTable, machine, ratio, scalingTable, time } from './report.mjs';
import { agentRows } from './rows/agents.mjs';
import { cliRows } from './rows/cli.mjs';
import { crowdRow } from './rows/crowd.mjs';
import { dialectRows } from './rows/dialects.mjs';
import { fleetRows } from './rows/fleet.mjs';
import { generatorTable } from './rows/generator.mjs';
import { hostileRows } from './rows/hostile.mjs';
import { httpRows } from './rows/http.mjs';
import { importRow } from './rows/import.mjs';
import { inProcessRows } from './rows/in-process.mjs';
import { inspectorRows } from './rows/inspector.mjs';
import { kitRows } from './rows/kit.mjs';
import { launcherRows } from './rows/launcher.mjs';
import { keptPerEvent, leftAfterEvents } from './rows/leftovers.mjs';
import { mcpRows } from './rows/mcp.mjs';
import { processRows } from './rows/processes.mjs';
import { ruleRows } from './rows/rules.mjs';
import { hookSeries, payloadSeries } from './rows/scaling.mjs';
import { sdkRows } from './rows/sdks.mjs';
import { settingsRows } from './rows/settings.mjs';
import { workerRows } from './rows/worker.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    row: { type: 'string' },
  },
});
const mode = options.quick ? 'quick' : 'full';
/** The only table that is not a selection of rows, so it can be written alone. */
const GENERATOR = 'the generator';
if (options.write && options.only !== '' && options.only !== GENERATOR) {
  throw new Error(`--write needs a whole run: omit --only, or use --only '${GENERATOR}'`);
}
if (globalThis.gc === undefined) throw new Error('run it with node --expose-gc, as npm run bench does');

const rows = [
  ...inProcessRows,
  ...ruleRows,
  ...hostileRows,
  ...processRows,
  ...launcherRows,
  ...httpRows,
  ...settingsRows,
  ...dialectRows,
  ...kitRows,
  ...workerRows,
  importRow,
  ...cliRows,
  ...mcpRows,
  ...sdkRows,
  ...fleetRows,
  ...inspectorRows,
];
if (options.row !== undefined) {
  const row = rows.find(({ what }) => what === options.row);
  console.log(JSON.stringify(await measureRow(row)));
  process.exit();
}

const surroundings = machine();
const goals = chosen(rows).map(measureApart);
if (isChosen('kept per event')) goals.push(...(await keptPerEvent(mode)));
if (isChosen('timers, handles, listeners')) goals.push(await leftAfterEvents());
if (isChosen('inside an agent')) {
  progress('inside an agent');
  goals.push(...(await agentRows(mode)));
}
if (isChosen('a crowd of calls')) goals.push(crowdRow(mode));
const sections = goals.length > 0 ? [section('Goals', goalTable(goals))] : [];
for (const [title, all] of [
  ['The same event with more to carry', payloadSeries],
  ['The same event with more hooks', hookSeries],
]) {
  const series = [];
  for (const each of chosen(all)) series.push(await measureSeries(each));
  if (series.length > 0) sections.push(section(title, scalingTable(series)));
}
if (isChosen(GENERATOR)) {
  progress(GENERATOR);
  sections.push(section('The generator for a host with more events', generatorTable(mode)));
}
console.log(`${surroundings}\n\n${sections.join('\n\n')}`);
if (options.write && options.only === '') writeResults();
else if (options.write) for (const each of sections) writeSection(each);

function section(title, text) {
  return `## ${title}\n\n${text}`;
}

function isChosen(what) {
  return what.includes(options.only);
}

function chosen(rows) {
  return rows.filter(({ what }) => isChosen(what));
}

/** Measures a row in its own process, so that no row finds memory or compiled code of another. */
function measureApart(row) {
  const { what, runtime = () => process.execPath } = row;
  const args = ['--expose-gc', import.meta.filename, '--row', what, ...(options.quick ? ['--quick'] : [])];
  const { status, stdout, stderr, error } = spawnSync(runtime(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  process.stderr.write(stderr ?? '');
  if (status === 0) return JSON.parse(String(stdout));
  // A program that is missing, such as Chromium, costs its own row.
  const why = error?.message ?? /^(?:\w*Error|.*: \w*Error): (.+)$/m.exec(String(stderr))?.[1] ?? `exit code ${status}`;
  return { what, measured: `not measured: ${why.replaceAll('|', ' ').slice(0, 120)}`, goal: goalText(row), ok: false };
}

async function measureRow({ what, goal, moreMs, rounds, repeats, warmUps, prepare, measure }) {
  progress(what);
  if (measure !== undefined) return measure(mode);
  const { floor, measured, release } = await prepare();
  const result = await compare({ floor, measured }, rounds[mode], { repeats, warmUps: warmUps?.[mode] ?? warmUps });
  await release?.();
  return {
    what,
    floor: time(result.floor),
    measured: time(result.measured),
    ratio: ratio(result.ratio),
    control: ratio(result.control),
    goal: goalText({ goal, moreMs }),
    ok: isReached(result, { goal, moreMs }),
  };
}

function goalText({ goal, moreMs }) {
  if (moreMs !== undefined) return `<= ${moreMs} ms more`;
  return goal === undefined ? '' : `<= ${goal}`;
}

/** Returns true if a figure is inside its budget, or exceeds it by no more than the control differs from itself. */
function isReached({ floor, measured, ratio: reached, control }, { goal, moreMs }) {
  if (moreMs !== undefined) return measured - floor <= moreMs * 1e6;
  return reached <= goal * (1 + Math.abs(control - 1));
}

/** Measures all sizes in turns. The control is the smallest size once more. */
async function measureSeries({ what, rounds, repeats = 1, sizes, prepare }) {
  progress(what);
  const prepared = {};
  for (const [label, size] of Object.entries(sizes)) prepared[label] = await prepare(size);
  const [smallest] = Object.keys(prepared);
  const actions = Object.fromEntries(Object.entries(prepared).map(([label, { run }]) => [label, run]));
  const times = await interleave({ ...actions, control: actions[smallest] }, rounds[mode]);
  for (const { release } of Object.values(prepared)) await release();
  const floor = median(times[smallest]);
  const cell = (taken) => `${time(median(taken) / repeats)} (${ratio(median(taken) / floor)})`;
  const cells = Object.fromEntries(Object.keys(prepared).map((label) => [label, cell(times[label])]));
  return { what, cells, control: ratio(median(times.control) / floor) };
}

/** Prints to stderr, so that stdout contains only the report. */
function progress(what) {
  process.stderr.write(`measuring: ${what}\n`);
}

function writeResults() {
  const command = `npm run bench${options.quick ? ' -- --quick' : ''}`;
  const head = `# Results\n\nOf \`${command}\` on ${surroundings}. README.md says how to read them.`;
  writeFileSync(new URL('RESULTS.md', import.meta.url), `${[head, ...sections].join('\n\n')}\n`);
}

/** Replaces the section with the same heading, or appends it. It may come from another machine. */
function writeSection(text) {
  const file = new URL('RESULTS.md', import.meta.url);
  const [heading, ...rest] = text.split('\n');
  const parts = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n+(?=## )/);
  const place = parts.findIndex((part) => part.split('\n')[0] === heading);
  const apart = [heading, '', `Measured apart, on ${surroundings}.`, ...rest];
  parts[place < 0 ? parts.length : place] = apart.join('\n');
  writeFileSync(file, `${parts.join('\n\n')}\n`);
}
