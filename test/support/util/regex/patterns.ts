import fc from 'fast-check';

// Mostly two letters, so that alternatives overlap and names match.
const LITERALS = [...'aaaaaaabbbbb', '_', '-', ' ', '1', 'A', '\n', '\u00e9', ']', '}', '{'];

const ESCAPES = [
  ...[
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\n',
    '\\t',
    '\\cJ',
    '\\c',
    '\\cj',
    '\\x61',
    '\\x6',
    '\\u0062',
    '\\u62',
  ],
  ...['\\141', '\\0', '\\61', '\\400', '\\-', '\\/', '\\.', '\\a', '\\k', '\\p', '\\\\'],
];

const CLASSES = [
  ...[
    '[ab]',
    '[^a]',
    '[a-b_]',
    '[\\w-]',
    '[\\w-z]',
    '[^\\d\\s]',
    '[]',
    '[^]',
    '[\\b]',
    '[a\\-b]',
    '[-a]',
    '[a-]',
    '[^^]',
  ],
  ...['[\\c]', '[\\c1]', '[\\141]', '[\\d-a]', '[\\x61-\\u0062]', '[[]', '[(]', '[\\]a]', '[|)]', '[\\B]', '[\\S]'],
];

const QUANTIFIERS = ['*', '+', '?', '*?', '+?', '??', '{2}', '{0}', '{1,2}', '{0,2}?', '{1,}', '{,2}', '{2,3}', '{'];

interface Features {
  /** Look-around and back-references, which only the native engine supports. */
  readonly nativeOnly: boolean;
}

/** Generates complex patterns without flags; few of them are invalid. */
export function patterns({ nativeOnly }: Features): fc.Arbitrary<string> {
  const openings = ['(', '(?:', '(', '(?:', '(?<n>'];
  const lookarounds = nativeOnly ? ['(?=', '(?!', '(?<=', '(?<!'] : [];
  const { pattern } = fc.letrec<{ pattern: string; sequence: string; term: string; group: string }>((tie) => ({
    pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((options) => options.join('|')),
    sequence: fc.array(tie('term'), { maxLength: 4 }).map((terms) => terms.join('')),
    term: fc.oneof(
      { maxDepth: 3 },
      { arbitrary: quantified(fc.constantFrom(...LITERALS)), weight: 8 },
      { arbitrary: quantified(fc.constantFrom('.', '.', ...ESCAPES)), weight: 4 },
      { arbitrary: quantified(fc.constantFrom(...CLASSES)), weight: 3 },
      { arbitrary: fc.constantFrom('^', '$', '\\b', '\\B'), weight: 2 },
      { arbitrary: quantified(fc.constantFrom('\\1', '\\2', '\\k<n>')), weight: nativeOnly ? 1 : 0 },
      { arbitrary: quantified(tie('group')), weight: 5 },
    ),
    group: fc
      .tuple(fc.constantFrom(...openings, ...lookarounds), tie('pattern'))
      .map(([opening, body]) => `${opening}${body})`),
  }));
  return pattern;
}

function quantified(atom: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const quantifier = fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    { arbitrary: fc.constantFrom(...QUANTIFIERS), weight: 2 },
  );
  return fc.tuple(atom, quantifier).map((parts) => parts.join(''));
}

/** Generates pattern-like strings that reach every part of the grammar, valid or not. */
export const scribbles: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...'()()[]{}*+?|^$\\\\.abBcdkwsSxu<>=!:-,0128n'),
  maxLength: 14,
});

/** Short, so that RegExp is fast, and with few letters, so that they often match. */
export const shortNames: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom('a', 'a', 'a', 'b', 'b', '_', '-', ' ', '1', 'A', '\n', '\u00e9', '\\', 'c', '{', '\b', '\0'),
  maxLength: 8,
});

export function isValid(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
