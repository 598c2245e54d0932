import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMatcher, type MatcherKind } from '../../../../src/util/regex/compile.js';
import { propertyRuns } from '../../../support/long-form.js';
import { scribbles } from '../../../support/util/regex/patterns.js';

const KINDS: readonly MatcherKind[] = ['regex', 'whole'];
const LONG_NAME = 'x'.repeat(257);

describe('compileMatcher', () => {
  it('matches a tool pattern anywhere in the name [PLN-1]', () => {
    const matcher = compileMatcher('Edit|Write', 'regex');
    expect(['Edit', 'MultiEdit', 'WriteFile'].map((name) => matcher.test(name))).toEqual([true, true, true]);
    expect(['Read', 'edit', 'write', ''].map((name) => matcher.test(name))).toEqual([false, false, false, false]);
    expect(matcher.test('Edit')).toBe(true);
    expect(matcher.test('Read')).toBe(false);
  });

  it.each([undefined, '', ' ', '\t\n', '*', ' * '])('matches every name if the pattern is %j [PLN-2]', (pattern) => {
    for (const kind of KINDS) {
      const matcher = compileMatcher(pattern, kind);
      expect(matcher).toMatchObject({ mode: 'all', pattern: pattern ?? '' });
      expect(matcher.warning).toBeUndefined();
      for (const name of ['', 'Edit', LONG_NAME]) {
        expect(matcher.test(name)).toBe(true);
        expect(matcher.test(name)).toBe(true);
      }
    }
  });

  it.each(['(', '*_file', 'a{2,1}', '[z-a]', 'server(1', '\\', '**', 'a)|(?:b'])(
    'compares by equality, with a warning, if %j is not a regular expression [PLN-3]',
    (pattern) => {
      for (const kind of KINDS) {
        const matcher = compileMatcher(pattern, kind);
        expect(matcher.mode).toBe('equality');
        expect(matcher.test(pattern)).toBe(true);
        expect(matcher.test(`${pattern}x`)).toBe(false);
        expect(matcher.test(`x${pattern}`)).toBe(false);
        expect(matcher.test('')).toBe(false);
        expect(matcher.warning).toContain(`matcher ${JSON.stringify(pattern)} is not a valid regular expression (`);
      }
    },
  );

  it('explains why the expression is invalid, and suggests .* for a star [PLN-3]', () => {
    expect(compileMatcher('a: (', 'regex').warning).toContain('(Unterminated group), so it matches only a name');
    expect(compileMatcher('*_file', 'regex').warning).toContain('write .*');
  });

  it('requires a trigger pattern to match the whole value [PLN-4]', () => {
    const one = compileMatcher('startup', 'whole');
    expect(one.test('startup')).toBe(true);
    expect(['startups', 'restartup', 'start', 'startup\n'].some((name) => one.test(name))).toBe(false);
    const either = compileMatcher('startup|resume', 'whole');
    expect(['startup', 'resume'].every((name) => either.test(name))).toBe(true);
    expect(['startupx', 'xresume', 'startup|resume', ''].some((name) => either.test(name))).toBe(false);
    const slow = compileMatcher('(a|a)*b', 'whole');
    expect(slow.mode).toBe('simulated');
    expect(slow.test('aab')).toBe(true);
    expect(['xaab', 'aabb', 'aa'].some((name) => slow.test(name))).toBe(false);
  });

  it.each([
    ['Edit', 'native'],
    ['(a|a)*b', 'simulated'],
    ['(', 'equality'],
  ])('matches every name of more than 256 units: %s [PLN-11]', (pattern, mode) => {
    const matcher = compileMatcher(pattern, 'regex');
    expect(matcher.mode).toBe(mode);
    expect(matcher.test(LONG_NAME)).toBe(true);
    expect(matcher.test(LONG_NAME)).toBe(true);
    expect(matcher.test(LONG_NAME.slice(1))).toBe(false);
    expect(matcher.test(LONG_NAME.slice(1))).toBe(false);
    expect(matcher.test('\u{1f600}'.repeat(129))).toBe(true);
  });

  it.each([
    ['look-around', '(a+)+(?=b)'],
    ['look-around', '^(?!x)(\\w+\\s?)*$'],
    ['look-around', '(?<=a)(b|b)*c'],
    ['back-references', '((a|b)+)+\\1'],
    ['look-around', '(?:(?=a)){1000000000}'],
    ['counted repetitions', '(?:(?:(?:a?){99}){99}){99}'],
    ['counted repetitions', '(?:(?:(?:(?:){99}){99}){99}){99}'],
    ['longer than', 'a|'.repeat(10_000)],
    ['nests', `${'('.repeat(300)}a${')'.repeat(300)}`],
  ])('rejects a pattern with a reason: %s [PLN-11]', (reason, pattern) => {
    const matcher = compileMatcher(pattern, 'regex');
    expect(matcher.mode).toBe('refused');
    expect(['a', 'ab', '', LONG_NAME].some((name) => matcher.test(name))).toBe(false);
    expect(matcher.test('a')).toBe(false);
    expect(matcher.warning).toContain('is rejected, and its hooks never run: ');
    expect(matcher.warning).toContain(reason);
    expect(matcher.warning?.length).toBeLessThan(400);
  });

  it.each(['write_*', 'mcp__server__*', 'a*', 'ns:*', 'a|tool-*'])(
    'warns that %j looks like a glob [X-56]',
    (pattern) => {
      const matcher = compileMatcher(pattern, 'regex');
      expect(matcher.mode).toBe('native');
      expect(matcher.warning).toContain('not a glob');
      expect(matcher.warning).toContain(JSON.stringify(`${pattern.slice(0, -1)}.*`));
    },
  );

  it('treats a glob as a regular expression [X-56]', () => {
    const matcher = compileMatcher('write_*', 'regex');
    expect(['write', 'rewrite', 'write_file'].every((name) => matcher.test(name))).toBe(true);
  });

  it.each(['write_.*', '[a-z]*', '(?:ab)*', '\\w*', 'a\\*', 'a{2}', 'Edit|Write', '.*'])(
    'adds no warning for %j [X-56]',
    (pattern) => {
      expect(compileMatcher(pattern, 'regex').warning).toBeUndefined();
      expect(Object.hasOwn(compileMatcher(pattern, 'regex'), 'warning')).toBe(false);
    },
  );

  it('returns a frozen matcher with its original pattern [PLN-11]', () => {
    for (const pattern of [' Edit ', '(', '', '(a+)+(?=b)', '(a|a)*b']) {
      const matcher = compileMatcher(pattern, 'regex');
      expect(matcher.pattern).toBe(pattern);
      expect(Object.isFrozen(matcher)).toBe(true);
    }
  });

  it('never throws, for any pattern and name [PLN-11, B-18]', () => {
    const anyPattern = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), scribbles);
    fc.assert(
      fc.property(anyPattern, fc.constantFrom(...KINDS), fc.string({ unit: 'binary' }), (pattern, kind, name) => {
        const matcher = compileMatcher(pattern, kind);
        expect([true, false]).toContain(matcher.test(name));
        expect(matcher.warning !== undefined || !['equality', 'refused'].includes(matcher.mode)).toBe(true);
      }),
      propertyRuns(5_000),
    );
  });

  it('survives patterns made to break a compiler [PLN-11, B-18]', () => {
    const monsters = [
      '('.repeat(16_000),
      `${'('.repeat(8_000)}${')'.repeat(8_000)}`,
      `${'(?:'.repeat(250)}a${')*'.repeat(250)}`,
      `${'(?:'.repeat(250)}a?${'){9}'.repeat(250)}`,
      `${'(?:'.repeat(250)}a${'){0,2147483647}'.repeat(250)}`,
      `a{${'9'.repeat(5_000)}}`,
      `(?:a?){${'9'.repeat(5_000)},}`,
      `{${'1'.repeat(16_000)}`,
      `\\${'1'.repeat(16_000)}`,
      `[${'\\'.repeat(15_999)}`,
      `(?<${'k'.repeat(16_000)}`,
      '\\b'.repeat(8_000),
      `.*${'\\b'.repeat(8_000)}`,
      '[a-b]'.repeat(3_000),
      'a'.repeat(1_000_000),
      '\ud800',
    ];
    for (const pattern of monsters) {
      for (const kind of KINDS) {
        const matcher = compileMatcher(pattern, kind);
        expect(typeof matcher.test('a'.repeat(256))).toBe('boolean');
      }
    }
  });
});
