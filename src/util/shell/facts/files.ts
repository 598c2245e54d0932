import { posix } from 'node:path';
import type { Engine } from './engine.js';
import { factsOf } from './fact-list.js';
import { addPath, pathsOf } from './paths.js';
import { DATA_PROGRAMS, FILE_PROGRAMS, type FileProgram, RUNS_CODE } from './programs.js';
import type { ShellState } from './shell-state.js';
import { FACT_NAMES, type FactName, type Field, knownField } from './types.js';

/** Adds the files that a program reads, writes or deletes. */
export function addFiles(name: string, args: readonly Field[], state: ShellState, engine: Engine): void {
  if (name === 'dd') addOperands(args, { 'if=': 'reads', 'of=': 'writes' }, state, engine);
  const table = Object.hasOwn(FILE_PROGRAMS, name) ? FILE_PROGRAMS[name] : undefined;
  if (table === undefined) {
    checkArguments(name, args, engine);
    return;
  }
  addListed(name, args, table, state, engine);
  // Every name that matches a pattern begins as the pattern does.
  const isPath = ({ pattern, text }: Field): boolean => pattern === true && /^[^-*?[\\@!+(]/.test(text);
  for (const field of args.filter((each) => mayBeOption(each) && !isPath(each)))
    engine.facts.markOpaque(
      `an argument of ${name} that is known only at run time`,
      field.text,
      mayBeSeveral(field) ? FACT_NAMES : factsOfOptions(table),
    );
}

/** Returns the facts that an option of a program may change. */
function factsOfOptions({ last = [], files = {}, inPlace }: FileProgram): readonly FactName[] {
  const lists = [...last, ...Object.values(files), ...(inPlace === undefined ? [] : (['writes'] as const))];
  return ['programs', ...lists.flatMap(factsOf)];
}

/** Marks the command as opaque if an argument that is not known may be an option or a subcommand. */
function checkArguments(name: string, args: readonly Field[], engine: Engine): void {
  if (DATA_PROGRAMS.has(name) || RUNS_CODE.has(name)) return;
  const unclear = args.find(mayBeOption);
  if (unclear !== undefined)
    engine.facts.markOpaque(`an argument of ${name} that is known only at run time`, unclear.text);
}

function mayBeOption(field: Field): boolean {
  if (isHarmless(field)) return false;
  if (mayBeSeveral(field)) return true;
  // The literal beginning decides: a path, or the value of an option.
  return !/^(?:[\w@.~%+:-]*\/|--?\w[\w-]*=|[\w.]+=)/.test(field.text);
}

function isHarmless({ known, numeric, stream, under }: Field): boolean {
  return known || numeric === true || stream === true || under !== undefined;
}

/** Returns true for a variable that the shell splits: a further word may be an option. The files of a pattern share its beginning. */
function mayBeSeveral(field: Field): boolean {
  return field.many === true && /[$`]/.test(field.text);
}

function addOperands(
  args: readonly Field[],
  names: Record<string, 'reads' | 'writes'>,
  state: ShellState,
  engine: Engine,
): void {
  for (const [name, list] of Object.entries(names))
    for (const field of args)
      if (field.text.startsWith(name))
        addPath(engine.facts, list, { ...field, text: field.text.slice(name.length) }, state);
}

const LINKS = ['links'] as const;
const TARGETS: ReadonlySet<string> = new Set(['-t', '--target-directory']);

interface ReadArguments {
  readonly operands: Field[];
  readonly options: Map<string, readonly Field[]>;
}

function addListed(name: string, args: readonly Field[], table: FileProgram, state: ShellState, engine: Engine): void {
  const { operands, options } = readArguments(args, table);
  for (const [option, list] of Object.entries(table.files ?? {})) {
    const sources = TARGETS.has(option) ? operands : [];
    for (const file of options.get(option) ?? []) addPath(engine.facts, list, file, state, sources);
  }
  const replaced = table.instead?.some((option) => options.has(option)) === true;
  const files = operands.slice(replaced ? 0 : (table.skip ?? 0));
  if (files.length === 0 && table.recursive?.some((option) => options.has(option)) === true)
    files.push(knownField('.'));
  const target = [...TARGETS].some((option) => options.has(option));
  const last = table.last !== undefined && !target && !options.has('-d') ? files.pop() : undefined;
  const lists = [...(options.has('-d') && name === 'install' ? ['writes' as const] : (table.operands ?? []))];
  if (table.inPlace?.some((option) => options.has(option)) === true) lists.push('writes');
  for (const file of files) for (const list of lists) if (file.text !== '-') addPath(engine.facts, list, file, state);
  const makesLinks = name === 'cp' && ['-s', '-l', '--symbolic-link', '--link'].some((option) => options.has(option));
  for (const list of makesLinks ? LINKS : (table.last ?? []))
    if (last !== undefined) addPath(engine.facts, list, last, state, files);
  if (name === 'ln' || name === 'link' || makesLinks) addLinked(name, files, last, options, state, engine);
  // A link that is moved stays a link.
  if (name === 'mv')
    for (const file of files) for (const path of pathsOf(file.text, state) ?? []) engine.facts.use(path);
  // `ln a/b` and `cp`-like programs with one operand write in the folder of the shell.
  if (name === 'ln' && files.length === 0 && last !== undefined)
    addPath(engine.facts, 'links', knownField(last.text.slice(last.text.lastIndexOf('/') + 1)), state);
}

/** Adds the files that links lead to: later, they are read under other names. A hard link is also written under the other name. */
function addLinked(
  name: string,
  files: readonly Field[],
  last: Field | undefined,
  options: ReadArguments['options'],
  state: ShellState,
  { facts }: Engine,
): void {
  const isSymbolic = ['-s', '--symbolic', '--symbolic-link'].some((option) => options.has(option));
  const alone = name === 'ln' && files.length === 0 && last !== undefined;
  const folder = alone || last === undefined ? '.' : posix.dirname(last.text);
  for (const file of alone ? [last] : files) {
    addPath(facts, 'reads', file, state);
    if (!isSymbolic) addPath(facts, 'writes', file, state);
    // The target of a symbolic link is relative to the folder of the link.
    else if (!/^[/\0]/.test(file.text) && folder !== '.')
      addPath(facts, 'reads', { ...file, text: `${folder}/${file.text}` }, state);
  }
}

/** Separates operands from options. Unlike `readOptions` it accepts any option, because a value taken for a file only adds one. */
function readArguments(args: readonly Field[], table: FileProgram): ReadArguments {
  const options = new Map<string, readonly Field[]>();
  const operands: Field[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const field = args[at];
    if (field === undefined) break;
    const { text } = field;
    if (text === '--') {
      operands.push(...args.slice(at + 1));
      break;
    }
    if (!text.startsWith('-') || text === '-') operands.push(field);
    else
      at += text.startsWith('--')
        ? readLong(field, args[at + 1], table, options)
        : readShort(field, args[at + 1], table, options);
  }
  return { operands, options };
}

function readLong(
  field: Field,
  next: Field | undefined,
  { longValues = [] }: FileProgram,
  options: ReadArguments['options'],
): 0 | 1 {
  const [given = '', ...value] = field.text.slice(2).split('=');
  const name = longValues.find((each) => each === given) ?? longValues.find((each) => each.startsWith(given)) ?? given;
  const takesNext = value.length === 0 && longValues.includes(name);
  const own = takesNext ? next : { ...field, text: value.join('=') };
  options.set(`--${name}`, [...(options.get(`--${name}`) ?? []), ...(own === undefined ? [] : [own])]);
  return takesNext ? 1 : 0;
}

function readShort(
  field: Field,
  next: Field | undefined,
  { values = '' }: FileProgram,
  options: ReadArguments['options'],
): 0 | 1 {
  const { text } = field;
  for (let at = 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const before = options.get(`-${letter}`) ?? [];
    options.set(`-${letter}`, before);
    if (!values.includes(letter)) continue;
    const rest = text.slice(at + 1);
    const own = rest === '' ? next : { ...field, text: rest };
    options.set(`-${letter}`, [...before, ...(own === undefined ? [] : [own])]);
    return rest === '' ? 1 : 0;
  }
  return 0;
}
