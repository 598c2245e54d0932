import { isDeepStrictEqual } from 'node:util';
import { statOrUndefined } from '../../../util/files.js';
import { lineAndColumn } from '../../../util/text.js';
import { type Agent, type Scope, settingsFileOf } from './agents.js';
import {
  type EntryOptions,
  entriesFor,
  entryNameFor,
  type FoundEntry,
  findOurEntries,
  type OurEntry,
} from './entries.js';
import {
  backupOf,
  digestOf,
  type InstallRecord,
  readInstallRecord,
  removeInstallRecord,
  writeInstallRecord,
} from './install-record.js';
import {
  checkWritable,
  deleteSettingsFile,
  readSettingsFile,
  type SettingsFile,
  SettingsFileError,
  writeSettingsFile,
} from './settings-file.js';
import { addEntries, removeEntries, settingsValue, textProblem } from './settings-text.js';

/** Planned change of an agent's settings file. Nothing is written before `apply`. */
export interface FileChange {
  readonly agent: Agent;
  readonly scope: Scope;
  readonly file: string;
  /** Text before and after; undefined if there is no file. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isChanged: boolean;
  /** Copy of the file as it was before the installation; undefined if there was none. */
  readonly backup: string | undefined;
  /** True if `after` is the file as it was before the installation, byte for byte. */
  readonly isRestored: boolean;
  apply(): void;
}

interface Settings extends SettingsFile {
  readonly agent: Agent;
  readonly text: string;
  readonly found: readonly FoundEntry[];
  readonly record: InstallRecord | undefined;
}

/** Plans to add our entries to an agent's settings, or to replace those of another version. */
export function planInstall(agent: Agent, options: EntryOptions): FileChange {
  const settings = readSettings(agent, options.scope, options);
  const entryName = entryNameFor(agent, options.scope, settings.found, settings.record);
  const entries = entriesFor(agent, { ...options, entryName });
  if (isCurrent(settings, entries)) return unchanged(settings, options.scope);
  checkWritable(settings);
  const original = withoutOurs(settings, options.name);
  const { text, containers } = addEntries(agent, original?.toString('utf8') ?? '', entries);
  const content = Buffer.from(text);
  const isPrivate = options.http !== undefined;
  return {
    ...described(settings, options.scope, text),
    backup: original && backupOf(settings.target),
    isRestored: false,
    apply: () =>
      writeInstalled(
        settings,
        { before: original, after: digestOf(content), containers, entryName },
        content,
        isPrivate,
      ),
  };
}

/** Plans to remove our entries from an agent's settings. */
export function planUninstall(agent: Agent, scope: Scope, options: Pick<EntryOptions, 'name' | 'project'>): FileChange {
  const settings = readInstalled(agent, scope, options);
  const { target, record, bytes } = settings;
  const isRestored = record !== undefined && digestOf(bytes) === record.after;
  if (!isRestored && settings.found.length === 0) return unchanged(settings, scope);
  checkWritable(settings);
  const content = withoutOurs(settings, options.name);
  const backup = record?.before && !isRestored ? backupOf(target) : undefined;
  return {
    ...described(settings, scope, content?.toString('utf8')),
    backup,
    isRestored,
    apply: () => {
      if (content === undefined) deleteSettingsFile(settings, record?.folders ?? []);
      else writeSettingsFile(settings, content, record?.mode);
      removeInstallRecord(target, backup !== undefined);
    },
  };
}

/** Returns our entries in a settings file, for a report. Throws if the file cannot be read or is not valid. */
export function installedEntries(
  agent: Agent,
  scope: Scope,
  options: Pick<EntryOptions, 'name' | 'project'>,
): { file: string; text: string; found: readonly FoundEntry[] } {
  return readSettings(agent, scope, options);
}

/** Entries of ours in a text that is not valid JSON. */
const OUR_TEXT = /\shook\s+--as\s|\bhttp:\/\/127\.0\.0\.1:\d+\//;

function readSettings(agent: Agent, scope: Scope, { name, project }: Pick<EntryOptions, 'name' | 'project'>): Settings {
  const read = readSettingsFile(settingsFileOf(agent, scope, project));
  const text = read.bytes?.toString('utf8') ?? '';
  const problem = textProblem(agent, text);
  if (problem !== undefined) {
    const { line, column } = lineAndColumn(text, problem.at);
    const help = 'Fix the file, then run the command again. It was not changed.';
    throw new SettingsFileError(`${read.file}:${line}:${column}`, problem.message, help);
  }
  const found = findOurEntries(agent, settingsValue(text)[agent.dialect.config.at], name);
  return { ...read, agent, text, found, record: readInstallRecord(read.target) };
}

/** Reads settings to remove our entries. A file without them needs not be valid. */
function readInstalled(agent: Agent, scope: Scope, options: Pick<EntryOptions, 'name' | 'project'>): Settings {
  const read = readSettingsFile(settingsFileOf(agent, scope, options.project));
  const text = read.bytes?.toString('utf8') ?? '';
  if (OUR_TEXT.test(text)) return readSettings(agent, scope, options);
  return { ...read, agent, text, found: [], record: readInstallRecord(read.target) };
}

/** Returns true if exactly the wanted entries are there. A matcher that the user added stays. */
function isCurrent({ agent, text, found }: Settings, entries: readonly OurEntry[]): boolean {
  const value = settingsValue(text);
  const hasHead = Object.keys(agent.install.head ?? {}).every((key) => Object.hasOwn(value, key));
  if (!hasHead || found.length !== entries.length) return false;
  return entries.every(({ event, handler }) =>
    found.some((each) => each.event === event && isDeepStrictEqual(each.handler, handler)),
  );
}

/** Returns the file as it is without our entries: byte for byte as before, if nothing else changed it. */
function withoutOurs({ agent, bytes, text, found, record }: Settings, name: string): Buffer | undefined {
  if (record !== undefined && digestOf(bytes) === record.after) return record.before;
  if (found.length === 0) return bytes;
  const rest = removeEntries(agent, text, name, record?.containers);
  return rest === undefined ? record?.before : Buffer.from(rest);
}

/** Writes settings, for the user alone if they are private: http hooks contain a token. */
function writeInstalled(
  { target, record, ...file }: Settings,
  change: Pick<InstallRecord, 'before' | 'after' | 'containers' | 'entryName'>,
  content: Buffer,
  isPrivate: boolean,
): void {
  const mode = record?.mode ?? statOrUndefined(target)?.mode;
  const entry = { ...change, folders: record?.folders ?? [], ...(isPrivate && { mode }) };
  // Before the settings, so that there is a backup whatever happens next.
  writeInstallRecord(target, entry);
  const folders = writeSettingsFile({ ...file, target }, content, isPrivate ? 0o600 : record?.mode);
  if (folders.length > 0) writeInstallRecord(target, { ...entry, folders: [...entry.folders, ...folders] });
}

function described({ agent, file, bytes, text }: Settings, scope: Scope, after: string | undefined) {
  const before = bytes === undefined ? undefined : text;
  return { agent, scope, file, before, after, isChanged: before !== after };
}

function unchanged(settings: Settings, scope: Scope): FileChange {
  const text = settings.bytes === undefined ? undefined : settings.text;
  return { ...described(settings, scope, text), backup: undefined, isRestored: false, apply: () => undefined };
}
