// Plays rows with one agent. Runs only inside the network namespace, and ends when its parent does.
//   node play.mjs <agent> <command as JSON> <jobs> <seconds> <row>...     prints one record per line
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runAgent } from './agent-process.mjs';
import { endDaemon, stageBridge } from './bridge/stage.mjs';
import { DRIVERS } from './drivers/index.mjs';
import { startHookServer } from './hook-server.mjs';
import { startModel } from './model/server.mjs';
import { assertIsolated, endWithParent, scratchFolder } from './namespace.mjs';
import { observe } from './observe.mjs';
import { BRIDGE_ROWS } from './rows/bridge.mjs';
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
// `hookwright install --http` asks the agent for its version.
process.env['PATH'] = [dirname(JSON.parse(command).at(-1)), process.env['PATH']].join(':');
endWithParent();

const waiting = [...ROWS, ...BRIDGE_ROWS].filter(({ name }) => names.includes(name));
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
  // A short name: the path of the daemon's socket is limited.
  const folder = join(scratchFolder(), row.bridge ? `b${BRIDGE_ROWS.indexOf(row)}` : row.name);
  mkdirSync(folder);
  const model = await startModel(repliesOf(driver, row, folder));
  const hooks = await startHookServer(driver, row.hooks, join(folder, 'rec'));
  try {
    const write = row.bridge ? stageBridge : stage;
    const { mcp } = write(driver, row, folder, { model: model.url, hooks: hooks.url });
    const project = row.hooks.some(({ layer }) => layer === 'project' || layer === 'local');
    const plugin = row.hooks.some(({ layer }) => layer === 'plugin');
    const user = { stdout: '', stderr: '' };
    let ended;
    for (const resume of row.resumes ? [false, true] : [false]) {
      const args = driver.args({ prompt: PROMPT, asks: row.asks, resume, mcp, folder, project, plugin });
      ended = await runAgent({
        command: JSON.parse(command),
        args,
        folder,
        env: driver.env(model.url),
        user,
        limit: row.limit ?? LIMIT_MS,
      });
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
    if (row.bridge) endDaemon(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
