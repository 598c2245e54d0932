import {
  type Assertion,
  type CharacterSet,
  complement,
  DIGITS,
  DOT,
  NESTING_LIMIT,
  type Node,
  SPACES,
  union,
  WORD,
} from './syntax.js';

const EMPTY: Node = { type: 'empty' };
/** V8 also clamps counts to this value. */
const MAX_COUNT = 2 ** 31 - 1;

class UnreadablePattern extends Error {}

/**
 * Parses a pattern that `new RegExp(pattern)` accepts. Returns undefined if it nests too deeply or uses unknown syntax. The
 * result for a pattern that RegExp rejects is meaningless.
 */
export function parsePattern(pattern: string): Node | undefined {
  try {
    return new Parser(pattern).parse();
  } catch (error) {
    if (error instanceof UnreadablePattern) return undefined;
    throw error;
  }
}

class Parser {
  readonly #reader: PatternReader;
  readonly #groups: number;
  readonly #hasNames: boolean;
  #depth = 0;

  constructor(pattern: string) {
    this.#reader = new PatternReader(pattern);
    const { groups, hasNames } = countGroups(pattern);
    this.#groups = groups;
    this.#hasNames = hasNames;
  }

  parse(): Node {
    const node = this.#choice();
    if (!this.#reader.done) throw new UnreadablePattern();
    return node;
  }

  #choice(): Node {
    const first = this.#sequence();
    if (this.#reader.peek() !== '|') return first;
    const options = [first];
    while (this.#reader.eat('|')) options.push(this.#sequence());
    return { type: 'choice', options };
  }

  #sequence(): Node {
    const items: Node[] = [];
    while (!this.#reader.done && this.#reader.peek() !== '|' && this.#reader.peek() !== ')') {
      items.push(this.#quantified(this.#atom()));
    }
    const [only] = items;
    if (only === undefined) return EMPTY;
    return items.length === 1 ? only : { type: 'sequence', items };
  }

  #quantified(body: Node): Node {
    const counts = this.#counts();
    if (counts === undefined) return body;
    this.#reader.eat('?');
    const { min, max } = counts;
    return max === 0 ? EMPTY : { type: 'repeat', body, min, max };
  }

  #counts(): { min: number; max: number } | undefined {
    const reader = this.#reader;
    if (reader.eat('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (reader.eat('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (reader.eat('?')) return { min: 0, max: 1 };
    // Any other brace is a plain character.
    const braces = reader.eatMatch(/\{(\d+)(?:(,)(\d*))?\}/y);
    if (braces === undefined) return undefined;
    const [, least = '', comma, most = ''] = braces;
    const min = Math.min(Number(least), MAX_COUNT);
    if (comma === undefined) return { min, max: min };
    return { min, max: most === '' ? Number.POSITIVE_INFINITY : Math.min(Number(most), MAX_COUNT) };
  }

  #atom(): Node {
    const reader = this.#reader;
    if (reader.eat('(')) return this.#group();
    if (reader.eat('[')) return { type: 'set', set: readCharacterClass(reader) };
    if (reader.eat('.')) return { type: 'set', set: DOT };
    if (reader.eat('^')) return assertion('start');
    if (reader.eat('$')) return assertion('end');
    if (reader.eat('\\')) return this.#escape();
    return unit(reader.takeUnit());
  }

  #escape(): Node {
    const reader = this.#reader;
    if (reader.eat('b')) return assertion('boundary');
    if (reader.eat('B')) return assertion('not-boundary');
    if (this.#backReference()) return { type: 'back-reference' };
    const set = readClassEscape(reader);
    return set === undefined ? unit(readUnitEscape(reader, false)) : { type: 'set', set };
  }

  /** `\12` is a reference only if the pattern has twelve groups, and `\k<name>` only if it has named groups. */
  #backReference(): boolean {
    const reader = this.#reader;
    if (this.#hasNames && reader.eatMatch(/k<[^>]*>/y) !== undefined) return true;
    let digits = '';
    while (/[0-9]/.test(reader.peek(digits.length))) digits += reader.peek(digits.length);
    if (digits === '' || digits.startsWith('0') || Number(digits) > this.#groups) return false;
    return reader.eat(digits);
  }

  #group(): Node {
    if (this.#depth >= NESTING_LIMIT) throw new UnreadablePattern();
    this.#depth += 1;
    const node = this.#groupBody();
    if (!this.#reader.eat(')')) throw new UnreadablePattern();
    this.#depth -= 1;
    return node;
  }

  #groupBody(): Node {
    const reader = this.#reader;
    if (reader.peek() !== '?' || reader.eat('?:')) return this.#choice();
    const look = reader.eatMatch(/\?(<?)([=!])/y);
    if (look !== undefined) {
      return { type: 'look', behind: look[1] === '<', negative: look[2] === '!', body: this.#choice() };
    }
    if (reader.eatMatch(/\?<[^>]*>/y) !== undefined) return this.#choice();
    if (reader.eatMatch(/\?[a-z]*-?[a-z]*:/y) !== undefined) return { type: 'flags', body: this.#choice() };
    throw new UnreadablePattern();
  }
}

/** Counts the captures of the whole pattern, which decide the meaning of `\1` even before them. */
function countGroups(pattern: string): { groups: number; hasNames: boolean } {
  const plain = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]?/gs, '_');
  const captures = plain.match(/\((?!\?)|\(\?<(?![=!])/g) ?? [];
  return { groups: captures.length, hasNames: captures.some((opening) => opening !== '(') };
}

function assertion(which: Assertion): Node {
  return { type: 'assertion', assertion: which };
}

function unit(code: number): Node {
  return { type: 'set', set: [code, code] };
}

/** Cursor in a pattern. */
class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get done(): boolean {
    return this.#at >= this.#pattern.length;
  }

  /** Returns the unit `ahead` positions from here, or '' past the end. */
  peek(ahead = 0): string {
    return this.#pattern.charAt(this.#at + ahead);
  }

  take(): string {
    const unit = this.peek();
    this.#at += 1;
    return unit;
  }

  takeUnit(): number {
    return this.take().charCodeAt(0);
  }

  eat(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** Consumes the match of a sticky expression. */
  eatMatch(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.#pattern);
    if (match === null) return undefined;
    this.#at += match[0].length;
    return match;
  }
}

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
function readClassEscape(reader: PatternReader): CharacterSet | undefined {
  const set = CLASS_ESCAPES.get(reader.peek());
  if (set !== undefined) reader.take();
  return set;
}

/** Reads one escaped unit, after the backslash, as leniently as a RegExp without flags does. */
function readUnitEscape(reader: PatternReader, inClass: boolean): number {
  // `\c` without a control character is a plain backslash, and the `c` is read again.
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

const HYPHEN: CharacterSet = [0x2d, 0x2d];
const BACKSPACE = 0x08;

/** Reads a class such as `[^a-z\d]`, after its opening bracket. */
function readCharacterClass(reader: PatternReader): CharacterSet {
  const negated = reader.eat('^');
  const parts: CharacterSet[] = [];
  while (!reader.done && !reader.eat(']')) {
    const from = readMember(reader);
    if (reader.peek() !== '-' || reader.peek(1) === ']' || reader.peek(1) === '') {
      parts.push(asSet(from));
      continue;
    }
    reader.take();
    const to = readMember(reader);
    // `[\w-z]` is not a range: the hyphen is a plain character.
    if (typeof from === 'number' && typeof to === 'number') parts.push([from, to]);
    else parts.push(asSet(from), HYPHEN, asSet(to));
  }
  const members = union(parts);
  return negated ? complement(members) : members;
}

function readMember(reader: PatternReader): number | CharacterSet {
  if (!reader.eat('\\')) return reader.takeUnit();
  if (reader.eat('b')) return BACKSPACE;
  return readClassEscape(reader) ?? readUnitEscape(reader, true);
}

function asSet(member: number | CharacterSet): CharacterSet {
  return typeof member === 'number' ? [member, member] : member;
}
