import { readFileSync } from 'node:fs';
import { replaceFile, withLock } from './file-lock.js';
import { codeOf } from './standard-io.js';

/** Value that JSON can express. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/** Private state of a hook in a session. It is kept between runs, also if the session is resumed. */
export interface HookState {
  /** Returns the value of a key. Undefined if it was never set. Throws if the hook has no state. */
  get<Value extends JsonValue = JsonValue>(key: string): Value | undefined;
  /** Sets the value of a key. Throws if the hook has no state. */
  set(key: string, value: JsonValue): void;
  /**
   * Replaces the value of a key by the result of a synchronous function, and returns it. Parallel runs wait for each other, so
   * that no change is lost. If the function throws, the value stays. Throws if the hook has no state.
   */
  update<Value extends JsonValue>(key: string, change: (value: Value | undefined) => Value): Value;
}

/** State of this hook in the session of the current event, in the folder `HOOKWRIGHT_STATE_DIR`. */
export const state: HookState = {
  get: (key) => readValue(fileOf(key)),
  set: (key, value) => {
    const file = fileOf(key);
    const text = textOf(key, value);
    withLock(file.lock, () => replaceFile(file.path, text));
  },
  update: (key, change) => {
    const file = fileOf(key);
    return withLock(file.lock, () => {
      const next = change(readValue(file));
      replaceFile(file.path, textOf(key, next));
      return next;
    });
  },
};

interface StateFile {
  readonly path: string;
  readonly lock: string;
}

/** File names have at most 255 bytes. */
const MAX_NAME_LENGTH = 200;

function fileOf(key: string): StateFile {
  const folder = process.env['HOOKWRIGHT_STATE_DIR'];
  if (!folder) {
    throw new Error(
      'cannot use state: HOOKWRIGHT_STATE_DIR is not set. Hosts with contract 1.2 or later set it for command and worker hooks',
    );
  }
  const path = `${folder}/${encodeKey(key)}`;
  return { path: `${path}.json`, lock: `${path}.lock` };
}

/** Returns a file name that is the same in the Python kit, and differs from that of other keys also if case is ignored. */
function encodeKey(key: string): string {
  const bytes = Buffer.from(key);
  const name = Array.from(bytes, encodeByte).join('');
  if (name.length > 0 && name.length <= MAX_NAME_LENGTH && bytes.toString() === key) return name;
  throw new Error(
    `cannot use the key ${JSON.stringify(key)}: expected valid text that is ${MAX_NAME_LENGTH} characters or shorter when encoded. ` +
      'Store an object under a short key',
  );
}

function encodeByte(byte: number): string {
  const character = String.fromCharCode(byte);
  return /[a-z0-9_-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
}

function readValue({ path }: StateFile): ReturnType<typeof JSON.parse> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`cannot read ${path}: not valid JSON. Delete the file to start without a value`);
  }
}

function textOf(key: string, value: unknown): string {
  const text: string | undefined = value instanceof Promise ? undefined : JSON.stringify(value, finite);
  if (text !== undefined) return `${text}\n`;
  const found = value instanceof Promise ? 'a promise' : typeof value;
  throw new TypeError(`cannot set ${JSON.stringify(key)}: expected a value that JSON can express, not ${found}`);
}

function finite(name: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  throw new TypeError(`cannot set a value with ${value} in ${JSON.stringify(name)}: JSON has no such number`);
}
