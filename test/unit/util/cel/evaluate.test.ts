import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CelEvaluationError, ExpressionCompiler, isProblem } from '../../../../src/util/cel/index.js';
import { propertyRuns } from '../../../support/long-form.js';

const types = {
  Root: {
    s: 'string',
    t: 'string',
    i: 'int',
    d: 'double',
    b: 'bool',
    l: 'list<string>',
    m: 'map<string, dyn>',
    o: 'Item',
    items: 'list<Item>',
  },
  Item: { name: 'string', args: 'list<string>', opt: 'string?' },
};
const compiler = new ExpressionCompiler({ types, root: 'Root', assumed: new Set() });
const reference = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  homogeneousAggregateLiterals: false,
});
const input = {
  s: 'git push',
  t: 'git',
  i: 3,
  d: 1.5,
  b: true,
  l: ['a', 'git', '--force'],
  m: { a: 'x', n: 1 },
  o: { name: 'rm', args: ['-rf'], opt: 'z' },
  items: [
    { name: 'git', args: ['push', '--force'] },
    { name: 'ls', args: [] },
    { name: 'rm', args: ['-rf', 'a'], opt: 'z' },
  ],
};

function ours(text: string, value: Readonly<Record<string, unknown>> = input): unknown {
  const compiled = compiler.compile(text);
  if (isProblem(compiled)) throw new Error(`${text}: ${compiled.message}`);
  return compiled.evaluate(value);
}

const text = fc.constantFrom(
  's',
  't',
  "'git'",
  "'a'",
  "''",
  'o.name',
  "m.?a.orValue('q')",
  "l[?0].orValue('')",
  "o.?opt.orValue('-')",
  '(s + t)',
  't.trim()',
  "l.join(',')",
);
const number = fc.constantFrom('1', '0', '2', 'size(s)', 'l.size()', 'items.size()', '(1 + 2)', '7 / 2', '7 % 4', '-1');
const list = fc.constantFrom(
  'l',
  "['a', 'b']",
  'o.args',
  "s.split(' ')",
  "l.filter(x, x != 'a')",
  'items.map(p, p.name)',
  "(l + ['q'])",
);
const compared = fc.oneof(
  fc.tuple(text, fc.constantFrom('==', '!=', '<', '>='), text).map((parts) => parts.join(' ')),
  fc.tuple(number, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), number).map((parts) => parts.join(' ')),
  fc.tuple(text, list).map(([one, all]) => `${one} in ${all}`),
  fc.tuple(text, fc.constantFrom('startsWith', 'endsWith', 'contains'), text).map(([a, f, b]) => `${a}.${f}(${b})`),
  fc
    .tuple(list, fc.constantFrom('exists', 'all', 'exists_one'), text)
    .map(([all, macro, one]) => `${all}.${macro}(x, x == ${one})`),
  fc.constantFrom(
    'b',
    'true',
    'false',
    'has(m.a)',
    'has(m.z)',
    'has(o.opt)',
    "items.exists(p, has(p.opt) && p.opt == 'z')",
    "items.exists(p, p.args.exists(a, a == '--force'))",
    "items.all(p, p.name != '')",
    'cel.bind(x, l.size(), x > 2)',
    'o.?opt.hasValue()',
    "m == {'a': 'x', 'n': 1}",
  ),
);
const condition = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    compared,
    fc.tuple(tie('node'), fc.constantFrom('&&', '||'), tie('node')).map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie('node').map((inner) => `!(${inner})`),
    fc.tuple(tie('node'), tie('node'), tie('node')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
})).node;

describe('Expression', () => {
  it('evaluates as the reference implementation does', () => {
    fc.assert(
      fc.property(condition, (when) => {
        expect(ours(when)).toBe(reference.evaluate(when, input));
      }),
      propertyRuns(1000),
    );
  });

  it.each([
    ['i + 1', 4],
    ['i * d', 4.5],
    ['i == 3', true],
    ['i % 2 == 1', true],
    ['7 / 2', 3n],
    ['string(i) + t', '3git'],
    ["int('5') + 1", 6n],
    ['double(1) / 2', 0.5],
    ["'x' in m", false],
    ["m.?z.or(m.?a).orValue('')", 'x'],
    ["s.matches('^git (push|pull)')", true],
    ['items.filter(p, p.args.size() > 1).map(p, p.name)', ['git', 'rm']],
    ["l.map(x, x.startsWith('-'), x + '!')", ['--force!']],
    ["'aé😀'.size()", 3n],
    ["bool('true')", true],
    ['input.s == s', true],
  ])('evaluates %s', (expression, value) => expect(ours(expression)).toEqual(value));

  it.each([
    ["has(m.n) && m.n.startsWith('x')", 'a number is not a text'],
    ['1 / 0 == 1', 'division by zero'],
    ["has(m.n) && m.n > 'a'", '> is not defined for a number and a string'],
    ['9223372036854775807 + 1 > 0', 'a number is too large'],
    ["m.?z.value() == 'x'", 'the value is missing'],
  ])('cannot evaluate %s', (expression, message) => {
    expect(() => ours(expression)).toThrow(CelEvaluationError);
    expect(() => ours(expression)).toThrow(message);
  });

  it('ignores an error of one operand if another decides', () => {
    expect(ours('1 / 0 == 1 || b')).toBe(true);
    expect(ours('1 / 0 == 1 && !b')).toBe(false);
    expect(ours('[0, 1].exists(x, 1 / x == 1)')).toBe(true);
  });

  it('reads lists of at most 1,000 items', () => {
    const of = (length: number) => ({ ...input, l: Array.from({ length }, () => 'x') });
    expect(ours("l.exists(x, x == 'a') || 'a' in l", of(1000))).toBe(false);
    expect(() => ours("l.exists(x, x == 'a')", of(1001))).toThrow('a list has 1001 items, and at most 1000 are read');
    expect(() => ours("'a' in l", of(1001))).toThrow('a list has 1001 items');
  });

  it('takes linear time for hostile patterns, and limits the text', () => {
    const of = (length: number) => ({ ...input, s: `${'a'.repeat(length)}!` });
    expect(ours("s.matches('^(a+)+$') || s.matches('(a|aa)+$') || s.matches('(.*a){20}b')", of(5000))).toBe(false);
    expect(() => ours("s.matches('a')", of(40_000))).toThrow('matches() reads at most 32768 characters');
  });

  it.each([
    ['a long text', `s == '${'a'.repeat(9000)}'`],
    ['many brackets', `${'('.repeat(100)}b${')'.repeat(100)}`],
    ['many negations', `${'!'.repeat(3000)}b`],
    ['many operands', Array.from({ length: 1500 }, () => 'b').join('||')],
    ['a long list', `s in [${"'a',".repeat(1100)}'b']`],
    ['loops in loops', 'l.exists(x, l.exists(y, l.exists(z, l.exists(w, x == y && z == w))))'],
    ['deep lists', `${'['.repeat(100)}1${']'.repeat(100)} == 1`],
    ['a hostile pattern', `s.matches('${'(a{1000}){1000}'}')`],
    ['a text without an end', "s == 'a"],
    ['nothing', ''],
  ])('rejects an expression beyond its limits: %s', (_title, text) => {
    expect(isProblem(compiler.compile(text))).toBe(true);
  });

  it('reads only own fields of its input', () => {
    expect(ours("has(m.constructor) || has(m.toString) || '__proto__' in m")).toBe(false);
    expect(isProblem(compiler.compile('constructor'))).toBe(true);
  });
});
