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

/** Adds the files that a program reads, writes or deletes. */
export function addFiles(name: string, args: readonly Field[], state: ShellState, engine: Engine): void {
  const call = { name, state, engine };
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
  for (const field of args) {
    const value = VALUE.exec(field.text)?.[1] ?? '';
    if (value === '' || /^-|^\w[\w+.-]*:\/\//.test(value)) continue;
    const isPattern = !field.known && field.many === true && !/[$`]|\.\./.test(value);
    if (isPattern) applyEffect(runsCode ? 'r' : 'rw', knownField(folderOf(value.replace(/[*?[@!+{(].*$/s, ''))), call);
    else if (!runsCode) applyEffect('rw', { ...field, text: value }, call);
    else if (isHarmless(field)) applyEffect('r', { ...field, text: value }, call);
  }
  const unclear = runsCode
    ? undefined
    : args.find((field) => !isHarmless(field) && !(field.many === true && !/[$`]|\.\./.test(field.text)));
  if (unclear !== undefined) markUnclear(unclear, call);
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
