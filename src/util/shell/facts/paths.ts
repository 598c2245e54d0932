import { posix } from 'node:path';
import { type FactList, factsOf, type PathList } from './fact-list.js';
import type { ShellState } from './shell-state.js';
import { type Field, HOME_MARK } from './types.js';

/** Files that are no data: terminals, descriptors of the process, and the empty one. */
const DEVICES = /^\/dev\/(?:null|zero|full|random|urandom|tty|stdin|stdout|stderr|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/;
const SOCKET = /^\/dev\/(?:tcp|udp)\/([^/]+)\//;
/** `host:` of files on another computer. */
const REMOTE = /^[^/]+:/;

/** Returns a path in a folder, normalised. A relative folder gives a relative path. */
export function resolvePath(folder: string, path: string): string {
  const home = path.startsWith(HOME_MARK) ? '' : folder.startsWith(HOME_MARK) ? folder : undefined;
  if (path.startsWith('/')) return remoteOf(folder) + normalised(path);
  if (home !== undefined) return homePath(`${home}${home === '' ? '' : '/'}${path}`.slice(HOME_MARK.length));
  const remote = remoteOf(folder);
  const inside = folder.slice(remote.length);
  const joined = normalised(inside === '' ? path : `${inside}/${path}`);
  // A file whose name begins with `~` is not in the home folder.
  return remote + (joined.startsWith('~') && inside === '' ? `./${joined}` : joined);
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

/** Adds a file that a program reads, writes or deletes. */
export function addPath(facts: FactList, list: PathList, field: Field, state: ShellState): void {
  if (field.stream === true) return;
  const texts = field.under ?? [field.text];
  for (const text of texts) addText(facts, list, text, state);
  if (!field.known && field.under === undefined)
    facts.markOpaque(`${list} a file that is known only at run time`, field.text, factsOf(list));
}

function addText(facts: FactList, list: PathList, text: string, state: ShellState): void {
  if (text === '' || DEVICES.test(text)) return;
  const host = SOCKET.exec(text)?.[1];
  if (host !== undefined) {
    facts.add('hosts', host.toLowerCase());
    return;
  }
  const paths = pathsOf(text, state);
  if (paths === undefined) facts.markOpaque('the folder is known only at run time', text, factsOf(list));
  for (const path of paths ?? [text]) facts.add(list, path);
}
