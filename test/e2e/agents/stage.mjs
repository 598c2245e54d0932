// Writes the files of one row: settings in the agent's own format, scripts of its hooks, and a project to work in.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputOf, scriptOf } from './scripts.mjs';

export const PROMPT = 'run the thing';
const MCP_SERVER = join(import.meta.dirname, 'mcp-server.mjs');

/** Command of the shell tool that leaves `ran.txt` behind and prints the tool's marker. */
export const COMMAND = 'echo original > ran.txt; cat marker.txt';

/** Writes a row into a folder. Returns what its agent has to be started with. */
export function stage(driver, row, folder, urls = {}) {
  const write = writer(folder);
  for (const name of ['home', 'project', 'rec']) mkdirSync(join(folder, name), { recursive: true });
  write('project/marker.txt', 'M_TOOL\n');
  for (const hook of row.hooks) {
    const files = scriptOf(driver, hook, folder, row.inputs === true);
    for (const [name, text] of Object.entries(files)) write(name, text);
  }
  const mcp = row.mcp ? { command: process.execPath, args: [MCP_SERVER, join(folder, 'project')] } : undefined;
  for (const layer of layersOf(row)) {
    const file = driver.files[layer];
    if (file === undefined) continue;
    const hooks = hooksOf(driver, row, layer, folder, urls.hooks);
    const extras = layer === (row.extrasIn ?? 'user') ? row.settings : undefined;
    write(file, settingsText(driver.settings(hooks, extras, { mcp, layer }), row));
    if (layer === 'plugin')
      for (const [name, value] of Object.entries(driver.plugin ?? {})) writePlugin(write, name, value);
  }
  for (const [name, value] of Object.entries(driver.setUp?.({ url: urls.model ?? '', mcp, folder }) ?? {}))
    write(name, value);
  if (mcp)
    for (const [name, value] of Object.entries(driver.mcpFiles?.(mcp.command, mcp.args) ?? {})) write(name, value);
  return { mcp };
}

function writePlugin(write, name, value) {
  write(name.startsWith('home/') ? name : `plugin/${name}`, value);
}

/** Returns the layers with hooks. The user's file always exists, because it may say how the agent signs in. */
function layersOf({ hooks }) {
  return [...new Set(['user', ...hooks.map(({ layer = 'user' }) => layer)])];
}

function settingsText(settings, { text }) {
  const json = JSON.stringify(settings, null, 2);
  return text === undefined ? json : text.replace('{settings}', json);
}

function writer(folder) {
  return (name, value) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  };
}

/** Returns the `hooks` of a settings file: groups with matchers, or entries alone. */
function hooksOf(driver, row, layer, folder, url) {
  const events = {};
  for (const hook of row.hooks.filter((one) => (one.layer ?? 'user') === layer)) {
    const event = hook.event ?? driver.events[hook.on];
    if (event === undefined) continue;
    events[event] ??= [];
    const list = events[event];
    const matcher = hook.matcher === undefined ? {} : { matcher: fillIn(hook.matcher, driver) };
    const entry = entryOf(driver, hook, folder, url);
    if (!driver.grouped) {
      list.push({ ...entry, ...matcher });
      continue;
    }
    const last = list.at(-1);
    if (last && !hook.apart && last.matcher === matcher.matcher) last.hooks.push(entry);
    else list.push({ ...matcher, hooks: [entry] });
  }
  return events;
}

function entryOf(driver, { id, command, entry = {}, timeout, http }, folder, url) {
  const limit = timeout === undefined ? {} : { [driver.timeoutKey ?? 'timeout']: driver.secondsToTimeout(timeout) };
  if (http) return { type: 'http', url: `${url}/${id}`, ...limit, ...entry };
  const line = command === undefined ? `sh '${folder}/${id}.sh'` : command.replaceAll('{folder}', folder);
  return driver.entry({ command: line, ...limit, ...entry });
}

/** Fills in names of tools: `{shell}`, `{write}`, their beginnings, and other spellings. */
export function fillIn(text, driver) {
  const { shell, write } = driver.tools;
  const names = {
    shell,
    write,
    'shell.head': shell.slice(0, 3),
    'shell.tail': shell.slice(1),
    'shell.lower': shell.toLowerCase(),
    'shell.upper': shell.toUpperCase(),
    'shell.class': `[${shell[0]}]${shell.slice(1)}`,
    'shell.wire': driver.wireTools.shell,
    'mcp.note': driver.mcpTool('files', 'note'),
    'mcp.server': driver.mcpTool('files', ''),
  };
  return text.replace(/\{([a-z.]+)\}/g, (whole, name) => names[name] ?? whole);
}

/** Returns the replies of the model for a row: wire calls in the agent's own names. */
export function repliesOf(driver, row, folder) {
  const translate = (steps) => steps.map((step) => (step.say ? { text: step.say } : { calls: step.map(toCall) }));
  const toCall = ([tool, ...args]) => driver.call[tool](...args.map((arg) => inProject(arg, folder)));
  return { main: translate(row.model ?? [[['shell', COMMAND]]]), sub: translate(row.sub ?? []) };
}

function inProject(arg, folder) {
  return typeof arg === 'string' ? arg.replaceAll('{project}', join(folder, 'project')) : arg;
}

/** Returns true if the agent has every event and tool that the row needs. */
export function canPlay(driver, name, row) {
  if (row.only && !row.only.includes(name)) return false;
  const lacksEvent = ({ on, event }) => event === undefined && driver.events[on] === undefined;
  if (!row.lenient && row.hooks.some(lacksEvent)) return false;
  if (row.hooks.some(({ layer = 'user' }) => driver.files[layer] === undefined)) return false;
  const tools = [...(row.model ?? []), ...(row.sub ?? [])].flatMap((step) =>
    step.say ? [] : step.map(([tool]) => tool),
  );
  return tools.every((tool) => driver.call[tool] !== undefined);
}

export { outputOf };
