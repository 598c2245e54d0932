import type { Engine } from './engine.js';
import type { PathList } from './fact-list.js';
import { hostOf } from './hosts.js';
import { addPath } from './paths.js';
import type { ShellState } from './shell-state.js';
import { type FactName, type Field, type Fields, HOME_MARK, knownField } from './types.js';

/** A program, and where it runs. */
export interface ProgramCall {
  readonly name: string;
  readonly state: ShellState;
  readonly engine: Engine;
  /** True if operands may be addresses: `host:file`. */
  readonly namesRemote?: boolean;
}

/** Files on another computer, or addresses. */
const REMOTE = /^(?:[^/]*:|\w[\w+.-]*:\/\/)/;

/** Marks an argument that is not known, and the facts that depend on it. */
export function markUnclear({ text }: Field, { name, engine }: ProgramCall, about?: readonly FactName[]): void {
  engine.facts.markOpaque(`an argument of ${name} that is known only at run time`, text, about);
}

export function isHarmless({ known, numeric, stream, under }: Field): boolean {
  return known || numeric === true || stream === true || under !== undefined;
}

/** Returns true for a variable that the shell splits, so that a further word may be an option. */
export function mayBeSeveral(field: Field): boolean {
  return field.many === true && /[$`]/.test(field.text);
}

/** Returns true unless the literal beginning shows a path, or the value of an option. */
export function mayBeOption(field: Field): boolean {
  if (isHarmless(field)) return false;
  return mayBeSeveral(field) || !/^(?:[\w@.~%+:-]*\/|--?\w[\w-]*=|[\w.]+=)/.test(field.text);
}

/** Adds what each letter of `FILE_TABLE` means for a file. `sources`: files that are copied, moved or linked to it. */
export function applyEffect(effects: string, field: Field, call: ProgramCall, sources: Fields = []): void {
  const { facts } = call.engine;
  const { text } = field;
  if (text === '-' || text === '') return;
  const isRemote = call.namesRemote === true && REMOTE.test(text);
  for (const letter of effects) {
    const list = LISTS[letter.toLowerCase()];
    if (letter === 'u') addHost(field, call);
    else if (letter === 'f')
      applyEffect(text.startsWith('@') ? '@' : 'r', { ...field, text: text.replace(/^@/, '') }, call);
    else if (letter === '?' || letter === '@')
      facts.markOpaque(`files of ${call.name} that its text does not name`, text);
    if (letter === '@') addPath(facts, 'reads', field, call.state);
    else if (letter === 'a' || letter === 'n' || letter === 'k') addNamed(letter, field, call);
    else if (letter === 't') addParents(text, call);
    else if (letter === 'p') addPath(facts, 'writes', { ...field, text: folderOf(text) }, call.state);
    else if (list !== undefined && !isRemote) {
      addPath(facts, list, field, call.state, sources);
      if (letter !== letter.toLowerCase())
        for (const other of withOtherExtensions(text, call.name))
          addPath(facts, list, { ...field, text: other }, call.state);
    }
  }
}

const LISTS: Readonly<Record<string, PathList>> = { r: 'reads', w: 'writes', d: 'deletes', l: 'links' };

/** Adds the file of `@file`, `name=@file` or `file`, if the value is one. */
function addNamed(letter: string, field: Field, call: ProgramCall): void {
  const pattern = letter === 'a' ? /^@(.*)$/s : letter === 'n' ? /^[^@<=]*=?[@<]([^;]*)/s : /^([^=]*)$/s;
  const file = pattern.exec(field.text)?.[1];
  if (file !== undefined) applyEffect('r', { ...field, text: file }, call);
  else if (!field.known && field.many !== undefined && /^[$`]/.test(field.text)) markUnclear(field, call);
}

/** Adds the folders above a folder, which `rmdir -p` deletes too. */
function addParents(text: string, { engine, state }: ProgramCall): void {
  const parts = text.split('/').slice(0, -1);
  const parents = parts.map((_, at) => parts.slice(0, at + 1).join('/')).filter((parent) => /[^/.~\0]/.test(parent));
  for (const parent of parents) addPath(engine.facts, 'deletes', knownField(parent), state);
}

/** Returns the folder of a path. */
export function folderOf(path: string): string {
  const at = path.lastIndexOf('/');
  return at < 0 ? '.' : path.slice(0, Math.max(at, path.startsWith(HOME_MARK) ? HOME_MARK.length : 1));
}

const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/xz|lz/, '.xz .lzma .lz4'],
  [/^bz|bunz/, '.bz2 .out'],
  [/zst/, '.zst'],
  [/./, '.gz .zip .Z'],
];

/** Returns the names under which programs like gzip look for a file, or write it. */
function withOtherExtensions(path: string, name: string): string[] {
  const [, added = ''] = EXTENSIONS.find(([pattern]) => pattern.test(name)) ?? [];
  const stem = path.replace(/(?<=[^/])[.\-_][A-Za-z\d]+$/, '');
  return [...added.split(' ').map((each) => path + each), ...(stem === path ? [] : [stem, `${stem}.tar`])];
}

function addHost({ text, known }: Field, { engine }: ProgramCall): void {
  const host = known ? hostOf(text) : undefined;
  if (host !== undefined) engine.facts.add('hosts', host);
}
