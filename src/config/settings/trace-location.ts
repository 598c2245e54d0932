import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TraceOptions } from '../../core/events/trace-log.js';
import { statIfThere } from '../../util/stat-if-there.js';
import { makePrivateFolder, projectHash, stateFolder } from '../trust/index.js';
import type { TraceSetting } from './trace-setting.js';

/** Of one project: each process has a file, and older lines beside it. */
const MOST_FILES = 40;
const TRACE_FILE = /^\d+\.jsonl(\.1)?$/;

/** Where this process keeps its traces of a project, by the project's real path. */
export function traceFileOf(project: string): string {
  return join(stateFolder('trace'), projectHash(project), `${process.pid}.jsonl`);
}

/** Where traces go: what the host says, and where it says nothing, what the settings say. */
export class SettingsTrace {
  /** One object for as long as the config lives: every hook system is made with it. */
  readonly options: TraceOptions;
  readonly #host: TraceOptions;
  readonly #project: string;

  constructor(host: TraceOptions | undefined, project: string) {
    this.options = { ...host };
    this.#host = { ...host };
    this.#project = project;
  }

  /** Follows the settings. Says whether that changed anything. */
  async follow(setting: TraceSetting | undefined): Promise<boolean> {
    const { options } = this;
    const own = traceFileOf(this.#project);
    const file = this.#host.file ?? (setting && (setting.file ?? own));
    const inputs = this.#host.inputs ?? setting?.inputs;
    if (file === options.file && inputs === options.inputs) return false;
    if (file === own) await makeRoom(dirname(own));
    Object.assign(options, { file, inputs });
    return true;
  }
}

/** Makes the folder for the traces of a project, and room in it. Never rejects: whoever writes says what is wrong. */
async function makeRoom(folder: string): Promise<void> {
  try {
    await makePrivateFolder(folder);
    const names = (await readdir(folder)).filter((name) => TRACE_FILE.test(name));
    if (names.length < MOST_FILES) return;
    const files = await Promise.all(names.map((name) => agedFile(join(folder, name))));
    const oldest = files.toSorted((a, b) => b.changed - a.changed).slice(MOST_FILES - 2);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  } catch {
    // A folder that cannot be made or read: the traces in memory are still there.
  }
}

async function agedFile(file: string): Promise<{ file: string; changed: number }> {
  const found = await statIfThere(file);
  return { file, changed: found?.mtimeMs ?? 0 };
}
