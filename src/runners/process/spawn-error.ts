import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { NotAskedError } from '../../core/contract/index.js';
import { attempt, messageOf } from '../../util/errors.js';
import { isFolder } from '../../util/files.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';

/** Codes that the system uses for a bad working directory and for a bad file. */
const PATH_CODES: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EACCES'];

/**
 * Explains why a process could not be started; the system's own error is the cause. A missing working directory is a
 * NotAskedError: no hook could run there.
 */
export function explainSpawnError(cause: unknown, file: string, cwd: string): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const directory = PATH_CODES.includes(code) ? explainDirectory(cwd) : undefined;
  if (directory !== undefined) return new NotAskedError(directory, { cause });
  const why = explainRuntimeLimit(cause) ?? messageOf(cause);
  return new Error(explain(code, file, cwd) ?? `could not start ${file}: ${why}`, { cause });
}

function explain(code: unknown, file: string, cwd: string): string | undefined {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EACCES':
      return explainFile(code, file, cwd);
    case 'E2BIG':
      return `arguments and environment are too long to start: ${file}`;
    case 'EMFILE':
    case 'ENFILE':
      return `too many open files to start: ${file}`;
    case 'EAGAIN':
      return `too many processes to start: ${file}`;
    case 'ENOMEM':
      return `too little memory to start: ${file}`;
    default:
      return undefined;
  }
}

function explainDirectory(cwd: string): string | undefined {
  return attempt(
    () => (statSync(cwd).isDirectory() ? undefined : `working directory is not a directory: ${cwd}`),
    `working directory does not exist: ${cwd}`,
  );
}

function explainFile(code: 'ENOENT' | 'ENOTDIR' | 'EACCES', file: string, cwd: string): string {
  const isPath = /[\\/]/.test(file);
  if (isPath && isFolder(resolve(cwd, file))) return `is a directory, not a program: ${file}`;
  if (code === 'EACCES') return `not executable: ${file}`;
  if (isPath && existsSync(resolve(cwd, file))) {
    return `the interpreter that its first line names does not exist: ${file}`;
  }
  return `command not found: ${file}`;
}

/** Errors for a temporary lack of descriptors, processes or memory. */
const EXHAUSTION_CODES = new Set<unknown>(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM']);

export function isExhaustion(error: unknown): boolean {
  return error instanceof Error && 'code' in error && EXHAUSTION_CODES.has(error.code);
}
