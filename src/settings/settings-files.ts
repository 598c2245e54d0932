import { setTimeout as delay } from 'node:timers/promises';
import { ConfigSource } from '../../generated/index.js';
import type { Places, SettingsPlace } from './places.js';
import { type FileContent, readSettingsFile } from './read-settings-file.js';
import type { SettingsProblem } from './settings-problem.js';
import { describeProblem } from './settings-problem.js';
import { type SettingsLayer, type SettingsState, settingsState } from './settings-state.js';

type Good = Extract<FileContent, { kind: 'good' }>;

/** What is known of one file: what it said last that could be used, and what is wrong with it now. */
interface FileRecord {
  readonly place: SettingsPlace;
  good: Good | undefined;
  broken: SettingsProblem | undefined;
  /** It was broken from the very start, so nobody knows which guards it held. */
  neverGood: boolean;
  /** Since when it looks broken or gone without counting as such yet. */
  doubtedSince: number | undefined;
}

/** Editors empty a file before they write it, or put another in its place. */
const BROKEN_COUNTS_AFTER_MS = 100;
const GONE_COUNTS_AFTER_MS = 500;

/** The files that settings come from, and the last state of them that could be used. */
export class SettingsFiles {
  readonly #places: Places;
  readonly #workingDir: string;
  readonly #onByDefault: boolean;
  readonly #records: readonly FileRecord[];
  #state: SettingsState;

  private constructor(places: Places, workingDir: string, onByDefault: boolean) {
    this.#places = places;
    this.#workingDir = workingDir;
    this.#onByDefault = onByDefault;
    this.#records = places.files.map((place) => ({
      place,
      good: undefined,
      broken: undefined,
      neverGood: false,
      doubtedSince: undefined,
    }));
    this.#state = settingsState([], onByDefault);
  }

  static async read(places: Places, workingDir: string, onByDefault: boolean): Promise<SettingsFiles> {
    const files = new SettingsFiles(places, workingDir, onByDefault);
    await Promise.all(files.#records.map((record) => files.#readFirst(record)));
    files.#state = files.#compose();
    return files;
  }

  get state(): SettingsState {
    return this.#state;
  }

  get problems(): readonly SettingsProblem[] {
    return this.#records.flatMap(({ good, broken }) => [...(broken ? [broken] : []), ...(good?.problems ?? [])]);
  }

  /** A file that must count and of which there is no good state. */
  get failure(): SettingsProblem | undefined {
    return this.#records.find(({ neverGood, broken }) => neverGood && broken !== undefined)?.broken;
  }

  /** What the trace of every event shall carry. */
  get notes(): readonly string[] {
    return this.problems.filter(({ severity }) => severity === 'error').map(describeProblem);
  }

  /** Reads all files again. Says whether anything counts that did not, and when to look again. */
  async refresh(): Promise<{ changed: boolean; lookAgainAfter: number | undefined }> {
    const looks = await Promise.all(
      this.#records.map(async (record) => take(record, await this.#content(record), performance.now())),
    );
    const changed = looks.some((look) => look === 'changed');
    if (changed) this.#state = this.#compose();
    const waits = looks.filter((look) => typeof look === 'number');
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
    record.neverGood = record.place.source !== ConfigSource.Project;
  }

  #content({ place }: FileRecord): Promise<FileContent> {
    return readSettingsFile(place, { project: this.#places.project, workingDir: this.#workingDir });
  }

  #compose(): SettingsState {
    const layers = this.#records.flatMap(({ place, good }): SettingsLayer[] =>
      good === undefined ? [] : [{ ...place, settings: good.settings }],
    );
    return settingsState(layers, this.#onByDefault);
  }
}

/** `changed`, `same`, or after how many milliseconds to look again. */
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
  if (content.kind === 'broken') record.broken = content.problem;
  else Object.assign(record, { good: undefined, broken: undefined, neverGood: false });
  return 'changed';
}

function takeGood(record: FileRecord, content: Good): Look {
  record.doubtedSince = undefined;
  const same = record.broken === undefined && record.good !== undefined && isSame(record.good, content);
  if (same) return 'same';
  Object.assign(record, { good: content, broken: undefined, neverGood: false });
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
