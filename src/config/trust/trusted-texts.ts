import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from '../../util/canonical-json.js';
import { readText } from '../../util/files.js';

/** Larger files are trusted too, but not stored for a later diff. */
const MAX_LENGTH = 256 * 1024;

/**
 * Trusted texts, stored next to the trust store by digest, so that a later change can be shown line by line. They are
 * optional: if one is missing, no diff is shown.
 */
export class TrustedTexts {
  readonly #folder: string;

  constructor(storePath: string) {
    this.#folder = join(dirname(storePath), 'texts');
  }

  /** Stores the contents of files of a project. */
  keepFiles(project: string, paths: readonly string[]): void {
    for (const path of paths) {
      const text = readText(resolve(project, path));
      if (text !== undefined && text.length <= MAX_LENGTH) this.keep(text);
    }
  }

  keep(text: string, digest = sha256(text)): void {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(this.#folder, digest), text, { mode: 0o600 });
    } catch {
      // Only the next diff depends on it.
    }
  }

  find(digest: string): string | undefined {
    return /^[\w-]+$/.test(digest) ? readText(join(this.#folder, digest)) : undefined;
  }
}
