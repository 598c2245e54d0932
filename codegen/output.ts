import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Files } from './emit/source.js';
import { compare } from './problem.js';
import type { Target } from './target.js';

export interface Drift {
  stale: string[];
  missing: string[];
  orphaned: string[];
}

/** Compares what was generated with what is on disk. */
export function findDrift(files: Files, dir: string, target: Target): Drift {
  const onDisk = new Set(listAll(dir));
  const paths = [...files.keys()].sort(compare);
  return {
    stale: paths.filter((path) => onDisk.has(path) && readFileSync(join(dir, path), 'utf8') !== files.get(path)),
    missing: paths.filter((path) => !onDisk.has(path)),
    orphaned: [...onDisk].filter((path) => !files.has(path) && isOurs(dir, path, target)).sort(compare),
  };
}

/** Writes only what differs, so that an unchanged file keeps its time stamp, and removes what is no longer made. */
export function writeOutput(files: Files, dir: string, target: Target): Drift {
  const drift = findDrift(files, dir, target);
  for (const path of [...drift.stale, ...drift.missing]) {
    const target = join(dir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? '');
  }
  for (const path of drift.orphaned) rmSync(join(dir, path));
  return drift;
}

/** Writes a release once; false when it exists and says something else. */
export function keepRelease(path: string, bundle: string): boolean {
  if (existsSync(path)) return readFileSync(path, 'utf8') === bundle;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bundle);
  return true;
}

/** A host may compile its folder in place: what we never make is not ours, whatever its first line says. */
function isOurs(dir: string, path: string, { shared, command }: Target): boolean {
  if (!shared) return true;
  if (!/(?<!\.d)\.ts$|\.md$|^kit\/[^/]+\.(?:d\.ts|py)$/.test(path)) return false;
  const [first = ''] = readFileSync(join(dir, path), 'utf8').split('\n', 1);
  return first.includes(`by ${command}. Do not edit.`);
}

/** By path from the folder, however that is spelled: only `relative` undoes what `join` has tidied up. */
function listAll(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
