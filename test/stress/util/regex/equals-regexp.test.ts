import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMatcher, type MatcherMode } from '../../../../src/util/regex/compile.js';
import { parsePattern } from '../../../../src/util/regex/parse.js';
import { buildProgram, Simulation } from '../../../../src/util/regex/simulation.js';
import { isSimulable } from '../../../../src/util/regex/syntax.js';
import { propertyRuns } from '../../../support/long-form.js';
import { isValid, patterns, scribbles, shortNames } from '../../../support/util/regex/patterns.js';

const fiveNames = fc.array(shortNames, { minLength: 5, maxLength: 5 });

/** Returns the simulation of a pattern, even if a matcher would run it natively. */
function simulationOf(pattern: string): Simulation | undefined {
  const root = parsePattern(pattern);
  if (root === undefined) throw new Error(`cannot parse ${JSON.stringify(pattern)}`);
  if (!isSimulable(root)) return undefined;
  const program = buildProgram(root);
  return program && new Simulation(program);
}

describe('Matcher result', () => {
  it('equals RegExp on 50,000 pairs of pattern and name, natively and simulated [PLN-1, PLN-11]', () => {
    let pairs = 0;
    let matched = 0;
    fc.assert(
      fc.property(patterns({ nativeOnly: false }).filter(isValid), fiveNames, (pattern, names) => {
        const oracle = new RegExp(pattern);
        const matcher = compileMatcher(pattern, 'regex');
        const simulation = simulationOf(pattern);
        for (const name of names) {
          const expected = oracle.test(name);
          pairs += 1;
          matched += expected ? 1 : 0;
          if (matcher.mode !== 'all' && matcher.test(name) !== expected) throw wrong(pattern, name, expected);
          if (simulation?.test(name) !== expected) throw wrong(pattern, name, expected);
        }
      }),
      { numRuns: 10_000 },
    );
    expect(pairs).toBeGreaterThanOrEqual(50_000);
    expect(matched).toBeGreaterThan(10_000);
    expect(pairs - matched).toBeGreaterThan(10_000);
  });

  it('equals RegExp with look-around and back-references, unless the matcher is rejected [PLN-11]', () => {
    const seen = new Map<MatcherMode, number>();
    fc.assert(
      fc.property(patterns({ nativeOnly: true }).filter(isValid), fiveNames, (pattern, names) => {
        const oracle = new RegExp(pattern);
        const matcher = compileMatcher(pattern, 'regex');
        seen.set(matcher.mode, (seen.get(matcher.mode) ?? 0) + 1);
        if (matcher.mode === 'refused' || matcher.mode === 'all') return;
        for (const name of names) {
          if (matcher.test(name) !== oracle.test(name)) throw wrong(pattern, name, oracle.test(name));
        }
      }),
      { numRuns: 3_000 },
    );
    expect(seen.get('native')).toBeGreaterThan(100);
    expect(seen.get('simulated')).toBeGreaterThan(100);
    expect(seen.get('refused')).toBeGreaterThan(10);
  });

  it('equals RegExp anchored at both ends for whole values [PLN-4, PLN-11]', () => {
    fc.assert(
      fc.property(patterns({ nativeOnly: true }).filter(isValid), fiveNames, (pattern, names) => {
        const oracle = new RegExp(`^(?:${pattern})$`);
        const matcher = compileMatcher(pattern, 'whole');
        if (matcher.mode === 'refused' || matcher.mode === 'all') return;
        for (const name of names) {
          if (matcher.test(name) !== oracle.test(name)) throw wrong(pattern, name, oracle.test(name));
        }
      }),
      propertyRuns(3_000),
    );
  });

  it('equals RegExp, or string equality if RegExp throws, on random text [PLN-3, PLN-11]', () => {
    let valid = 0;
    fc.assert(
      fc.property(scribbles, fiveNames, (pattern, names) => {
        const matcher = compileMatcher(pattern, 'regex');
        if (matcher.mode === 'refused' || matcher.mode === 'all') return;
        const oracle = isValid(pattern) ? new RegExp(pattern) : undefined;
        const simulation = oracle && simulationOf(pattern);
        valid += oracle === undefined ? 0 : 1;
        for (const name of [...names, pattern]) {
          const expected = oracle === undefined ? name === pattern : oracle.test(name);
          if (matcher.test(name) !== expected) throw wrong(pattern, name, expected);
          if (simulation !== undefined && simulation.test(name) !== expected) throw wrong(pattern, name, expected);
        }
      }),
      propertyRuns(20_000),
    );
    expect(valid).toBeGreaterThan(1_000);
  });

  it.each([
    ['(?:a?)*?b', ['b', 'ab', 'a', '']],
    ['(?:^)*', ['', 'a']],
    ['(?:^)*a', ['a', 'ba', 'b']],
    ['(?:^|a){2}b', ['ab', 'aab', 'b', 'xab', 'xaab']],
    ['(?:\\b|_){3}a', ['a', '_a', 'ba', '___a']],
    ['^(?:a|){3}$', ['', 'aaa', 'aaaa']],
    ['^(?:(?:)|a)+$', ['', 'aa', 'b']],
    ['(?:a*)+$', ['', 'aab', 'baa']],
    ['^(?:a*?){2,3}?$', ['', 'aaaa', 'ab']],
    ['(?:$)+', ['', 'a']],
    ['^(?:\\B)+$', ['', '-', 'a']],
    ['a{0}b', ['b', 'ab', 'a']],
    ['^\\8\\9$', ['89', '8']],
    ['(\\a?<b)\\2', ['<b\u0002', 'a<b\u0002', '<b']],
    ['\\1(?:[(]\\()', ['\u0001((', '((']],
    ['\u{1f600}*$', ['\ud83d', '\ud83d\ude00\ude00', '\ude00']],
    ['^[\u{1f600}]$', ['\ud83d', '\ude00', '\u{1f600}']],
    ['^.$', ['\u2028', '\n', '\u0085', 'a']],
    ['^\\s$', ['\ufeff', '\u00a0', '\u180e', '\u2003', '\u200b']],
  ])('equals RegExp for empty iterations and unusual grammar: %s [PLN-11]', (pattern, names) => {
    const simulation = simulationOf(pattern);
    for (const name of names) {
      expect(compileMatcher(pattern, 'regex').test(name), name).toBe(new RegExp(pattern).test(name));
      expect(simulation?.test(name), name).toBe(new RegExp(pattern).test(name));
    }
  });

  // RegExp itself would take forever for some of these.
  it.each<[string, (length: number) => boolean]>([
    ['a{256}', (length) => length === 256],
    ['a{257}', () => false],
    ['^a{255,256}b?$', (length) => length >= 255],
    ['^a{200}a{0,300}$', (length) => length >= 200],
    ['^a{0,254}$', (length) => length <= 254],
    ['^(?:a?){300}$', () => true],
    ['^(?:a?){254}$', (length) => length <= 254],
    ['^(?:a?){1000000}b$', () => false],
    ['^(?:|aa){100,1000}$', (length) => length % 2 === 0],
    ['^(?:a{16}){16}$', (length) => length === 256],
    ['^(?:a{17}){16}$', () => false],
    ['^(?:(?:a{1000}){1000}){1000}$', () => false],
    ['^(?:a{3}){85}$', (length) => length === 255],
    ['^(?:\\b|a){1000000}$', (length) => length > 0],
  ])('is correct if counts exceed the longest name: %s [PLN-11]', (pattern, expected) => {
    const simulation = simulationOf(pattern);
    for (const length of [0, 1, 2, 199, 200, 254, 255, 256]) {
      expect(simulation?.test('a'.repeat(length)), `${length}`).toBe(expected(length));
    }
  });
});

function wrong(pattern: string, name: string, expected: boolean): Error {
  return new Error(`/${pattern}/ on ${JSON.stringify(name)} must be ${expected}`);
}
