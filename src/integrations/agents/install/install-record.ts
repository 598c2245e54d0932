import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMissing } from '../../../util/files.js';
import { isRecord, itemsOf } from '../../../util/json.js';
import { stateHome } from '../../../util/user-folders.js';
import type { Container } from './settings-text.js';

/** Change that an installation made to a settings file. */
export interface InstallRecord {
  /** Content before; undefined if the file did not exist. */
  readonly before: Buffer | undefined;
  /** Digest of the content after. */
  readonly after: string;
  readonly containers: readonly Container[];
  /** Folders that were created for the file. */
  readonly folders: readonly string[];
  /** Name of its entries. */
  readonly entryName?: string | undefined;
  /** Mode of the file before, if it was changed because the file contains a token now. */
  readonly mode?: number | undefined;
}

export function digestOf(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}

/** Records of installations, with backups, in a private folder: settings may contain keys. */
function folderOf(target: string): string {
  return join(stateHome(), 'hookwright', 'agents', digestOf(Buffer.from(target)).slice(0, 16));
}

/** Returns the path of the backup of a settings file. */
export function backupOf(target: string): string {
  return join(folderOf(target), `${basename(target)}.backup`);
}

export function readInstallRecord(target: string): InstallRecord | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folderOf(target), 'record.json'), 'utf8'));
    if (!isRecord(value) || typeof value['after'] !== 'string') return undefined;
    return {
      before: value['created'] === true ? undefined : readFileSync(backupOf(target)),
      after: value['after'],
      containers: itemsOf(value['containers']).flatMap(asContainer),
      folders: itemsOf(value['folders']).filter((each) => typeof each === 'string'),
      entryName: typeof value['entryName'] === 'string' ? value['entryName'] : undefined,
      mode: typeof value['mode'] === 'number' ? value['mode'] : undefined,
    };
  } catch (error) {
    // Without a valid record, our entries are still found by their text.
    if (isMissing(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function asContainer(value: unknown): Container[] {
  if (!isRecord(value)) return [];
  const path = itemsOf(value['path']).filter((each) => typeof each === 'string');
  const { inner } = value;
  return typeof inner === 'string' || inner === null ? [{ path, inner }] : [];
}

export function writeInstallRecord(target: string, { before, ...record }: InstallRecord): void {
  mkdirSync(folderOf(target), { recursive: true, mode: 0o700 });
  if (before !== undefined) writeFileSync(backupOf(target), before, { mode: 0o600 });
  const text = JSON.stringify({ file: target, created: before === undefined, ...record }, undefined, 2);
  writeFileSync(join(folderOf(target), 'record.json'), `${text}\n`, { mode: 0o600 });
}

/** Deletes a record. The backup stays if `keepBackup` is true. */
export function removeInstallRecord(target: string, keepBackup: boolean): void {
  rmSync(keepBackup ? join(folderOf(target), 'record.json') : folderOf(target), { recursive: true, force: true });
}
