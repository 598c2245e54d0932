import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../util/errors.js';
import { withFileLock } from '../../util/file-lock.js';
import { isRecord } from '../../util/json.js';
import { isProved, proofOf } from '../../util/record-proof.js';
import { type SessionChange, SessionLedger } from './session-ledger.js';
import type { SessionRecord, SessionStore } from './session-store.js';

/** Size above which a file is replaced by one with a single line. */
const MAX_BYTES = 256 * 1024;
/** Bytes that distinguish a file from another one: the id of a snapshot is within them. */
const HEAD_BYTES = 64;
/** Sessions that stay in memory, so that a process that opens one for every event reads only what is new. */
const MAX_RECENT = 32;
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

/** Options for a folder of sessions. */
export interface SessionFolderOptions {
  readonly folder: string;
  /** Reports that the state cannot be read or kept. */
  readonly warn: (text: string) => void;
}

/**
 * Keeps each session in an append-only file, so that it survives the end of the process and several processes share it. The
 * folder is private to the user. File names are hashes, because a session id may be any text.
 */
export class SessionFolder implements SessionStore {
  readonly #options: SessionFolderOptions;
  /** By file name, the latest last. */
  readonly #recent = new Map<string, FileRecord>();

  constructor(options: SessionFolderOptions) {
    this.#options = options;
    makePrivate(options.folder);
    removeOld(options.folder);
  }

  open(sessionId: string, { forkOf }: { forkOf?: string | undefined } = {}): SessionRecord {
    const record = this.#recordOf(sessionId);
    if (forkOf === undefined || !record.read().isEmpty) return record;
    for (const change of this.#recordOf(forkOf).read().heritage()) record.record(change);
    return record;
  }

  /** Keeps the file: the session may be resumed. */
  close(): void {}

  #recordOf(sessionId: string): FileRecord {
    const name = createHash('sha256').update(sessionId).digest('hex').slice(0, 40);
    const record = this.#recent.get(name) ?? new FileRecord(this.#options, `${name}.jsonl`);
    this.#recent.delete(name);
    this.#recent.set(name, record);
    const [oldest = ''] = this.#recent.keys();
    if (this.#recent.size > MAX_RECENT) this.#recent.delete(oldest);
    return record;
  }
}

/** State of one session in a file. Other processes may append to it. */
class FileRecord implements SessionRecord {
  readonly #file: string;
  readonly #warn: (text: string) => void;
  #ledger = new SessionLedger();
  /** State before the file was read from its start again, until that is compared. */
  #before: SessionLedger | undefined;
  #whyLost: string | undefined;
  /** Bytes that were read, and the file that they are from. */
  #read = 0;
  #inode = 0;
  /** First bytes of that file, which are those of its first line. */
  #head: Uint8Array = new Uint8Array();
  #hasWarned = false;

  constructor({ folder, warn }: SessionFolderOptions, name: string) {
    this.#file = join(folder, name);
    this.#warn = warn;
  }

  get whyLost(): string | undefined {
    return this.#whyLost ?? this.#ledger.whyLost;
  }

  read(): SessionLedger {
    this.#try('read', () => this.#catchUp());
    return this.#ledger;
  }

  record(change: SessionChange): void {
    const isKept = this.#try('keep', () =>
      withFileLock(`${this.#file}.lock`, () => {
        this.#catchUp();
        this.#append(change);
        if (this.#read > MAX_BYTES) this.#compact();
      }),
    );
    // Without the file, this process still has the state.
    if (!isKept) this.#ledger.apply(change);
  }

