import { readCharacterClass } from './character-class.js';
import { DOT } from './character-set.js';
import { readClassEscape, readUnitEscape } from './escapes.js';
import { NESTING_LIMIT } from './limits.js';
import { PatternReader } from './pattern-reader.js';
import type { Assertion, Node } from './syntax.js';

const EMPTY: Node = { type: 'empty' };
/** Counts above this are equal to it, as they are in V8. */
const HIGHEST_COUNT = 2 ** 31 - 1;

class UnreadablePattern extends Error {}

/**
 * Reads a pattern that `new RegExp(pattern)` accepts. Undefined where it nests too deeply or uses syntax
 * unknown here; what it makes of a pattern that RegExp rejects means nothing.
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
    const min = Math.min(Number(least), HIGHEST_COUNT);
    if (comma === undefined) return { min, max: min };
    return { min, max: most === '' ? Number.POSITIVE_INFINITY : Math.min(Number(most), HIGHEST_COUNT) };
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

  /** `\12` refers to a group only where the pattern has twelve, and `\k<name>` only where it has names. */
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

/** How many captures the whole pattern has decides what `\1` means, even before the first of them. */
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
