import { posix } from 'node:path';
import { isWindows } from '../../real-paths.js';
import { type FactList, factsOf, type PathList } from './fact-list.js';
import type { ShellState } from './shell-state.js';
import { type Field, type Fields, HOME_MARK } from './types.js';

/** Files that are no data: terminals, descriptors of the process, and the empty one. */
const DEVICES = /^\/dev\/(?:null|zero|full|random|urandom|tty|stdin|stdout|stderr|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/;
const SOCKET = /^\/dev\/(?:tcp|udp)\/([^/]+)\//;
/** `host:` of files on another computer. */
const REMOTE = /^[^/]+:/;

/** Returns a path in a folder, normalised. A relative folder gives a relative path. */
export function resolvePath(folder: string, path: string): string {
  if (isWindows(folder === '' ? path : folder) && !path.startsWith(HOME_MARK)) return resolveWindows(folder, path);
  const home = path.startsWith(HOME_MARK) ? '' : folder.startsWith(HOME_MARK) ? folder : undefined;
  if (path.startsWith('/')) return remoteOf(folder) + normalised(path);
  if (home !== undefined) return homePath(`${home}${home === '' ? '' : '/'}${path}`.slice(HOME_MARK.length));
  const remote = remoteOf(folder);
  const inside = folder.slice(remote.length);
  const joined = normalised(inside === '' ? path : `${inside}/${path}`);
  // A file whose name begins with `~` is not in the home folder.
  return remote + (joined.startsWith('~') && inside === '' ? `./${joined}` : joined);
}

/** Returns a path of Windows with `/`, as bash there accepts it: also `/c/x` for `C:/x`. */
function resolveWindows(folder: string, path: string): string {
  const text = path.replaceAll('\\', '/').replace(/^\/([A-Za-z])(?=\/|$)/, '$1:/');
  const base = folder.replaceAll('\\', '/');
  const [drive = ''] = /^[A-Za-z]:/.exec(text) ?? /^[A-Za-z]:/.exec(base) ?? [];
  if (/^(?:[A-Za-z]:|\/)/.test(text)) return drive + normalised(`/${text.replace(/^[A-Za-z]:/, '')}`);
  return drive + normalised(`${base.slice(drive.length)}/${text}`);
}

function homePath(inside: string): string {
  const path = normalised(inside.replace(/^\/+/, '') || '.');
  return path === '.' ? HOME_MARK : `${HOME_MARK}/${path}`;
}

function normalised(path: string): string {
  const normal = posix.normalize(path.replace(/^\/+/, '/'));
  return normal.length > 1 && normal.endsWith('/') ? normal.slice(0, -1) : normal;
}

function remoteOf(folder: string): string {
  return REMOTE.exec(folder)?.[0] ?? '';
}

/** Returns every path that a text may stand for. Undefined if the folder is not known. */
export function pathsOf(text: string, state: ShellState): readonly string[] | undefined {
  const folders = text.startsWith('/') || text.startsWith(HOME_MARK) ? [state.folders?.[0] ?? ''] : state.folders;
  return folders?.map((folder) => resolvePath(folder, text));
}

/** Adds a file that a program reads, writes or deletes. `sources`: files that it copies, moves or links to it. */
export function addPath(facts: FactList, list: PathList, field: Field, state: ShellState, sources: Fields = []): void {
  if (field.stream === true) return;
  const texts = field.under ?? [field.text];
  const isBelow = field.under !== undefined;
  const isPattern = field.pattern === true && list !== 'links' && !isBelow && !LEAVES.test(field.text);
  const isCopied = !isBelow && sources.every(({ known }) => known);
  const from = isCopied ? sources.flatMap(({ text }) => openedPaths(text, state)) : [];
  for (const text of texts) addText(facts, list, text, state, isPattern, { sources: from, only: field.only });
  if (!field.known && !isBelow && !isPattern)
    facts.markOpaque(`${list} a file that is known only at run time`, field.text, factsOf(list));
}

/** Patterns of which a part may match `..`, or lead to it. */
const LEAVES = /\(|[*?[].*\/\.\.(?:\/|$)|(?:^|\/)\.(?:[*?]|\[(?!!\.))/;

function addText(
  facts: FactList,
  list: PathList,
  text: string,
  state: ShellState,
  isPattern: boolean,
  details: { readonly sources: readonly string[]; readonly only: string | undefined },
): void {
  if (text === '' || DEVICES.test(text)) return;
  const host = SOCKET.exec(text)?.[1];
  if (host !== undefined) {
    facts.add('hosts', host.toLowerCase());
    return;
  }
  const paths = pathsOf(text, state);
  const opened = openedPaths(text, state);
  if (paths === undefined) facts.markOpaque('the folder is known only at run time', text, factsOf(list));
  // `rm -r link/` deletes what is behind the link.
  const follows = list !== 'deletes' || /\/\.?$/.test(text);
  for (const [index, path] of (paths ?? [text]).entries()) {
    if (isPattern && list !== 'links') facts.addPattern(list, path, opened[index] ?? path, text);
    else facts.add(list, path, { opened: opened[index] ?? path, follows, ...details });
    if (list === 'deletes' && follows) facts.use(path);
  }
}

/** Returns every path that a text may stand for, with `..` as written. */
function openedPaths(text: string, { folders = [] }: ShellState): readonly string[] {
  if (folders.some(isWindows)) return folders.map((folder) => resolvePath(folder, text));
  if (text.startsWith(HOME_MARK)) return [text];
  if (text.startsWith('/')) return [remoteOf(folders[0] ?? '') + text];
  return folders.map((folder) => (folder === '' ? text : `${folder}/${text}`));
}
