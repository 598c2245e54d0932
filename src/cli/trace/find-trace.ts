import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { problem } from '../exit.js';
import { findPlaces } from '../runtime.js';

/** The file that was named, or the latest trace of the project. */
export function findTrace(given: string | undefined): string {
  if (given !== undefined) {
    if (existsSync(given)) return given;
    throw problem(`there is no file ${given}`);
  }
  const folder = traceFolder(findPlaces(process.cwd()).project);
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const latest = files.filter((file) => file.endsWith('.jsonl')).sort((a, b) => modified(b) - modified(a))[0];
  if (latest !== undefined) return latest;
  throw problem(
    'there is no trace of this project',
    `looked in ${folder}`,
    'set "trace": true in your own settings file, or name the trace file of the host',
  );
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function traceFolder(project: string): string {
  const given = process.env['XDG_STATE_HOME'];
  const home = process.env['HOME'] ?? homedir();
  const state = given !== undefined && isAbsolute(given) ? given : join(home, '.local', 'state');
  return join(state, 'hookwright', 'trace', createHash('sha256').update(project).digest('hex'));
}
