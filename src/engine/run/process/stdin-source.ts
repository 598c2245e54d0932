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
    if (this.#file === undefined) return this.#make();
    try {
      return openSync(`/proc/self/fd/${this.#file}`, constants.O_RDONLY);
    } catch {
      return undefined;
    }
  }

  #make(): number | undefined {
    const made = makeUnlinkedFile(this.#directory, this.bytes);
    this.#file = made?.file;
    this.#usable = made !== undefined;
    return made?.reader;
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

interface UnlinkedFile {
  readonly file: number;
  /** The first reader's descriptor. While the file has a name, it costs less than by way of /proc. */
  readonly reader: number;
}

function makeUnlinkedFile(directory: PrivateDirectory, bytes: Buffer): UnlinkedFile | undefined {
  const own = directory.ensure();
  made += 1;
  const file = own === undefined ? undefined : writeUnlinked(join(own, `stdin-${made}`), bytes);
  // Shared memory can be small or full, so the ordinary place for temporary files comes second.
  return file ?? writeUnlinked(join(tmpdir(), `hookwright-stdin-${randomUUID()}`), bytes);
}

function writeUnlinked(path: string, bytes: Buffer): UnlinkedFile | undefined {
  let file: number | undefined;
  let reader: number | undefined;
  try {
    file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
    reader = openForReading(path);
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    return { file, reader };
  } catch {
    if (file !== undefined) closeSync(file);
    if (reader !== undefined) closeSync(reader);
    return undefined;
  }
}

/** From here on the file has no name. */
function openForReading(path: string): number {
  try {
    return openSync(path, constants.O_RDONLY);
  } finally {
    unlinkSync(path);
  }
}
