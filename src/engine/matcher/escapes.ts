import type { CharacterSet } from './character-set.js';
import { complement, DIGITS, SPACES, WORD } from './character-set.js';
import type { PatternReader } from './pattern-reader.js';

const BACKSLASH = 0x5c;

const CLASS_ESCAPES: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', DIGITS],
  ['D', complement(DIGITS)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', SPACES],
  ['S', complement(SPACES)],
]);

const CONTROL_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['v', 0x0b],
  ['f', 0x0c],
  ['r', 0x0d],
]);

/** Reads `d`, `W` and the like, after the backslash. */
export function readClassEscape(reader: PatternReader): CharacterSet | undefined {
  const set = CLASS_ESCAPES.get(reader.peek());
  if (set !== undefined) reader.take();
  return set;
}

/** Reads one escaped unit, after the backslash, as leniently as a RegExp without flags does. */
export function readUnitEscape(reader: PatternReader, inClass: boolean): number {
  // A `\c` that names no control character is a plain backslash, and the `c` is read again.
  if (reader.peek() === 'c') return readControl(reader, inClass) ?? BACKSLASH;
  const octal = reader.eatMatch(/[0-3][0-7]{0,2}|[4-7][0-7]?/y);
  if (octal !== undefined) return Number.parseInt(octal[0], 8);
  const hexadecimal = reader.eatMatch(/x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}/y);
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal[0].slice(1), 16);
  const escaped = reader.take();
  return CONTROL_ESCAPES.get(escaped) ?? escaped.charCodeAt(0);
}

function readControl(reader: PatternReader, inClass: boolean): number | undefined {
  const control = reader.eatMatch(inClass ? /c[0-9A-Za-z_]/y : /c[A-Za-z]/y);
  return control === undefined ? undefined : control[0].charCodeAt(1) % 32;
}
