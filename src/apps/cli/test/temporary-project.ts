import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { HookRegistryEntry } from '../../../../generated/index.js';
import { attempt } from '../../../util/errors.js';
import { isInside } from '../../../util/files.js';
import { messageOf, problem } from '../exit.js';
import { type HookLocation, readHookText } from '../runtime.js';

const NOT_COPIED: ReadonlySet<string> = new Set(['node_modules', '.git']);

type DeclaredHook = Pick<HookRegistryEntry, 'config' | 'dialect'>;

/** Returns the paths to copy: the settings folder and the files that hook commands name. */
export function pathsToCopy(project: string, workingDir: string, hooks: readonly DeclaredHook[]): string[] {
  const fromCommands = hooks.flatMap((hook) => {
    const cwd = hook.dialect?.cwd ?? workingDir;
    return commandWords(hook, { project, workingDir: cwd }).flatMap((word) => scriptFolder(word, project, cwd));
  });
  const all = [...new Set(['.hookwright', ...fromCommands])].filter((path) => existsSync(join(project, path)));
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other + sep)));
}

function commandWords({ config, dialect }: DeclaredHook, location: HookLocation): string[] {
  if (!('command' in config) || typeof config.command !== 'string') return [];
  const { command, args, env = {} } = { args: undefined, ...config };
  if (args !== undefined) return [command, ...args];
  return readHookText(command, { ...dialect?.variables, ...env }, location).flat();
}

/** Returns the folder of a script, because the script may load files next to it. */
function scriptFolder(word: string, project: string, workingDir: string): string[] {
  const path = resolve(workingDir, word);
  const inside = relative(project, path);
  if (inside === '' || inside.startsWith('..') || !statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
  return [dirname(inside) === '.' ? inside : dirname(inside)];
}

export interface TemporaryProject {
  readonly folder: string;
  /** Working directory of the hooks: the copy of the current folder. */
  readonly workingDir: string;
  remove(): Promise<void>;
}

export interface Source {
  readonly project: string;
  readonly workingDir: string;
  readonly paths: readonly string[];
}

export async function makeTemporaryProject(
  { project, workingDir, paths }: Source,
  files: Readonly<Record<string, string>>,
): Promise<TemporaryProject> {
  const folder = await makeFolder();
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const options = { recursive: true, filter: (path: string) => !NOT_COPIED.has(basename(path)) };
    for (const path of paths) await cp(join(project, path), join(folder, path), options);
    const modules = join(project, 'node_modules');
    if (existsSync(modules)) await symlink(modules, join(folder, 'node_modules'), 'junction');
    const cwd = join(folder, relative(project, workingDir));
    await mkdir(cwd, { recursive: true });
    for (const [path, text] of Object.entries(files)) await writeInside(folder, path, text);
    return { folder, workingDir: cwd, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeFolder(): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), 'hookwright-test-'));
  } catch (error) {
    const help = 'set TMPDIR to a folder that you can write to';
    throw problem(`no temporary project can be made in ${tmpdir()}: ${messageOf(error)}`, help);
  }
}

async function writeInside(folder: string, path: string, text: string): Promise<void> {
  const file = pathInside(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Resolves a path inside a folder. Throws if the path or a link in it leaves the folder, because test files may come
 * from an untrusted project.
 */
export function pathInside(folder: string, path: string): string {
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep) || !leadsInto(realpathSync(folder), nearestThere(file))) {
    throw problem(`${path} is outside of the project`);
  }
  return file;
}

function leadsInto(folder: string, path: string): boolean {
  // A dangling link: writing to it would create its target.
  return attempt(() => isInside(realpathSync(path), folder), false);
}

/** Returns the path or its nearest existing parent, links included. */
function nearestThere(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined || dirname(path) === path) return path;
  return nearestThere(dirname(path));
}
