import type { AdaptedHook } from '../../core/contract/index.js';
import { nearestName } from '../../util/nearest-name.js';
import { type DialectLocation, Dialects, type DialectsOptions, type StoredEntry } from '../dialects/index.js';
import { type DialectContent, type DialectFileLocation, filesOf, readDialectFile } from './dialect-file.js';
import type { SettingsLocation } from './locations.js';
import type { SettingsProblem } from './settings-problem.js';

/** Hooks that one dialect declares in one layer. */
export interface DialectLayer extends Pick<SettingsLocation, 'source' | 'strength'> {
  readonly hooks: readonly AdaptedHook[];
  /** File that disables them. */
  readonly offBy: string | undefined;
}

/** Enabled dialects, by name. A dialect that a project enables is read from the project's files only. */
export type WantedDialects = ReadonlyMap<string, 'everywhere' | 'project'>;

interface DialectRecord {
  readonly at: DialectFileLocation;
  good: Extract<DialectContent, { kind: 'good' }> | undefined;
  broken: SettingsProblem | undefined;
  goneSince: number | undefined;
}

/** Editors replace a file by another one, so a missing file counts as deleted only after this time. */
const GONE_COUNTS_AFTER_MS = 500;

/** Files of other agents that hooks are read from. */
export class DialectFiles {
  readonly #dialects: Dialects;
  readonly #options: DialectsOptions;
  #records = new Map<string, DialectRecord>();
  #locations: readonly DialectLocation[] = [];

  private constructor(dialects: Dialects, options: DialectsOptions) {
    this.#dialects = dialects;
    this.#options = options;
  }

  static async open(options: DialectsOptions): Promise<DialectFiles> {
    const documents = (await options.contract.dialects?.()) ?? {};
    return new DialectFiles(new Dialects(documents, options), options);
  }

  /** Returns why a dialect name is not valid. Undefined if it is. */
  whyUnknown(name: string): { message: string; help: string } | undefined {
    const { names } = this.#dialects;
    if (names.includes(name)) return undefined;
    const nearest = nearestName(name, names);
    const hint =
      nearest === undefined ? `known dialects: ${names.join(', ')}` : `did you mean ${JSON.stringify(nearest)}?`;
    return { message: `unknown dialect ${JSON.stringify(name)}`, help: `it is ignored; ${hint}` };
  }

  /** Adapts an entry of an earlier process, whether its file still has it or not. */
  restore(entry: StoredEntry, file: string): AdaptedHook | undefined {
    return this.#dialects.restore(entry, file);
  }

  get watched(): readonly string[] {
    return this.#locations.map(({ path }) => path);
  }

  get problems(): readonly SettingsProblem[] {
    return [...this.#records.values()].flatMap(({ good, broken }) => [
      ...(broken ? [broken] : []),
      ...(good?.problems ?? []),
    ]);
  }

  get layers(): readonly DialectLayer[] {
    const layers = new Map<string, DialectLayer>();
    for (const { at, good } of this.#records.values()) {
      if (good === undefined) continue;
      const key = `${at.location.dialect} ${at.source}`;
      const known = layers.get(key);
      const { source, strength } = at;
      layers.set(key, {
        source,
        strength,
        hooks: [...(known?.hooks ?? []), ...good.read.hooks],
        offBy: this.#offBy(at),
      });
    }
    return [...layers.values()];
  }

  /** Reads the files again. Returns whether anything changed, and when to read them once more. */
  async refresh(wanted: WantedDialects): Promise<{ changed: boolean; lookAgainAfter: number | undefined }> {
    this.#locations = [...wanted].flatMap(([name, where]) =>
      this.#dialects.locations(name).filter(({ layer }) => where === 'everywhere' || layer === 'project'),
    );
    const before = this.#records;
    const now = performance.now();
    const keys = new Map(this.#locations.flatMap(filesOf).map((at) => [`${at.location.dialect} ${at.file}`, at]));
    for (const [key, { at }] of before)
      if (this.#locations.includes(at.location) || isListed(at, this.#locations)) keys.set(key, keys.get(key) ?? at);
    const records = await Promise.all(
      [...keys].map(async ([key, at]) => [key, take(before.get(key), at, await this.#content(at), now)] as const),
    );
    this.#records = new Map(records.filter(([, record]) => record.good !== undefined || record.broken !== undefined));
    const doubts = [...this.#records.values()].flatMap(({ goneSince }) => goneSince ?? []);
    const waits = doubts.map((since) => Math.max(1, GONE_COUNTS_AFTER_MS - (now - since)));
    return {
      changed: signatureOf(before) !== signatureOf(this.#records),
      lookAgainAfter: waits.length === 0 ? undefined : Math.min(...waits),
    };
  }

  #content(at: DialectFileLocation): Promise<DialectContent> {
    return readDialectFile(at, this.#dialects, this.#options);
  }

  /** Returns the file that disables the dialect in a layer. The first file with such a setting decides. */
  #offBy({ location, source }: DialectFileLocation): string | undefined {
    const same = [...this.#records.values()].filter(
      ({ at }) => at.location.dialect === location.dialect && at.source === source,
    );
    const deciding = same.find(({ good }) => good?.read.off !== undefined);
    return deciding?.good?.read.off === true ? deciding.at.file : undefined;
  }
}

/** Returns true if a file belongs to one of the locations, even if it no longer exists. */
function isListed({ location }: DialectFileLocation, locations: readonly DialectLocation[]): boolean {
  return locations.some(({ dialect, path }) => dialect === location.dialect && path === location.path);
}

/** Returns the record of a file after it was read. A broken file keeps its last valid content. */
function take(
  known: DialectRecord | undefined,
  at: DialectFileLocation,
  content: DialectContent,
  now: number,
): DialectRecord {
  if (content.kind === 'broken') return { at, good: known?.good, broken: content.problem, goneSince: undefined };
  if (content.kind === 'absent') {
    const goneSince = known?.good === undefined ? undefined : (known.goneSince ?? now);
    const isGone = goneSince === undefined || now - goneSince >= GONE_COUNTS_AFTER_MS;
    return { at, good: isGone ? undefined : known?.good, broken: undefined, goneSince: isGone ? undefined : goneSince };
  }
  // The hooks of an unchanged file stay the same objects.
  const good = known?.good?.digest === content.digest ? { ...content, read: known.good.read } : content;
  return { at, good, broken: undefined, goneSince: undefined };
}

function signatureOf(records: ReadonlyMap<string, DialectRecord>): string {
  return JSON.stringify([...records].map(([key, { good, broken }]) => [key, good?.digest, good?.problems, broken]));
}
