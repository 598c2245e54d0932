import { setTimeout as delay } from 'node:timers/promises';
import { ConfigSource } from '../../../generated/index.js';
import { cutText } from '../../util/cut-text.js';
import { homeFolder } from '../../util/user-folders.js';
import type { DialectsOptions } from '../dialects/index.js';
import type { RestoredGuard, StoredGuard } from './active-guards.js';
import type { DialectFiles, WantedDialects } from './dialect-files.js';
import type { SettingsLocation, SettingsLocations } from './locations.js';
import { type FileContent, readSettingsFile, type SettingsLayer } from './read-settings-file.js';
import type { SettingsProblem } from './settings-problem.js';
import { describeProblem } from './settings-problem.js';
import { type SettingsState, type StateOptions, settingsState } from './settings-state.js';

type Good = Extract<FileContent, { kind: 'good' }>;

/** Last valid content of a file, and its current problem. */
interface FileRecord {
  readonly location: SettingsLocation;
  good: Good | undefined;
  broken: SettingsProblem | undefined;
  /** True if the file never was valid, so that its guards are unknown. */
  neverGood: boolean;
  /** True if the file was never valid, and now it is missing or has no hooks. */
  lostUnread: boolean;
  /** Time since which the file is broken or missing, while that does not count yet. */
  doubtedSince: number | undefined;
}

/** Editors truncate or replace a file while they save it, so a broken or missing file counts only after this time. */
const BROKEN_COUNTS_AFTER_MS = 100;
const GONE_COUNTS_AFTER_MS = 500;

export interface SettingsFilesOptions extends StateOptions {
  readonly locations: SettingsLocations;
  readonly workingDir: string;
  /** True if a file of the project that cannot be read counts like one of the user. Defaults to false. */
  readonly mindsProject?: boolean | undefined;
  /** Dialects that the host enables, in addition to those of the settings. */
  readonly dialects?: readonly string[] | undefined;
  readonly dialectOptions: Omit<DialectsOptions, 'contract' | 'project' | 'home'>;
}

/** Settings files and their last valid state. */
export class SettingsFiles {
  readonly #options: SettingsFilesOptions;
  readonly #records: readonly FileRecord[];
  #state: SettingsState;
  #problems: readonly SettingsProblem[] = [];
  #notes: readonly string[] = [];
  #dialects: DialectFiles | undefined;

