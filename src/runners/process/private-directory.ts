import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guarded } from '../../util/errors.js';

/** Private directory with mode 0700, in memory if possible. It is created with the first use. */
export class PrivateDirectory {
  readonly #onCreated: () => void;
  #path: string | undefined;
  #failed = false;

  constructor(onCreated: () => void) {
    this.#onCreated = onCreated;
  }

  /** Path of the directory while it exists. */
  get path(): string | undefined {
    return this.#path;
  }

  ensure(): string | undefined {
    if (this.#path !== undefined || this.#failed) return this.#path;
    for (const base of candidates()) {
      try {
        this.#path = mkdtempSync(join(base, 'hookwright-'));
        this.#onCreated();
        return this.#path;
      } catch {
        // Missing or not writable: tries the next one.
      }
    }
    this.#failed = true;
    return undefined;
  }

  /** Creates the directory again, under the same path, after it was deleted as a temporary file. */
  renew(): void {
    const path = this.#path;
    // It may still exist, or its name be taken.
    if (path !== undefined) guarded(() => mkdirSync(path, { mode: 0o700 }));
  }

  remove(): void {
    if (this.#path === undefined) return;
    try {
      rmSync(this.#path, { recursive: true, force: true });
      this.#path = undefined;
    } catch {
      // A file is being created there; its creator removes the directory later.
    }
  }
}

function candidates(): string[] {
  const { XDG_RUNTIME_DIR: runtime } = process.env;
  const inMemory = process.platform === 'linux' ? ['/dev/shm'] : [];
  return [...(runtime ? [runtime] : []), ...inMemory, tmpdir()];
}
