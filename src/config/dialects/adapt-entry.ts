import { dirname, resolve } from 'node:path';
import type { Dialect, DialectFile, EntryWord } from '../../../generated/index.js';
import type { AdaptedHook, Contract } from '../../core/contract/index.js';
import { isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';
import { DialectAdapter, type DialectHook, type DialectHost } from './adapter.js';
import type { DialectEnvironment } from './environment.js';
import { readHttpEntry } from './http-entry.js';
import { checkCondition, checkMatcher, entryMatcher } from './matcher.js';
import { fillPlaceholders } from './placeholders.js';
import type { DialectEntry, DialectFinding, ReportFinding } from './read-entries.js';
import { expand } from './templates.js';
import { timeoutMs, wrongUnit } from './timeout.js';

/** Context of one entry: its file, dialect and host. */
export interface EntryContext {
  readonly contract: Contract;
  readonly dialect: Dialect;
  readonly host: DialectHost;
  readonly environment: DialectEnvironment;
  /** Working directory that its file sets for hooks. */
  readonly fileCwd: string | undefined;
  readonly plugin: string | undefined;
  readonly layer: DialectFile['layer'];
  readonly where: { readonly file: string; readonly line: number; readonly column: number };
}

/** Converts an entry of another agent to a hook. Returns undefined if it cannot run, which is reported. */
export function adaptEntry(
  written: DialectEntry,
  context: EntryContext,
  report: ReportFinding,
): AdaptedHook | undefined {
  const { dialect, host, contract, environment } = context;
  const { project } = host;
  const texts = context.plugin === undefined ? {} : (dialect.config.placeholders ?? {});
  const entry = { ...written, entry: fillPlaceholders(written.entry, texts, { project, plugin: context.plugin }) };
  const route = contract.routes[entry.event.on];
  if (route === undefined) return undefined;
  const isClosed = isFailClosed(entry, dialect, report);
  let cannotRun: string | undefined;
  const reportCause: ReportFinding = (finding) => {
    if (finding.severity === 'error') cannotRun ??= finding.message;
    const help = finding.help.replace('it is ignored', 'it blocks, because it is fail-closed');
    report(isClosed ? { ...finding, help } : finding);
  };
  const program = programOf(entry, context, reportCause) ?? (isClosed ? notRun(entry) : undefined);
  if (program === undefined) return undefined;
  const hook = { ...dialectHook(entry, program, context, report), cannotRun };
  const word = wordsOf(entry, dialect);
  const adapter = new DialectAdapter(hook, host, environment);
  const field = route.matcher?.field ?? '';
  for (const finding of oddTimeout(entry, dialect)) report(finding);
  const config = {
    ...program,
    ...(isText(word('name')) && { name: word('name') }),
    ...(isText(word('description')) && { description: word('description') }),
    timeout: timeoutMs(
      dialect,
      { eventName: entry.eventName, type: program.type, written: word('timeout') },
      (message) => report(odd(entry, message)),
    ),
    ...(program.type === 'command' && envOf(word('env'))),
    ...(isClosed && { onError: 'block' }),
    // The agent is woken by exit code 2; here it waits for the hook.
    ...(word('async') === true && word('rewake') !== true && { async: true }),
  };
  return {
    eventName: entry.event.on,
    config,
    matcher: hook.matcherText,
    ...(entry.sequential && { sequential: true }),
    mayApply: (value, ofServer) => adapter.mayApply(field, value, ofServer),
    adapter,
    dialect: {
      name: dialect.dialect,
      event: entry.eventName,
      ...context.where,
      entry: { ...written.entry },
      ...(hook.cwd.includes('${') ? {} : { cwd: hook.cwd }),
      variables: folderVariables(context),
    },
    // Its problems are reported already.
    movedTo: (project) => adaptEntry(written, { ...context, host: { ...host, project } }, () => {}),
  };
}

type Word = (word: EntryWord) => unknown;

function wordsOf({ entry }: DialectEntry, { config }: Dialect): Word {
  return (word) => {
    const key = config.entry[word]?.find((name) => entry[name] !== undefined && entry[name] !== null);
    const isNull = key === undefined && config.entry[word]?.some((name) => entry[name] === null);
    return key === undefined ? (isNull ? null : undefined) : entry[key];
  };
}

/** Returns true if the hook blocks when it fails. */
function isFailClosed(entry: DialectEntry, { config }: Dialect, report: ReportFinding): boolean {
  const { failClosedValue: closing = true } = config;
  const key = config.entry.failClosed?.find((name) => entry.entry[name] !== undefined);
  const written = key === undefined ? undefined : entry.entry[key];
  if (written === closing) return true;
  if (key === undefined || written === false || written === null) return false;
  const message = `${key} is ${JSON.stringify(written)}, not ${JSON.stringify(closing)}: a failure of the hook blocks nothing`;
  const help = `write "${key}": ${JSON.stringify(closing)} to block when the hook fails`;
  report({ path: [...entry.path, key], at: 'value', severity: 'warning', message, help });
  return false;
}

function oddTimeout({ entry, path }: DialectEntry, { config, timeout }: Dialect): DialectFinding[] {
  const key = config.entry.timeout?.find((name) => entry[name] !== undefined && entry[name] !== null);
  const wrong = key === undefined ? undefined : wrongUnit(timeout, entry[key]);
  return key === undefined || wrong === undefined
    ? []
    : [{ path: [...path, key], at: 'value', severity: 'warning', ...wrong }];
}

interface Service {
  readonly type: 'http';
  readonly url: string;
}

interface Program {
  readonly type: 'command';
  readonly command: string;
  readonly args?: readonly string[];
  /** Command as written, if another one is run. */
  readonly name?: string;
}

/** Returns the program of a hook that is fail-closed and cannot run. Its adapter fails before it starts. */
function notRun({ entry: { type } }: DialectEntry): Program {
  return { type: 'command', command: 'exit 1', ...(isText(type) && { name: type }) };
}

function programOf(entry: DialectEntry, context: EntryContext, report: ReportFinding): Program | Service | undefined {
  const { dialect } = context;
  const { types } = dialect.config;
  const word = wordsOf(entry, dialect);
  const type = entry.entry['type'] ?? types[0];
  if (typeof type !== 'string' || !types.includes(type)) {
    const known = `hooks of ${dialect.dialect} can have the type ${types.join(', ')} here`;
    report({
      ...odd(entry, `cannot run a hook of the type ${JSON.stringify(type)}`),
      severity: 'error',
      help: `it is ignored; ${known}`,
    });
    return undefined;
  }
  if (type === 'http') return serviceOf(entry, word, report);
  const exec = word('exec');
  const text = (process.platform === 'win32' ? word('commandWindows') : undefined) ?? word('command');
  const args = word('args');
  const command = isText(exec) ? exec : text;
  if (!isText(command)) {
    const keys = [...(dialect.config.entry.command ?? []), ...(dialect.config.entry.exec ?? [])];
    report({
      ...odd(entry, `the command is missing: write ${keys.join(' or ')}`),
      severity: 'error',
      help: 'it is ignored',
    });
    return undefined;
  }
  const wantsNoShell = isText(exec) || Array.isArray(args);
  const variables = folderVariables(context);
  if (!wantsNoShell) return shellProgram(command, word('shell'), variables);
  const list: readonly unknown[] = Array.isArray(args) ? args : [];
  return {
    type: 'command',
    command: withFolders(command, variables),
    args: list.map((arg) => withFolders(String(arg), variables)),
  };
}

function serviceOf(entry: DialectEntry, word: Word, report: ReportFinding): Service | undefined {
  const { config, errors, warnings } = readHttpEntry(word('url'), word('headers'), word('allowedEnv'));
  for (const message of warnings) report(odd(entry, message));
  for (const message of errors) report({ ...odd(entry, message), severity: 'error', help: 'it is ignored' });
  return errors.length === 0 ? config : undefined;
}

/** Returns a command for the default shell: bash, or PowerShell on Windows. An entry may select PowerShell elsewhere too. */
function shellProgram(command: string, shell: unknown, variables: Readonly<Record<string, string>>): Program {
  const isForeign = shell === 'powershell' && process.platform !== 'win32';
  if (isForeign) return { type: 'command', command: 'pwsh', args: ['-NoProfile', '-Command', command] };
  const placed = withShellFolders(command, variables);
  return placed === command ? { type: 'command', command } : { type: 'command', command: placed, name: command };
}

/** Path without characters that a shell interprets, even after a second expansion. */
const PLAIN_PATH = /^[\w./@+,:=~ -]+$/;
const ESCAPED_QUOTED_OR_VARIABLE = /\\.|"(?:[^"\\]|\\.)*"|'[^']*'|\$(?:\{(\w+)\}|(\w+))/gs;

