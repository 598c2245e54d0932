import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { messageOf } from '../util/errors.js';
import { isMissing, statIfThere } from '../util/files.js';
import { olderFile } from './trace-file.js';

/** Bytes per read, so that a large file is never in memory as a whole. */
const MAX_READ = 4 * 1024 * 1024;

interface OpenFile {
  readonly handle: FileHandle;
  readonly inode: number;
  offset: number;
}

/**
 * Reads what is appended to a trace file, across rotations. The file stays open: no line is lost when it is renamed, and its inode
 * is not reused.
 */
export class TraceFollower {
  readonly #file: string;
  readonly #from: 'all' | 'now';
  readonly #decoder = new StringDecoder('utf8');
  /** The file that is read, and its successors. */
  #open: OpenFile[] = [];
  #hasBegun = false;

  /** `all` starts with the rotated file, `now` with future lines. */
  constructor(file: string, from: 'all' | 'now') {
    this.#file = file;
    this.#from = from;
  }

  /** Returns the next text, or an empty one if there is nothing new. */
  async more(): Promise<string> {
    if (this.#open.length === 0) await this.#begin();
    for (;;) {
      const [current] = this.#open;
      if (current === undefined) return '';
      const text = await this.#readOn(current);
      if (text !== '') return text;
      if (this.#open.length === 1) await this.#lookForNext(current);
      // Lines may have been added between the read and the rotation.
      const rest = await this.#readOn(current);
      if (rest !== '' || this.#open.length === 1) return rest;
      this.#open.shift();
      await current.handle.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map(({ handle }) => handle.close()));
  }

  async #begin(): Promise<void> {
    const [older, file] = await this.#openBoth();
    const isFirst = !this.#hasBegun && (older !== undefined || file !== undefined);
    const skipsOlder = isFirst && this.#from !== 'all';
    if (skipsOlder) await older?.handle.close();
    this.#open = [skipsOlder ? undefined : older, file].filter((each) => each !== undefined);
    if (isFirst && this.#from === 'now' && file !== undefined) file.offset = (await file.handle.stat()).size;
    this.#hasBegun ||= isFirst;
  }

  /** Opens the successor of a rotated file. If the file was truncated, starts again at its beginning. */
  async #lookForNext(current: OpenFile): Promise<void> {
    const stats = await statIfThere(this.#file);
    if (stats === undefined) return;
    if (stats.ino === current.inode) {
      if (stats.size < current.offset) current.offset = 0;
      return;
    }
    const next = (await this.#openBoth()).filter((each) => each !== undefined);
    for (const each of next) {
      if (each.inode === current.inode) await each.handle.close();
      else this.#open.push(each);
    }
  }

  /** Opens the rotated file and the current one. The current one is opened first: a rotation in between makes both the same file. */
  async #openBoth(): Promise<[OpenFile | undefined, OpenFile | undefined]> {
    const file = await openIfThere(this.#file);
    const older = await openIfThere(olderFile(this.#file));
    if (file === undefined || older?.inode !== file.inode) return [older, file];
    await older.handle.close();
    return [undefined, file];
  }

  async #readOn(current: OpenFile): Promise<string> {
    const { size } = await current.handle.stat();
    const bytes = Buffer.alloc(Math.min(MAX_READ, Math.max(0, size - current.offset)));
    const { bytesRead } = await current.handle.read(bytes, 0, bytes.length, current.offset);
    current.offset += bytesRead;
    return this.#decoder.write(bytes.subarray(0, bytesRead));
  }
}

async function openIfThere(file: string): Promise<OpenFile | undefined> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    return { handle, inode: (await handle.stat()).ino, offset: 0 };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${file} cannot be read: ${messageOf(error)}`);
  }
}
