import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from './json.js';
import { compare, type Problem } from './problem.js';

/** A schema file: its path inside schemas/, with slashes on every platform, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface LoadedFile {
  path: string;
  json: JsonObject;
}

const groups = ['bus', 'common', 'events', 'results', 'settings'];

/** Reads the contract from disk. What is not part of it (examples, pages) is left alone. */
export function readSources(schemasDir: string): SourceFile[] {
  const paths = ['contract.json', 'dialect.schema.json'];
  for (const group of [...groups, 'released']) {
    for (const entry of listFiles(join(schemasDir, group))) paths.push(`${group}/${entry}`);
  }
  return paths.sort(compare).map((path) => ({ path, text: readFileSync(join(schemasDir, path), 'utf8') }));
}

export function parseSources(sources: readonly SourceFile[]): { files: LoadedFile[]; problems: Problem[] } {
  const files: LoadedFile[] = [];
  const problems: Problem[] = [];
  for (const { path, text } of [...sources].sort((a, b) => compare(a.path, b.path))) {
    const json = parse(text);
    if (isJsonObject(json)) files.push({ path, json });
    else problems.push(notAnObject(path, json));
  }
  return { files, problems };
}

function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function notAnObject(file: string, json: unknown): Problem {
  const text = json instanceof Error ? `is not valid JSON: ${json.message}` : 'is JSON, but not an object';
  return {
    file,
    pointer: '',
    text,
    help: 'a schema file holds one JSON object; an editor shows the place of the mistake',
  };
}