  #append(change: SessionChange): void {
    const descriptor = openSync(this.#file, 'a', 0o600);
    let line: Buffer;
    try {
      const { size, ino } = fstatSync(descriptor);
      line = Buffer.from(size === 0 ? this.#proved(change) : `${JSON.stringify(change)}\n`);
      // A process that was killed may have left half a line.
      if (size > this.#read) writeSync(descriptor, '\n');
      writeSync(descriptor, line);
      if (size > this.#read) {
        this.#catchUp();
        return;
      }
      this.#inode = ino;
    } finally {
      closeSync(descriptor);
    }
    if (this.#read === 0) this.#head = line.subarray(0, HEAD_BYTES);
    this.#read += line.length;
    this.#ledger.apply(change);
  }

  /** Returns the first line of a file: without its proof the file is not ours. */
  #proved(change: SessionChange): string {
    const text = JSON.stringify(change);
    return `${text}\t${proofOf(text)}\n`;
  }

  #catchUp(): void {
    this.#readNew();
    const before = this.#before;
    this.#before = undefined;
    // Another process may have replaced the file by a shorter one with the same state.
    if (before === undefined || (this.#whyLost === undefined && this.#ledger.changes >= before.changes)) return;
    this.#ledger = before;
    this.#whyLost = undefined;
    this.#warnOnce(`the state of the session in ${this.#file} was changed or deleted: restored from memory`);
    this.#compact();
  }

  #readNew(): void {
    const found = statSync(this.#file, { throwIfNoEntry: false });
    if (found === undefined) {
      this.#startOver(0);
      return;
    }
    if (found.ino !== this.#inode || found.size < this.#read) this.#startOver(found.ino);
    if (found.size > this.#read) this.#readLines(found.size);
  }

  #startOver(inode: number): void {
    if (this.#read > 0) {
      this.#before ??= this.#ledger;
      this.#ledger = new SessionLedger();
      this.#whyLost = undefined;
    }
    this.#read = 0;
    this.#inode = inode;
  }

  #readLines(size: number): void {
    const descriptor = openSync(this.#file, 'r');
    try {
      const head = readAt(descriptor, 0, Math.min(HEAD_BYTES, size));
      // The system may give the inode of a file that was replaced to a later one.
      if (this.#read > 0 && !head.subarray(0, this.#head.length).equals(this.#head)) this.#startOver(this.#inode);
      const bytes = readAt(descriptor, this.#read, size - this.#read);
      const end = bytes.lastIndexOf(0x0a) + 1;
      if (this.#read === 0) this.#head = head.subarray(0, Math.min(end, HEAD_BYTES));
      const lines = bytes.toString('utf8', 0, end).split('\n');
      if (this.#read === 0 && end > 0) lines[0] = this.#withoutProof(lines[0] ?? '');
      this.#read += end;
      for (const line of lines) if (line !== '') this.#apply(line);
    } finally {
      closeSync(descriptor);
    }
  }

  #withoutProof(line: string): string {
    const [text = '', proof] = line.split('\t');
    if (!isProved(text, proof))
      this.#lose(`cannot read the state of the session in ${this.#file}: it was not written by hookwright`);
    return text;
  }

  #lose(why: string): void {
    this.#whyLost = `${why}. Its labels and counts are not known`;
    this.#warnOnce(this.#whyLost);
  }

  #apply(line: string): void {
    try {
      const change: unknown = JSON.parse(line);
      if (!isChange(change)) throw new TypeError('not a change of a session');
      this.#ledger.apply(change);
    } catch {
      // The line may have held figures or labels.
      this.#ledger.forgetFigures();
      this.#lose(`cannot read a line of ${this.#file}: the usage of the session is no longer known`);
    }
  }

  #compact(): void {
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, this.#proved(this.#ledger.snapshot()), { mode: 0o600 });
    renameSync(fresh, this.#file);
    this.#inode = -1;
  }

  #try(what: 'read' | 'keep', action: () => void): boolean {
    try {
      action();
      return true;
    } catch (error) {
      this.#whyLost = `cannot ${what} the state of the session in ${this.#file}: ${messageOf(error)}. Labels and usage may be lost`;
      this.#warnOnce(this.#whyLost);
      return false;
    }
  }

  #warnOnce(text: string): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    this.#warn(text);
  }
}

/** Reads bytes at a position. Returns fewer if the file ends before. */
function readAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

function isChange(value: unknown): value is SessionChange {
  return isRecord(value) && typeof value['kind'] === 'string';
}

/** Creates the folder for the user alone. Throws if it belongs to another user or is a link. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const own = process.getuid?.();
  if (!found.isDirectory()) throw new Error(`cannot keep sessions in ${folder}: not a folder`);
  if (own !== undefined && found.uid !== own)
    throw new Error(`cannot keep sessions in ${folder}: it belongs to another user`);
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

/** Removes sessions that were not used for a long time. */
function removeOld(folder: string): void {
  const before = Date.now() - MAX_AGE_MS;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isFile() && found.mtimeMs < before) rmSync(path, { force: true });
  }
}
