import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, problem } from '../exit.js';
import { findSettingsLocations, olderFile, traceFileOf } from '../runtime.js';

/** The file that was named, or the latest trace of the project. */
export function findTrace(given: string | undefined): string {
  if (given !== undefined) {
    const found = statSync(given, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw problem(`${given} cannot be read: it is a folder`);
    if (found !== undefined) return given;
    throw problem(`there is no file ${given}`);
  }
  const folder = tracesFolder();
  const [latest] = tracesIn(folder).sort((a, b) => modified(b) - modified(a));
  if (latest !== undefined) return latest;
  throw problem(
    'there is no trace of this project',
    `looked in ${folder}`,
    'set "trace": true in your own settings file, or name the trace file of the host',
  );
}

/** Where the hosts of this project write their traces, a file for each. */
export function tracesFolder(): string {
  return dirname(traceFileOf(findSettingsLocations(process.cwd()).project));
}

export function tracesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.jsonl')).map((name) => join(folder, name));
}

/** The lines of a trace, those that were put aside when it was full first. */
export function readTrace(file: string): string {
  const older = olderFile(file);
  try {
    for (;;) {
      const before = inode(older);
      const text = (before === 0 ? '' : readFileSync(older, 'utf8')) + readFileSync(file, 'utf8');
      // A host that put its file aside meanwhile has taken lines away from between the two.
      if (inode(older) === before) return text;
    }
  } catch (error) {
    throw problem(`${file} cannot be read: ${messageOf(error)}`);
  }
}

function inode(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? 0;
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
