import type { Call, CommandEngine, Engine, Runner } from './engine.js';
import { addPath, pathsOf } from './paths.js';
import { applyValues, type ReadArguments, readLeading } from './program-arguments.js';
import { NO_FILES, type ProgramTable } from './program-table.js';
import { CODE_VARIABLES, TRACE_VARIABLES } from './programs.js';
import type { ShellState } from './shell-state.js';
import type { Fields } from './types.js';
import { wrapperOf } from './wrappers.js';

/** `env` takes any word with `=` as an assignment. */
const ASSIGNMENT = /^([^=]+)=(.*)$/s;

/** Runs the command in the arguments of a wrapper. */
export const unwrap: Runner = (args, state, call, engine, name) => {
  const wrapper = wrapperOf(name) ?? NO_FILES;
  const { facts } = engine;
  const read = readWrapper(name, args, wrapper);
  if (wrapper.marks.includes('u') === true) facts.usesSudo = true;
  if (wrapper.marks.includes('c') === true) facts.runsCode = true;
  if (read === undefined) {
    facts.markOpaque(`the command in the arguments of ${name} is not clear`, args.map(({ text }) => text).join(' '));
    return;
  }
  const withValue = (letter: string) =>
    [...read.options].flatMap(([each, values]) => (wrapper.options.get(each)?.value === letter ? values : []));
  const has = (effect: string) =>
    [...read.options.keys()].some((each) => wrapper.options.get(each)?.operands === effect);
  applyValues(read, wrapper, { name, state, engine });
  // `strace -o '|program'`
  if (withValue('w').some(({ text }) => /^[|!]/.test(text))) facts.runsCode = true;
  if (has('i')) return;
  const inside = state.copy();
  changeFolder(withValue('h'), inside, engine);
  const texts = withValue('c');
  // `env -S` splits a text into words, as a shell does if it is plain.
  if (name === 'env' && !texts.every(({ text }) => /^[\w\s./=:,@%+-]*$/.test(text)))
    facts.markOpaque('a text that env splits');
  for (const text of texts)
    runShellText(name === 'env' ? [text, ...read.operands] : [text], inside, call, engine, 'sh');
  if (texts.length > 0) {
    if (wrapper.before[0] === 'w') for (const file of read.operands) addPath(facts, 'writes', file, state);
    return;
  }
  const { env, rest } = readAssignments(read.operands, wrapper, call, engine);
  if (rest === undefined) facts.markOpaque(`the command in the arguments of ${name} is not clear`);
  else runRest(rest, inside, { ...call, env }, engine, name, has('s') || wrapper.marks.includes('j'));
};

/** Reads the options of a wrapper, which may also follow its operand. */
function readWrapper(name: string, args: Fields, wrapper: ProgramTable): ReadArguments | undefined {
  const isLed = wrapper.marks.includes('l') && /^[^-]/.test(args[0]?.text ?? '');
  // `env - command` is `env -i command`.
  const isEmpty = name === 'env' && args[0]?.text === '-';
  const read = readLeading(isLed || isEmpty ? args.slice(1) : args, wrapper);
  const [operand, ...others] = read?.operands ?? [];
  if (!wrapper.marks.includes('p') || operand === undefined) return read;
  const later = readLeading(others, wrapper);
  return (
    later && { options: new Map([...(read?.options ?? []), ...later.options]), operands: [operand, ...later.operands] }
  );
}

/** Runs the command after the options and operands of a wrapper. */
function runRest(...[rest, state, call, engine, name, usesShell]: [...Parameters<Runner>, boolean]): void {
  const { before, marks } = wrapperOf(name) ?? NO_FILES;
  const operands = rest.slice(0, before.length);
  const [first, ...others] = rest.slice(before.length);
  if (operands.some(({ text, many, known }) => (!known && many === true) || text === '-')) {
    engine.facts.markOpaque(`the command in the arguments of ${name} is not clear`);
    return;
  }
  if (before[0] === 'w') for (const file of operands) addPath(engine.facts, 'writes', file, state);
  // `flock file -c text`
  const hasText = (name === 'flock' || name === 'sg') && first?.known === true && /^(?:-c|--command)$/.test(first.text);
  if (first === undefined) {
    if (usesShell || marks.includes('s')) engine.facts.markOpaque('a shell that reads its commands', name);
  } else if (hasText) runShellText(others, state, call, engine, 'sh');
  else if (usesShell) runShellText([first, ...others], state, call, engine, 'sh');
  else engine.dispatch([first, ...others], state, call);
}

/** Runs words as text of a shell in a child process. */
export const runShellText: Runner = (words, state, call, engine, name) => {
  const text = words.map((word) => word.text).join(' ');
  if (words.some(({ known }) => !known)) {
    engine.facts.markOpaque('shell text that is known only at run time', text);
    return;
  }
  const inside = state.child();
  for (const variable of Object.keys(call.env)) inside.assign(variable, 'unknown');
  engine.runText(text, inside, { ...call, shell: /^r?bash$/.test(name) ? 'bash' : 'sh' });
};

/** Reads `NAME=value` before a command. `rest` is undefined if that is not possible for certain. */
function readAssignments(rest: Fields, { marks }: ProgramTable, call: Call, engine: Engine) {
  const env: Record<string, string> = { ...call.env };
  let at = 0;
  for (; marks.includes('a') && at < rest.length; at += 1) {
    const field = rest[at];
    // `A=$x` is one word with a name; `$x` may be an assignment or the program.
    const assignment = ASSIGNMENT.exec(field?.text ?? '');
    if (field === undefined || assignment === null) break;
    if (!field.known && field.many === true) return { env, rest: undefined };
    const [, name = '', value = ''] = assignment;
    env[name] = value;
    noteVariable(name, value, engine);
  }
  return { env, rest: rest.slice(at) };
}

/** Notes that a variable makes programs run code, or that their names stand for other programs. */
export function noteVariable(name: string, value: string | undefined, engine: Engine): void {
  if (CODE_VARIABLES.test(name)) engine.facts.runsCode = true;
  if (TRACE_VARIABLES.test(name) && !/^(?:\d*|true|false)$/i.test(value ?? '.')) {
    engine.facts.runsCode = true;
    if (value !== undefined && /^[/\0]/.test(value)) engine.facts.add('writes', value);
  }
  if (name === 'PATH' && !isSystemPath(value ?? '.')) engine.facts.runsCode = true;
}

function isSystemPath(value: string): boolean {
  return value
    .split(':')
    .every((folder) => /^(?:(?:\/usr)?(?:\/local)?\/s?bin\/?|\$PATH|"?\$\{PATH\}"?)$/.test(folder));
}

function changeFolder(folders: Fields, state: ShellState, engine: CommandEngine): void {
  engine.changesFolder ||= folders.length > 0;
  for (const folder of folders) state.folders = folder.known ? pathsOf(folder.text, state) : undefined;
}
