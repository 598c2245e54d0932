// Plays rows with one agent. Runs only inside the network namespace, and ends when its parent does.
//   node play.mjs <agent> <command as JSON> <jobs> <seconds> <row>...     prints one record per line
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DRIVERS } from './drivers/index.mjs';
import { startHookServer } from './hook-server.mjs';
import { startModel } from './model/server.mjs';
import { assertIsolated, endWithParent, scratchFolder } from './namespace.mjs';
import { observe } from './observe.mjs';
import { ROWS } from './rows/index.mjs';
import { PROMPT, repliesOf, stage } from './stage.mjs';

const LIMIT_MS = 90_000;

try {
  assertIsolated();
} catch (error) {
  console.error(error.message);
  process.exit(3);
}

const [agent, command, jobs, seconds, ...names] = process.argv.slice(2);
const driver = DRIVERS[agent];
endWithParent();

const waiting = ROWS.filter(({ name }) => names.includes(name));
/** Returns the next row, unless the time is up. 0 seconds is no limit. */
function next() {
  return seconds === '0' || performance.now() < Number(seconds) * 1000 ? waiting.shift() : undefined;
}

async function work() {
  for (let row = next(); row !== undefined; row = next()) {
    const record = await play(row).catch((error) => ({ failed: String(error?.stack ?? error) }));
    console.log(JSON.stringify({ row: row.name, ...record }));
  }
}
await Promise.all(Array.from({ length: Number(jobs) }, work));
process.exit(0);

async function play(row) {
  const folder = join(scratchFolder(), row.name);
  mkdirSync(folder);
  const model = await startModel(repliesOf(driver, row, folder));
  const hooks = await startHookServer(driver, row.hooks, join(folder, 'rec'));
  try {
    const { mcp } = stage(driver, row, folder, { model: model.url, hooks: hooks.url });
    const project = row.hooks.some(({ layer }) => layer === 'project' || layer === 'local');
    const plugin = row.hooks.some(({ layer }) => layer === 'plugin');
    const user = { stdout: '', stderr: '' };
    let ended;
    for (const resume of row.resumes ? [false, true] : [false]) {
      const args = driver.args({ prompt: PROMPT, asks: row.asks, resume, mcp, folder, project, plugin });
      ended = await runAgent(args, folder, model.url, user, row.limit ?? LIMIT_MS);
    }
    if (process.env['AGENTS_DEBUG'])
      console.error(
        row.name,
        ended,
        user.stdout.slice(-1500),
        user.stderr.slice(-1500),
        model.errors,
        model.requests.length,
      );
    const record = observe(folder, {
      texts: model.requests.map(({ text }) => text),
      user,
      given: Object.keys(driver.env('')),
    });
    return { ...record, ...(ended === 'hangs' && { ended }) };
  } finally {
    model.close();
    hooks.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs the agent with an environment of its own. Ends its whole process group if it hangs. */
function runAgent(args, folder, url, user, limit) {
  const [program, ...first] = JSON.parse(command);
  const child = spawn(program, [...first, ...args], {
    cwd: join(folder, 'project'),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: join(folder, 'home'),
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      SHELL: '/bin/bash',
      USER: 'nobody',
      TMPDIR: scratchFolder(),
      // Agents on Node spend most of a row on compiling themselves.
      NODE_COMPILE_CACHE: join(scratchFolder(), 'compiled'),
      NODE_OPTIONS: '--max-semi-space-size=64',
      ...driver.env(url),
    },
  });
  for (const stream of ['stdout', 'stderr']) child[stream].on('data', (chunk) => (user[stream] += chunk));
  return new Promise((resolve, reject) => {
    let hangs = false;
    const timer = setTimeout(() => {
      hangs = true;
      process.kill(-child.pid, 'SIGKILL');
    }, limit);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      const end = () => resolve(hangs ? 'hangs' : (signal ?? code));
      // A hook that outlives the agent may keep its streams open.
      child.once('close', end);
      setTimeout(end, 500).unref();
    });
  });
}
