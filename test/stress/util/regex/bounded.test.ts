import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMatcher } from '../../../../src/util/regex/compile.js';
import { countNativeSteps } from '../../../../src/util/regex/cost.js';
import { parsePattern } from '../../../../src/util/regex/parse.js';
import { buildProgram, Simulation } from '../../../../src/util/regex/simulation.js';
import { NAME_LIMIT, type Node, PROGRAM_LIMIT, STEP_LIMIT } from '../../../../src/util/regex/syntax.js';
import { propertyRuns } from '../../../support/long-form.js';
import { backtrack } from '../../../support/util/regex/backtracker.js';
import { isValid, patterns, shortNames } from '../../../support/util/regex/patterns.js';

const EXPLOSIVE = [
  '^(a+)+$',
  '(a|a)*b',
  '(.*)*x',
  '(\\w+\\s?)*$',
  '^(?:a|aa)+$',
  'a?'.repeat(30) + 'a'.repeat(30),
  '(x+x+)+y',
  '(?:a?){1000000}b',
  '(?:\\b){1000000000}-',
];

/** Names of maximum length, each one character short of a match for many patterns. */
const HOSTILE_NAMES = [
  'a'.repeat(256),
  `${'a'.repeat(255)}!`,
  `${'x'.repeat(255)}!`,
  'ab'.repeat(128),
  `${'ab'.repeat(127)}-!`,
  'b'.repeat(256),
  'a_'.repeat(128),
  `${'word '.repeat(51)}!`,
  '1 a-_b\nA'.repeat(32),
];

function parsed(pattern: string): Node {
  const root = parsePattern(pattern);
  if (root === undefined) throw new Error(`cannot parse ${JSON.stringify(pattern)}`);
  return root;
}

function simulation(pattern: string): { simulation: Simulation; most: number } {
  const program = buildProgram(parsed(pattern));
  if (program === undefined) throw new Error(`cannot simulate ${JSON.stringify(pattern)}`);
  // Every instruction is visited once per character and adds at most two others.
  const most = (NAME_LIMIT + 1) * (3 * program.instructions.length + 1);
  return { simulation: new Simulation(program), most };
}

