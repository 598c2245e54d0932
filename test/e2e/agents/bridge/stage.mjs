// Writes a row whose hook is hookwright: native hooks in hookwright's settings, and hookwright in those of the agent.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stage } from '../stage.mjs';
import { nativeInAgent } from './native.mjs';

const BIN = resolve(import.meta.dirname, '../../../../dist/bin.js');

/** Roles of events at which hookwright is the hook. */
const ROLES = ['pre', 'post', 'fail', 'prompt', 'stop', 'start', 'end'];

/** Writes a row into a folder. Returns what its agent has to be started with. */
export function stageBridge(driver, row, folder, urls) {
  const { mcp } = stage(nativeInAgent, row, folder);
  const events = ROLES.flatMap((role) => driver.events[role] ?? []);
  const hooks = Object.fromEntries(events.map((event) => [event, [entryFor(driver, row, event)]]));
  const files = {
    [driver.files.user]: driver.settings(hooks, undefined, { mcp, layer: 'user' }),
    ...driver.setUp?.({ url: urls.model, mcp, folder }),
    ...(mcp && driver.mcpFiles?.(mcp.command, mcp.args)),
  };
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  }
  return { mcp };
}

/** Agents wait for one second at the end of a session, which is short for a process on a busy machine. */
function longer(driver, command) {
  const seconds = 3;
  const key = driver.timeoutKey ?? 'timeout';
  return { command: `${command} --timeout ${seconds * 1000}`, [key]: driver.secondsToTimeout(seconds) };
}

function entryFor(driver, { options = '' }, event) {
  const command = `'${process.execPath}' '${BIN}' hook --as ${driver.dialect} ${event}${options}`;
  const entry = driver.entry(event === driver.events.end ? longer(driver, command) : { command });
  return driver.grouped ? { hooks: [entry] } : entry;
}
