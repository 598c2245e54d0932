// Runs the conformance program on every runtime against the built package.
//   npm run runtimes                          all of them
//   npm run runtimes -- bun deno workerd      only these
//   npm run --silent runtimes -- --path node22    prints where its binary is
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import '../../support/system/temporary-state.mjs';
import { runRestricted } from './restrictions.mjs';
import { pathOf, RESTRICTED, RUNTIMES } from './runtimes.mjs';
import { tableOf } from './table.mjs';

const LIMIT_MS = 300_000;

const repo = resolve(import.meta.dirname, '../../..');
const fetched = Object.keys(RUNTIMES).filter((name) => name !== 'host');
const asked = process.argv.slice(2).filter((argument) => argument !== '--path');
const all = { ...RUNTIMES, ...RESTRICTED };
const unknown = asked.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`unknown runtime: ${unknown.join(', ')}; expected one of ${Object.keys(all).join(', ')}`);
  process.exit(2);
}
if (process.argv.includes('--path')) {
  for (const name of asked) console.log(pathOf(name));
} else {
  await runAll(asked.length > 0 ? asked : Object.keys(all));
}

async function runAll(names) {
  execFileSync(process.execPath, ['build/main.mjs'], { cwd: repo, stdio: 'inherit' });
  const { exports } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'));
  const entry = pathToFileURL(join(repo, exports['.'].default)).href;
  const seen = [];
  const report = (one) => {
    seen.push(one);
    const why = one.error === undefined ? '' : `: ${one.error.replace(/\s+/g, ' ').slice(0, 300)}`;
    console.log(`${one.error === undefined ? 'ok    ' : 'FAILED'}  ${one.title}  ${one.row}${why}`);
  };
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (Object.hasOwn(RESTRICTED, name)) await runRestricted(RESTRICTED[name], entry, report);
      else await runOne(name, entry, report);
    }
  };
  // Most of a row is waiting, so three at a time take little longer than one.
  await Promise.all([worker(), worker(), worker()]);
  if (fetched.every((name) => names.includes(name))) report(guideMatches(seen));
  const failed = seen.filter(({ error }) => error !== undefined).length;
  console.log(`${seen.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function runOne(name, entry, report) {
  const { title, args } = RUNTIMES[name];
  const command = [pathOf(name), ...args];
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-conformance-'));
  const program = join(import.meta.dirname, 'conformance.mjs');
  const child = spawn(command[0], [...command.slice(1), program, entry, JSON.stringify(command)], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)));
  let last = 'nothing';
  for await (const line of createInterface({ input: child.stdout })) {
    const one = JSON.parse(line);
    last = one.row;
    report({ title, ...one });
  }
  const code = await ended;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) report({ title, row: 'the program exits with 0', error: `it exited with ${code} after: ${last}` });
}

/** Checks that the table in docs/reference/runtimes.md matches the results. */
function guideMatches(seen) {
  const listed = seen.filter(({ guarantee }) => guarantee !== undefined);
  const table = tableOf(
    listed,
    fetched.map((name) => RUNTIMES[name].title),
  );
  const says = readFileSync(join(repo, 'docs/reference/runtimes.md'), 'utf8').includes(table);
  if (!says) console.log(`\n${table}\n`);
  return { title: 'docs', row: 'the guide has the table of results', error: says ? undefined : 'the table differs' };
}
