import { compare, nearest } from '../names.js';
import type { Problem } from '../problem.js';
import { formerFolders, type SourceFile } from './load.js';

/** The sources of one contract. */
export interface Combined {
  sources: SourceFile[];
  problems: Problem[];
}

/** Folders that a host may add files to. */
const ownFolders = ['events', 'common', 'cases', 'dialects', 'released'];

/** Version of a contract without contract.json. Such a contract cannot be released. */
export const UNVERSIONED = '0.0.0';

/** Adds a host's schemas to ours. The host's version and releases apply, and its files cannot replace ours. */
export function combine(builtIn: readonly SourceFile[], own: readonly SourceFile[]): Combined {
  const ours = builtIn.filter(({ path }) => path !== 'contract.json' && !isOnlyOurs(path));
  const taken = new Set(ours.map(({ path }) => path));
  const problems = own.flatMap(({ path }) => problemOf(path, taken));
  const added = own.filter(({ path }) => !taken.has(path) && isOwnFile(path));
  if (!own.some(({ path }) => path === 'contract.json')) added.push(unversioned);
  const sources = [...ours.map((file): SourceFile => ({ ...file, builtIn: true })), ...added];
  return { sources: sources.sort((a, b) => compare(a.path, b.path)), problems };
}

const unversioned: SourceFile = { path: 'contract.json', text: JSON.stringify({ version: UNVERSIONED }) };

/** Returns true for files of our own contract that a contract built on it does not take over. */
function isOnlyOurs(path: string): boolean {
  return path.startsWith('released/') || path.startsWith('cases/');
}

function problemOf(path: string, taken: ReadonlySet<string>): Problem[] {
  if (taken.has(path)) {
    const text = 'is a file of the built-in contract, which a host can add to but not change';
    const help = path.startsWith('events/') ? 'give the event another name' : 'give the file another name';
    return [{ file: path, pointer: '', text, help }];
  }
  const [folder = '', rest] = path.split('/');
  const guess = nearest(folder, ownFolders);
  if (isOwnFile(path) || (rest !== undefined && !guess && !path.endsWith('.schema.json'))) return [];
  const help = guess ? `did you mean ${guess}/?` : `a host's schemas are in ${ownFolders.slice(0, 2).join('/ and ')}/`;
  return [{ file: path, pointer: '', text: 'is not in a folder that a host may add to', help }];
}

/** Returns true for a file of the contract. A host may keep other JSON files in folders next to it. */
function isOwnFile(path: string): boolean {
  return (
    path === 'contract.json' || path in formerFolders || ownFolders.some((folder) => path.startsWith(`${folder}/`))
  );
}
