import type { Call, CommandEngine } from './engine.js';
import { type ReadOptions, readOptions } from './options.js';
import { addPath, pathsOf } from './paths.js';
import { CODE_VARIABLES, TRACE_VARIABLES } from './programs.js';
import type { ShellState } from './shell-state.js';
import { type Field, knownField } from './types.js';
import { WRAPPERS, type Wrapper } from './wrappers.js';

const NO_OPTIONS: Wrapper = {};
/** `env` takes any word with `=` as an assignment. */
const ASSIGNMENT = /^([^=]+)=(.*)$/s;

/** Runs the command in the arguments of a wrapper. */
export function unwrap(
  name: string,
  args: readonly Field[],
  state: ShellState,
  call: Call,
  engine: CommandEngine,
): void {
  const wrapper = WRAPPERS[name] ?? NO_OPTIONS;
  const { facts } = engine;
  if (wrapper.sudo === true) facts.usesSudo = true;
  if (wrapper.runsCode === true) facts.runsCode = true;
  const own =
    name === 'env'
      ? withSplitText(args)
      : wrapper.leads === true && /^[^-]/.test(args[0]?.text ?? '')
        ? args.slice(1)
        : args;
  const read = own && readWrapper(own, wrapper);
  if (read === undefined) {
    facts.markOpaque(`the command in the arguments of ${name} is not clear`, args.map(({ text }) => text).join(' '));
    return;
  }
  const { options } = read;
  for (const option of wrapper.writes ?? [])
    for (const file of options.get(option) ?? []) {
      addPath(facts, 'writes', file, state);
      // `strace -o '|program'`
      if (/^[|!]/.test(file.text)) facts.runsCode = true;
    }
  for (const option of wrapper.reads ?? [])
    for (const file of options.get(option) ?? []) addPath(facts, 'reads', file, state);
  if (wrapper.inert?.some((option) => options.has(option)) === true) return;
  const inside = state.copy();
  changeFolder(
    (wrapper.folder ?? []).flatMap((option) => options.get(option) ?? []),
    inside,
    engine,
  );
  for (const option of wrapper.text ?? [])
    for (const text of options.get(option) ?? []) runShellText([text], inside, call, engine);
  if (wrapper.text?.some((option) => options.has(option)) === true) {
    if (wrapper.writesOperand === true) for (const file of read.rest) addPath(facts, 'writes', file, state);
    return;
  }
  const { env, rest } = readAssignments(read.rest, wrapper, call, engine);
  if (rest === undefined) {
    facts.markOpaque(`the command in the arguments of ${name} is not clear`);
    return;
  }
  const usesShell = wrapper.joins === true || (wrapper.shell?.some((option) => options.has(option)) ?? false);
  runRest(name, rest, inside, { ...call, env }, usesShell, wrapper, engine);
}

/** Reads the options of a wrapper, which may also follow its operand. */
function readWrapper(args: readonly Field[], wrapper: Wrapper): ReadOptions | undefined {
  const table = withText(wrapper);
  const read = readOptions(args, table);
  const [operand, ...others] = read?.rest ?? [];
  if (wrapper.permutes !== true || operand === undefined) return read;
  const later = readOptions(others, table);
  return later && { options: new Map([...(read?.options ?? []), ...later.options]), rest: [operand, ...later.rest] };
}

/** Runs the command after the options and operands of a wrapper. */
function runRest(
  name: string,
  rest: readonly Field[],
  state: ShellState,
  call: Call,
  usesShell: boolean,
  { operands = 0, writesOperand, shellAlone }: Wrapper,
  engine: CommandEngine,
): void {
  const before = rest.slice(0, operands);
  const [first, ...others] = rest.slice(operands);
  if (before.some(({ text, many, known }) => (!known && many === true) || text === '-')) {
    engine.facts.markOpaque(`the command in the arguments of ${name} is not clear`);
    return;
  }
  if (writesOperand === true) for (const file of before) addPath(engine.facts, 'writes', file, state);
  // `flock file -c text`
  const hasText = (name === 'flock' || name === 'sg') && first?.known === true && /^(?:-c|--command)$/.test(first.text);
  if (first === undefined) {
    if (usesShell || shellAlone === true) engine.facts.markOpaque('a shell that reads its commands', name);
  } else if (hasText) runShellText(others, state, call, engine);
  else if (usesShell) runShellText([first, ...others], state, call, engine);
  else engine.dispatch([first, ...others], state, call);
}

