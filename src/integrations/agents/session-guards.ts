import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigSource, validateHookSettings } from '../../../generated/index.js';
import {
  type GuardStore,
  readBudget,
  readStoredEntry,
  type StoredGuard,
  type StoredGuards,
} from '../../config/settings/index.js';
import { attempt, messageOf } from '../../util/errors.js';
import { isMissing, namesInFolder } from '../../util/files.js';
import { isRecord } from '../../util/json.js';
import { isProved, proofOf } from '../../util/record-proof.js';

const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Keeps the guards of an agent's session in a file, because every event may be answered by another process. A guard that an
 * edit removes stays in force until the session ends.
 */
export class SessionGuards implements GuardStore {
  readonly #folder: string;
  readonly #file: string;
  readonly #warn: (text: string) => void;
  /** True if an earlier event of the session left a file here. */
  wasOpen = false;
  /** Record of the session's changes. */
  readonly #session: string;
  #text = '';
  #isLost = false;
  #isNew = false;
  #isEnded = false;

  constructor(folder: string, sessionId: string, warn: (text: string) => void) {
    this.#folder = folder;
    const name = createHash('sha256').update(sessionId).digest('hex').slice(0, 40);
    this.#file = join(folder, `${name}.json`);
    this.#session = join(dirname(folder), 'sessions', `${name}.jsonl`);
    this.#warn = warn;
  }

  read(): StoredGuards {
    try {
      const [text = '', proof] = readFileSync(this.#file, 'utf8').split('\t');
      this.wasOpen = true;
      if (!isProved(text, proof)) throw new Error('it was not written by hookwright');
      const stored = storedGuards(JSON.parse(text));
      this.#text = text;
      return stored;
    } catch (error) {
      // The record of the session is as old as this file.
      if (isMissing(error) && (this.#isNew || !existsSync(this.#session))) return { guards: [], budgets: [] };
      this.#isLost = true;
      const why = isMissing(error) ? 'it was deleted' : messageOf(error);
      return {
        guards: [],
        budgets: [],
        lost: { file: this.#file, why: `cannot read the guards of this session: ${why}. Start a new session` },
      };
    }
  }

  write(stored: StoredGuards): void {
    const text = JSON.stringify(stored);
    // A damaged file stays, so that the next process notices it too.
    if (this.#isEnded || this.#isLost || text === this.#text) return;
    const copy = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(copy, `${text}\t${proofOf(text)}`, { mode: 0o600 });
      renameSync(copy, this.#file);
      this.#text = text;
    } catch (error) {
      attempt(() => rmSync(copy, { force: true }), undefined);
      this.#warn(`cannot keep the guards of this session, so an edit removes them at once: ${messageOf(error)}`);
    }
  }

  /** Forgets the guards. Nothing is kept from now on. */
  end(): void {
    this.#isEnded = true;
    this.clear();
  }

  /** Forgets the guards that were kept so far. Removes those of old sessions that never ended. */
  clear(): void {
    this.#text = '';
    this.#isLost = false;
    this.#isNew = true;
    attempt(() => rmSync(this.#file, { force: true }), undefined);
    const oldest = Date.now() - MAX_AGE_MS;
    for (const name of namesInFolder(this.#folder)) {
      const path = join(this.#folder, name);
      attempt(() => statSync(path).mtimeMs < oldest && rmSync(path, { force: true }), undefined);
    }
  }
}

/** Reads a text that `write` wrote. Throws for anything else. */
function storedGuards(value: unknown): StoredGuards {
  const { guards, budgets } = isRecord(value) ? value : {};
  if (!Array.isArray(guards) || !Array.isArray(budgets)) throw new Error('the file has other content');
  return { guards: guards.map(storedGuard), budgets: budgets.map((each) => readBudget(each) ?? damaged('a budget')) };
}

function storedGuard(value: unknown): StoredGuard {
  const { source, file, duplicates, hooks, dialect } = isRecord(value) ? value : {};
  const settings: unknown = { hooks };
  const found = Object.values(ConfigSource).find((each) => each === source);
  if (found === undefined || typeof file !== 'string' || !validateHookSettings(settings)) return damaged('a guard');
  const keys = (Array.isArray(duplicates) ? duplicates : []).filter((key) => typeof key === 'string');
  const entry = dialect === undefined ? undefined : (readStoredEntry(dialect) ?? damaged('a guard'));
  return { source: found, hooks: settings.hooks ?? {}, file, duplicates: keys, ...(entry && { dialect: entry }) };
}

function damaged(what: string): never {
  throw new Error(`${what} in it is damaged`);
}
