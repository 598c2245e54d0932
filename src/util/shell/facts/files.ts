import { addDownloads } from './downloads.js';
import type { Engine } from './engine.js';
import { applyEffect, folderOf, markUnclear, type ProgramCall } from './file-effects.js';
import { addGit } from './git.js';
import { applyArguments, readArguments } from './program-arguments.js';
import type { FileProgram } from './program-table.js';
import { DATA_PROGRAMS, FILE_PROGRAMS, RUNS_CODE } from './programs.js';
import type { ShellState } from './shell-state.js';
import { addTar } from './tar.js';
import { type Field, knownField } from './types.js';

const OWN_FORMS: Readonly<Record<string, (args: readonly Field[], call: ProgramCall) => void>> = {
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
export function addFiles(name: string, args: readonly Field[], state: ShellState, engine: Engine): void {
  const call: ProgramCall = { name, state, engine, namesRemote: NAMES_REMOTE.has(name) };
  for (const { text } of args)
    if (text.includes('file://')) applyEffect('r', knownField(text.replace(/^.*file:\/\//s, '')), call);
  const table = tableOf(name);
  const special = Object.hasOwn(OWN_FORMS, name) ? OWN_FORMS[name] : undefined;
  if (special !== undefined) special(args, call);
  else if (table !== undefined) addListed(args, table, call);
  else if (!DATA_PROGRAMS.has(name)) addUnknown(args, call);
}

/** Returns the table of a program, also under the names that GNU programs and cross-compilers have on other systems. */
function tableOf(name: string): FileProgram | undefined {
  const plain = name.replace(/^x86_64-linux-gnu-/, '').replace(/-\d[\d.]*$/, '');
  return FILE_PROGRAMS.get(name) ?? FILE_PROGRAMS.get(plain) ?? FILE_PROGRAMS.get(plain.replace(/^g/, ''));
}

/** Value of an option, of `name=value` and of `@file`. */
const VALUE = /^(?:--?[\w-]+=|[\w.]+=|-[A-Za-z](?=[./~\0])|)@?(.*)$/s;

/**
 * Adds the files of a program that no table describes: everything that may be a file counts as read, and, unless the program is
 * known to run code, as written.
 */
function addUnknown(args: readonly Field[], call: ProgramCall): void {
  const runsCode = RUNS_CODE.has(call.name);
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

function isHarmless({ known, numeric, stream, under }: Field): boolean {
  return known || numeric === true || stream === true || under !== undefined;
}

/** Returns true for a variable that the shell splits: a further word may be an option. The files of a pattern share its beginning. */
function mayBeSeveral(field: Field): boolean {
  return field.many === true && /[$`]/.test(field.text);
}

function addListed(args: readonly Field[], table: FileProgram, call: ProgramCall): void {
  const read = readArguments(args, table);
  applyArguments(read, table, call);
  addDownloads(read, call);
  const unclear = args.find((field) => !isHarmless(field) && mayBeSeveral(field));
  if (unclear !== undefined) markUnclear(unclear, call);
}
