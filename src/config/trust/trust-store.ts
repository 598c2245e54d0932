import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from '../../util/errors.js';
import { withFileLock } from '../../util/file-lock.js';
import { isProved, proofOf } from '../../util/record-proof.js';
import { stateFolder } from '../../util/user-folders.js';
import { type FileSeal, looksSame, sealFile, statFile } from './file-seal.js';
import { makePrivateFolder, NotPrivateError, projectHash, readPrivateFile, writeAtomically } from './private-file.js';
import { parseRecords, printRecords, type TrustRecord, type TrustRecords } from './trust-record.js';

/** Trusted hooks, or the reason why they cannot be read. */
export type StoreState = { readonly records: TrustRecords } | { readonly unreadable: string };

/** Time after which an update fails because of other processes. */
const PATIENCE_MS = 30_000;
const NONE: TrustRecords = new Map();

/** Hooks of one project that the user trusts. Safe for concurrent processes. */
export class TrustStore {
  readonly path: string;
  readonly #project: string;
  #known: { readonly seal: FileSeal; readonly state: StoreState } | undefined;

  /** `project` is a real path. */
  constructor(project: string, folder: string = stateFolder('trust')) {
    this.#project = project;
    this.path = join(folder, `${projectHash(project)}.json`);
  }

  /** Returns the current state. Reads the file only if it changed, by any process. */
  read(): StoreState {
    if (this.#known !== undefined && looksSame(this.#known.seal)) return this.#known.state;
    this.#known = undefined;
    const stats = statFile(this.path);
    const seal = stats && sealFile(this.path, stats);
    const state = this.#readFile();
    // The attributes are older than the text: if the file changed in between, it is read again next time.
    if (seal !== undefined) this.#known = { seal, state };
    return state;
  }

  /** Changes the records. Keeps changes of other processes. */
  async update(change: (records: Map<string, TrustRecord>) => void): Promise<void> {
    await makePrivateFolder(dirname(this.path));
    withFileLock(
      `${this.path}.lock`,
      () => {
        const records = new Map(this.#recordsToChange());
        change(records);
        const text = printRecords(records.values(), this.#project).trimEnd();
        writeAtomically(this.path, `${text}\n${proofOf(text)}\n`, 0o600);
      },
      PATIENCE_MS,
    );
    this.#known = undefined;
  }

  /** Returns the stored records. Moves a damaged store away, so that trust can be granted again; never touches another user's. */
  #recordsToChange(): TrustRecords {
    try {
      return this.#parse(readPrivateFile(this.path));
    } catch (error) {
      if (error instanceof NotPrivateError) throw error;
      renameSync(this.path, `${this.path}.damaged-${Date.now()}`);
      return NONE;
    }
  }

  #readFile(): StoreState {
    try {
      return { records: this.#parse(readPrivateFile(this.path)) };
    } catch (error) {
      const reason = messageOf(error);
      return { unreadable: reason.includes(this.path) ? reason : `${this.path}: ${reason}` };
    }
  }

  #parse(text: string | undefined): TrustRecords {
    if (text === undefined) return NONE;
    // The proof follows the records.
    const end = text.lastIndexOf('}') + 1;
    const [body, proof] = end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
    const { records, project } = parseRecords(body);
    if (project !== this.#project) throw new TypeError('it belongs to another project');
    if (!isProved(body, proof)) throw new TypeError('it was not written by hookwright. Trust the hooks again');
    return records;
  }
}
