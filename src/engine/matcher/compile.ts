import { countNativeSteps } from './cost.js';
import { NAME_LIMIT, PATTERN_LIMIT, STEP_LIMIT } from './limits.js';
import { parsePattern } from './parse.js';
import { buildProgram } from './program.js';
import { requiredText } from './required-text.js';
import { Simulation } from './simulation.js';
import { isSimulable, type Node } from './syntax.js';
import { equalityWarning, globWarning, type Refusal, refusedWarning } from './warnings.js';

/** `regex` looks for the pattern anywhere in a name; `whole` wants it to match all of the value. */
export type MatcherKind = 'regex' | 'whole';

/** A name that is too long is not matched at all: the hook runs, and the verdict says why. */
export type MatchVerdict = 'match' | 'no-match' | 'name-too-long';

export type MatcherMode = 'all' | 'native' | 'simulated' | 'equality' | 'refused';

export interface CompiledMatcher {
  /** As it was written. */
  readonly pattern: string;
  readonly mode: MatcherMode;
  readonly warning?: string;
  /** Whether the hook runs. Never throws and never takes long. */
  test(name: string): boolean;
  verdict(name: string): MatchVerdict;
}

interface NameTester {
  test(name: string): boolean;
}

/** Compiles a matcher once, so that no pattern and no name can hold up the process later. Never throws. */
export function compileMatcher(pattern: string | undefined, kind: MatcherKind): CompiledMatcher {
  if (pattern === undefined) return matchesAll('');
  const trimmed = pattern.trim();
  if (trimmed === '' || trimmed === '*') return matchesAll(pattern);
  if (pattern.length > PATTERN_LIMIT) return refused(pattern, 'too-long');
  const invalid = whyInvalid(pattern);
  if (invalid !== undefined) {
    return tested(pattern, 'equality', { test: (name) => name === pattern }, equalityWarning(pattern, invalid));
  }
  const parsed = parsePattern(pattern);
  if (parsed === undefined) return refused(pattern, 'unreadable');
  return kind === 'regex'
    ? compileValid(pattern, pattern, parsed)
    : compileValid(pattern, `^(?:${pattern})$`, whole(parsed));
}

function compileValid(pattern: string, source: string, root: Node): CompiledMatcher {
  if (countNativeSteps(root) <= STEP_LIMIT) {
    const native = compileNative(source);
    if (native !== undefined) return tested(pattern, 'native', withRequiredText(native, root), globWarning(pattern));
  }
  if (!isSimulable(root)) return refused(pattern, 'backtracks');
  const program = buildProgram(root);
  if (program === undefined) return refused(pattern, 'too-large');
  return tested(pattern, 'simulated', new Simulation(program), globWarning(pattern));
}

/** Validity is that of the pattern alone: around `a)|(?:b` a group would close by accident. */
function whyInvalid(pattern: string): unknown {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * RegExp compiles at its first test, and may find only then that a pattern is too large for it. At the second test of a
 * kind of text it compiles once more, to machine code: that too is done here and not when the first event is planned.
 */
function compileNative(source: string): RegExp | undefined {
  try {
    const native = new RegExp(source);
    for (const name of ['', '', '\u0100']) native.test(name);
    return native;
  } catch {
    return undefined;
  }
}

/** To look for a text first is several times cheaper than a test that fails, above all for the first plan of many hooks. */
function withRequiredText(native: RegExp, root: Node): NameTester {
  const required = requiredText(root);
  return required === '' ? native : { test: (name) => name.includes(required) && native.test(name) };
}

function whole(root: Node): Node {
  return {
    type: 'sequence',
    items: [{ type: 'assertion', assertion: 'start' }, root, { type: 'assertion', assertion: 'end' }],
  };
}

function tested(pattern: string, mode: MatcherMode, tester: NameTester, warning: string | undefined): CompiledMatcher {
  return Object.freeze({
    pattern,
    mode,
    ...(warning === undefined ? {} : { warning }),
    test: (name: string) => name.length > NAME_LIMIT || tester.test(name),
    verdict(name: string): MatchVerdict {
      if (name.length > NAME_LIMIT) return 'name-too-long';
      return tester.test(name) ? 'match' : 'no-match';
    },
  });
}

function matchesAll(pattern: string): CompiledMatcher {
  return Object.freeze({ pattern, mode: 'all', test: () => true, verdict: () => 'match' });
}

function refused(pattern: string, refusal: Refusal): CompiledMatcher {
  const warning = refusedWarning(pattern, refusal);
  return Object.freeze({ pattern, mode: 'refused', warning, test: () => false, verdict: () => 'no-match' });
}
