import { HookType } from '../../../generated/index.js';
import { commandText } from '../../core/registry/describe-hook.js';
import { messageOf } from '../../util/errors.js';
import type { CommandContext } from './coverage.js';
import { FileSeals, stillCovers } from './covered-files.js';
import { whyUntrusted } from './explain-trust.js';
import { type Fingerprint, fingerprintOf, type TrustEntry } from './fingerprint.js';
import { LockFile } from './lock-file.js';
import { trustDiff } from './trust-diff.js';
import { recordOf } from './trust-record.js';
import { type StoreState, TrustStore } from './trust-store.js';
import { TrustedTexts } from './trusted-texts.js';

/** Whether a hook may run; if not, why. */
export type Trust = true | { readonly trusted: false; readonly why: string };

/** A hook that waits for a person, with what trusting it would mean. */
export interface PendingHook {
  /** The same in every process; another one as soon as anything about the hook changes. */
  readonly id: string;
  readonly name: string;
  /** What it runs as one line, because the project chooses the name: variables, command and arguments, or the address. */
  readonly command: string;
  readonly event: string;
  readonly source: string;
  readonly why: string;
  /** The files whose contents are trusted with it. */
  readonly files: readonly string[];
  /** Programs of the system, and where they are. */
  readonly programs: Readonly<Record<string, string>>;
  /** True if these files and programs are all that the hook runs; only for command forms that are positively known. */
  readonly fullyCovered: boolean;
  /** What is not covered: `PATH is set in the command`, `the package lodash`. */
  readonly hidden: readonly string[];
}

/** What became of ids: those that no hook has any more are left alone. */
export interface TrustChange {
  readonly changed: readonly string[];
  readonly unknown: readonly string[];
}

export interface ProjectTrustOptions extends CommandContext {
  /** Accepts what the lock file lists and nothing else. */
  isLocked: () => boolean;
  /** The hooks of the project as they stand. */
  entries: () => readonly TrustEntry[];
  /** Nobody is asked about a hook that would not run anyway. */
  isWanted?: ((entry: TrustEntry) => boolean) | undefined;
  /** Where trust is kept; the state folder of the user. */
  storeFolder?: string | undefined;
  /** Called when trust was given or taken, so that it counts for the next event. */
  onChange?: (() => void | Promise<void>) | undefined;
}

/** Longer commands are cut; a person reads those in the settings file. */
const MAX_COMMAND = 4096;

/** Which hooks of a project may run. */
export class ProjectTrust {
  readonly store: TrustStore;
  readonly lockFile: LockFile;
  readonly #options: ProjectTrustOptions;
  readonly #seals = new FileSeals();
  readonly #known = new WeakMap<object, { entry: TrustEntry; fingerprint: Fingerprint }>();

  constructor(options: ProjectTrustOptions) {
    this.#options = options;
    this.store = new TrustStore(options.project, options.storeFolder);
    this.lockFile = new LockFile(options.project);
  }

