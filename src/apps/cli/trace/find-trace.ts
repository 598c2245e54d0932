import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FleetTraceOptions } from '../commands/options.js';
import { messageOf, problem, wrongUse } from '../exit.js';
import { findSettingsLocations, olderFile, traceFileOf } from '../runtime.js';

/** Returns the trace lines of a fleet, of the given file, or of the latest trace of the project. */
export async function traceText(file: string | undefined, options: FleetTraceOptions): Promise<string> {
  if (options.nats === undefined) return readTrace(findTrace(file));
  rejectFile(file);
  const { readFleetTrace } = await import('./fleet-trace.js');
  return readFleetTrace(options);
}

/** Throws if a file is given in addition to --nats. */
export function rejectFile(file: string | undefined): void {
  if (file !== undefined) throw wrongUse(`the trace is either the file ${file} or that of a fleet (--nats)`);
}

/** Returns the given file, or the latest trace of the project. */
export function findTrace(file: string | undefined): string {
  if (file !== undefined) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isDirectory()) throw problem(`${file} cannot be read: it is a folder`);
    if (stats !== undefined) return file;
    throw problem(`there is no file ${file}`);
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

/** Returns the folder in which each host of this project writes its trace file. */
export function tracesFolder(): string {
  return dirname(traceFileOf(findSettingsLocations(process.cwd()).project));
}

export function tracesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.jsonl')).map((name) => join(folder, name));
}

/** Returns the lines of a trace, starting with those of its rotated file. */
function readTrace(file: string): string {
  const older = olderFile(file);
  try {
    for (;;) {
      const rotatedInode = inode(older);
      const text = (rotatedInode === 0 ? '' : readFileSync(older, 'utf8')) + readFileSync(file, 'utf8');
      // Reads again if the host rotated the file between the two reads.
      if (inode(older) === rotatedInode) return text;
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
