import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { matchesName } from '../../covers.js';
import { attempt } from '../../errors.js';
import { isFolder, isInside } from '../../files.js';
import { ProjectFolder, placeOf, targetOf } from '../../real-paths.js';
import { effectsOf, type PlacedPath } from './effects.js';
import { type FactList, folderOfPattern, type PathUse } from './fact-list.js';
import { type CommandEffects, type ProjectCommandFacts, UNRESOLVED_NAMES } from './types.js';

/** Folders for temporary files. */
const TEMPORARY = ['/tmp', '/var/tmp', '/private/tmp', '/private/var/tmp', '/dev/shm'];
/** Devices that keep nothing. */
const DEVICE = /^\/dev\/(?:null|stdout|stderr|tty|fd)(?:\/|$)/;
/** Entries of folders that are compared with a pattern. */
const MAX_COMPARED = 2000;

/**
 * Returns the facts about a command of a project. Where links lead is added to the paths as written. `isLocal`: false
 * if the project is on another machine, whose disk cannot be read.
 */
export function projectFacts(
  command: FactList,
  project: string,
  isLocal = true,
  cwd: string = project,
): ProjectCommandFacts {
  const hasPaths = command.uses.length > 0;
  const reader = hasPaths ? new ProjectReader(command, new ProjectFolder(project, isLocal), isLocal) : undefined;
  const facts = reader?.read() ?? { ...command.facts(), writes_outside: [], deletes_outside: [] };
  const { text, home } = command;
  return { ...facts, ...effectsOf({ facts, text, home, paths: reader?.paths ?? [], cwd, project, isLocal }) };
}

class ProjectReader {
  readonly #command: FactList;
  readonly #project: ProjectFolder;
  readonly #isLocal: boolean;
  readonly #lists = { reads: new Set<string>(), writes: new Set<string>(), deletes: new Set<string>() };
  readonly #outside = { reads: new Set<string>(), writes: new Set<string>(), deletes: new Set<string>() };
  /** Lists with a pattern that may lead out of the project. */
  readonly #leaving = new Set<string>();
  readonly #temporary: readonly string[];
  /** Paths before they are copied or moved, by the path afterwards. */
  readonly #moves = new Map<string, readonly string[]>();
  #compared = 0;
  /** Paths of the lists. */
  readonly paths: PlacedPath[] = [];

  constructor(command: FactList, project: ProjectFolder, isLocal: boolean) {
    this.#command = command;
    this.#project = project;
    this.#isLocal = isLocal;
    const temporary = isLocal ? attempt(() => targetOf(tmpdir()), undefined) : undefined;
    this.#temporary = temporary === undefined ? TEMPORARY : [...TEMPORARY, temporary];
  }

