import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, sep } from 'node:path';
import { attempt } from './errors.js';
import { statOrUndefined } from './files.js';

const MAX_LINKS = 40;
const SEPARATOR = sep === '/' ? sep : /[/\\]/;

/** Returns the file that a path names, without following a link at its end. Undefined if it cannot be determined. */
export function placeOf(path: string): string | undefined {
  const name = basename(path);
  const folder = /^\.{0,2}$/.test(name) ? undefined : targetOf(dirname(path));
  return folder === undefined ? targetOf(path) : join(folder, name);
}

/** Returns the file that a path leads to: in one call of the system if it exists. Undefined if it cannot be determined. */
export function targetOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return followLinks(path);
  }
}

/** Resolves all links of a path as the system does, also of a file that does not exist. Undefined if that is not possible. */
function followLinks(path: string): string | undefined {
  const { root } = parse(path);
  const parts = path.slice(root.length).split(SEPARATOR).reverse();
  let current = root;
  let links = 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      current = dirname(current);
      continue;
    }
    const next = join(current, part);
    const target = linkAt(next);
    if (target === undefined) {
      current = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS || target === null) return undefined;
    const start = parse(target).root;
    if (start !== '') current = start;
    parts.push(...target.slice(start.length).split(SEPARATOR).reverse());
  }
  return current;
}

/** Returns the target of a link, undefined if the path is not a link, or null if the link cannot be read. */
function linkAt(path: string): string | undefined | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined;
  } catch (error) {
    // Nothing can be below a file: such a path cannot be opened.
    return error instanceof Error && 'code' in error && error.code === 'ENOTDIR' ? undefined : null;
  }
}

/** Returns where a folder and its entries lead, as far as they are links. Empty if it cannot be read. */
export function linksIn(folder: string): string[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true }), []);
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => join(folder, name));
  return [folder, ...links].flatMap((path) => {
    const target = targetOf(path);
    return target === undefined || target === path ? [] : [target];
  });
}

const caseless = new Map<string, boolean>();

/** Returns true if the disk of a folder finds a file also by a name in other case. */
export function ignoresCase(folder: string): boolean {
  const known = caseless.get(folder) ?? findsInOtherCase(folder);
  // A host may have any number of projects.
  if (caseless.size < 1000) caseless.set(folder, known);
  return known;
}

function findsInOtherCase(folder: string): boolean {
  if (!isAbsolute(folder) || folder === parse(folder).root) return false;
  const name = basename(folder);
  const swapped = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  if (swapped === name) return findsInOtherCase(dirname(folder));
  const [stats, others] = [statOrUndefined(folder), statOrUndefined(join(dirname(folder), swapped))];
  return stats !== undefined && stats.ino === others?.ino && stats.dev === others.dev;
}

/** Project folder, for comparisons of paths: under its links, in any case where the disk ignores it, with `/`. */
export class ProjectFolder {
  readonly path: string;
  readonly #real: string;
  readonly #lowers: boolean;

  /** `isLocal`: false if it is on another machine, whose disk cannot be read. */
  constructor(path: string, isLocal = true) {
    this.path = path;
    this.#real = (isLocal ? targetOf(path) : undefined) ?? path;
    this.#lowers = isWindows(path) || (isLocal && ignoresCase(this.#real));
  }

  /** Returns true if a path is the project or in it. Links are not resolved. */
  has(path: string): boolean {
    return this.#isIn(path, this.path);
  }

  /** Returns true if the target of a path is the project or in it. */
  hasTarget(target: string | undefined): boolean {
    return target !== undefined && this.#isIn(target, this.#real);
  }

  /** Returns true if the target of a path is in the same folder below `base` as the project, or above the project. */
  isNeighbour(target: string, base: string): boolean {
    if (!this.#isIn(this.#real, base)) return false;
    const [first = ''] = this.#real.slice(base.length).split('/').filter(Boolean);
    return this.#isIn(target, `${base}/${first}`) || this.#isIn(this.#real, target);
  }

  /** Returns the name of a target: below the project's own name if it is in the project. */
  nameOf(target: string): string {
    return this.hasTarget(target) ? this.path + target.slice(this.#real.length) : target;
  }

  #isIn(path: string, folder: string): boolean {
    const [inner, outer] = [this.#comparable(path), this.#comparable(folder)];
    return inner === outer || inner.startsWith(outer.endsWith('/') ? outer : `${outer}/`);
  }

  #comparable(path: string): string {
    const text = isWindows(path) ? path.replaceAll('\\', '/').replace(/^\/+/, '/') : path;
    return this.#lowers ? text.toLowerCase() : text;
  }
}

export function isWindows(path: string): boolean {
  return /^(?:[A-Za-z]:[\\/]|\\\\)/.test(path);
}
