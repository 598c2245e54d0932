import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { ConfigSource } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { messageOf } from '../../util/errors.js';
import { isInside, realPath } from '../../util/files.js';
import { checkFiles } from './check-files.js';
import { checkRules } from './check-rules.js';
import { checkSettings } from './check-settings.js';
import { foreignEventsIn } from './foreign-events.js';
import type { SettingsLocation } from './locations.js';
import { parseSettings, type TextRange } from './parse-settings.js';
import { problemAt, type SettingsProblem } from './settings-problem.js';

/** Current content of a settings file. */
export type FileContent =
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly problem: SettingsProblem }
  | {
      readonly kind: 'good';
      readonly settings: Settings;
      readonly problems: readonly SettingsProblem[];
      /** Changes with the text. */
      readonly digest: string;
      /** Adds positions to findings that are made later. */
      readonly locate: TextRange;
    };

export type Settings = Readonly<Record<string, unknown>>;

/** Settings of one valid file. */
export interface SettingsLayer extends SettingsLocation {
  readonly settings: Settings;
}

export interface ReadOptions {
  readonly project: string;
  readonly workingDir: string;
  readonly contract: Contract;
}

const MAX_FILE_BYTES = 16 * 1024 * 1024;
const OTHERS_WRITE = 0o022;

/** Reads and checks one file. Never throws: a file that cannot be read is broken. */
export async function readSettingsFile(location: SettingsLocation, options: ReadOptions): Promise<FileContent> {
  const { file, source } = location;
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readBytes(location, options.project);
  } catch (error) {
    return refused(file, messageOf(error));
  }
  if (bytes === undefined) return { kind: 'absent' };
  const parsed = parseSettings(file, bytes);
  if ('broken' in parsed) return { kind: 'broken', problem: parsed.broken };
  const ofProject = source === ConfigSource.Project;
  const { settings, locate: positions } = parsed;
  const findings = [
    ...checkSettings(settings, ofProject, options.contract, await foreignEventsIn(settings, options.contract)),
    ...checkFiles(settings, options, options.contract),
    ...(await checkRules(settings, options.contract)),
  ];
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'good', settings, problems: positions(findings), digest, locate: positions };
}

function refused(file: string, message: string): FileContent {
  const help = 'the whole file is ignored until it is fixed';
  return { kind: 'broken', problem: problemAt(file, '', 0, { severity: 'error', message, help }) };
}

export async function readBytes({ file, source }: SettingsLocation, project: string): Promise<Uint8Array | undefined> {
  let handle: FileHandle;
  try {
    // A named pipe must not block the host.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
  try {
    const before = await handle.stat();
    if (!before.isFile()) throw new TypeError('not a regular file');
    if (before.size > MAX_FILE_BYTES) throw new TypeError(`it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`);
    if (source === ConfigSource.System) checkSystemFile(file, project, before);
    const bytes = await handle.readFile();
    const after = await handle.stat();
    const moved = after.mtimeMs !== before.mtimeMs || after.size !== before.size;
    if (moved) throw new TypeError('it changed while it was read');
    return bytes;
  } finally {
    await handle.close();
  }
}

function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Throws unless only root and the user can write the file: its settings override those of every user. */
function checkSystemFile(file: string, project: string, { uid, mode }: { uid: number; mode: number }): void {
  const own = process.getuid?.();
  if (own !== undefined && uid !== 0 && uid !== own) throw new TypeError(`it belongs to another user (${uid})`);
  if (own !== undefined && (mode & OTHERS_WRITE) !== 0) throw new TypeError('it can be written by others');
  if (isInside(realPath(file), realPath(project)))
    throw new TypeError('the settings of the system must not be inside the project');
}
