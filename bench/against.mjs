// Compares this build with another one: node bench/against.mjs <index.js of the other> [--only words]
// Both builds take turns in one process. Many processes are used, because V8 compiles differently in each. Rows that
// start processes measure each build in its own process, because a fork copies everything that is loaded. The control
// compares this build with a copy of itself.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { KILOBYTE, MEGABYTE, modelParams, mustSucceed, otherHooks, startHost, toolParams } from './host.mjs';
import { interleave, repeated } from './measure.mjs';
import { machine, ratio, table } from './report.mjs';
import { PLAIN, shellHook } from './rows/processes.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, runs: { type: 'string' }, row: { type: 'string' } },
});

const check = { type: 'function', name: 'check', action: async () => ({ decision: 'allow' }) };
const ten = Array.from({ length: 10 }, (_, index) => shellHook(index));
const commands = (all, sequential = false) => ({
  definitions: [{ sequential, hooks: all.map((command) => ({ type: 'command', command })) }],
});
/** Returns a function that fires an event of this size. The event is created only when needed: 10 MB take a while. */
const tool = (bytes) => () => {
  const params = toolParams(bytes);
  return (host) => host.fire(params);
};
const model = (messages) => () => {
  const params = modelParams(messages);
  return (host) => host.fireModel(params);
};
const manyHooks = {
  get definitions() {
    return otherHooks(10_000);
  },
};
const quick = { times: 1000, rounds: 250, warmUps: 200, runs: 40 };
const processes = { times: 1, rounds: 100, warmUps: 10, runs: 12, apart: true };
const tens = { ...processes, rounds: 40 };

/** Rows: name, host, event, and how often it is measured. */
const rows = [
  ['no hook', {}, tool(KILOBYTE), quick],
  ['no hook with 1 MB', {}, tool(MEGABYTE), quick],
  ['BeforeModel with 1,000 messages and no listener', { definitions: otherHooks(10) }, model(1000), quick],
  ['10,000 hooks, none matching', manyHooks, tool(KILOBYTE), { ...quick, runs: 12 }],
  ['function hook with a 400-byte input', { functions: [check] }, tool(200), { ...quick, times: 40 }],
  ['one command hook', commands([shellHook()]), tool(KILOBYTE), processes],
  ['a plain command by direct exec', commands([PLAIN]), tool(KILOBYTE), processes],
  ['ten hooks, parallel', commands(ten), tool(KILOBYTE), tens],
  ['ten hooks, sequential', commands(ten, true), tool(KILOBYTE), tens],
  ['ten hooks with 1 MB', commands(ten), tool(MEGABYTE), tens],
  ['one hook with 10 MB', commands([shellHook()]), tool(10 * MEGABYTE), { ...processes, rounds: 20 }],
];

if (options.row === undefined) compareAll();
else await measureBuilds(rows.find(([what]) => what === options.row));

function compareAll() {
  const ours = join(import.meta.dirname, '../dist/index.js');
  const other = resolve(positionals[0] ?? usage());
  const twin = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  try {
    cpSync(join(import.meta.dirname, '../dist'), twin, { recursive: true });
    const cells = rows
      .filter(([what]) => what.includes(options.only))
      .map((row) => [row[0], summary(row, ours, other), summary(row, ours, join(twin, 'index.js'))]);
    console.log(`${machine()}\n\n${table(['what', 'this build / the other', 'A/A control'], cells)}`);
  } finally {
    rmSync(twin, { recursive: true });
  }
}

function usage() {
  throw new Error('name the index.js of the build to compare with, such as ../before/dist/index.js');
}

/** Returns the mean of all processes, with two standard errors. */
function summary([what, , , { runs, apart }], ours, other) {
  const count = Number(options.runs ?? runs);
  const measure = apart ? measureBoth : measureTurns;
  const ratios = Array.from({ length: count }, (_, run) => {
    process.stderr.write(`${what}: ${run + 1} of ${count}\r`);
    // Alternates the order, so that it does not matter.
    return run % 2 === 0 ? measure(what, ours, other) : 1 / measure(what, other, ours);
  });
  const mean = ratios.reduce((sum, each) => sum + each, 0) / count;
  const variance = ratios.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  return `${ratio(mean)} +- ${(2 * Math.sqrt(variance / count)).toFixed(2)}`;
}

function measureTurns(what, first, second) {
  const [one, other] = measureApart(what, [first, second]);
  return one / other;
}

function measureBoth(what, first, second) {
  const [one] = measureApart(what, [first]);
  const [other] = measureApart(what, [second]);
  return one / other;
}

function measureApart(what, builds) {
  const args = [import.meta.filename, '--row', what, ...builds];
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`the comparison of "${what}" failed`);
  return JSON.parse(String(stdout));
}

async function measureBuilds([, given, prepare, { times, rounds, warmUps }]) {
  const act = prepare();
  const hosts = [];
  for (const path of positionals) hosts.push(await startHost(given, await import(pathToFileURL(path))));
  for (const host of hosts) await mustSucceed(act(host));
  const turns = hosts.map((host) => repeated(times, () => act(host)));
  const measured = await interleave({ ...turns }, rounds, warmUps);
  await Promise.all(hosts.map(({ release }) => release()));
  console.log(JSON.stringify(turns.map((_, at) => low(measured[at]))));
}

/** Returns the 20th percentile, because other work on the machine disturbs slower samples. */
function low(samples) {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 5)];
}
