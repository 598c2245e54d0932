import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Larger files are trusted like others, but not kept to compare with. */
const LARGEST = 256 * 1024;

/**
 * The texts that were trusted, beside the store and named by their digests, so that a later change can be shown line by
 * line. Nothing depends on them: what is missing or wrong is just not shown.
 */
export class TrustedTexts {
  readonly #folder: string;

  constructor(storePath: string) {
    this.#folder = join(dirname(storePath), 'texts');
  }

  /** Keeps the contents of files of a project. */
  keepFiles(project: string, paths: readonly string[]): void {
    for (const path of paths) {
      const text = readText(resolve(project, path));
      if (text !== undefined && text.length <= LARGEST) this.keep(text);
    }
  }

  keep(text: string, digest = digestOf(text)): void {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(this.#folder, digest), text, { mode: 0o600 });
    } catch {
      // Trust is given without it; only the next difference will not be shown.
    }
  }

  find(digest: string): string | undefined {
    return /^[\w-]+$/.test(digest) ? readText(join(this.#folder, digest)) : undefined;
  }
}

export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
