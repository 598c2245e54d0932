import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from './errors.js';
import { dataHome } from './user-folders.js';

/** Keys by file. A process that has read a key does not need its file again. */
const keys = new Map<string, Buffer>();

/** Returns the proof that a program which can read the user's key wrote a text. Creates the key with the first proof. */
export function proofOf(text: string): string {
  return digestWith(keyIn(keyFile()) ?? createKey(keyFile()), text);
}

/** Returns true if the proof of a text is valid. Before there is a key, texts have no proof. */
export function isProved(text: string, proof: unknown): boolean {
  const key = keyIn(keyFile());
  if (key === undefined) return true;
  const [wanted, found] = [Buffer.from(digestWith(key, text)), Buffer.from(String(proof))];
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

function keyFile(): string {
  return join(dataHome(), 'hookwright', 'key');
}

function digestWith(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

function keyIn(file: string): Buffer | undefined {
  const key = keys.get(file) ?? attempt(() => readFileSync(file), undefined);
  if (key !== undefined) keys.set(file, key);
  return key;
}

function createKey(file: string): Buffer {
  const fresh = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(fresh, randomBytes(32), { mode: 0o600 });
  // Fails if another process created it at the same time.
  attempt(() => linkSync(fresh, file), undefined);
  rmSync(fresh, { force: true });
  const key = readFileSync(file);
  keys.set(file, key);
  return key;
}
