import { dirname, isAbsolute, join } from 'node:path';
import type { Dialect, DialectInstall } from '../../../../generated/index.js';
import { expandPath } from '../../../config/dialects/index.js';
import { isFolder, isProgram, statOrUndefined } from '../../../util/files.js';
import { homeFolder } from '../../../util/user-folders.js';
import { runOnce } from '../run-once.js';

/** An agent that hookwright can be a hook of. */
export interface Agent {
  /** Name of its dialect. */
  readonly name: string;
  readonly title: string;
  readonly dialect: Dialect;
  readonly install: DialectInstall;
}

/** Owner of the settings: the user, or one project. */
export type Scope = 'user' | 'project';

/** Returns the agents whose documents describe an installation. */
export function installableAgents(dialects: Readonly<Record<string, Dialect>>): Agent[] {
  return Object.values(dialects).flatMap((dialect) => {
    const { install } = dialect;
    return install === undefined ? [] : [{ name: dialect.dialect, title: install.title, dialect, install }];
  });
}

/** Finds an agent by the name of its dialect, or by the part before the dash. */
export function findAgent(agents: readonly Agent[], name: string): Agent | undefined {
  return agents.find((agent) => agent.name === name || agent.name.startsWith(`${name}-`));
}

/** Returns the settings file of an agent. */
export function settingsFileOf({ install }: Agent, scope: Scope, project: string): string {
  return expandPath(install[scope], project);
}

/** Returns the program of an agent on PATH. */
export function programOf({ programs }: Pick<DialectInstall, 'programs'>): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':').filter(isAbsolute);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isProgram(path) || isProgram(`${path}.cmd`));
}

const VERSION_TIMEOUT_MS = 10_000;

/** Runs the program of an agent for its version. Returns undefined if it prints none. */
export async function versionOf(program: string): Promise<string | undefined> {
  const { stdout } = await runOnce(program, ['--version'], { timeoutMs: VERSION_TIMEOUT_MS });
  return /\d+\.\d+\.\d+\S*/.exec(stdout)?.[0];
}

/** Returns true if the agent has a program on PATH or a settings folder of the user. */
export function isOnMachine(agent: Agent): boolean {
  return programOf(agent.install) !== undefined || isFolder(settingsFolderOf(agent));
}

/** Returns the folder in which the agent keeps the user's settings. */
function settingsFolderOf(agent: Agent): string {
  const folder = dirname(settingsFileOf(agent, 'user', '/'));
  return agent.install.ownFile ? dirname(folder) : folder;
}

/** Returns the nearest folder with hookwright settings or a repository. Defaults to the working directory. */
export function projectOf(workingDir: string): string {
  const home = homeFolder();
  for (let folder = workingDir; folder !== home; folder = dirname(folder)) {
    if (isFolder(join(folder, '.hookwright')) || statOrUndefined(join(folder, '.git')) !== undefined) return folder;
    if (folder === dirname(folder)) break;
  }
  return workingDir;
}
