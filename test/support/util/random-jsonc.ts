import fc from 'fast-check';

const blank = fc.constantFrom('', ' ', '  ', '\t', '\n', '\n  ', '\r\n', '\n\n    ');
const comment = fc.constantFrom('', '', '/* a, b */', '// c\n', '/*}*/', '// ]"\r\n', '/* x\n y */ ');
const gap = fc.tuple(blank, comment, blank).map((parts) => parts.join(''));
const word = fc.constantFrom('a', 'b', 'env', 'model', 'x/*', '// y', 'é', 'tab\t');

/** Returns texts of JSON values with random blanks, comments and trailing commas. */
export function jsoncValue(depth = 3): fc.Arbitrary<string> {
  const scalar = fc.oneof(
    fc.constantFrom('1', '-2.5e3', 'true', 'null', '""', '"a,b"', '"{"', '"\\"]"'),
    word.map((each) => JSON.stringify(each)),
  );
  if (depth === 0) return scalar;
  return fc.oneof(scalar, jsoncObject(fc.uniqueArray(word, { maxLength: 4 }), depth), jsoncList(depth));
}

/** Returns texts of JSON objects with the keys of a list. */
export function jsoncObject(
  keys: fc.Arbitrary<readonly string[]>,
  depth = 3,
  valueFor: (key: string) => fc.Arbitrary<string> = () => jsoncValue(depth - 1),
): fc.Arbitrary<string> {
  return keys.chain((names) => {
    const members = names.map((name) =>
      fc.tuple(gap, gap, valueFor(name)).map(([a, b, value]) => `${JSON.stringify(name)}${a}:${b}${value}`),
    );
    return enclosed('{', '}', members);
  });
}

function jsoncList(depth: number): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 3 }).chain((count) =>
    enclosed(
      '[',
      ']',
      Array.from({ length: count }, () => jsoncValue(depth - 1)),
    ),
  );
}

/** Joins parts with commas, random gaps and sometimes a trailing comma. */
function enclosed(open: string, close: string, parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const gaps = fc.array(gap, { minLength: 2 * parts.length + 2, maxLength: 2 * parts.length + 2 });
  return fc.tuple(fc.tuple(...parts), gaps, fc.boolean()).map(([values, gaps, trailing]) => {
    const body = values.map((value, index) => {
      const isLast = index === values.length - 1;
      return `${gaps[2 * index]}${value}${gaps[2 * index + 1]}${!isLast || trailing ? ',' : ''}`;
    });
    return `${open}${body.join('')}${gaps.at(-1)}${close}`;
  });
}

/** Returns texts of whole files: a value with a gap on both sides, sometimes with a byte-order mark. */
export function jsoncFile(root: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom('', '', '\uFEFF'), gap, root, gap).map((parts) => parts.join(''));
}
