import { readdir, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { ConfigSource } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import type { TraceOptions } from '../../core/index.js';
import { statIfThere } from '../../util/files.js';
import { isRecord } from '../../util/json.js';
import { homeFolder, stateFolder } from '../../util/user-folders.js';
import { makePrivateFolder, projectHash } from '../trust/index.js';
import type { SettingsLocations } from './locations.js';
import { readSettingsFile, type SettingsLayer } from './read-settings-file.js';

/** Setting `trace` of the settings files. */
export interface TraceSetting {
  /** Undefined for the default location. */
  readonly file: string | undefined;
  readonly inputs: boolean;
  readonly texts: boolean;
}

/** Returns the trace setting of the strongest file that has a valid one. Undefined if traces are not written. */
export function traceSetting(layers: readonly SettingsLayer[]): TraceSetting | undefined {
  const [strongest] = layers
    .filter(({ settings }) => typeof settings['trace'] === 'boolean' || isRecord(settings['trace']))
    .toSorted((a, b) => b.strength - a.strength);
  const trace = strongest?.settings['trace'];
  if (strongest === undefined || trace === undefined || trace === false) return undefined;
  const { file, inputs, texts }: Record<string, unknown> = isRecord(trace) ? trace : {};
  const hasFile = typeof file === 'string' && file.trim() !== '';
  const path = hasFile ? absolutePath(file, strongest.file) : undefined;
  return { file: path, inputs: inputs === true, texts: texts === true };
}

/** Resolves a path from the home folder if it begins with `~/`, else from the folder of its settings file. */
function absolutePath(path: string, settingsFile: string): string {
  if (path.startsWith('~/')) return join(homeFolder(), path.slice(2));
  return isAbsolute(path) ? path : resolve(settingsFile, '..', path);
}

/** Returns the trace file that the settings of the user or the system name. Undefined for the default location, or none. */
export async function namedTraceFile(locations: SettingsLocations, contract: Contract): Promise<string | undefined> {
  const trusted = locations.files.filter(({ source }) => source !== ConfigSource.Project);
  const { project, workingDir } = locations;
  const layers = await Promise.all(
    trusted.map(async (location) => {
      const content = await readSettingsFile(location, { project, workingDir, contract });
      return content.kind === 'good' ? [{ ...location, settings: content.settings }] : [];
    }),
  );
  return traceSetting(layers.flat())?.file;
}

/** Returns the default trace file of this process for a project, by the project's real path. */
export function traceFileOf(project: string): string {
  return join(stateFolder('trace'), projectHash(project), `${process.pid}.jsonl`);
}

/** Trace options of the host, completed by the settings. */
export class SettingsTrace {
  /** Options that every hook system is created with; updated in place. */
  readonly options: TraceOptions;
  readonly #host: TraceOptions;
  readonly #project: string;

  constructor(host: TraceOptions | undefined, project: string) {
    this.options = { ...host };
    this.#host = { ...host };
    this.#project = project;
  }

  /** Applies the setting. Returns true if the options changed. */
  async follow(setting: TraceSetting | undefined): Promise<boolean> {
    const { options } = this;
    const defaultFile = traceFileOf(this.#project);
    const file = this.#host.file ?? (setting && (setting.file ?? defaultFile));
    const inputs = this.#host.inputs ?? setting?.inputs;
    const texts = this.#host.texts ?? setting?.texts;
    if (file === options.file && inputs === options.inputs && texts === options.texts) return false;
    if (file === defaultFile) await prepareFolder(dirname(defaultFile));
    Object.assign(options, { file, inputs, texts });
    return true;
  }
}

/** Limit for the trace files of one project. Each process has a file, and one with its older lines. */
const MAX_FILES = 40;
const TRACE_FILE = /^\d+\.jsonl(\.1)?$/;

/** Creates the folder for the traces of a project and deletes the oldest files. Never rejects: the writer reports errors. */
async function prepareFolder(folder: string): Promise<void> {
  try {
    await makePrivateFolder(folder);
    const names = (await readdir(folder)).filter((name) => TRACE_FILE.test(name));
    if (names.length < MAX_FILES) return;
    const files = await Promise.all(names.map((name) => changeTimeOf(join(folder, name))));
    const oldest = files.toSorted((a, b) => b.changed - a.changed).slice(MAX_FILES - 2);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  } catch {
    // Traces in memory do not need the folder.
  }
}

async function changeTimeOf(file: string): Promise<{ file: string; changed: number }> {
  const stats = await statIfThere(file);
  return { file, changed: stats?.mtimeMs ?? 0 };
}
