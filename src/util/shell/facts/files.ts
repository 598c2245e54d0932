import { addDownloads } from './downloads.js';
import type { Engine } from './engine.js';
import {
  applyEffect,
  folderOf,
  isHarmless,
  markUnclear,
  mayBeOption,
  mayBeSeveral,
  type ProgramCall,
} from './file-effects.js';
import { addGit } from './git.js';
import { applyArguments, type ReadArguments, readArguments } from './program-arguments.js';
import type { ProgramTable } from './program-table.js';
import { DATA_PROGRAMS, fileProgram, namesOf, RUNS_CODE } from './programs.js';
import type { ShellState } from './shell-state.js';
import { addTar } from './tar.js';
import { FACT_NAMES, type FactName, type Field, type Fields, knownField } from './types.js';

const OWN_FORMS: Readonly<Record<string, (args: Fields, call: ProgramCall) => void>> = {
  git: addGit,
  tar: addTar,
  gtar: addTar,
  dd: (args, call) => {
    for (const field of args) {
      const [, name, text = ''] = /^(if|of)=(.*)$/s.exec(field.text) ?? [];
      if (name !== undefined) applyEffect(name === 'if' ? 'r' : 'w', { ...field, text }, call);
    }
  },
};

const NAMES_REMOTE = new Set(['scp', 'rsync', 'aws', 'gsutil', 'gcloud']);

/** Adds the files that a program reads, writes or deletes. */
export function addFiles(name: string, args: Fields, state: ShellState, engine: Engine): void {
  const call: ProgramCall = { name, state, engine, namesRemote: NAMES_REMOTE.has(name) };
  for (const { text } of args)
    if (text.includes('file://')) applyEffect('r', knownField(text.replace(/^.*file:\/\//s, '')), call);
  const table = tableOf(name);
  const special = Object.hasOwn(OWN_FORMS, name) ? OWN_FORMS[name] : undefined;
  if (name.startsWith('git-')) addGit([knownField(name.slice(4)), ...args], call);
  else if (special !== undefined) special(args, call);
  else if (table !== undefined) addListed(args, table, call);
  else if (!DATA_PROGRAMS.has(name)) addUnknown(args, call);
}

function tableOf(name: string): ProgramTable | undefined {
  return namesOf(name)
    .map(fileProgram)
    .find((table) => table !== undefined);
}

/** Value of an option, of `name=value` and of `@file`. */
const VALUE = /^(?:--?[\w-]+=|[\w.]+=|-[A-Za-z](?=[./~\0])|)@?(.*)$/s;

/**
 * Adds the files of a program that no table describes: everything that may be a file counts as read and, unless the
 * program is an interpreter or the like, as written.
 */
function addUnknown(args: Fields, call: ProgramCall): void {
  call.engine.facts.runsCode = true;
  const runsCode = [call.name, call.name.replace(/-?[\d.]+$/, '')].some((name) => RUNS_CODE.has(name));
  const effects = runsCode && !args.some(({ text }) => /^--(?:write|fix)$/.test(text)) ? 'r' : 'rw';
  for (const field of args) {
    const text = VALUE.exec(field.text)?.[1] ?? '';
    if (text === '' || /^-|^\w[\w+.-]*:\/\//.test(text)) continue;
    if (isPatternInFolder(field)) applyEffect(effects, knownField(folderOf(text.replace(/[*?[@!+{(].*$/s, ''))), call);
    else if (isHarmless(field) || !runsCode) applyEffect(effects, { ...field, text }, call);
  }
  const unclear = args.find((field) => !isHarmless(field) && !isPatternInFolder(field));
  if (unclear !== undefined && !runsCode) markUnclear(unclear, call);
}

/** Returns true for `src/*.js`, whose files begin with the name of the folder. */
function isPatternInFolder({ text, known, many }: Field): boolean {
  return !known && many === true && /^[\w.@~/-]*\/[^$`]*$/.test(text) && !/[$`]|[*?[{(].*\.\./.test(text);
}

function addListed(args: Fields, table: ProgramTable, call: ProgramCall): void {
  const read = readArguments(args, table);
  applyArguments(read, table, call);
  addDownloads(read, call);
  addLinked(read, call);
  // Every name that matches a pattern begins as the pattern does.
  const isPath = ({ pattern, text }: Field): boolean => pattern === true && /^[^-*?[\\@!+(]/.test(text);
  const mayBegin = args.filter((each) => mayBeSeveral(each) || read.operands.includes(each));
  for (const field of mayBegin.filter((each) => mayBeOption(each) && !isPath(each)))
    markUnclear(field, call, mayBeSeveral(field) ? FACT_NAMES : factsOfOptions(table));
}

/** Returns the facts that an option of a program may change. */
function factsOfOptions({ after, options }: ProgramTable): readonly FactName[] {
  const effects = [...options.values()].map(({ value, operands = '', last = '' }) => value + operands + last);
  const letters = after.concat(effects).join('').toLowerCase();
  if (/[l?u]/.test(letters)) return FACT_NAMES;
  const lists = { reads: /[rankf@]/, writes: /[wps~]/, deletes: /[dt]/ };
  return ['programs', ...(['reads', 'writes', 'deletes'] as const).filter((name) => lists[name].test(letters))];
}

/** Adds the files that links lead to: later, they are read under other names, and written through a hard link. */
function addLinked({ operands, options }: ReadArguments, call: ProgramCall): void {
  const has = (...names: readonly string[]) => names.some((name) => options.has(name));
  const isCopy = call.name === 'cp' && has('-s', '-l', '--symbolic-link', '--link');
  if (!isCopy && call.name !== 'ln' && call.name !== 'link') return;
  const [target] = options.get('-t') ?? options.get('--target-directory') ?? [];
  const last = target ?? operands.at(-1);
  const isAlone = target === undefined && operands.length === 1;
  const folder = isAlone || last === undefined ? '.' : folderOf(last.text);
  for (const file of target !== undefined || isAlone ? operands : operands.slice(0, -1)) {
    applyEffect(has('-s', '--symbolic', '--symbolic-link') ? 'r' : 'rw', file, call);
    // The target of a symbolic link is relative to the folder of the link.
    if (has('-s', '--symbolic', '--symbolic-link') && !/^[/\0]/.test(file.text) && folder !== '.')
      applyEffect('r', { ...file, text: `${folder}/${file.text}` }, call);
    if (isAlone) applyEffect('l', knownField(file.text.slice(file.text.lastIndexOf('/') + 1)), call);
  }
}
