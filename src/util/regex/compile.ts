import { shown } from '../text.js';
import { countNativeSteps } from './cost.js';
import { parsePattern } from './parse.js';
import { buildProgram, Simulation } from './simulation.js';
import { isSimulable, NAME_LIMIT, NESTING_LIMIT, type Node, PATTERN_LIMIT, STEP_LIMIT } from './syntax.js';

/** `regex` matches anywhere in a name; `whole` must match the whole value. */
export type MatcherKind = 'regex' | 'whole';

export type MatcherMode = 'all' | 'native' | 'simulated' | 'equality' | 'refused';

export interface CompiledMatcher {
  readonly pattern: string;
  readonly mode: MatcherMode;
  readonly warning?: string;
  /** Returns true if the name matches, or is too long to be matched. Never throws and takes bounded time. */
  test(name: string): boolean;
}

interface NameTester {
  test(name: string): boolean;
}

/** Compiles a matcher so that no pattern and no name can block the process later. Never throws. */
export function compileMatcher(pattern: string | undefined, kind: MatcherKind): CompiledMatcher {
  if (pattern === undefined) return matchesAll('');
  const trimmed = pattern.trim();
  if (trimmed === '' || trimmed === '*') return matchesAll(pattern);
  if (pattern.length > PATTERN_LIMIT) return rejected(pattern, 'too-long');
  const invalid = whyInvalid(pattern);
  if (invalid !== undefined) {
    return tested(pattern, 'equality', { test: (name) => name === pattern }, equalityWarning(pattern, invalid));
  }
  const parsed = parsePattern(pattern);
  if (parsed === undefined) return rejected(pattern, 'unreadable');
  return kind === 'regex'
    ? compileValid(pattern, pattern, parsed)
    : compileValid(pattern, `^(?:${pattern})$`, whole(parsed));
}

function compileValid(pattern: string, source: string, root: Node): CompiledMatcher {
  if (countNativeSteps(root) <= STEP_LIMIT) {
    const native = compileNative(source);
    if (native !== undefined) return tested(pattern, 'native', withRequiredText(native, root), doubtOf(pattern));
  }
  if (!isSimulable(root)) return rejected(pattern, 'backtracks');
  const program = buildProgram(root);
  if (program === undefined) return rejected(pattern, 'too-large');
  return tested(pattern, 'simulated', new Simulation(program), doubtOf(pattern));
}

/** Validates the pattern on its own: wrapped in a group, `a)|(?:b` would become valid. */
function whyInvalid(pattern: string): unknown {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Creates a RegExp and tests it, because V8 compiles a pattern at its first test, where a too large pattern throws, and
 * once more to machine code at the second test of each string encoding. This keeps both out of the first event.
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

/** Searches for a required text first, which is several times faster than a failing test. */
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

function rejected(pattern: string, cause: Rejection): CompiledMatcher {
  const warning = `matcher ${shown(pattern)} is rejected, and its hooks never run: ${REASONS[cause]}`;
  return Object.freeze({ pattern, mode: 'refused', warning, test: () => false });
}

/** Returns a text that is part of every match: the longest run of plain characters outside of choices and repeats. */
function requiredText(root: Node): string {
  const runs = [''];
  addTo(runs, root);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** Appends to the last run, or starts a new one after a node that may match other characters. */
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

type Rejection = 'too-long' | 'unreadable' | 'backtracks' | 'too-large';

const REASONS: Readonly<Record<Rejection, string>> = {
  'too-long': `it is longer than ${PATTERN_LIMIT} characters; split it over several entries`,
  unreadable: `it nests groups deeper than ${NESTING_LIMIT} or uses syntax that cannot be checked; write it more simply`,
  backtracks:
    'it combines look-around, back-references or inline flags with repetitions that can take too long to try; ' +
    'begin it with ^, use fewer or simpler repetitions, or list the names as in "one|another"',
  'too-large':
    'it is too large once its counted repetitions are written out; lower the counts, or split it over several entries',
};

/** Returns what happens to the hooks of a matcher that has a warning. */
export function matcherHelp({ mode }: Pick<CompiledMatcher, 'mode'>): string {
  if (mode === 'refused') return 'until it is fixed, its hooks do not run';
  return mode === 'equality'
    ? 'until it is fixed, its hooks run for no other name'
    : 'its hooks stay active for names that it matches';
}

function equalityWarning(pattern: string, error: unknown): string {
  const hint = pattern.includes('*') ? '; for "any characters" write .*' : '';
  return (
    `matcher ${shown(pattern)} is not a valid regular expression${reasonOf(error)}, ` +
    `so it matches only a name that is equal to it${hint}`
  );
}

/** Warns about a valid pattern that is probably meant in another way. */
function doubtOf(pattern: string): string | undefined {
  const [, tool] = /^(\w+)\([^()|]*[\s:*][^()|]*\)$/.exec(pattern) ?? [];
  if (tool !== undefined)
    return `matcher ${shown(pattern)} is a regular expression for names, not for arguments; write ${shown(`^${tool}$`)}`;
  if (!/^[\w-]+(?:\s*,\s*[\w-]+)+$/.test(pattern)) return globWarning(pattern);
  const names = shown(pattern.split(/\s*,\s*/).join('|'));
  return `matcher ${shown(pattern)} is a regular expression, and no name has a comma; write ${names}`;
}

/** Warns about a pattern that ends in a repeated plain character, such as `write_*`: it is probably meant as a glob. */
function globWarning(pattern: string): string | undefined {
  if (!/(?:^|[^\\])[\w:/-]\*$/.test(pattern)) return undefined;
  const repeated = shown(pattern.slice(-2, -1));
  return (
    `matcher ${shown(pattern)} is a regular expression, not a glob: its * repeats ${repeated}, which may be missing; ` +
    `for "any characters" write ${shown(`${pattern.slice(0, -1)}.*`)}`
  );
}

/** Returns the reason without the pattern that RegExp puts before it. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message.split(': ').at(-1) : undefined;
  return reason === undefined ? '' : ` (${reason})`;
}
