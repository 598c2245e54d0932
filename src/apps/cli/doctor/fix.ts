import { chmodSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { writeAtomically } from '../../../config/trust/index.js';
import { isInside, namesInFolder, realPath } from '../../../util/files.js';
import { parseJsonc, readJsonc, setScalar } from '../../../util/json-edit.js';
import type { JsonNode } from '../../../util/json-tree.js';
import { CommandChecker, ConfigSource, type FileFault } from '../runtime.js';
import { shortPath } from '../show-problems.js';
import { type CheckedHook, commandFaults } from './checked-hook.js';

/** Change that makes a hook start, and that is safe without asking. */
export interface Fix {
  /** Problem that it fixes. */
  readonly message: string;
  /** Returns what was done, one line for each change. */
  readonly apply: () => Promise<string[]>;
}

/** Plans the fixes for all hooks. The same file is fixed once. */
export function planFixes(hooks: readonly CheckedHook[]): Fix[] {
  const planned = new Map<string, Fix>();
  for (const checked of hooks) {
    for (const { message, fix } of commandFaults(checked)) {
      const apply = fix && planFix(checked, fix);
      if (fix !== undefined && apply !== undefined) {
        const key = fix.kind === 'absent' ? `${commandOf(checked)} ${fix.path}` : fix.path;
        if (!planned.has(key)) planned.set(key, { message, apply });
      }
    }
  }
  return [...planned.values()];
}

function planFix(checked: CheckedHook, fault: FileFault): Fix['apply'] | undefined {
  if (fault.kind === 'absent') return planMove(checked, fault);
  if (!isOwnScript(checked, fault.path)) return undefined;
  return fault.kind === 'not executable' ? makeExecutable(fault.path) : replaceLineEndings(fault.path);
}

/**
 * Returns true for a file that the user owns: inside the project for a hook of the project, which needs trust, and
 * outside of it for any other hook, which does not.
 */
function isOwnScript({ hook, location: { project } }: CheckedHook, path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || (process.getuid !== undefined && stats.uid !== process.getuid())) return false;
  const ofProject = hook.verdict.entry.source === ConfigSource.Project;
  return isInside(realPath(path), realPath(project)) === ofProject;
}

function makeExecutable(path: string): Fix['apply'] {
  return async () => {
    const { mode } = statSync(path);
    // Whoever may read it may run it.
    chmodSync(path, (mode | ((mode & 0o444) >> 2)) & 0o777);
    return [`made ${shortPath(path)} executable`];
  };
}

function replaceLineEndings(path: string): Fix['apply'] | undefined {
  const text = readFileSync(path, 'utf8');
  if (text.includes('\0') || text.includes('\uFFFD')) return undefined;
  return async () => {
    writeAtomically(realPath(path), text.replaceAll('\r\n', '\n'), statSync(path).mode & 0o777);
    return [`replaced CRLF line endings in ${shortPath(path)}`];
  };
}

/** Plans to correct the settings if exactly one other file of the project has the name of the missing one. */
function planMove(checked: CheckedHook, fault: FileFault): Fix['apply'] | undefined {
  const { hook, location } = checked;
  const { entry } = hook.verdict;
  const file = entry.dialect === undefined ? checked.located?.file : entry.dialect.file;
  // Hooks of the user need no trust, so they are never pointed at a file of the project.
  if (entry.source !== ConfigSource.Project || file === undefined || !file.endsWith('.json')) return undefined;
  if (!isInside(realPath(file), realPath(location.project))) return undefined;
  const [found, ...others] = filesNamed(basename(fault.path), location.project);
  if (found === undefined || others.length > 0) return undefined;
  const command = correctedCommand(checked, fault, found);
  if (command === undefined) return undefined;
  return async () => {
    const text = readFileSync(file, 'utf8');
    const after = replaceCommands(text, commandOf(checked), command);
    if (after === text) return [];
    writeAtomically(realPath(file), after, statSync(file).mode & 0o777);
    return [`${shortPath(file)}: ${hook.verdict.name} now runs ${relative(location.project, found)}`];
  };
}

function commandOf({ hook }: CheckedHook): string {
  const { config } = hook.verdict.entry;
  return 'command' in config && typeof config.command === 'string' ? config.command : '';
}

/** Returns the command with the new path, if it then starts. */
function correctedCommand(checked: CheckedHook, { word, path }: FileFault, found: string): string | undefined {
  const { hook, location } = checked;
  const { config, dialect } = hook.verdict.entry;
  const command = commandOf(checked);
  const pairs = [location.workingDir, location.project].map((folder) => [
    relative(folder, path),
    relative(folder, found),
  ]);
  const own = isAbsolute(word) ? [] : [[word.replace(/^\.\//, ''), relative(location.workingDir, found)]];
  for (const [from = '', to = ''] of [...own, ...pairs]) {
    if (!/^[\w./@+-]+$/.test(to) || command.split(from).length !== 2) continue;
    const corrected = command.replace(from, () => to);
    const faults = new CommandChecker().check({
      config: { ...config, command: corrected },
      location,
      variables: dialect?.variables,
    });
    if (faults.every(({ fix }) => fix?.kind !== 'absent')) return corrected;
  }
  return undefined;
}

/** Replaces the text of every hook with this command. */
function replaceCommands(text: string, from: string, to: string): string {
  const { root } = readJsonc(text);
  const paths: string[][] = [];
  const visit = (node: JsonNode, path: readonly string[]): void => {
    for (const [key, child] of node.children) {
      const isCommand = key === 'command' && child.kind === 'scalar' && node.kind === 'object';
      if (isCommand && parseJsonc(text.slice(child.value, child.end)) === from) paths.push([...path, key]);
      visit(child, [...path, key]);
    }
  };
  if (root !== undefined) visit(root, []);
  return paths.reduce((current, path) => setScalar(current, path, to), text);
}

const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules']);
const MAX_ENTRIES = 20_000;

/** Returns the files of a project with a name. Empty if the project is too large to be searched. */
function filesNamed(name: string, folder: string): string[] {
  const found: string[] = [];
  const folders = [folder];
  let entries = 0;
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of namesInFolder(next)) {
      entries += 1;
      if (entries > MAX_ENTRIES) return [];
      const path = join(next, entry);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory() && !SKIPPED.has(entry)) folders.push(path);
      if (stats?.isFile() && entry === name) found.push(path);
    }
  }
  return found;
}