  read(): Omit<ProjectCommandFacts, keyof CommandEffects> {
    for (const use of this.#command.uses) this.#noteMoves(use);
    for (const use of this.#command.uses) for (const each of this.#inFolder(use)) this.#add(each);
    const { reads, writes, deletes } = this.#lists;
    const { writes: written, deletes: deleted } = this.#outside;
    const facts = this.#command.facts();
    const unresolved = new Set<string>([...(facts.unresolved ?? []), ...this.#leaving]);
    return {
      ...facts,
      ...(unresolved.size > 0 && { unresolved: UNRESOLVED_NAMES.filter((name) => unresolved.has(name)) }),
      reads: [...reads],
      writes: [...writes],
      deletes: [...deletes],
      writes_outside: [...written],
      deletes_outside: [...deleted],
    };
  }

  /** Returns the files that are made in a folder, if a program copies or moves others there. */
  #inFolder(use: PathUse): readonly PathUse[] {
    const { opened, sources } = use;
    if (sources.length === 0 || !this.#isOnDisk(opened) || !isFolder(opened)) return [use];
    // The contents of `x/.` are copied, and on some systems those of `x/`.
    return sources.map((source) => {
      const name = source.endsWith('/') ? '.' : basename(source);
      return name === '.' || name === '..'
        ? use
        : { ...use, path: join(use.path, name), opened: `${opened}/${name}`, sources: [] };
    });
  }

  #add(use: PathUse): void {
    const { list, path, opened, follows, pattern } = use;
    this.#note(use, path);
    if (!this.#isOnDisk(opened)) {
      if (this.#isOutside(path)) this.#outside[list].add(path);
      return;
    }
    const folder = pattern ? folderOfPattern(opened) : opened;
    const target = follows || pattern ? targetOf(folder) : placeOf(folder);
    const isOutside = target === undefined || this.#isOutside(target);
    if (isOutside) this.#outside[list].add(path);
    if (target === undefined) return;
    const rest = pattern ? opened.slice(folder === '/' ? 0 : folder.length) : '';
    if (pattern && list !== 'reads' && !isOutside && this.#leaves(target, rest, list)) {
      this.#leaving.add(`${list}_outside`);
    }
    const name = this.#project.nameOf(target) + rest;
    if (name !== path) this.#note(use, name);
    if (isOutside && name !== path) this.#outside[list].add(name);
    for (const moved of pattern ? [] : this.#movedTargets(use)) {
      this.#note(use, this.#project.nameOf(moved));
      if (this.#isOutside(moved)) this.#outside[list].add(moved);
    }
  }

  #note(use: PathUse, path: string): void {
    this.#lists[use.list].add(path);
    this.paths.push({ ...use, path });
  }

  /** Returns where a path leads through links that the command moves or copies before. */
  #movedTargets({ path, follows, opened }: PathUse): string[] {
    const found: string[] = [];
    let place = follows && opened.endsWith('/') ? path : dirname(path);
    for (let last = ''; place !== last; [last, place] = [place, dirname(place)]) {
      for (const source of this.#moves.get(place) ?? []) {
        const rest = path.slice(place.length);
        const folder = targetOf(dirname(source));
        const target = targetOf(source + rest);
        const isLinked = folder !== undefined && target !== join(folder, basename(source) + rest);
        if (isLinked && target !== undefined) found.push(target);
      }
    }
    return found;
  }

  /** Notes the places of files that are copied or moved. Several files are moved into a folder. */
  #noteMoves({ list, path, sources }: PathUse): void {
    for (const source of list === 'writes' ? sources.filter((each) => this.#isOnDisk(each)) : [])
      for (const place of sources.length > 1 || isFolder(path) ? [join(path, basename(source))] : [path])
        this.#moves.set(place, [...(this.#moves.get(place) ?? []), source]);
  }

  #isOnDisk(path: string): boolean {
    return this.#isLocal && isAbsolute(path);
  }

  /** Returns true for a target that is neither in the project nor a temporary file. */
  #isOutside(target: string): boolean {
    if (this.#project.hasTarget(target) || DEVICE.test(target)) return false;
    return !this.#temporary.some((folder) => isInside(target, folder) && !this.#project.isNeighbour(target, folder));
  }

  /** Returns true if files that match a pattern may be outside of the project, through links. */
  #leaves(folder: string, pattern: string, list: PathUse['list']): boolean {
    const [name = '', ...rest] = pattern.split('/').filter((part) => part !== '');
    const end = pattern.endsWith('/') ? '/' : '';
    // Deleting a link leaves its target.
    if (rest.length === 0 && list === 'deletes' && end === '') return false;
    if (this.#compared > MAX_COMPARED) return true;
    const entries = attempt(() => readdirSync(folder, { withFileTypes: true }), []);
    this.#compared += entries.length;
    // Any name may match a set of characters.
    const names = name.replace(/\[.*$/s, '*');
    return entries.some((entry) => {
      if (!matchesName(names, entry.name)) return false;
      const inner = join(folder, entry.name);
      const target = entry.isSymbolicLink() ? targetOf(inner) : inner;
      if (target === undefined || this.#isOutside(target)) return true;
      return rest.length > 0 && isFolder(target) && this.#leaves(target, rest.join('/') + end, list);
    });
  }
}
