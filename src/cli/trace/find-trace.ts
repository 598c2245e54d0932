import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, problem } from '../exit.js';
import { findPlaces, olderFile, traceFileOf } from '../runtime.js';

/** The file that was named, or the latest trace of the project. */
export function findTrace(given: string | undefined): string {
  if (given !== undefined) {
    if (existsSync(given)) return given;
    throw problem(`there is no file ${given}`);
  }
  const folder = dirname(traceFileOf(findPlaces(process.cwd()).project));
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const latest = files.filter((file) => file.endsWith('.jsonl')).sort((a, b) => modified(b) - modified(a))[0];
  if (latest !== undefined) return latest;
  throw problem(
    'there is no trace of this project',
    `looked in ${folder}`,
    'set "trace": true in your own settings file, or name the trace file of the host',
  );
}

/** The lines of a trace, those that were put aside when it was full first. */
export function readTrace(file: string): string {
  try {
    const older = olderFile(file);
    return (existsSync(older) ? readFileSync(older, 'utf8') : '') + readFileSync(file, 'utf8');
  } catch (error) {
    throw problem(`${file} cannot be read: ${messageOf(error)}`);
  }
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
