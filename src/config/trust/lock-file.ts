import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../util/errors.js';
import { type FileSeal, looksSame, sealFile, statFile } from './file-seal.js';
import { writeAtomically } from './private-file.js';
import { parseRecords, printRecords, type TrustRecord } from './trust-record.js';
import type { StoreState } from './trust-store.js';

/** Reviewed hooks of a project, committed with it. */
export class LockFile {
  readonly path: string;
  readonly #folder: string;
  #known: { readonly seal: FileSeal; readonly state: StoreState } | undefined;

  constructor(project: string) {
    this.#folder = join(project, '.hookwright');
    this.path = join(this.#folder, 'hooks.lock.json');
  }

  read(): StoreState {
    if (this.#known !== undefined && looksSame(this.#known.seal)) return this.#known.state;
    const stats = statFile(this.path);
    if (stats === undefined) return { records: new Map() };
    const seal = sealFile(this.path, stats);
    const state = this.#readFile();
    this.#known = { seal, state };
    return state;
  }

  async write(records: Iterable<TrustRecord>): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    writeAtomically(this.path, printRecords(records), 0o644);
    this.#known = undefined;
  }

  #readFile(): StoreState {
    try {
      return { records: parseRecords(readFileSync(this.path, 'utf8')).records };
    } catch (error) {
      return { unreadable: `${this.path}: ${messageOf(error)}` };
    }
  }
}