describe('Matcher with unbounded backtracking', () => {
  it.each(EXPLOSIVE)('is simulated in linear steps: %s [PLN-11, B-18]', (pattern) => {
    expect(compileMatcher(pattern, 'regex').mode).toBe('simulated');
    const { simulation: simulated, most } = simulation(pattern);
    for (const name of HOSTILE_NAMES) {
      simulated.test(name);
      expect(simulated.steps).toBeGreaterThan(0);
      expect(simulated.steps).toBeLessThanOrEqual(most);
    }
  });

  it.each<[string, boolean, string]>([
    ['^(a+)+$', false, `${'a'.repeat(255)}!`],
    ['^(a+)+$', true, 'a'.repeat(256)],
    ['(a|a)*b', false, 'a'.repeat(256)],
    ['(a|a)*b', true, `${'a'.repeat(255)}b`],
    ['(.*)*x', false, 'a'.repeat(256)],
    ['(\\w+\\s?)*$', true, `${'word '.repeat(51)}!`],
    ['^(\\w+\\s?)*$', false, `${'word '.repeat(51)}!`],
    ['^(?:a|aa)+$', false, `${'a'.repeat(255)}b`],
    ['a?'.repeat(30) + 'a'.repeat(30), true, 'a'.repeat(30)],
    ['a?'.repeat(30) + 'a'.repeat(30), false, 'a'.repeat(29)],
    ['(x+x+)+y', false, 'x'.repeat(256)],
    ['(x+x+)+y', true, `${'x'.repeat(255)}y`],
  ])('is still correct: %s is %s [PLN-11]', (pattern, expected, name) => {
    const matcher = compileMatcher(pattern, 'regex');
    expect(matcher.mode).toBe('simulated');
    expect(matcher.test(name)).toBe(expected);
  });

  it('takes linear steps for any pattern and name [PLN-11]', () => {
    fc.assert(
      fc.property(
        patterns({ nativeOnly: false }).filter(isValid),
        fc.constantFrom(...HOSTILE_NAMES),
        (pattern, name) => {
          const { simulation: simulated, most } = simulation(pattern);
          simulated.test(name);
          expect(simulated.steps).toBeLessThanOrEqual(most);
        },
      ),
      propertyRuns(1_000),
    );
  });

  it('never unrolls beyond the maximum program size [PLN-11]', () => {
    const count = fc.constantFrom(2, 7, 60, 200, 256, 1000);
    fc.assert(
      fc.property(
        fc.array(count, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('a', 'a?', '', 'a|', '^'),
        (counts, atom) => {
          const pattern = counts.reduce((body, times) => `(?:${body}){0,${times}}`, `(?:${atom})`);
          const program = buildProgram(parsed(pattern));
          expect(program?.instructions.length ?? 0).toBeLessThanOrEqual(PROGRAM_LIMIT);
        },
      ),
    );
  });
});

describe('Matcher with bounded backtracking', () => {
  it.each([
    'Edit|Write',
    'mcp__.*__write',
    '^(?!read_).*',
    'mcp__(?!github)[^_]+__.*',
    '^(?=.*file)(?!.*(?:delete|remove)).*$',
    '^(?:(?!secret).)*$',
    '(?<!un)safe',
    '(\\w+)_\\1',
    '.*',
    '^.*_.*$',
  ])('stays native: %s [PLN-11]', (pattern) => {
    const matcher = compileMatcher(pattern, 'regex');
    expect(matcher).toMatchObject({ pattern, mode: 'native' });
    for (const name of HOSTILE_NAMES) expect(matcher.test(name)).toBe(new RegExp(pattern).test(name));
  });

  it('stays within the estimated steps for any name [PLN-11]', () => {
    let natives = 0;
    fc.assert(
      fc.property(
        patterns({ nativeOnly: true }).filter((pattern) => isValid(pattern) && !/\\[12k]/.test(pattern)),
        fc.constantFrom(...HOSTILE_NAMES),
        fc.constantFrom('greedy', 'lazy'),
        (pattern, name, preference) => {
          const root = parsed(pattern);
          const foreseen = countNativeSteps(root);
          if (foreseen > STEP_LIMIT) return;
          natives += 1;
          const { matched } = backtrack(root, name, preference, foreseen);
          expect(matched).toBe(new RegExp(pattern).test(name));
        },
      ),
      propertyRuns(2_000),
    );
    expect(natives).toBeGreaterThan(propertyRuns(2000).numRuns / 4);
  });

  it.each([
    '(?<=ba{9}.*)!',
    '(?<=(?=a*b)a{9}.*)!',
    '(?=(?<=ba*)a*!)',
    '^a*a*c|^a*c',
    '(?:a|aa){4}.{3}b',
    '(?:a|aa){0,4}.{3}c',
    '(?:(?!a*b)a)*c',
  ])('stays within the estimate with look-around, nested choices and anchors: %s [PLN-11]', (pattern) => {
    const root = parsed(pattern);
    const foreseen = countNativeSteps(root);
    for (const name of HOSTILE_NAMES) {
      const { matched, steps } = backtrack(root, name, 'greedy', foreseen);
      expect(steps).toBeGreaterThan(256);
      expect(matched).toBe(false);
    }
  });

  it('is estimated above the limit if a backtracking matcher exceeds it [PLN-11]', () => {
    for (const pattern of ['^(?:a|aa)+$', '(x+x+)+y', 'a?'.repeat(30) + 'a'.repeat(30), '(a|a)*b']) {
      expect(countNativeSteps(parsed(pattern))).toBeGreaterThan(STEP_LIMIT);
    }
    // Short enough to count: the steps double with every character.
    const steps = [8, 9, 10, 11].map(
      (length) => backtrack(parsed('^(a+)+$'), `${'a'.repeat(length)}!`, 'greedy', 10_000_000).steps,
    );
    expect(steps.slice(1).every((count, index) => count > 1.8 * (steps[index] ?? 0))).toBe(true);
  });

  it('leaves a group with flags to the native engine [PLN-11]', () => {
    const short = parsed('(?i:edit|write)');
    expect(short.type).toBe('flags');
    expect(countNativeSteps(short)).toBeLessThan(STEP_LIMIT);
    expect(countNativeSteps(parsed('(?i-m:(a|a)*b)'))).toBeGreaterThan(STEP_LIMIT);
    const supported = isValid('(?i:a)');
    expect(compileMatcher('(?i:edit)', 'regex').mode).toBe(supported ? 'native' : 'equality');
    expect(compileMatcher('(?i:(a|a)*b)', 'regex').mode).toBe(supported ? 'refused' : 'equality');
  });

  it('is measured by a backtracker that agrees with RegExp [PLN-11]', () => {
    fc.assert(
      fc.property(
        patterns({ nativeOnly: true }).filter((pattern) => isValid(pattern) && !/\\[12k]/.test(pattern)),
        shortNames,
        fc.constantFrom('greedy', 'lazy'),
        (pattern, name, preference) => {
          expect(backtrack(parsed(pattern), name, preference, 10_000_000).matched).toBe(new RegExp(pattern).test(name));
        },
      ),
      propertyRuns(2_000),
    );
  });
});
