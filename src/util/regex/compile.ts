import { countNativeSteps } from './cost.js';
import { parsePattern } from './parse.js';
import { buildProgram, Simulation } from './simulation.js';
import { isSimulable, NAME_LIMIT, NESTING_LIMIT, type Node, PATTERN_LIMIT, STEP_LIMIT } from './syntax.js';

/** `regex` looks for the pattern anywhere in a name; `whole` wants it to match all of the value. */
export type MatcherKind = 'regex' | 'whole';

export type MatcherMode = 'all' | 'native' | 'simulated' | 'equality' | 'refused';

export interface CompiledMatcher {
  /** As it was written. */
  readonly pattern: string;
  readonly mode: MatcherMode;
  readonly warning?: string;
  /** Whether the hook runs; for a name that is too long to be matched it does. Never throws and never takes long. */
  test(name: string): boolean;
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
  });
}

function matchesAll(pattern: string): CompiledMatcher {
  return Object.freeze({ pattern, mode: 'all', test: () => true });
}

function refused(pattern: string, refusal: Refusal): CompiledMatcher {
  const warning = refusedWarning(pattern, refusal);
  return Object.freeze({ pattern, mode: 'refused', warning, test: () => false });
}

/** A text that is part of every match: the longest run of plain characters that no choice and no repeat can leave out. */
function requiredText(root: Node): string {
  const runs = [''];
  addTo(runs, root);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** Appends to the last run, or begins a new one after something that may stand between two characters. */
function addTo(runs: string[], node: Node): void {
  if (node.type === 'empty' || node.type === 'assertion') return;
  if (node.type === 'sequence') {
    for (const item of node.items) addTo(runs, item);
    return;
  }
  const unit = node.type === 'set' ? onlyUnit(node.set) : undefined;
  if (unit === undefined) runs.push('');
  else runs.push(`${runs.pop() ?? ''}${String.fromCharCode(unit)}`);
}

function onlyUnit([low, high, ...rest]: readonly number[]): number | undefined {
  return low === high && rest.length === 0 ? low : undefined;
}

type Refusal = 'too-long' | 'unreadable' | 'backtracks' | 'too-large';

const SHOWN_LENGTH = 80;

const REASONS: Readonly<Record<Refusal, string>> = {
  'too-long': `it is longer than ${PATTERN_LIMIT} characters; split it over several entries`,
  unreadable: `it nests groups deeper than ${NESTING_LIMIT} or uses syntax that cannot be checked; write it more simply`,
  backtracks:
    'it combines look-around, back-references or inline flags with repetitions that can take too long to try; ' +
    'begin it with ^, use fewer or simpler repetitions, or list the names as in "one|another"',
  'too-large':
    'it is too large once its counted repetitions are written out; lower the counts, or split it over several entries',
};

function refusedWarning(pattern: string, refusal: Refusal): string {
  return `matcher ${quote(pattern)} is refused and its hooks never run: ${REASONS[refusal]}`;
}

function equalityWarning(pattern: string, error: unknown): string {
  const hint = pattern.includes('*') ? '; for "any characters" write .*' : '';
  return (
    `matcher ${quote(pattern)} is not a valid regular expression${reasonOf(error)}, ` +
    `so it matches only a name that is equal to it${hint}`
  );
}

/** A pattern that ends in a repeated plain character, as in `write_*`, was most likely meant as a glob. */
function globWarning(pattern: string): string | undefined {
  if (!/(?:^|[^\\])[\w:/-]\*$/.test(pattern)) return undefined;
  const repeated = quote(pattern.slice(-2, -1));
  return (
    `matcher ${quote(pattern)} is a regular expression, no glob: its * repeats ${repeated}, which may be missing; ` +
    `for "any characters" write ${quote(`${pattern.slice(0, -1)}.*`)}`
  );
}

function quote(pattern: string): string {
  return JSON.stringify(pattern.length > SHOWN_LENGTH ? `${pattern.slice(0, SHOWN_LENGTH)}...` : pattern);
}

/** RegExp repeats the pattern in front of its reason. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message.split(': ').at(-1) : undefined;
  return reason === undefined ? '' : ` (${reason})`;
}
