import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../names.js';
import type { Problem } from '../problem.js';
import { type Case, readCases } from './cases.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';

/** A schema, or the cases of one. The path is inside schemas/, with slashes on every platform. */
export interface SourceFile {
  path: string;
  text: string;
  /** Set for hookwright's own files when a host adds its schemas to them. */
  builtIn?: true;
}

export interface LoadedFile {
  path: string;
  json: JsonObject;
  builtIn?: true;
}

export interface Parsed {
  files: LoadedFile[];
  cases: Case[];
  problems: Problem[];
}

/** Folders with schemas. */
export const groups = ['bus', 'common', 'events', 'results', 'settings', 'traces', 'worker'];

/** Folders that had a file for each case, and what to do with them. */
export const formerFolders: Readonly<Record<string, string>> = {
  'examples/': 'move each value to "valid": { "<name>": <value> } in cases/<Title>.json',
  'counterexamples/':
    'move each file to "invalid": { "<name>": { "value": <value>, "at": "<pointer>" } } in cases/<Title>.json',
};

/** Reads the contract and its cases from disk. Ignores other files. A former folder has an empty text. */
export function readSources(schemasDir: string): SourceFile[] {
  const paths = listFiles(schemasDir);
  for (const group of [...groups, 'cases', 'dialects', 'released']) {
    for (const entry of listFiles(join(schemasDir, group))) paths.push(`${group}/${entry}`);
  }
  const sources = paths.map((path) => ({ path, text: readFileSync(join(schemasDir, path), 'utf8') }));
  const former = Object.keys(formerFolders).filter((folder) => listEntries(join(schemasDir, folder)).length > 0);
  return [...sources, ...former.map((path) => ({ path, text: '' }))].sort((a, b) => compare(a.path, b.path));
}

export function parseSources(sources: readonly SourceFile[]): Parsed {
  const parsed: Parsed = { files: [], cases: [], problems: [] };
  for (const { path, text, ...origin } of [...sources].sort((a, b) => compare(a.path, b.path))) {
    const help = formerFolders[path];
    if (help !== undefined) {
      parsed.problems.push({ file: path, pointer: '', text: 'is not read: a type has its cases in one file', help });
      continue;
    }
    const json = parse(text);
    if (json instanceof Error) parsed.problems.push(invalid(path, `is not valid JSON: ${json.message}`));
    else if (!isJsonObject(json)) parsed.problems.push(invalid(path, 'is JSON, but not an object'));
    else if (path.startsWith('cases/')) addCases(parsed, readCases(path, json), origin);
    else parsed.files.push({ path, json, ...origin });
  }
  return parsed;
}

function addCases(parsed: Parsed, { cases, problems }: ReturnType<typeof readCases>, origin: { builtIn?: true }): void {
  parsed.cases.push(...cases.map((one) => ({ ...one, ...origin })));
  parsed.problems.push(...problems);
}

function listFiles(dir: string): string[] {
  return listEntries(dir).filter((name) => name.endsWith('.json'));
}

function listEntries(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function parse(text: string): Json | Error {
  try {
    const json: Json = JSON.parse(text);
    return json;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function invalid(file: string, text: string): Problem {
  return {
    file,
    pointer: '',
    text,
    help: 'a file in schemas/ contains one JSON object; an editor shows where the mistake is',
  };
}
