import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { realPath, statOrUndefined } from '../../util/files.js';

interface WatchedFolder {
  readonly watcher: FSWatcher;
  readonly identity: string;
  names: ReadonlySet<string>;
}

/** Watches files, and the folders where missing ones would appear. */
export class FileWatcher {
  readonly #files: () => readonly string[];
  readonly #onEvent: () => void;
  readonly #onFailure: (folder: string, error: unknown) => void;
  readonly #folders = new Map<string, WatchedFolder>();

  /** A `*` in a file name matches any name. */
  constructor(
    files: () => readonly string[],
    onEvent: () => void,
    onFailure: (folder: string, error: unknown) => void,
  ) {
    this.#files = files;
    this.#onEvent = onEvent;
    this.#onFailure = onFailure;
  }

  /** Updates the set of watched folders, which may be created and deleted. */
  arm(): void {
    const wanted = new Map<string, Set<string>>();
    for (const path of this.#files().flatMap(pathsToWatch)) {
      const names = wanted.get(dirname(path)) ?? new Set();
      wanted.set(dirname(path), names.add(basename(path)));
    }
    for (const [folder, { identity }] of this.#folders) {
      if (!wanted.has(folder) || identityOf(folder) !== identity) this.#drop(folder);
    }
    for (const [folder, names] of wanted) this.#watch(folder, names);
  }

  close(): void {
    for (const folder of [...this.#folders.keys()]) this.#drop(folder);
  }

  #watch(folder: string, names: ReadonlySet<string>): void {
    const known = this.#folders.get(folder);
    if (known !== undefined) {
      known.names = names;
      return;
    }
    const identity = identityOf(folder);
    if (identity === undefined) return;
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => this.#onChange(folder, name));
      watcher.on('error', (error) => {
        this.#drop(folder);
        this.#onFailure(folder, error);
      });
      this.#folders.set(folder, { watcher, identity, names });
    } catch (error) {
      this.#onFailure(folder, error);
    }
  }

  #onChange(folder: string, name: string | null): void {
    const names = this.#folders.get(folder)?.names;
    // The deletion of a folder is reported under the folder's own name.
    const any = [...(names ?? [])].some((each) => each.includes('*'));
    if (name === null || any || names?.has(name) || name === basename(folder)) this.#onEvent();
  }

  #drop(folder: string): void {
    this.#folders.get(folder)?.watcher.close();
    this.#folders.delete(folder);
  }
}

/** Returns the file, its folder and the target of a link. For a missing file, returns its first missing parent. */
function pathsToWatch(file: string): string[] {
  let path = file;
  while (identityOf(dirname(path)) === undefined && dirname(path) !== path) path = dirname(path);
  if (path !== file) return [path];
  const real = realPath(file);
  return [file, dirname(file), ...(real === file ? [] : [real])];
}

function identityOf(folder: string): string | undefined {
  const stats = statOrUndefined(folder);
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : undefined;
}
