// Runs the conformance program on every runtime against the built package.
//   npm run runtimes                          all of them
//   npm run runtimes -- bun deno              only these
//   npm run --silent runtimes -- --path node22    prints where its binary is
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { pathOf, RUNTIMES } from './runtimes.mjs';

const repo = resolve(import.meta.dirname, '../..');
const asked = process.argv.slice(2).filter((argument) => argument !== '--path');
const unknown = asked.filter((name) => !Object.hasOwn(RUNTIMES, name));
if (unknown.length > 0) {
  console.error(`no runtime is called ${unknown.join(', ')}; there are ${Object.keys(RUNTIMES).join(', ')}`);
  process.exit(2);
}
if (process.argv.includes('--path')) {
  for (const name of asked) console.log(pathOf(name));
} else {
  await runAll(asked.length > 0 ? asked : Object.keys(RUNTIMES));
}

async function runAll(names) {
  execFileSync(process.execPath, [join(repo, 'node_modules/typescript/bin/tsc'), '-b'], {
    cwd: repo,
    stdio: 'inherit',
  });
  const { exports } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'));
  const entry = pathToFileURL(join(repo, exports['.'].default)).href;
  const count = { passed: 0, failed: 0 };
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await runOne(name, entry, count);
  };
  // Most of a row is waiting, so two at a time take half the time.
  await Promise.all([worker(), worker()]);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed > 0 ? 1 : 0;
}

async function runOne(name, entry, count) {
  const { title, args } = RUNTIMES[name];
  const command = [pathOf(name), ...args];
  const tell = ({ row, error }) => {
    const ok = error === undefined;
    count[ok ? 'passed' : 'failed'] += 1;
    const why = ok ? '' : `: ${error.replace(/\s+/g, ' ').slice(0, 300)}`;
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title}  ${row}${why}`);
  };
  const program = join(import.meta.dirname, 'conformance.mjs');
  const child = spawn(command[0], [...command.slice(1), program, entry, JSON.stringify(command)], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)));
  let last;
  for await (const line of createInterface({ input: child.stdout })) {
    last = JSON.parse(line);
    tell(last);
  }
  const code = await ended;
  // The last row is told only by a program that came to its end.
  if (code !== 0)
    tell({ row: 'the program ends well', error: `it ended with ${code} after: ${last?.row ?? 'nothing'}` });
}
