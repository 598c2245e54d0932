import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Files } from './emit/source.js';
import type { Target } from './emit/target.js';
import { compare } from './names.js';

/** Differences between the generated files and those on disk. */
export interface Drift {
  stale: string[];
  missing: string[];
  orphaned: string[];
}

/** Compares the generated files with those on disk. */
export function findDrift(files: Files, dir: string, target: Target): Drift {
  const onDisk = new Set(listFiles(dir));
  const paths = [...files.keys()].sort(compare);
  return {
    stale: paths.filter((path) => onDisk.has(path) && readFileSync(join(dir, path), 'utf8') !== files.get(path)),
    missing: paths.filter((path) => !onDisk.has(path)),
    orphaned: [...onDisk].filter((path) => !files.has(path) && isGenerated(dir, path, target)).sort(compare),
  };
}

/** Writes the files that differ, so that the others keep their time stamps, and removes files that are no longer generated. */
export function writeOutput(files: Files, dir: string, target: Target): Drift {
  const drift = findDrift(files, dir, target);
  for (const path of [...drift.stale, ...drift.missing]) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files.get(path) ?? '');
  }
  for (const path of drift.orphaned) rmSync(join(dir, path));
  return drift;
}

/** Writes a release once. Returns false if the file exists with other content. */
export function writeRelease(path: string, bundle: string): boolean {
  if (existsSync(path)) return readFileSync(path, 'utf8') === bundle;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bundle);
  return true;
}

/**
 * Returns true if we generated the file. In a shared folder, file type and first line must match: a host may compile in place,
 * and compiled files keep the first line.
 */
function isGenerated(dir: string, path: string, { shared, command }: Target): boolean {
  if (!shared) return true;
  const notice = `by ${command}. Do not edit.`;
  if (FORMER_JSON.test(path)) return isFormerJson(readFileSync(join(dir, path), 'utf8'), notice);
  if (!/(?<!\.d)\.ts$|\.md$|^kit\/[^/]+\.(?:d\.ts|py)$/.test(path)) return false;
  const [first = ''] = readFileSync(join(dir, path), 'utf8').split('\n', 1);
  return first.includes(notice);
}

/** Files that earlier versions generated for a host. JSON has no comments: the notice is a value, or missing. */
const FORMER_JSON = /^schema\.json$|^kit\/settings\.schema\.json$/;

function isFormerJson(text: string, notice: string): boolean {
  const [, , title = '', description = ''] = text.split('\n', 4);
  const isBundle =
    title === '  "title": "hookwright",' && description.startsWith('  "description": "Contract of hookwright');
  return isBundle || title.includes(notice);
}

/** Lists all files by their path from the folder. `relative` undoes the normalization by `join`. */
function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
