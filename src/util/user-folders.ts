import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

export function homeFolder(): string {
  return process.env['HOME'] ?? homedir();
}

/** Returns the folder of the user's configuration files. */
export function configHome(): string {
  return folderOf('XDG_CONFIG_HOME', '.config');
}

/** Returns the folder of data that a program keeps between runs. */
export function stateHome(): string {
  return folderOf('XDG_STATE_HOME', '.local', 'state');
}

/** Returns a folder for data about the user's projects and sessions. */
export function stateFolder(what: string): string {
  return join(stateHome(), 'hookwright', what);
}

/** Returns the folder of programs' data files. */
export function dataHome(): string {
  return folderOf('XDG_DATA_HOME', '.local', 'share');
}

/** The XDG specification ignores relative paths. */
function folderOf(variable: string, ...otherwise: readonly string[]): string {
  const given = process.env[variable];
  return given !== undefined && isAbsolute(given) ? given : join(homeFolder(), ...otherwise);
}
