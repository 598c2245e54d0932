import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isExhaustion } from './exhaustion.js';
import type { PrivateDirectory } from './private-directory.js';

/** The bytes that one or more processes read as their standard input. */
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

  /** A process is about to be started with it. */
  enter(): void {
    this.#users += 1;
  }

  /** That process ended. Between the processes of an event, the file is held only from one to the next. */
  leave(): void {
    this.#users -= 1;
    if (this.#users > 0 || this.#file === undefined) return;
    setImmediate(() => {
      if (this.#users === 0) this.#close();
    });
  }

  /**
   * A new read-only descriptor with an offset of its own, to be closed by the caller. Undefined means that a pipe has to
   * carry the bytes. Throws when the system has too little now.
   */
  open(): number | undefined {
    if (!this.#usable) return undefined;
    if (this.#file === undefined) return this.#make();
    try {
      return openSync(`/proc/self/fd/${this.#file}`, constants.O_RDONLY);
    } catch (error) {
      if (isExhaustion(error)) throw error;
      return undefined;
    }
  }

  /** A name under which another process of the same user can open it, for as long as a process is in. Else as `open`. */
  share(): string | undefined {
    if (this.#usable && this.#file === undefined) {
      const reader = this.#make();
      if (reader !== undefined) closeSync(reader);
    }
    return this.#file === undefined ? undefined : `/proc/${process.pid}/fd/${this.#file}`;
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
    this.#close();
    this.#onRelease(this);
  }

  #close(): void {
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) closeSync(file);
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

/** From here on the file has no name. */
function openForReading(path: string): number {
  try {
    return openSync(path, constants.O_RDONLY);
  } finally {
    unlinkSync(path);
  }
}
