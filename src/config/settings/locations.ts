import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigSource } from '../../../generated/index.js';
import { strengthOf } from '../../core/registry/registered-hook.js';
import { attempt } from '../../util/errors.js';
import { realPath } from '../../util/files.js';
import { nearestName } from '../../util/nearest-name.js';
import { configHome, homeFolder } from '../../util/user-folders.js';

const SYSTEM_SETTINGS = '/etc/hookwright/settings.json';

/** A file that settings are read from. */
export interface SettingsLocation {
  readonly file: string;
  readonly source: ConfigSource;
  /** A stronger file may disable hooks of a weaker one, but not the other way round. */
  readonly strength: number;
}

export interface SettingsLocations {
  /** Real path of the project. */
  readonly project: string;
  /** Real path of the agent's working directory. */
  readonly workingDir: string;
  /** In declared order. */
  readonly files: readonly SettingsLocation[];
}

/** Returns the settings files of a working directory, whether they exist or not. */
export function findSettingsLocations(workingDir: string, systemSettings: string = SYSTEM_SETTINGS): SettingsLocations {
  const project = findProject(workingDir);
  const folder = join(project, '.hookwright');
  const shared = locationOf(join(folder, 'settings.json'), ConfigSource.Project);
  return {
    project,
    workingDir: realPath(resolve(workingDir)),
    files: [
      shared,
      // Stronger than the shared file of the project, weaker than any other source.
      { ...shared, file: join(folder, 'settings.local.json'), strength: shared.strength + 0.5 },
      locationOf(join(configHome(), 'hookwright', 'settings.json'), ConfigSource.User),
      locationOf(resolve(systemSettings), ConfigSource.System),
    ],
  };
}

/** Returns a warning for each file whose name is close to that of a missing settings file: it is never read. */
export function misnamedFiles({ files }: SettingsLocations): string[] {
  const known = files.map(({ file }) => basename(file));
  return files.flatMap(({ file }) => {
    const names = existsSync(file) ? [] : attempt(() => readdirSync(dirname(file)), []);
    const misnamed = names.find((name) => !known.includes(name) && nearestName(name, [basename(file)]) !== undefined);
    if (misnamed === undefined) return [];
    return [`cannot use ${join(dirname(file), misnamed)}: it is not a settings file. Rename it to ${basename(file)}`];
  });
}

/** Returns a settings file with the strength of its source. */
export function locationOf(file: string, source: ConfigSource): SettingsLocation {
  return { file, source, strength: strengthOf(source) };
}

/**
 * Returns the nearest folder with settings, inside the repository and below the home folder. Defaults to the working directory.
 * Throws if a folder cannot be read, because settings in it would be ignored silently.
 */
function findProject(workingDir: string): string {
  const start = realPath(resolve(workingDir));
  const home = realPath(homeFolder());
  let folder = start;
  for (;;) {
    if (statSync(join(folder, '.hookwright'), { throwIfNoEntry: false })?.isDirectory()) return folder;
    const above = dirname(folder);
    const isRepository = statSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
    if (above === folder || folder === home || isRepository) return start;
    folder = above;
  }
}
