import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrivateDirectory } from './private-directory.js';

/** The bytes that one or more processes read as their standard input. */
export class StdinSource {
  readonly bytes: Buffer;
  readonly #directory: PrivateDirectory;
  readonly #onRelease: (source: StdinSource) => void;
  #file: number | undefined;
  #usable = process.platform === 'linux';

  constructor(bytes: Buffer, directory: PrivateDirectory, onRelease: (source: StdinSource) => void) {
    this.bytes = bytes;
    this.#directory = directory;
    this.#onRelease = onRelease;
  }

  /**
   * A new read-only descriptor with an offset of its own, to be closed by the caller.
   * Undefined means that a pipe has to carry the bytes.
   */
  open(): number | undefined {
    if (!this.#usable) return undefined;
    this.#file ??= makeUnlinkedFile(this.#directory, this.bytes);
    if (this.#file === undefined) {
      this.#usable = false;
      return undefined;
    }
    try {
      return openSync(`/proc/self/fd/${this.#file}`, constants.O_RDONLY);
    } catch {
      return undefined;
    }
  }

  /** Processes that were started keep their own descriptor. A later use still works, through a pipe. */
  release(): void {
    this.#usable = false;
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) closeSync(file);
    this.#onRelease(this);
  }
}

let made = 0;

function makeUnlinkedFile(directory: PrivateDirectory, bytes: Buffer): number | undefined {
  const own = directory.ensure();
  made += 1;
  const file = own === undefined ? undefined : writeUnlinked(join(own, `stdin-${made}`), bytes);
  // Shared memory can be small or full, so the ordinary place for temporary files comes second.
  return file ?? writeUnlinked(join(tmpdir(), `hookwright-stdin-${randomUUID()}`), bytes);
}

function writeUnlinked(path: string, bytes: Buffer): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
    unlinkSync(path);
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    return file;
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}