/** Runs words as text of a shell in a child process. `isBash`: false if it may be another shell. */
export function runShellText(
  words: readonly Field[],
  state: ShellState,
  call: Call,
  engine: CommandEngine,
  isBash = false,
): void {
  if (words.some(({ known }) => !known)) {
    engine.facts.markOpaque('shell text that is known only at run time', words.map(({ text }) => text).join(' '));
    return;
  }
  const inside = state.child();
  engine.runText(words.map(({ text }) => text).join(' '), inside, { ...call, isOtherShell: !isBash });
}

function withText(wrapper: Wrapper): Wrapper {
  const letters = (wrapper.text ?? []).filter((option) => option.length === 2).map((option) => option.charAt(1));
  const long = (wrapper.text ?? []).filter((option) => option.startsWith('--')).map((option) => option.slice(2));
  if (letters.length + long.length === 0) return wrapper;
  return {
    ...wrapper,
    values: (wrapper.values ?? '') + letters.join(''),
    longValues: [...(wrapper.longValues ?? []), ...long],
  };
}

/** Reads `NAME=value` before a command. `rest` is undefined if that is not possible for certain. */
function readAssignments(
  rest: readonly Field[],
  { assignments, operands = 0 }: Wrapper,
  call: Call,
  engine: CommandEngine,
) {
  const env: Record<string, string> = { ...call.env };
  let at = 0;
  for (; assignments === true && at < rest.length; at += 1) {
    const field = rest[at];
    // `A=$x` is one word with a name; `$x` may be an assignment or the program.
    const assignment = ASSIGNMENT.exec(field?.text ?? '');
    if (field === undefined || assignment === null) break;
    if (!field.known && field.many === true) return { env, rest: undefined };
    const [, name = '', value = ''] = assignment;
    env[name] = value;
    noteVariable(name, value, engine);
  }
  return { env, rest: operands > 0 ? rest : rest.slice(at) };
}

/** Notes that a variable makes programs run code, or that their names stand for other programs. */
export function noteVariable(name: string, value: string | undefined, engine: CommandEngine): void {
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

function changeFolder(folders: readonly Field[], state: ShellState, engine: CommandEngine): void {
  engine.changesFolder ||= folders.length > 0;
  for (const folder of folders) state.folders = folder.known ? pathsOf(folder.text, state) : undefined;
}

/** Replaces `env -S 'a b'` by its words. Returns undefined if they are not plain. */
function withSplitText(args: readonly Field[]): readonly Field[] | undefined {
  const [lone, ...rest] = args;
  if (lone?.text === '-') return [knownField('-i'), ...rest];
  const at = args.findIndex(({ text }) => /^(?:-[i0v]*S|--split-string)/.test(text));
  const [word, next] = [args[at], args[at + 1]];
  if (at === -1 || word === undefined || args.slice(0, at).some(({ text }) => !/^-[i0v]+$|^\w+=/.test(text)))
    return args;
  const [, flags = '', own = ''] =
    /^(-[i0v]*)S(.*)$/s.exec(word.text) ?? /^(--split-string)(?:=(.*))?$/s.exec(word.text) ?? [];
  const text = own === '' ? next : knownField(own);
  if (!word.known || text?.known !== true || !/^[\w\s./=:,@%+-]*$/.test(text.text)) return undefined;
  const words = text.text
    .split(/\s+/)
    .filter((each) => each !== '')
    .map(knownField);
  const before = /^-[i0v]+$/.test(flags) ? [knownField(flags)] : [];
  return [...args.slice(0, at), ...before, ...words, ...args.slice(at + (own === '' ? 2 : 1))];
}
