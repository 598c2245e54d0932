import type { CharacterSet } from './character-set.js';
import { complement, union } from './character-set.js';
import { readClassEscape, readUnitEscape } from './escapes.js';
import type { PatternReader } from './pattern-reader.js';

const HYPHEN: CharacterSet = [0x2d, 0x2d];
const BACKSPACE = 0x08;

/** Reads a class such as `[^a-z\d]`, after its opening bracket. */
export function readCharacterClass(reader: PatternReader): CharacterSet {
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
    // `[\w-z]` is no range: the hyphen stands for itself.
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
