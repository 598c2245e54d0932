// Generates the tables of docs/reference/dialects.md from the documents in schemas/dialects. The rest of the page is written by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../schemas/dialects');
const dialects = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** Returns the page with current tables. */
export function dialectsPage(page) {
  const tables = { verified, files, events, units, exits, tools, never };
  return page.replaceAll(
    /(<!-- table: (\w+) -->\n).*?(<!-- end -->)/gs,
    (_, begin, name, end) => `${begin}\n${tables[name]()}\n\n${end}`,
  );
}

function verified() {
  const rows = dialects.map(({ dialect, verified: { version, how } }) => [code(dialect), version ?? '–', how]);
  return table(['Dialect', 'Version that was run', 'Sources'], rows);
}

function files() {
  const rows = dialects.flatMap(({ dialect, config }) =>
    config.files.map(({ layer, path, else: other, format }) => [
      `\`${dialect}\``,
      layer === 'extensions' ? 'plugin' : layer,
      `${code(path)}${other === undefined ? '' : `, else ${code(other)}`}${format === undefined ? '' : ` (${format.toUpperCase()})`}`,
    ]),
  );
  return table(['Dialect', 'Whose', 'File'], rows);
}

function events() {
  const ours = [...new Set(dialects.flatMap((each) => Object.values(each.events).map(({ on }) => on)))].sort();
  const theirs = ({ events }, on) =>
    Object.entries(events)
      .filter(([, event]) => event.on === on)
      .map(([name]) => code(name))
      .join(', ') || '–';
  return table(
    ['Here', ...names()],
    ours.map((on) => [code(on), ...dialects.map((dialect) => theirs(dialect, on))]),
  );
}

function units() {
  const rows = dialects.map(({ dialect, timeout, config, run }) => [
    code(dialect),
    timeout.unit === 's' ? 'seconds' : 'milliseconds',
    [
      `${timeout.default}`,
      ...Object.entries(timeout.perType ?? {}).map(([type, value]) => `${code(type)} ${value}`),
      ...Object.entries(timeout.perEvent ?? {}).map(([name, value]) => `${code(name)} ${value}`),
    ].join(', '),
    config.types.map(code).join(', '),
    run.mode === 'ordered' ? 'sequential' : 'parallel',
  ]);
  return table(['Dialect', 'Timeout unit', 'Default timeout', 'Hook types', 'Hooks of one event'], rows);
}

/** Lists the meaning of exit codes, timeouts and signals of a hook before a tool. */
function exits() {
  const rows = dialects.map((dialect) => {
    const before = Object.values(dialect.events).find(({ on }) => on === 'BeforeTool');
    const { exit } = dialect;
    const closed = failClosed(dialect);
    return [
      code(dialect.dialect),
      two(exit['2'], before),
      other(exit.other, before) + closed,
      how(exit.timeout) + closed,
      other(exit.signal, before) + closed,
    ];
  });
  return table(['Dialect', 'Exit code 2', 'Other exit codes', 'Timeout', 'Signal'], rows);
}

/** Describes the key with which a failed hook of the dialect blocks. */
function failClosed({ config }) {
  const [key] = config.entry.failClosed ?? [];
  const value = JSON.stringify(config.failClosedValue ?? true);
  return key === undefined ? '' : `; blocks with \`"${key}": ${value}\``;
}

function two(rule, { exit2 }) {
  if (rule.text === 'deny')
    return `blocks with a text${rule.from === 'stderr' ? ' on stderr' : ''}, or as its JSON defines`;
  if (exit2 !== 'deny') return 'does not block';
  return rule.noReason === 'fail' ? 'blocks with a text on stderr' : 'blocks';
}

function other(rule, event) {
  if (rule.text === 'deny') return 'blocks with a text, or as its JSON defines';
  if (rule.json === 'apply' && (rule.then === 'warn' || rule.text === 'warn'))
    return 'as its JSON defines, otherwise fails';
  return how(rule, event);
}

function how(rule, event) {
  if (rule.then === 'other' && event?.exitOther === 'deny') return 'blocks';
  return rule.json === 'apply' ? 'as its JSON defines' : 'fails';
}

function tools() {
  const further = ({ further = [] }, role) =>
    further.filter((tool) => tool.role === role).flatMap((tool) => tool.names);
  const main = ({ tools }, role) => (tools[role] ? [tools[role].name, ...(tools[role].also ?? [])] : []);
  const roles = dialects.flatMap((each) => [
    ...Object.keys(each.tools),
    ...(each.further ?? []).map(({ role }) => role),
  ]);
  const theirs = (dialect, role) =>
    [...new Set([...main(dialect, role), ...further(dialect, role)])].map(code).join(', ');
  return table(
    ['Role', ...names()],
    [...new Set(roles)].map((role) => [role, ...dialects.map((dialect) => theirs(dialect, role) || '–')]),
  );
}

function never() {
  const rows = dialects.map(({ dialect, noCounterpart, unfed }) => [
    code(dialect),
    noCounterpart.map(code).join(', ') || '–',
    unfed.map(code).join(', ') || '–',
  ]);
  return table(['Dialect', 'Events without a counterpart', 'Events that its hooks never receive'], rows);
}

function names() {
  return dialects.map(({ dialect }) => code(dialect));
}

function code(text) {
  return `\`${text}\``;
}

/** Prints a table with padded cells, so that it is readable as text. */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [first, ...others] = cells.map(line);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others].join('\n');
}
