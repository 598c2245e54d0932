import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Dialect, DialectSwitch } from '../../../../generated/index.js';
import { expandPath, readToml } from '../../../config/dialects/index.js';
import { attempt } from '../../../util/errors.js';
import { readText } from '../../../util/files.js';
import { isRecord } from '../../../util/json.js';
import { parseJsonc } from '../../../util/json-edit.js';

/** Setting that disables hooks of an agent, and its file. */
export interface FoundSwitch {
  readonly file: string;
  /** The setting as it is written. */
  readonly setting: string;
}

/** Name of our entries, if there is none of this installation. */
export const ENTRY_NAME = 'hookwright';

/** Returns the settings that disable our entries, in every file that the agent reads. `names` are those of the entries. */
export async function findSwitches(
  { install }: Dialect,
  project: string,
  names: readonly string[] = [ENTRY_NAME],
): Promise<FoundSwitch[]> {
  const switches = install?.disabledBy ?? [];
  if (install === undefined || switches.length === 0) return [];
  const files = install.settings.flatMap((path) => attempt(() => filesOf(expandPath(path, project)), []));
  const found = [...new Set(files)].map(async (file) => {
    const value = await settingsIn(file);
    return switches.flatMap((each) => settingIn(value, each, names).map((setting) => ({ file, setting })));
  });
  return (await Promise.all(found)).flat();
}

function filesOf(path: string): string[] {
  const [folder, name] = [dirname(path), basename(path)];
  if (!name.startsWith('*')) return [path];
  const all = readdirSync(folder).filter((each) => each.endsWith(name.slice(1)));
  return all.sort().map((each) => join(folder, each));
}

/** Returns the value of a settings file. One that cannot be read has no settings: the agent cannot read it either. */
async function settingsIn(file: string): Promise<unknown> {
  const text = readText(file);
  if (text === undefined) return undefined;
  if (!file.endsWith('.toml')) return attempt(() => parseJsonc(text), undefined);
  const read = await readToml(text);
  return 'value' in read ? read.value : undefined;
}

function settingIn(value: unknown, { path, is, contains }: DialectSwitch, names: readonly string[]): string[] {
  const found = valueAt(value, path);
  if (contains === undefined) return found === is ? [`"${path.join('.')}": ${is}`] : [];
  const listed = Array.isArray(found) ? names.filter((name) => found.includes(name)) : [];
  return listed.map((name) => `${JSON.stringify(name)} in "${path.join('.')}"`);
}

/** Returns the value at a path of keys. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
