import { chmodSync, lstatSync, mkdirSync, type Stats, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, sha256 } from '../../util/canonical-json.js';
import { guarded, messageOf } from '../../util/errors.js';
import { stateFolder } from '../../util/user-folders.js';
import { sweepOnce } from './sweep-state.js';

/** Age after which the time of the last use is written again. */
const REFRESH_MS = 24 * 60 * 60 * 1000;
const HASH_LENGTH = 32;
const OTHERS_MAY = 0o077;

/** Options for the private state of hooks. */
export interface HookStateOptions {
  /** Folder for the state of all hooks. Defaults to one in the user's state folder. */
  readonly folder: string | undefined;
  /** Reports once that hooks have no state. */
  readonly warn: (text: string) => void;
}

/** Private folders of hooks: one per hook definition and session. They are kept until they are not used for a week. */
export class HookState {
  readonly #options: HookStateOptions;
  readonly #definitions = new WeakMap<object, string>();
  /** Folder of each hook in its last session. */
  readonly #locations = new WeakMap<object, { sessionId: string; path: string }>();
  #base: string | undefined;
  #hasWarned = false;

  constructor(options: HookStateOptions) {
    this.#options = options;
  }

  /** Returns the folder of a hook in a session, which exists. Returns undefined, with a warning, if it cannot be created. */
  folderOf(config: object, sessionId: string): string | undefined {
    try {
      const path = this.#pathOf(config, sessionId);
      this.#prepare(path);
      return path;
    } catch (error) {
      this.#warnOnce(`hooks run without HOOKWRIGHT_STATE_DIR: ${messageOf(error)}`);
      return undefined;
    }
  }

  get #folder(): string {
    this.#base ??= this.#options.folder ?? stateFolder('hook-state');
    return this.#base;
  }

  #pathOf(config: object, sessionId: string): string {
    const known = this.#locations.get(config);
    if (known?.sessionId === sessionId) return known.path;
    const path = join(this.#folder, `${this.#definitionOf(config)}-${shortHash(sessionId)}`);
    this.#locations.set(config, { sessionId, path });
    return path;
  }

  #definitionOf(config: object): string {
    const known = this.#definitions.get(config);
    if (known !== undefined) return known;
    const hash = shortHash(canonicalJson(config));
    this.#definitions.set(config, hash);
    return hash;
  }

  /** Needs a single system call if the folder was used within a day. */
  #prepare(path: string): void {
    const found = lstatSync(path, { throwIfNoEntry: false }) ?? this.#create(path);
    requirePrivate(path, found);
    const now = Date.now();
    if (now - found.mtimeMs > REFRESH_MS) utimesSync(path, now / 1000, now / 1000);
    sweepOnce(this.#folder);
  }

  #create(path: string): Stats {
    requirePrivate(this.#folder, makeFolder(this.#folder));
    return makeFolder(path);
  }

  #warnOnce(text: string): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    guarded(() => this.#options.warn(text));
  }
}

function shortHash(text: string): string {
  return sha256(text).slice(0, HASH_LENGTH);
}

function makeFolder(path: string): Stats {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return lstatSync(path);
}

/** Throws if a folder is a link or belongs to another user. Removes the permissions of others. */
function requirePrivate(path: string, found: Stats): void {
  if (!found.isDirectory()) throw new Error(`cannot use ${path}: not a folder`);
  // Windows has no such owners; its profile folder is private.
  const own = process.getuid?.();
  if (own === undefined) return;
  if (found.uid !== own) throw new Error(`cannot use ${path}: it belongs to another user (${found.uid})`);
  if ((found.mode & OTHERS_MAY) !== 0) chmodSync(path, 0o700);
}
