import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../util/errors.js';
import { readText } from '../../util/files.js';

function stopNote(subagent: string | undefined): string {
  return subagent === undefined ? 'stop' : `stop-${digest(subagent)}`;
}

/**
 * Notes about a session that later events need, because the agent lacks a word: a turn that hooks stopped, and text for the
 * model. Every event may be answered by another process, so they are files. Its methods never throw.
 */
export class SessionNotes {
  readonly #folder: string;

  constructor(folder: string, sessionId: string) {
    this.#folder = join(folder, digest(sessionId));
  }

  /** Notes that the turn, or one subagent, is stopped: further tool calls are blocked. Returns false if that cannot be kept. */
  stop(reason: string, subagent?: string): boolean {
    return this.#write(stopNote(subagent), reason);
  }

  /** Returns why the turn, or one subagent, is stopped. */
  stopped(subagent?: string): string | undefined {
    return readText(join(this.#folder, stopNote(subagent)));
  }

  /** Keeps text for the model until the call has a result. Returns false if that is not possible. */
  hold(call: string, text: string): boolean {
    return this.#write(digest(call), text);
  }

  /** Returns the text that was kept for a call, and forgets it. */
  take(call: string): string | undefined {
    const file = join(this.#folder, digest(call));
    const text = readText(file);
    if (text === undefined) return undefined;
    attempt(() => rmSync(file, { force: true }), undefined);
    // Fails if there are other notes.
    attempt(() => rmdirSync(this.#folder), undefined);
    return text;
  }

  clear(): void {
    attempt(() => rmSync(this.#folder, { recursive: true, force: true }), undefined);
  }

  #write(name: string, text: string): boolean {
    return attempt(() => {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(this.#folder, name), text, { mode: 0o600 });
      return true;
    }, false);
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