  private constructor(options: SettingsFilesOptions) {
    this.#options = options;
    this.#records = options.locations.files.map((location) => ({
      location,
      good: undefined,
      broken: undefined,
      neverGood: false,
      lostUnread: false,
      doubtedSince: undefined,
    }));
    this.#state = settingsState([], { onByDefault: options.onByDefault, contract: options.contract });
  }

  static async read(options: SettingsFilesOptions): Promise<SettingsFiles> {
    const files = new SettingsFiles(options);
    await Promise.all(files.#records.map((record) => files.#readFirst(record)));
    await files.#readDialects();
    files.#compose();
    return files;
  }

  get state(): SettingsState {
    return this.#state;
  }

  get problems(): readonly SettingsProblem[] {
    return this.#problems;
  }

  /** Files of the user or the system that are broken and never were valid. */
  get unreadable(): readonly { readonly location: SettingsLocation; readonly problem: SettingsProblem }[] {
    return this.#records.flatMap(({ location, neverGood, broken }) =>
      neverGood && broken !== undefined ? [{ location, problem: broken }] : [],
    );
  }

  /** Notes for the trace of every event. */
  get notes(): readonly string[] {
    return this.#notes;
  }

  /** Reads all files again. Returns whether anything changed, and when to read them once more. */
  async refresh(): Promise<{ changed: boolean; lookAgainAfter: number | undefined }> {
    const looks = await Promise.all(
      this.#records.map(async (record) => take(record, await this.#content(record), performance.now())),
    );
    const ownChanged = looks.some((look) => look === 'changed');
    if (ownChanged) this.#compose();
    const before = this.#dialects;
    const dialects = await this.#readDialects();
    if (dialects.changed || this.#dialects !== before) this.#compose();
    const changed = ownChanged || dialects.changed;
    const waits = [...looks, dialects.lookAgainAfter].filter((look) => typeof look === 'number');
    return { changed, lookAgainAfter: waits.length === 0 ? undefined : Math.min(...waits) };
  }

  async #readFirst(record: FileRecord): Promise<void> {
    let content = await this.#content(record);
    if (content.kind === 'broken') {
      await delay(BROKEN_COUNTS_AFTER_MS);
      content = await this.#content(record);
    }
    if (content.kind === 'good') record.good = content;
    if (content.kind !== 'broken') return;
    record.broken = content.problem;
    record.neverGood = record.location.source !== ConfigSource.Project || this.#options.mindsProject === true;
  }

  /** Paths of dialect files, whether they exist or not. */
  get watched(): readonly string[] {
    return this.#dialects?.watched ?? [];
  }

  /** Returns the guards of an earlier process as layers. `missing` has those that cannot run here any more. */
  async restore(stored: readonly StoredGuard[]): Promise<{ restored: RestoredGuard[]; missing: StoredGuard[] }> {
    const restored: RestoredGuard[] = [];
    const missing: StoredGuard[] = [];
    for (const guard of stored) {
      const { source, hooks, file, duplicates, dialect } = guard;
      const adapted = dialect && (await this.#openDialects()).restore(dialect, file);
      if (dialect !== undefined && adapted === undefined) missing.push(guard);
      else restored.push({ file, duplicates, layer: { source, hooks, ...(adapted && { adapted: [adapted] }) } });
    }
    return { restored, missing };
  }

  /** Reads the dialect files. */
  async #readDialects(): Promise<{ changed: boolean; lookAgainAfter?: number | undefined }> {
    const wanted = wantedDialects(this.#options.dialects ?? [], this.#layers());
    if (wanted.size === 0 && this.#dialects === undefined) return { changed: false };
    return (await this.#openDialects()).refresh(wanted);
  }

  /** Loads the code for dialects when it is first needed. */
  async #openDialects(): Promise<DialectFiles> {
    const { dialectOptions, locations, contract } = this.#options;
    const { DialectFiles: Files } = await import('./dialect-files.js');
    const home = homeFolder();
    this.#dialects ??= await Files.open({ ...dialectOptions, contract, project: locations.project, home });
    return this.#dialects;
  }

  #layers(): SettingsLayer[] {
    return this.#records.flatMap(({ location, good }) =>
      good === undefined ? [] : [{ ...location, settings: good.settings }],
    );
  }

  #content({ location }: FileRecord): Promise<FileContent> {
    const { locations, workingDir, contract } = this.#options;
    return readSettingsFile(location, { project: locations.project, workingDir, contract });
  }

  #unknownDialects(dialects: DialectFiles): SettingsProblem[] {
    const severity = 'error' as const;
    const byHost = (this.#options.dialects ?? []).flatMap((name) => {
      const why = dialects.whyUnknown(name);
      return why ? [{ file: 'loadConfig', line: 1, column: 1, severity, ...why }] : [];
    });
    const byFiles = this.#records.flatMap(({ good }) => {
      const findings = namesIn(good?.settings ?? {}).flatMap((name, index) => {
        const why = dialects.whyUnknown(name);
        return why ? [{ path: ['dialects', String(index)], at: 'value' as const, severity, ...why }] : [];
      });
      return good?.locate(findings) ?? [];
    });
    return [...byHost, ...byFiles];
  }

  /** Returns a problem for each plugin whose dialect is not enabled: its guards would not run. */
  #unreadPlugins(): SettingsProblem[] {
    const { dialects = [], dialectOptions } = this.#options;
    const wanted = wantedDialects(dialects, this.#layers());
    const unread = (dialectOptions.plugins ?? []).filter(({ dialect }) => wanted.get(dialect) !== 'everywhere');
    return unread.map(({ dialect, folder }) => ({
      file: folder,
      line: 1,
      column: 1,
      severity: 'error',
      message: `cannot read the hooks of this plugin: the dialect ${JSON.stringify(dialect)} is not enabled`,
      help: `name it in "dialects"`,
    }));
  }

  /** Computes the state, problems and notes from the files. */
  #compose(): void {
    const dialects = this.#dialects;
    this.#state = settingsState(this.#layers(), { ...this.#options, dialects: dialects?.layers });
    const own = this.#records.flatMap(problemsOf);
    const unknown = dialects === undefined ? [] : this.#unknownDialects(dialects);
    this.#problems = [...own, ...unknown, ...this.#unreadPlugins(), ...(dialects?.problems ?? [])];
    this.#notes = notesOf(this.#problems);
  }
}

