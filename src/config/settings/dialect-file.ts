import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Contract } from '../../core/contract/index.js';
import { messageOf } from '../../util/errors.js';
import { namesInFolder } from '../../util/files.js';
import { isRecord } from '../../util/json.js';
import type { DialectLocation, Dialects, ReadDialectFile } from '../dialects/index.js';
import { isFileOf, readToml } from '../dialects/index.js';
import { checkAdapted } from './check-files.js';
import { locationOf, type SettingsLocation } from './locations.js';
import { parseSettings } from './parse-settings.js';
import { readBytes } from './read-settings-file.js';
import { problemAt, type SettingsProblem } from './settings-problem.js';
import { tomlPositions } from './toml-positions.js';

/** Location of a file of a dialect, whether it exists or not. */
export interface DialectFileLocation extends SettingsLocation {
  readonly location: DialectLocation;
}

/** Current content of a dialect file. */
export type DialectContent =
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly problem: SettingsProblem }
  | {
      readonly kind: 'good';
      readonly read: ReadDialectFile;
      readonly problems: readonly SettingsProblem[];
      readonly digest: string;
    };

/** Returns the files of a location: one, or all that match its pattern. */
export function filesOf(location: DialectLocation): DialectFileLocation[] {
  const at = (file: string): DialectFileLocation => ({ ...locationOf(file, location.layer), location });
  if (!basename(location.path).includes('*')) return [at(location.path)];
  const folder = dirname(location.path);
  const files = namesInFolder(folder).map((name) => join(folder, name));
  return files
    .filter((file) => isFileOf(location, file))
    .sort()
    .map(at);
}

/** Reads one file. Never throws: a file that cannot be read is broken. */
export async function readDialectFile(
  { file, source, strength, location }: DialectFileLocation,
  dialects: Dialects,
  { project, contract }: { readonly project: string; readonly contract: Contract },
): Promise<DialectContent> {
  try {
    const bytes = await readBytes({ file, source, strength }, project);
    if (bytes === undefined) return { kind: 'absent' };
    const digest = createHash('sha256').update(bytes).digest('hex');
    const isToml = location.format === 'toml';
    const read = isToml
      ? await readTomlFile(file, bytes, location, dialects)
      : readJsonFile(file, bytes, location, dialects);
    if (read.kind !== 'good') return read;
    const unstartable = checkAdapted(read.read.hooks, project, contract);
    const problems = [...read.problems, ...unstartable].sort((a, b) => a.line - b.line || a.column - b.column);
    return { ...read, problems, digest };
  } catch (error) {
    const message = messageOf(error);
    return { kind: 'broken', problem: problemAt(file, '', 0, leftOut(message)) };
  }
}

type Content = Extract<DialectContent, { kind: 'broken' }> | Omit<Extract<DialectContent, { kind: 'good' }>, 'digest'>;

function readJsonFile(file: string, bytes: Uint8Array, location: DialectLocation, dialects: Dialects): Content {
  const parsed = parseSettings(file, bytes);
  if ('broken' in parsed) return { kind: 'broken', problem: parsed.broken };
  const read = dialects.read(location, file, parsed.settings, parsed.position);
  return { kind: 'good', read, problems: parsed.locate(read.findings) };
}

async function readTomlFile(
  file: string,
  bytes: Uint8Array,
  location: DialectLocation,
  dialects: Dialects,
): Promise<Content> {
  const text = Buffer.from(bytes).toString('utf8');
  const parsed = await readToml(text);
  if (!('value' in parsed)) {
    const { message, line, column } = parsed;
    return { kind: 'broken', problem: { file, line, column, ...leftOut(message) } };
  }
  const position = tomlPositions(text);
  const read = dialects.read(location, file, isRecord(parsed.value) ? parsed.value : {}, position);
  const problems = read.findings.map(({ path, severity, message, help }) => ({
    file,
    ...position(path),
    severity,
    message,
    help,
  }));
  return { kind: 'good', read, problems };
}

function leftOut(message: string) {
  return { severity: 'error' as const, message, help: 'the whole file is ignored until it is fixed' };
}
