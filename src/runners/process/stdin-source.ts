import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrivateDirectory } from './private-directory.js';
import { isExhaustion } from './spawn-error.js';

/** Standard input of one or more processes. */
export class StdinSource {
  readonly bytes: Buffer;
  readonly #directory: PrivateDirectory;
  readonly #onRelease: (source: StdinSource) => void;
  #file: number | undefined;
  #users = 0;
  #usable = process.platform === 'linux';

  constructor(bytes: Buffer, directory: PrivateDirectory, onRelease: (source: StdinSource) => void) {
    this.bytes = bytes;
    this.#directory = directory;
    this.#onRelease = onRelease;
  }

  /** Called before a process is started with it. */
  enter(): void {
    this.#users += 1;
  }

  /** Called when that process has ended. Without users, the file is closed. */
  leave(): void {
    this.#users -= 1;
    if (this.#users > 0 || this.#file === undefined) return;
    setImmediate(() => {
      if (this.#users === 0) this.#close();
    });
  }

  /**
   * Opens a read-only descriptor with its own offset, which the caller closes. Undefined if a pipe has to be used instead. Throws
   * if the system lacks resources.
   */
  open(): number | undefined {
    if (!this.#usable) return undefined;
    if (this.#file === undefined) return this.#createFile();
    try {
      return openSync(`/proc/self/fd/${this.#file}`, constants.O_RDONLY);
    } catch (error) {
      if (isExhaustion(error)) throw error;
      return undefined;
    }
  }

  /** Returns a path for another process of the same user, valid while there are users. Otherwise like `open`. */
  share(): string | undefined {
    if (this.#usable && this.#file === undefined) {
      const reader = this.#createFile();
      if (reader !== undefined) closeSync(reader);
    }
    return this.#file === undefined ? undefined : `/proc/${process.pid}/fd/${this.#file}`;
  }

  #createFile(): number | undefined {
    const created = makeUnlinkedFile(this.#directory, this.bytes);
    this.#file = created?.file;
    this.#usable = created !== undefined;
    return created?.reader;
  }

  /** Frees the file. Running processes have their own descriptor; later ones use a pipe. */
  release(): void {
    this.#usable = false;
    this.#close();
    this.#onRelease(this);
  }

  #close(): void {
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) closeSync(file);
  }
}

let fileCount = 0;

interface UnlinkedFile {
  readonly file: number;
  /** Descriptor of the first reader, opened by name, which is faster than through /proc. */
  readonly reader: number;
}

function makeUnlinkedFile(directory: PrivateDirectory, bytes: Buffer): UnlinkedFile | undefined {
  const folder = directory.ensure();
  fileCount += 1;
  const file = folder === undefined ? undefined : writeUnlinked(join(folder, `stdin-${fileCount}`), bytes);
  // Shared memory can be full: the directory for temporary files is the fallback.
  return file ?? writeUnlinked(join(tmpdir(), `hookwright-stdin-${crypto.randomUUID()}`), bytes);
}

function writeUnlinked(path: string, bytes: Buffer): UnlinkedFile | undefined {
  let file: number | undefined;
  let reader: number | undefined;
  try {
    file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
    reader = openForReading(path);
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    return { file, reader };
  } catch (error) {
    if (file !== undefined) closeSync(file);
    if (reader !== undefined) closeSync(reader);
    if (isExhaustion(error)) throw error;
    return undefined;
  }
}

/** Opens a file for reading and deletes its name. */
function openForReading(path: string): number {
  try {
    return openSync(path, constants.O_RDONLY);
  } finally {
    unlinkSync(path);
  }
}
