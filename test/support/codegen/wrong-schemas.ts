import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostTarget } from '../../../codegen/emit/target.js';
import { type Generated, generate } from '../../../codegen/generate.js';
import type { Problem } from '../../../codegen/problem.js';
import { combine } from '../../../codegen/read/combine.js';
import { isJsonObject, type Json, type JsonObject } from '../../../codegen/read/json.js';
import type { SourceFile } from '../../../codegen/read/load.js';
import { edited, repositorySources, root, set, write } from './sources.js';

const folder = join(root, 'test/support/codegen/wrong-schemas');

/** A change of the base host, and the problems that it causes. Without problems, the result must compile and work. */
export interface SchemaCase {
  subject: string;
  what: string;
  /** A value by place: `input#/properties/x`, or a whole file by its path. Null removes it, a string is the text of a file. */
  set: JsonObject;
  problems: Problem[];
}

/** Returns every case of the data files, in the order of the files. */
export function schemaCases(): SchemaCase[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'base.json');
  return files.sort().flatMap((name) => {
    const cases: Record<string, Omit<SchemaCase, 'subject' | 'what'>> = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    );
    const subject = name.replace(/\.json$/, '');
    return Object.entries(cases).map(([what, one]) => ({ subject, what, ...one }));
  });
}

/** Returns the built-in contract without its own cases, which no test here needs. */
export function builtInSources(): SourceFile[] {
  return repositorySources().filter(({ path }) => !path.startsWith('cases/'));
}

/** Returns the files of the base host with the changes of a case. */
export function hostFiles(changes: JsonObject, event = 'Deploy'): SourceFile[] {
  const base: JsonObject = JSON.parse(readFileSync(join(folder, 'base.json'), 'utf8'));
  const files = edited([], ...Object.entries(base).map(([path, content]) => write(path, content)));
  const changed = Object.entries(changes).reduce(
    (before, [place, value]) => edited(before, change(place, value)),
    files,
  );
  return event === 'Deploy' ? changed : changed.map((file) => renamed(file, event));
}

function change(place: string, value: Json) {
  const [file = '', pointer] = place.split('#');
  const path = file === 'input' || file === 'output' ? `events/deploy.${file}.schema.json` : file;
  if (pointer !== undefined) return set(path, pointer, value === null ? undefined : value);
  if (value === null) return (sources: readonly SourceFile[]) => sources.filter((one) => one.path !== path);
  return write(path, typeof value === 'string' || isJsonObject(value) ? value : JSON.stringify(value));
}

/** Renames the event of the base host, so that many cases fit in one contract. */
function renamed({ path, text }: SourceFile, event: string): SourceFile {
  const stem = event.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  return { path: path.replace('events/deploy.', `events/${stem}.`), text: text.replaceAll('Deploy', event) };
}

/** Generates the contract of a host from its files. */
export async function generateHost(own: readonly SourceFile[], builtIn = builtInSources()): Promise<Generated> {
  const { sources, problems } = combine(builtIn, own);
  return problems.length > 0 ? { problems } : generate(sources, hostTarget);
}
