import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf, problem } from '../exit.js';

/** A file that is there for as long as something is ready. Whoever waits for it never reads half of it. */
export class ReadyFile {
  readonly #path: string | undefined;

  constructor(path: string | undefined) {
    this.#path = path;
  }

  write(line: string): void {
    if (this.#path === undefined) return;
    const draft = `${this.#path}.${process.pid}`;
    try {
      writeFileSync(draft, `${line}\n`);
      renameSync(draft, this.#path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw problem(`${this.#path} cannot be written: ${messageOf(error)}`);
    }
  }

  remove(): void {
    if (this.#path !== undefined) rmSync(this.#path, { force: true });
  }
}
