import type { Engine } from './engine.js';
import type { PathList } from './fact-list.js';
import { hostOf } from './hosts.js';
import { addPath } from './paths.js';
import type { ShellState } from './shell-state.js';
import { type Field, HOME_MARK, knownField } from './types.js';

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

export function markUnclear({ text }: Field, { name, engine }: ProgramCall): void {
  engine.facts.opaque(`an argument of ${name} that is known only at run time`, text);
}

/** Adds what each letter means for a file: see `FILE_TABLE`. */
export function applyEffect(effects: string, field: Field, call: ProgramCall): void {
  const { facts } = call.engine;
  const { text } = field;
  if (text === '-' || text === '') return;
  const isRemote = call.namesRemote === true && REMOTE.test(text);
  for (const letter of effects) {
    const list = LISTS[letter.toLowerCase()];
    if (letter === 'u') addHost(field, call);
    else if (letter === '?' || letter === '@') facts.opaque(`files of ${call.name} that its text does not name`, text);
    if (letter === '@') addPath(facts, 'reads', field, call.state);
    else if (letter === 'a' || letter === 'n' || letter === 'k') addNamed(letter, field, call);
    else if (letter === 't') addParents(text, call);
    else if (letter === 'p') addPath(facts, 'writes', { ...field, text: folderOf(text) }, call.state);
    else if (list !== undefined && !isRemote) {
      addPath(facts, list, field, call.state);
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
