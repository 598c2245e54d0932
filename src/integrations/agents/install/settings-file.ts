import { isUtf8 } from 'node:buffer';
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt, guarded, messageOf } from '../../../util/errors.js';
import { isMissing, statOrUndefined } from '../../../util/files.js';

/** Reason why a settings file was not changed, and what to do. */
export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';

  constructor(file: string, cause: string, help: string) {
    super(`cannot change ${file}: ${cause}. ${help}`);
  }
}

/** A settings file as it was read. */
export interface SettingsFile {
  /** Path as the agent names it. */
  readonly file: string;
  /** Path behind symbolic links. */
  readonly target: string;
  /** Undefined if the file does not exist. */
  readonly bytes: Buffer | undefined;
}

/** Reads a settings file. Throws a SettingsFileError if it could not be written back as it is. */
export function readSettingsFile(file: string): SettingsFile {
  const target = targetOf(file);
  const bytes = readIfThere(file, target);
  if (bytes !== undefined && !isUtf8(bytes)) throw new SettingsFileError(file, 'it is not UTF-8', 'Convert it first.');
  return { file, target, bytes };
}

/** Throws a SettingsFileError for a read-only file, which a rename would replace. */
export function checkWritable({ file, target, bytes }: SettingsFile): void {
  if (bytes === undefined || (statSync(target).mode & 0o200) !== 0) return;
  throw new SettingsFileError(file, 'it is read-only', `Make it writable: chmod u+w ${target}`);
}

function readIfThere(file: string, target: string): Buffer | undefined {
  try {
    if (statOrUndefined(target)?.isDirectory())
      throw new SettingsFileError(file, 'it is a folder', 'Move the folder away.');
    return readFileSync(target);
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof SettingsFileError) throw error;
    throw new SettingsFileError(file, messageOf(error), 'Make it readable.');
  }
}

/** Returns the path behind symbolic links, also of a link to a file that does not exist. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // Followed link by link below.
  }
  const stats = attempt(() => lstatSync(file, { throwIfNoEntry: false }), undefined);
  return stats?.isSymbolicLink() ? targetOf(resolve(dirname(file), readlinkSync(file))) : file;
}

/**
 * Writes a file atomically, with the owner of the one that it replaces. Fails if the file is no longer as it was read. Returns
 * the folders that were created.
 * @param mode defaults to the mode of the file that it replaces
 */
export function writeSettingsFile({ file, target, bytes }: SettingsFile, content: Uint8Array, mode?: number): string[] {
  const fresh = join(dirname(target), `.${basename(target)}.${process.pid}.new`);
  try {
    const folders = makeFolders(dirname(target));
    const old = statOrUndefined(target);
    writeDurably(fresh, content, mode ?? old?.mode ?? 0o644);
    if (old !== undefined) keepOwner(fresh, old);
    checkUnchanged(file, target, bytes);
    renameSync(fresh, target);
    return folders;
  } catch (error) {
    rmSync(fresh, { force: true });
    throw asFileError(file, error);
  }
}

/** Deletes a file that is as it was read, and the given folders if they are empty. */
export function deleteSettingsFile({ file, target, bytes }: SettingsFile, folders: readonly string[]): void {
  try {
    checkUnchanged(file, target, bytes);
    rmSync(target);
  } catch (error) {
    throw asFileError(file, error);
  }
  removeEmptyFolders(folders);
}

/** Removes folders that are empty, the deepest first. */
export function removeEmptyFolders(folders: readonly string[]): void {
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    // The folder has other files now, or is gone.
    guarded(() => rmdirSync(folder));
  }
}

/** Creates a folder. Returns the folders that did not exist. */
function makeFolders(folder: string): string[] {
  const created: string[] = [];
  for (let each = folder; statOrUndefined(each) === undefined && dirname(each) !== each; each = dirname(each))
    created.push(each);
  mkdirSync(folder, { recursive: true });
  return created;
}

function writeDurably(path: string, content: Uint8Array, mode: number): void {
  const descriptor = openSync(path, 'wx', mode & 0o777);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  // The mode of a new file is limited by the umask.
  chmodSync(path, mode & 0o777);
}

function keepOwner(path: string, { uid, gid }: Stats): void {
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

function checkUnchanged(file: string, target: string, bytes: Buffer | undefined): void {
  const now = readIfThere(file, target);
  const isSame = now === undefined || bytes === undefined ? now === bytes : now.equals(bytes);
  if (!isSame) throw new SettingsFileError(file, 'another program changed it just now', 'Run the command again.');
}

function asFileError(file: string, error: unknown): Error {
  if (error instanceof SettingsFileError) return error;
  return new SettingsFileError(file, messageOf(error), 'Nothing was written. Make the folder writable.');
}
