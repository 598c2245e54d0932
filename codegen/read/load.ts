import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../names.js';
import type { Problem } from '../problem.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';

/** A schema or an example. The path is inside schemas/, with slashes on every platform. */
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

/** An example value, shown on the reference page; or a counterexample. */
export interface ExampleFile {
  path: string;
  value: Json;
  builtIn?: true;
}

export interface Parsed {
  files: LoadedFile[];
  examples: ExampleFile[];
  counterexamples: ExampleFile[];
  problems: Problem[];
}

/** Folders with schemas. */
export const groups = ['bus', 'common', 'events', 'results', 'settings', 'traces', 'worker'];

/** Reads the contract, its examples and its counterexamples from disk. Ignores other files. */
export function readSources(schemasDir: string): SourceFile[] {
  const paths = listFiles(schemasDir);
  for (const group of [...groups, 'dialects', 'released']) {
    for (const entry of listFiles(join(schemasDir, group))) paths.push(`${group}/${entry}`);
  }
  for (const kind of ['examples', 'counterexamples']) {
    for (const title of listEntries(join(schemasDir, kind))) {
      for (const entry of listFiles(join(schemasDir, kind, title))) paths.push(`${kind}/${title}/${entry}`);
    }
  }
  return paths.sort(compare).map((path) => ({ path, text: readFileSync(join(schemasDir, path), 'utf8') }));
}

export function parseSources(sources: readonly SourceFile[]): Parsed {
  const parsed: Parsed = { files: [], examples: [], counterexamples: [], problems: [] };
  for (const { path, text, ...origin } of [...sources].sort((a, b) => compare(a.path, b.path))) {
    const json = parse(text);
    if (json instanceof Error) parsed.problems.push(invalid(path, `is not valid JSON: ${json.message}`));
    else if (path.startsWith('examples/')) parsed.examples.push({ path, value: json, ...origin });
    else if (path.startsWith('counterexamples/')) parsed.counterexamples.push({ path, value: json, ...origin });
    else if (isJsonObject(json)) parsed.files.push({ path, json, ...origin });
    else parsed.problems.push(invalid(path, 'is JSON, but not an object'));
  }
  return parsed;
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
    help: 'a schema file contains one JSON object, an example one JSON value; an editor shows where the mistake is',
  };
}