  /** Whether a hook may run at this moment. Files are read only when they moved since the last time. */
  stillTrusted(entry: TrustEntry): Trust {
    // A function is code of the host.
    if (entry.config.type === HookType.Function) return true;
    try {
      const why = whyUntrusted(this.#fingerprint(entry), this.#state(), this.#options.isLocked());
      return why === undefined ? true : { trusted: false, why };
    } catch (error) {
      const reason = messageOf(error);
      return { trusted: false, why: `it cannot be judged: ${reason}` };
    }
  }

  /** Another text as soon as the hook, or a file that trust in it covers, is another one. */
  versionOf(entry: TrustEntry): string {
    return this.#fingerprint(entry).id;
  }

  /** Returns true if one of the ids is that of the hook, or of a version of it that was trusted. */
  hasId(entry: TrustEntry, ids: readonly string[]): boolean {
    const { id, definition } = this.#fingerprint(entry);
    if (ids.includes(id)) return true;
    const state = this.#state();
    return 'records' in state && ids.some((each) => state.records.get(each)?.definition === definition);
  }

  /** Returns the paths of the files that trust in the hook covers. */
  filesOf(entry: TrustEntry): string[] {
    return this.#fingerprint(entry).coverage.seals.map(({ path }) => path);
  }

  /** Returns what changed in the files of the hook since it was trusted. Undefined if that is not known. */
  diffOf(entry: TrustEntry): string | undefined {
    const state = this.store.read();
    const records = 'records' in state ? [...state.records.values()] : [];
    return trustDiff(this.#fingerprint(entry), records, new TrustedTexts(this.store.path), this.#options.project);
  }

  /** The hooks that wait for a person. */
  async pending(): Promise<PendingHook[]> {
    const state = this.#state();
    const { isWanted = () => true } = this.#options;
    return this.#entries().flatMap(({ entry, fingerprint }) => {
      if (!isWanted(entry)) return [];
      const why = whyUntrusted(fingerprint, state, this.#options.isLocked());
      if (why === undefined) return [];
      const { id, name, event, files, programs, hidden } = fingerprint;
      const paths = files.map(({ path }) => path);
      const covered = { files: paths, programs, fullyCovered: hidden.length === 0, hidden };
      const command = commandText(entry.config, MAX_COMMAND);
      return [{ id, name, command, event, source: entry.source, why, ...covered }];
    });
  }

  /** Trusts hooks exactly as they were when their ids were listed. */
  async grant(ids: readonly string[]): Promise<TrustChange> {
    if (this.#options.isLocked()) throw new Error('trust is locked: only the hooks in the lock file run');
    const wanted = new Set(ids);
    const found = this.#entries()
      .map(({ fingerprint }) => fingerprint)
      .filter(({ id, unreadable }) => wanted.has(id) && unreadable === undefined);
    const texts = new TrustedTexts(this.store.path);
    for (const { files } of found)
      texts.keepFiles(
        this.#options.project,
        files.map(({ path }) => path),
      );
    await this.store.update((records) => {
      for (const fingerprint of found) records.set(fingerprint.id, recordOf(fingerprint));
    });
    await this.#options.onChange?.();
    return split(ids, new Set(found.map(({ id }) => id)));
  }

  /** Takes trust away, also from what these hooks were before. */
  async revoke(ids: readonly string[]): Promise<TrustChange> {
    const wanted = new Set(ids);
    const entries = this.#entries().filter(({ fingerprint }) => wanted.has(fingerprint.id));
    const revoked = new Set<string>(entries.map(({ fingerprint }) => fingerprint.id));
    const definitions = new Set(entries.map(({ fingerprint }) => fingerprint.definition));
    await this.store.update((records) => {
      for (const id of wanted) {
        const definition = records.get(id)?.definition;
        if (definition === undefined) continue;
        revoked.add(id);
        definitions.add(definition);
      }
      for (const [id, { definition }] of records) if (definitions.has(definition)) records.delete(id);
    });
    await this.#options.onChange?.();
    return split(ids, revoked);
  }

  /** Writes the trusted hooks of the project, as they are, to its lock file. */
  async lock(): Promise<void> {
    const trusted = this.#entries().filter(({ entry }) => this.stillTrusted(entry) === true);
    await this.lockFile.write(
      new Map(trusted.map(({ fingerprint }) => [fingerprint.id, recordOf(fingerprint)])).values(),
    );
    await this.#options.onChange?.();
  }

  /** Another text as soon as another set of hooks is trusted, by whichever process. */
  signature(): string {
    const state = this.#state();
    return 'unreadable' in state ? state.unreadable : [...state.records.keys()].sort().join();
  }

  #state(): StoreState {
    return this.#options.isLocked() ? this.lockFile.read() : this.store.read();
  }

  #entries(): { entry: TrustEntry; fingerprint: Fingerprint }[] {
    return this.#options.entries().flatMap((entry) => {
      try {
        return [{ entry, fingerprint: this.#fingerprint(entry) }];
      } catch {
        // What JSON cannot carry is no hook that could run; the registry says so.
        return [];
      }
    });
  }

  #fingerprint(entry: TrustEntry): Fingerprint {
    const known = this.#known.get(entry.config);
    if (known !== undefined && isSameEntry(known.entry, entry) && stillCovers(known.fingerprint.coverage)) {
      return known.fingerprint;
    }
    const fingerprint = fingerprintOf(entry, this.#options, this.#seals);
    this.#known.set(entry.config, { entry, fingerprint });
    return fingerprint;
  }
}

function isSameEntry(a: TrustEntry, b: TrustEntry): boolean {
  return (
    a.eventName === b.eventName &&
    a.matcher === b.matcher &&
    a.sequential === b.sequential &&
    a.dialect === b.dialect &&
    a.config === b.config
  );
}

function split(ids: readonly string[], known: ReadonlySet<string>): TrustChange {
  return { changed: ids.filter((id) => known.has(id)), unknown: ids.filter((id) => !known.has(id)) };
}