/**
 * Quotes folder variables so that a shell expands them as agents do before they start a shell: inside of single quotes too,
 * and always as one word.
 */
function withShellFolders(command: string, variables: Readonly<Record<string, string>>): string {
  const folder = (name = ''): string => folderOf(name, variables) ?? '';
  return command.replaceAll(ESCAPED_QUOTED_OR_VARIABLE, (part, braced?: string, bare?: string) => {
    if (part.startsWith('$')) return /\s/.test(folder(braced ?? bare)) ? `"${part}"` : part;
    if (!part.startsWith("'")) return part;
    return part.replaceAll(/\$\{(\w+)\}/g, (written, name: string) =>
      PLAIN_PATH.test(folder(name)) ? `'"${written}"'` : written,
    );
  });
}

/** Expands folder variables in a command that runs without a shell. */
function withFolders(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (written, name: string) => folderOf(name, variables) ?? written);
}

function folderOf(name: string, variables: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** Returns the variables whose value is the same for every event. */
function folderVariables({ dialect, host: { project }, plugin }: EntryContext): Record<string, string> {
  const known = Object.entries(dialect.env).flatMap(([name, template]) => {
    const value = /^\$\{(?:project|plugin)\}$/.test(template) ? expand(template, { project, plugin }) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

function dialectHook(
  entry: DialectEntry,
  program: Program | Service,
  context: EntryContext,
  report: ReportFinding,
): DialectHook {
  const { dialect, fileCwd, plugin, layer, host } = context;
  const { event, eventName } = entry;
  const word = wordsOf(entry, dialect);
  const matcherText = typeof entry.matcher === 'string' ? entry.matcher : undefined;
  if (entry.matcher !== undefined && matcherText === undefined) {
    report(odd(entry, 'a matcher is a text; this one is ignored, so the hook always runs'));
  }
  const rule = dialect.matchers[event.matcher ?? 'default'] ?? { all: [], else: 'equals' };
  const matcher = entryMatcher(rule, event.match === undefined ? undefined : matcherText);
  const doubt = checkMatcher({ text: matcherText?.trim() ?? '', matcher, event, dialect, tools: host.tools });
  // The doubt about a matcher in the words of the agent says more.
  if (matcher.warning !== undefined && doubt === undefined) {
    report({ ...odd(entry, matcher.warning), severity: matcher.refused ? 'error' : 'warning' });
  }
  if (doubt !== undefined) report(odd(entry, `the matcher most likely matches too little: ${doubt}`));
  const condition = dialect.config.condition === undefined ? undefined : word('condition');
  if (isText(condition)) reportCondition(condition, entry, context, report);
  const ownCwd = word('cwd');
  const shell = word('shell') === 'bash' ? 'bash' : dialect.config.shell;
  const cwd = isText(ownCwd) ? resolve(host.project, ownCwd) : (fileCwd ?? dialect.config.cwd);
  const id = JSON.stringify([dialect.dialect, eventName, program]);
  const ownName = word('name');
  const usualName = program.type === 'http' ? program.url : (program.name ?? program.command);
  const loopCap = word('loopCap');
  return {
    dialect,
    eventName,
    event,
    name: isText(ownName) ? ownName : usualName,
    matcher,
    matcherText,
    condition: isText(condition) ? condition : undefined,
    cwd: expand(cwd, { project: host.project }) ?? cwd,
    shell,
    folder: dirname(context.where.file),
    plugin,
    origin: JSON.stringify([dialect.dialect, layer, plugin ?? null]),
    loopCap: typeof loopCap === 'number' || loopCap === null ? loopCap : undefined,
    id,
    key: keyOf(entry, context, id),
  };
}

function reportCondition(
  rule: string,
  { entry, path, event, eventName }: DialectEntry,
  { dialect, host }: EntryContext,
  report: ReportFinding,
): void {
  const why = checkCondition({ rule, event, eventName, dialect, tools: host.tools });
  const key = dialect.config.entry.condition?.find((name) => isText(entry[name]));
  if (why === undefined || key === undefined) return;
  const message = `the rule ${JSON.stringify(rule)} most likely matches nothing, so the hook never runs: ${why}`;
  const help = `correct or remove "${key}"`;
  report({ path: [...path, key], at: 'value', severity: 'warning', message, help });
}

/** Returns the key by which duplicate entries are found, as the dialect defines them. */
function keyOf({ entry, eventName }: DialectEntry, { dialect, plugin }: EntryContext, id: string): string | object {
  switch (dialect.run.dedupe) {
    case 'whole-entry':
      return JSON.stringify([
        dialect.dialect,
        eventName,
        plugin ?? null,
        Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)),
      ]);
    case 'name:command':
      return `${id}:${String(entry['name'] ?? '')}`;
    case 'none':
      return {};
  }
}

function envOf(env: unknown): { env?: Record<string, string> } {
  if (!isRecord(env)) return {};
  const texts = Object.entries(env).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return { env: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])) };
}

function odd({ path }: DialectEntry, message: string): DialectFinding {
  return { path, at: 'value', severity: 'warning', message, help: 'the other hooks stay as they are' };
}
