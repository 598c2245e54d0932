import { applyEffect, type ProgramCall } from './file-effects.js';
import { pathsOf } from './paths.js';
import { applyArguments, readArguments } from './program-arguments.js';
import { parseTable } from './program-table.js';
import { type Field, knownField } from './types.js';

const TABLE = parseTable(`
tar: r* -f= --file= -C= --directory= -T=@ --files-from=@ -X=r --exclude-from=r -g=rw --listed-incremental=rw -IbHLNVKF= --use-compress-program= --format= --tape-length= --newer= --label= --starting-file= --info-script= --exclude= --owner= --group= --mode= --mtime= --transform= --xform= --strip-components= --one-top-level?=w --to-command= --rsh-command= --checkpoint?= --checkpoint-action= --index-file=w --suffix= --backup?= --add-file=r --volno-file=rw --remove-files!rd --newer-mtime= --after-date= --occurrence?= --sort= --owner-map=r --group-map=r --pax-option= --blocking-factor= --record-size= --rmt-command= --extract --get --create --append --update --catenate --concatenate --list --diff --compare --delete --to-stdout --absolute-names
`).get('tar');
const WITH_VALUE = /[fCTXgIbHLNVKF]/;

/** Adds the files of tar, whose first argument may be options without a dash. */
export function addTar(args: readonly Field[], call: ProgramCall): void {
  if (TABLE === undefined) return;
  const { operands, options } = readArguments(withDashes(args), TABLE);
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
  const table = lists || extracts ? { ...TABLE, repeated: 'x' } : TABLE;
  applyArguments({ operands, options }, table, inside);
  for (const folder of folders) {
    state.folders = folder.known ? pathsOf(folder.text, state) : undefined;
    if (!extracts) applyArguments({ operands, options }, table, inside);
  }
  if (!extracts || has('-O', '--to-stdout')) return;
  applyEffect(has('-P', '--absolute-names') ? 'w?' : 'w', knownField('.'), inside);
}

function withDashes([first, ...others]: readonly Field[]): readonly Field[] {
  if (first === undefined || !/^[A-Za-z]+$/.test(first.text)) return first === undefined ? [] : [first, ...others];
  let at = 0;
  const options = [...first.text].flatMap((letter): Field[] => {
    const value = WITH_VALUE.test(letter) ? others[at++] : undefined;
    return [knownField(`-${letter}`), ...(value === undefined ? [] : [value])];
  });
  return [...options, ...others.slice(at)];
}
