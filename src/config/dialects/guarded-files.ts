import { isAbsolute, join, resolve } from 'node:path';
import type { Dialect, DialectPath } from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import { plainText } from '../../util/plain-text.js';
import { targetOf } from '../../util/real-paths.js';
import { configHome, dataHome, homeFolder, stateHome } from '../../util/user-folders.js';

/** A file or folder whose change can switch guards off. */
export interface GuardedFile {
  /** Names of its path, in lower case. Those of a file of a project or a home folder are the last ones of any path. */
  readonly names: readonly string[];
  readonly isAbsolute: boolean;
  /** Path of a file that is not below any project or home folder. */
  readonly path?: string;
  /** Title of the agent that reads the file. Undefined for a file of hookwright itself. */
  readonly agent: string | undefined;
  /** True if a change of the folder above it does not count. */
  readonly isAlone?: boolean;
}

/** How a path relates to a guarded file: it is the file or below it, a folder close above it, or one that contains much more. */
export type Reach = 'file' | 'folder' | 'far';

/** Expands a path of a document. An environment variable counts only if it makes the path absolute. */
export function expandPath({ path, else: other = '' }: DialectPath, project: string): string {
  const found = [path, other].map((each) => expand(each, project)).find((each) => each && isAbsolute(each));
  if (found === undefined) throw new TypeError(`cannot expand the path ${JSON.stringify(path)}`);
  return found;
}

function expand(template: string, project: string): string | undefined {
  let isComplete = true;
  const text = template.replaceAll(/\$\{([\w.]+)\}/g, (_, name: string) => {
    const value = variableOf(name, project);
    isComplete &&= value !== undefined && value !== '';
    return value ?? '';
  });
  return isComplete ? text : undefined;
}

function variableOf(name: string, project: string): string | undefined {
  if (name.startsWith('env.')) return process.env[name.slice('env.'.length)];
  return { project, home: homeFolder() }[name];
}

/** Our own files: records, launchers, the settings of the user, and the installed package. */
const OWN_TAILS = ['.local/state/hookwright', '.local/share/hookwright', '.config/hookwright', '.hookwright/bin'];
const OWN_PACKAGE = ['node_modules/hookwright', 'node_modules/.bin/hookwright*'];

/** Returns every file of the agents' documents that holds hooks or a switch for them, and our own. */
export function guardedFiles(documents: readonly Dialect[]): GuardedFile[] {
  const ofAgents = documents.flatMap(({ install }) =>
    (install?.settings ?? []).flatMap(({ path, else: other }) =>
      [path, other].flatMap((each) => (each === undefined ? [] : ofTemplate(each, install?.title ?? ''))),
    ),
  );
  const folders = [stateHome(), dataHome(), configHome(), '/etc'].map((folder) => absolute(`${folder}/hookwright`));
  return [
    ...folders,
    ...OWN_TAILS.map((tail) => ofTail(tail)),
    ...OWN_PACKAGE.map((tail) => ofTail(tail, true)),
    ...ofAgents,
  ];
}

/** Returns the files to which guarded ones lead through links, such as those of a folder for settings in version control. */
export function linkedFiles(files: readonly GuardedFile[], cwd: string): GuardedFile[] {
  return files.flatMap((file) => {
    if (file.isAlone === true) return [];
    const paths =
      file.path === undefined ? [homeFolder(), cwd].map((folder) => join(folder, ...file.names)) : [file.path];
    return paths.flatMap((path) => {
      const target = attempt(() => targetOf(path), undefined) ?? path;
      return target === path ? [] : [{ ...file, names: namesIn(target), isAbsolute: true }];
    });
  });
}

function ofTemplate(template: string, agent: string): GuardedFile[] {
  const inFolder = /^\$\{(?:project|home)\}\/(.*)$/.exec(template)?.[1];
  if (inFolder !== undefined) return [{ names: namesIn(inFolder), isAbsolute: false, agent }];
  const path = expand(template, '');
  return path !== undefined && isAbsolute(path) ? [{ ...absolute(path), agent }] : [];
}

function absolute(path: string): GuardedFile {
  return { names: namesIn(path), path, isAbsolute: true, agent: undefined };
}

function ofTail(tail: string, isAlone = false): GuardedFile {
  return { names: namesIn(tail), isAbsolute: false, agent: undefined, isAlone };
}

export function absolutePath(path: string, cwd: string): string {
  const home = path.replace(/^~(?=\/|$)/, homeFolder());
  return isAbsolute(home) ? resolve(home) : resolve(cwd, home);
}

/** Returns the names of a path as disks may compare them: without case, look-alike letters, streams, and dots at the end. */
export function namesIn(path: string): string[] {
  return plainText(path)
    .toLowerCase()
    .split(/[\\/]+/)
    .map((name) => name.replace(/(?:::?\$[a-z]+|[. ]+)$/, ''))
    .filter((name) => name !== '');
}

/** Returns how a path reaches a guarded file, or undefined. Names of the path may be patterns of a shell. */
export function reachOf(
  path: readonly string[],
  { names, isAbsolute: isFromRoot, isAlone }: GuardedFile,
): Reach | undefined {
  const last = isFromRoot ? 0 : path.length - 1;
  let reach: Reach | undefined;
  for (let start = 0; start <= last; start += 1) {
    const length = Math.min(names.length, path.length - start);
    if (!names.slice(0, length).every((name, at) => isLike(path[start + at] ?? '', name))) continue;
    if (length === names.length) return 'file';
    if (isAlone !== true) reach = isFromRoot ? 'far' : 'folder';
  }
  return reach;
}

/** Returns true if two names may be the same. Each may be a pattern of a shell. */
export function isLike(name: string, guarded: string): boolean {
  if (name === guarded) return true;
  // A pattern of a shell finds no hidden file unless it begins with the dot.
  if (guarded.startsWith('.') && /^[*?[]/.test(name)) return false;
  return (
    (/[*?[\]{]/.test(name) && patternOf(name).test(guarded)) || (guarded.includes('*') && patternOf(guarded).test(name))
  );
}

function patternOf(glob: string): RegExp {
  const text = glob.replaceAll(/[.+^$()|\\]/g, String.raw`\$&`).replaceAll(/\[[^\]]*\]|\?/g, '.');
  return new RegExp(`^${text.replaceAll(/\{[^}]*\}|[*{}[\]]+/g, '.*')}$`);
}
