import { realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { ConfigSource } from '../../../generated/index.js';

const SYSTEM_SETTINGS = '/etc/hookwright/settings.json';

/** One of the files that settings come from. */
export interface SettingsLocation {
  readonly file: string;
  readonly source: ConfigSource;
  /** A stronger file may switch off what a weaker one says, never the other way round. */
  readonly strength: number;
}

export interface SettingsLocations {
  /** The real path of the project. */
  readonly project: string;
  /** The real path of where the agent works. */
  readonly workingDir: string;
  /** In the order in which their hooks are declared. */
  readonly files: readonly SettingsLocation[];
}

/** Extensions stand between the user's file and the project's. */
export const STRENGTH = { system: 4, user: 3, extensions: 2, local: 1, project: 0 } as const;

export function findSettingsLocations(workingDir: string, systemSettings: string = SYSTEM_SETTINGS): SettingsLocations {
  const project = findProject(workingDir);
  const own = join(project, '.hookwright');
  return {
    project,
    workingDir: realPath(resolve(workingDir)),
    files: [
      { file: join(own, 'settings.json'), source: ConfigSource.Project, strength: STRENGTH.project },
      { file: join(own, 'settings.local.json'), source: ConfigSource.Project, strength: STRENGTH.local },
      { file: join(configHome(), 'hookwright', 'settings.json'), source: ConfigSource.User, strength: STRENGTH.user },
      { file: resolve(systemSettings), source: ConfigSource.System, strength: STRENGTH.system },
    ],
  };
}

/** The nearest folder with settings, inside the repository and below the home folder; else where the agent works. */
function findProject(workingDir: string): string {
  const start = realPath(resolve(workingDir));
  const home = realPath(homeFolder());
  let folder = start;
  for (;;) {
    if (isFolder(join(folder, '.hookwright'))) return folder;
    const above = dirname(folder);
    if (above === folder || folder === home || exists(join(folder, '.git'))) return start;
    folder = above;
  }
}

export function isInside(path: string, folder: string): boolean {
  const [inner, outer] = [realPath(path), realPath(folder)];
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}

/** A relative path is none, says the specification of these variables. */
function configHome(): string {
  const given = process.env['XDG_CONFIG_HOME'];
  return given !== undefined && isAbsolute(given) ? given : join(homeFolder(), '.config');
}

export function homeFolder(): string {
  return process.env['HOME'] ?? homedir();
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    // It does not exist yet; then it is no link either.
    return path;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
