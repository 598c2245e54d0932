import { HookType } from '../../../generated/index.js';
import { commandText } from '../../core/registry/describe-hook.js';
import { attempt, messageOf } from '../../util/errors.js';
import type { CommandContext } from './coverage.js';
import { FileSeals, stillCovers } from './covered-files.js';
import { trustDiff, whyUntrusted } from './explain-trust.js';
import { type Fingerprint, fingerprintOf, type TrustEntry } from './fingerprint.js';
import { LockFile } from './lock-file.js';
import { recordOf } from './trust-record.js';
import { type StoreState, TrustStore } from './trust-store.js';
import { TrustedTexts } from './trusted-texts.js';

/** True if a hook may run, else the reason why not. */
export type Trust = true | { readonly trusted: false; readonly why: string };

/** A hook that is not trusted, with everything that trusting it covers. */
export interface PendingHook {
  /** Equal in every process. Changes with the hook and its files. */
  readonly id: string;
  readonly name: string;
  /** Variables, command and arguments as one line, or the address. Shown because the project chooses the name. */
  readonly command: string;
  readonly event: string;
  readonly source: string;
  readonly why: string;
  /** Files whose contents are trusted with it. */
  readonly files: readonly string[];
  /** Programs of the system and their paths. */
  readonly programs: Readonly<Record<string, string>>;
  /** True if these files and programs are all that the hook runs; only for command forms that are positively known. */
  readonly fullyCovered: boolean;
  /** Parts that are not covered: `PATH is set in the command`, `the package lodash`. */
  readonly hidden: readonly string[];
}

/** Result of granting or revoking trust. Ids without a hook are unknown. */
export interface TrustChange {
  readonly changed: readonly string[];
  readonly unknown: readonly string[];
}

export interface ProjectTrustOptions extends CommandContext {
  /** True if only the hooks of the lock file are trusted. */
  isLocked: () => boolean;
  /** Returns the current hooks of the project. */
  entries: () => readonly TrustEntry[];
  /** Returns false for a disabled hook, which is never pending. */
  isWanted?: ((entry: TrustEntry) => boolean) | undefined;
  /** Folder of the trust store. Defaults to the state folder of the user. */
  storeFolder?: string | undefined;
  /** Called when trust was granted or revoked, so that it applies to the next event. */
  onChange?: (() => void | Promise<void>) | undefined;
}

/** Longer commands are cut. */
const MAX_COMMAND = 4096;

/** Trust in the hooks of a project. */
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

  /** Returns whether a hook may run now. Files are read only if they changed since the last call. */
  stillTrusted(entry: TrustEntry): Trust {
    // Functions are code of the host.
    if (entry.config.type === HookType.Function) return true;
    try {
      const why = whyUntrusted(this.#fingerprint(entry), this.#state(), this.#options.isLocked());
      return why === undefined ? true : { trusted: false, why };
    } catch (error) {
      const reason = messageOf(error);
      return { trusted: false, why: `cannot check it: ${reason}` };
    }
  }

  /** Returns the version of a hook. Changes with the hook and with every file that trust in it covers. */
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

  /** Returns the hooks that are not trusted. */
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

  /** Trusts hooks in exactly the versions of the ids. */
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

  /** Revokes trust in hooks, earlier versions included. */
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

  /** Returns a text that changes with the set of trusted hooks, even if another process changes it. */
  signature(): string {
    const state = this.#state();
    return 'unreadable' in state ? state.unreadable : [...state.records.keys()].sort().join();
  }

  #state(): StoreState {
    return this.#options.isLocked() ? this.lockFile.read() : this.store.read();
  }

  #entries(): { entry: TrustEntry; fingerprint: Fingerprint }[] {
    return this.#options.entries().flatMap((entry) => {
      // The registry reports a hook that is not JSON.
      return attempt(() => [{ entry, fingerprint: this.#fingerprint(entry) }], []);
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
