import type { Call, CommandEngine, Runner } from './engine.js';
import { addPath } from './paths.js';
import type { ShellState } from './shell-state.js';
import { type Field, type Fields, knownField } from './types.js';

const EXECUTES = new Set(['-exec', '-execdir', '-ok', '-okdir']);
const WRITES = new Set(['-fprint', '-fprint0', '-fls', '-fprintf']);
const ACTS = /^-(?:delete|exec|ok)/;
/** Operators and tests after which other names match too. */
const WIDENS = new Set('-o -or ! -not , -path -wholename -regex'.split(' '));
const FIRST_OPTIONS = /^-(?:[HLP]|O\d|D)$/;

/** Runs the commands of `find -exec` and adds the folders where it deletes. */
export const runFind: Runner = (args, state, call, engine) => {
  const { facts } = engine;
  const begin = args.findIndex(({ text }) => /^[-(!,]/.test(text) && !FIRST_OPTIONS.test(text));
  const folders = args.slice(0, begin === -1 ? args.length : begin).filter(({ text }) => !FIRST_OPTIONS.test(text));
  const given = folders.length === 0 ? [knownField('.')] : folders;
  // With -L and -H, find goes through a link that it is given, as through `link/`.
  const follows = args.some(({ text }) => text === '-L' || text === '-H');
  const only = patternOfNames(args);
  const starts = given.map((folder) => ({
    ...folder,
    text: follows ? `${folder.text}/` : folder.text,
    ...(only !== undefined && { only }),
  }));
  const unclear = args.slice(begin === -1 ? args.length : begin).find(({ known, many }) => !known && many === true);
  if (unclear !== undefined) facts.markOpaque('an argument of find that is known only at run time', unclear.text);
  for (let at = Math.max(begin, 0); at < args.length; at += 1) {
    const { text } = args[at] ?? knownField('');
    if (text === '-delete') for (const folder of starts) addPath(facts, 'deletes', folder, state);
    if (text === '-files0-from') facts.markOpaque('folders that find reads from a file');
    if (WRITES.has(text)) addPath(facts, 'writes', args[at + 1] ?? knownField(''), state);
    if (EXECUTES.has(text)) at = runExec(args, at, starts, [state, call, engine]);
  }
};

type Context = readonly [ShellState, Call, CommandEngine];

/** Returns the pattern that the names of all files match with which find does something, if it has two letters that decide. */
function patternOfNames(args: readonly Field[]): string | undefined {
  const at = args.findIndex(({ text }) => text === '-name' || text === '-iname');
  const { text = '', known = false } = args[at + 1] ?? {};
  const isFirst = !args.slice(0, Math.max(at, 0)).some((each) => ACTS.test(each.text));
  const isClear = isFirst && !args.some((each) => WIDENS.has(each.text));
  return at >= 0 && known && isClear && /^[^[\]]*\w{2}[^[\]]*$/.test(text) ? text : undefined;
}

/** Runs the command of one `-exec`. Returns the index of its end. */
function runExec(args: Fields, at: number, starts: Fields, context: Context): number {
  const [state, call, engine] = context;
  const isEnd = (field: Field, index: number) =>
    index > at && (field.text === ';' || (field.text === '+' && args[index - 1]?.text === '{}'));
  const end = args.findIndex(isEnd);
  const command = args.slice(at + 1, end === -1 ? args.length : end);
  const inside = state.copy();
  // The program runs in the folder of each file.
  if (args[at]?.text.endsWith('dir') === true) {
    inside.folders = undefined;
    engine.changesFolder = true;
  }
  const under =
    starts.every(({ known }) => known) && inside.folders !== undefined ? starts.map(({ text }) => text) : undefined;
  engine.dispatch(
    command.map((field) => withFile(field, under, starts[0]?.only)),
    inside,
    call,
  );
  return end === -1 ? args.length : end;
}

/** Replaces `{}` by a file under the folders of find, which begins with the name of a folder and never with a dash. */
function withFile(field: Field, under: readonly string[] | undefined, only: string | undefined): Field {
  if (!field.text.includes('{}')) return field;
  const isFile = field.text === '{}' && under?.every((folder) => !folder.startsWith('-')) === true;
  return isFile && under !== undefined
    ? { text: '{}', known: false, under, ...(only !== undefined && { only }) }
    : { text: field.text, known: false };
}
