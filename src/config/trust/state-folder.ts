import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { sha256 } from './canonical-json.js';

/** Where something about the user's projects is kept. */
export function stateFolder(what: string): string {
  return join(stateHome(), 'hookwright', what);
}

/** What stands for a project, by its real path, in a file name. */
export function projectHash(project: string): string {
  return sha256(project);
}

/** A relative path is none, says the specification of these variables. */
function stateHome(): string {
  const given = process.env['XDG_STATE_HOME'];
  if (given !== undefined && isAbsolute(given)) return given;
  return join(process.env['HOME'] ?? homedir(), '.local', 'state');
}
