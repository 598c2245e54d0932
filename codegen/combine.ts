import type { SourceFile } from './load.js';
import { nearest } from './nearest.js';
import { compare, type Problem } from './problem.js';

export interface Combined {
  sources: SourceFile[];
  problems: Problem[];
}

/** What a host may have in its folder; the rest of the contract is the same for everyone. */
const ownFolders = ['events', 'common', 'dialects', 'examples', 'counterexamples', 'released'];

/** The version of a contract that says none, and that is not released before it says one. */
export const UNVERSIONED = '0.0.0';

/** Our contract and a host's events as one: the host's version and releases count, and no file takes the place of ours. */
export function combine(builtIn: readonly SourceFile[], own: readonly SourceFile[]): Combined {
  const ours = builtIn.filter(({ path }) => path !== 'contract.json' && !isAside(path));
  const taken = new Set(ours.map(({ path }) => path));
  const problems = own.flatMap(({ path }) => problemOf(path, taken));
  const kept = own.filter(({ path }) => !taken.has(path));
  if (!own.some(({ path }) => path === 'contract.json')) kept.push(unversioned);
  const sources = [...ours.map((file): SourceFile => ({ ...file, builtIn: true })), ...kept];
  return { sources: sources.sort((a, b) => compare(a.path, b.path)), problems };
}

const unversioned: SourceFile = { path: 'contract.json', text: JSON.stringify({ version: UNVERSIONED }) };

/** What belongs to our own contract and not to one that is built on it. */
function isAside(path: string): boolean {
  return path.startsWith('released/') || path.startsWith('counterexamples/');
}

function problemOf(path: string, taken: ReadonlySet<string>): Problem[] {
  if (taken.has(path)) {
    const text = 'is a file of the built-in contract, which a host can add to but not change';
    const help = path.startsWith('events/') ? 'give the event another name' : 'give the file another name';
    return [{ file: path, pointer: '', text, help }];
  }
  const [folder = '', rest] = path.split('/');
  if (path === 'contract.json' || (rest !== undefined && ownFolders.includes(folder))) return [];
  const guess = nearest(folder, ownFolders);
  const help = guess ? `did you mean ${guess}/?` : `a host's schemas are in ${ownFolders.slice(0, 2).join('/ and ')}/`;
  return [{ file: path, pointer: '', text: 'is not in a folder that a host fills', help }];
}
