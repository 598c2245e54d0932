import { nearest } from '../names.js';
import { formerFolders } from '../read/load.js';
import type { Report } from './report.js';

/** Files of the contract: their folder, the form of their names, and the name to use instead of a wrong one. */
const folders: readonly [folder: string, form: RegExp, help: string][] = [
  ...['bus', 'common', 'results', 'settings', 'traces', 'worker'].map((folder): [string, RegExp, string] => [
    folder,
    /^[a-z0-9.-]+\.schema\.json$/,
    `name it ${folder}/<name>.schema.json, in kebab-case`,
  ]),
  [
    'events',
    /^[a-z][a-z0-9-]*\.(?:input|output)\.schema\.json$/,
    'use <event>.input.schema.json and <event>.output.schema.json, in kebab-case',
  ],
  ['dialects', /^[^/]+\.json$/, 'name it dialects/<agent>.json'],
  ['released', /^[^/]+\.json$/, 'name it released/<version>.json'],
  ['cases', /^[^/]+\.json$/, 'name it cases/<Title>.json'],
];

const topFiles = ['contract.json', 'subset.schema.json'];

/** Reports files that the generator would not read because of their folder or name. */
export function checkLayout(paths: Iterable<string>, report: Report): void {
  for (const path of paths) {
    if (isInPlace(path)) continue;
    const [name = '', ...rest] = path.split('/');
    const folder = folders.find(([known]) => known === name);
    const isEvent = name === 'events' && rest.length === 1;
    if (rest.length > 0 && folder)
      report(path, '', isEvent ? 'is not named like an event' : 'has a wrong name', folder[2]);
    else report(path, '', 'is not in a folder of the contract', rest.length > 0 ? folderHelp(name) : topHelp(name));
  }
}

/** Returns true if the generator reads the file. */
export function isInPlace(path: string): boolean {
  if (topFiles.includes(path) || path in formerFolders) return true;
  const slash = path.indexOf('/');
  return folders.some(([name, form]) => name === path.slice(0, slash) && form.test(path.slice(slash + 1)));
}

function folderHelp(name: string): string {
  const names = folders.map(([folder]) => folder);
  const guess = nearest(name, names);
  return guess ? `did you mean ${guess}/?` : `the folders are ${names.join(', ')}`;
}

function topHelp(name: string): string {
  const guess = nearest(name, topFiles);
  return guess ? `did you mean ${guess}?` : 'move it to the folder of its kind, such as common/';
}
