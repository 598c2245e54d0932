import { applyEffect, type ProgramCall } from './file-effects.js';
import { pathsOf } from './paths.js';
import { applyArguments, readArguments } from './program-arguments.js';
import { NO_FILES } from './program-table.js';
import { fileProgram } from './programs.js';
import { type Field, type Fields, knownField } from './types.js';

const WITH_VALUE = /[fCTXgIbHLNVKF]/;

/** Adds the files of tar, whose first argument may be options without a dash. */
export function addTar(args: Fields, call: ProgramCall): void {
  const tar = fileProgram('tar') ?? NO_FILES;
  const { operands, options } = readArguments(withDashes(args), tar);
  const has = (...names: readonly string[]) => names.some((name) => options.has(name));
  const extracts = has('-x', '--extract', '--get');
  const lists = has('-t', '-d', '--list', '--diff', '--compare');
  for (const archive of [...(options.get('-f') ?? []), ...(options.get('--file') ?? [])]) {
    applyEffect(extracts || lists ? 'r' : 'rw', archive, { ...call, namesRemote: true });
    if (/^[^/]+:/.test(archive.text)) applyEffect('u', archive, call);
  }
  const state = call.state.copy();
  const inside: ProgramCall = { ...call, state };
  const folders = [...(options.get('-C') ?? []), ...(options.get('--directory') ?? [])];
  const table = lists || extracts ? { ...tar, repeated: 'x' } : tar;
  applyArguments({ operands, options }, table, inside);
  for (const folder of folders) {
    state.folders = folder.known ? pathsOf(folder.text, state) : undefined;
    if (!extracts) applyArguments({ operands, options }, table, inside);
  }
  if (!extracts || has('-O', '--to-stdout')) return;
  applyEffect(has('-P', '--absolute-names') ? 'w?' : 'w', knownField('.'), inside);
}

function withDashes([first, ...others]: Fields): Fields {
  if (first === undefined || !/^[A-Za-z]+$/.test(first.text)) return first === undefined ? [] : [first, ...others];
  let at = 0;
  const options = [...first.text].flatMap((letter): Field[] => {
    const value = WITH_VALUE.test(letter) ? others[at++] : undefined;
    return [knownField(`-${letter}`), ...(value === undefined ? [] : [value])];
  });
  return [...options, ...others.slice(at)];
}
