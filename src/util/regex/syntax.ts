export type Assertion = 'start' | 'end' | 'boundary' | 'not-boundary';

/**
 * Parsed pattern, without groups, captures and laziness: they do not change whether a name matches, except through
 * back-references, which are never simulated.
 */
export type Node =
  | { readonly type: 'empty' }
  | { readonly type: 'set'; readonly set: CharacterSet }
  | { readonly type: 'assertion'; readonly assertion: Assertion }
  | { readonly type: 'sequence'; readonly items: readonly Node[] }
  | { readonly type: 'choice'; readonly options: readonly Node[] }
  | { readonly type: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }
  | { readonly type: 'look'; readonly body: Node; readonly behind: boolean; readonly negative: boolean }
  /** Group with its own flags, `(?i:...)`. Only the native engine handles it. */
  | { readonly type: 'flags'; readonly body: Node }
  | { readonly type: 'back-reference' };

export function isSimulable(node: Node): boolean {
  switch (node.type) {
    case 'look':
    case 'flags':
    case 'back-reference':
      return false;
    case 'sequence':
      return node.items.every(isSimulable);
    case 'choice':
      return node.options.every(isSimulable);
    case 'repeat':
      return isSimulable(node.body);
    default:
      return true;
  }
}

/** Longer names, in UTF-16 units, are not matched. */
export const NAME_LIMIT = 256;

/** Maximum steps of a native match: 4 x 256 x 256 ways through the pattern, of eight steps each. */
export const STEP_LIMIT = 8 * 4 * NAME_LIMIT * NAME_LIMIT;

/** Instructions of a simulated pattern; each is visited at most once per character. */
export const PROGRAM_LIMIT = 4096;

/** Longer than any name, so a rejected pattern could not equal a name either. */
export const PATTERN_LIMIT = 16_384;
export const NESTING_LIMIT = 256;

/** UTF-16 code units as a flat list of inclusive ranges, sorted and disjoint: [low, high, low, high, ...]. */
export type CharacterSet = readonly number[];

const LAST_UNIT = 0xffff;

export function union(sets: readonly CharacterSet[]): CharacterSet {
  const ranges: [number, number][] = [];
  for (const set of sets) {
    for (let i = 0; i + 1 < set.length; i += 2) ranges.push([set[i] ?? 0, set[i + 1] ?? 0]);
  }
  ranges.sort((a, b) => a[0] - b[0]);
  const merged: number[] = [];
  let end = -1;
  for (const [low, high] of ranges) {
    if (merged.length > 0 && low <= end + 1) {
      end = Math.max(end, high);
      merged[merged.length - 1] = end;
      continue;
    }
    merged.push(low, high);
    end = high;
  }
  return merged;
}

export function complement(set: CharacterSet): CharacterSet {
  const rest: number[] = [];
  let from = 0;
  for (let i = 0; i + 1 < set.length; i += 2) {
    const low = set[i] ?? 0;
    if (low > from) rest.push(from, low - 1);
    from = (set[i + 1] ?? 0) + 1;
  }
  if (from <= LAST_UNIT) rest.push(from, LAST_UNIT);
  return rest;
}

export function contains(set: CharacterSet, unit: number): boolean {
  let low = 0;
  let high = set.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (unit < (set[2 * middle] ?? 0)) high = middle - 1;
    else if (unit > (set[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

export const DIGITS: CharacterSet = [0x30, 0x39];
export const WORD: CharacterSet = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];
export const SPACES: CharacterSet = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];
/** Characters that `.` matches: all but line terminators. */
export const DOT: CharacterSet = complement([0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029]);
