import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../names.js';
import type { Problem } from '../problem.js';
import { type Case, readCases } from './cases.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import { findJsonMistakes } from './json-text.js';

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

/**
 * Reads the JSON files of a contract, also those in unknown folders, which are reported later. Ignores other files. A former
 * folder has an empty text.
 */
export function readSources(schemasDir: string): SourceFile[] {
  const paths = listJson(schemasDir, '').sort(compare);
  return paths.map((path) => ({
    path,
    text: path in formerFolders ? '' : readFileSync(join(schemasDir, path), 'utf8'),
  }));
}

export function parseSources(sources: readonly SourceFile[]): Parsed {
  const parsed: Parsed = { files: [], cases: [], problems: [] };
  for (const { path, text, ...origin } of [...sources].sort((a, b) => compare(a.path, b.path))) {
    const help = formerFolders[path];
    if (help !== undefined) {
      parsed.problems.push({ file: path, pointer: '', text: 'is not read: a type has its cases in one file', help });
      continue;
    }
    const mistakes = origin.builtIn ? [] : findJsonMistakes(text);
    const json: Json = mistakes.length > 0 ? null : JSON.parse(text);
    if (mistakes.length > 0) parsed.problems.push(...mistakes.map(({ line: _, ...one }) => ({ file: path, ...one })));
    else if (!isJsonObject(json)) parsed.problems.push(invalid(path, 'is JSON, but not an object'));
    else if (path.startsWith('cases/')) addCases(parsed, readCases(path, json));
    else parsed.files.push({ path, json, ...origin });
  }
  return parsed;
}

function addCases(parsed: Parsed, { cases, problems }: ReturnType<typeof readCases>): void {
  parsed.cases.push(...cases);
  parsed.problems.push(...problems);
}

/** Lists the JSON files below a folder by their path, with slashes on every platform. */
function listJson(root: string, folder: string): string[] {
  return listEntries(join(root, folder)).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (!entry.isDirectory()) return entry.name.endsWith('.json') ? [path] : [];
    const inside = /^\.|^node_modules$/.test(entry.name) ? [] : listJson(root, `${path}/`);
    return `${path}/` in formerFolders && inside.length > 0 ? [`${path}/`] : inside;
  });
}

function listEntries(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    // A missing folder has no files; the caller reports an empty contract.
    return [];
  }
}

function invalid(file: string, text: string): Problem {
  return {
    file,
    pointer: '',
    text,
    help: 'a file in schemas/ contains one JSON object',
  };
}
