import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A 0700 directory of our own, in memory where the system has such a place; made when first needed. */
export class PrivateDirectory {
  readonly #onMade: () => void;
  #path: string | undefined;
  #failed = false;

  constructor(onMade: () => void) {
    this.#onMade = onMade;
  }

  /** The path once it was made, until it is removed. */
  get path(): string | undefined {
    return this.#path;
  }

  ensure(): string | undefined {
    if (this.#path !== undefined || this.#failed) return this.#path;
    for (const base of candidates()) {
      try {
        this.#path = mkdtempSync(join(base, 'hookwright-'));
        this.#onMade();
        return this.#path;
      } catch {
        // Not there or not writable: the next place is tried.
      }
    }
    this.#failed = true;
    return undefined;
  }

  /** After a cleaner of temporary files took it away: the same path again, so that whoever knows it stays right. */
  renew(): void {
    if (this.#path === undefined) return;
    try {
      mkdirSync(this.#path, { mode: 0o700 });
    } catch {
      // It is still there, or someone else has taken the name: either way not ours to make.
    }
  }

  remove(): void {
    if (this.#path === undefined) return;
    try {
      rmSync(this.#path, { recursive: true, force: true });
      this.#path = undefined;
    } catch {
      // Someone is just putting a file there: whoever that is asks again when done.
    }
  }
}

function candidates(): string[] {
  const { XDG_RUNTIME_DIR: runtime } = process.env;
  const inMemory = process.platform === 'linux' ? ['/dev/shm'] : [];
  return [...(runtime ? [runtime] : []), ...inMemory, tmpdir()];
}
