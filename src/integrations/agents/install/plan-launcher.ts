import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { attempt } from '../../../util/errors.js';
import { isProgram } from '../../../util/files.js';
import type { Agent, Scope } from './agents.js';
import { type LaunchedProgram, launcherFile, launcherText } from './launcher.js';
import { installedEntries } from './plan.js';
import { removeEmptyFolders, writeSettingsFile } from './settings-file.js';

export type { LaunchedProgram } from './launcher.js';

/** Planned change of the launcher. */
export interface LauncherChange {
  readonly file: string;
  readonly isChanged: boolean;
  /** True if it is written, false if it is deleted. */
  readonly isWritten: boolean;
  apply(): void;
}

/** Plans to write the launcher. */
export function planLauncher(program: LaunchedProgram, scope: Scope, project: string): LauncherChange {
  const file = launcherFile(program.name, scope, project);
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  const content = Buffer.from(launcherText(program, scope));
  return {
    file,
    isChanged: bytes === undefined || !bytes.equals(content) || !isProgram(file),
    isWritten: true,
    apply: () => {
      writeSettingsFile({ file, target: file, bytes }, content, 0o755);
      chmodSync(file, 0o755);
    },
  };
}

/** Plans to delete the launcher, unless an agent that stays installed starts it. */
export function planLauncherRemoval(
  name: string,
  scope: Scope,
  project: string,
  staying: readonly Agent[],
): LauncherChange {
  const file = launcherFile(name, scope, project);
  const isUsed = staying.some((agent) => mayUse(agent, name, scope, project));
  return {
    file,
    isChanged: existsSync(file) && !isUsed,
    isWritten: false,
    apply: () => {
      rmSync(file, { force: true });
      removeEmptyFolders([dirname(file), dirname(dirname(file))]);
    },
  };
}

/** Returns true for a file that cannot be read, too. */
function mayUse(agent: Agent, name: string, scope: Scope, project: string): boolean {
  return attempt(() => installedEntries(agent, scope, { name, project }).found.length > 0, true);
}