function problemsOf({ location, good, broken, lostUnread }: FileRecord): SettingsProblem[] {
  const found = [...(broken ? [broken] : []), ...(good?.problems ?? [])];
  if (!lostUnread) return found;
  const now = good === undefined ? 'the file was deleted' : 'the file has no hooks';
  const message = `${now}. It could not be read when the host started, so its guards are not known. It no longer blocks`;
  const help = 'if it had guards, restore them';
  return [...found, { file: location.file, line: 1, column: 1, severity: 'warning', message, help }];
}

/** Returns the enabled dialects. A project enables them for its own files only. */
function wantedDialects(byHost: readonly string[], layers: readonly SettingsLayer[]): WantedDialects {
  const wanted = new Map<string, 'everywhere' | 'project'>();
  for (const { settings, source } of layers) {
    const where = source === ConfigSource.Project ? 'project' : 'everywhere';
    for (const name of namesIn(settings)) if (wanted.get(name) !== 'everywhere') wanted.set(name, where);
  }
  for (const name of byHost) wanted.set(name, 'everywhere');
  return wanted;
}

function namesIn({ dialects }: SettingsLayer['settings']): string[] {
  return Array.isArray(dialects) ? dialects.filter((name) => typeof name === 'string') : [];
}

/** Limits for notes, which are part of every trace. */
const MAX_NOTES = 20;
const MAX_NOTE_LENGTH = 1024;

function notesOf(problems: readonly SettingsProblem[]): readonly string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const notes = errors.slice(0, MAX_NOTES).map((problem) => cutText(describeProblem(problem), MAX_NOTE_LENGTH));
  if (errors.length > MAX_NOTES) notes.push(`and ${errors.length - MAX_NOTES} more problems in settings files`);
  return Object.freeze(notes);
}

/** Result of reading a file again. A number is the delay in milliseconds until the next read. */
type Look = 'changed' | 'same' | number;

function take(record: FileRecord, content: FileContent, now: number): Look {
  if (content.kind === 'good') return takeGood(record, content);
  const settled = content.kind === 'broken' ? isKnown(record, content.problem) : isUnknown(record);
  if (settled) {
    record.doubtedSince = undefined;
    return 'same';
  }
  record.doubtedSince ??= now;
  const wait = content.kind === 'broken' ? BROKEN_COUNTS_AFTER_MS : GONE_COUNTS_AFTER_MS;
  const left = wait - (now - record.doubtedSince);
  if (left > 0) return left;
  record.doubtedSince = undefined;
  // A file that is broken, gone and broken again is still not known.
  if (content.kind === 'broken') Object.assign(record, { broken: content.problem, lostUnread: false });
  else Object.assign(record, { good: undefined, broken: undefined, lostUnread: record.neverGood });
  return 'changed';
}

function takeGood(record: FileRecord, content: Good): Look {
  record.doubtedSince = undefined;
  const same = record.broken === undefined && record.good !== undefined && isSame(record.good, content);
  if (same) return 'same';
  const lostUnread =
    (record.neverGood || record.lostUnread) && Object.keys(content.settings['hooks'] ?? {}).length === 0;
  Object.assign(record, { good: content, broken: undefined, neverGood: false, lostUnread });
  return 'changed';
}

function isSame(a: Good, b: Good): boolean {
  return a.digest === b.digest && JSON.stringify(a.problems) === JSON.stringify(b.problems);
}

function isKnown({ broken }: FileRecord, problem: SettingsProblem): boolean {
  return broken !== undefined && describeProblem(broken) === describeProblem(problem);
}

function isUnknown({ good, broken }: FileRecord): boolean {
  return good === undefined && broken === undefined;
}
