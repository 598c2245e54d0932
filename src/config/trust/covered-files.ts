import { isProgram, namesInFolder } from '../../util/files.js';
import { type FileSeal, looksSame, sealFile, statFile } from './file-seal.js';

/** Files and programs that a hook runs or reads at this moment. */
export interface Coverage {
  readonly seals: readonly FileSeal[];
  /** Programs of the system: they count by their path. */
  readonly programs: readonly Program[];
  /** Paths without a file: a file that appears there is a change. */
  readonly absent: readonly string[];
  /** Files that decide which others are loaded, but are not trusted as a whole. */
  readonly watched: readonly FileSeal[];
  readonly listings: readonly Listing[];
  /** Decisions of watched files. They are part of the fingerprint. */
  readonly facts: readonly string[];
  /** Reasons why the hook is not fully covered. */
  readonly hidden: readonly string[];
}

export interface Program {
  readonly name: string;
  readonly path: string | undefined;
  /** Paths that a shell tries, in order. */
  readonly candidates: readonly string[];
  /** True if the command names it. Where a script finds its programs counts only if that is in the project. */
  readonly isNamed: boolean;
}

/** Entries of a folder that an interpreter would load under certain names. */
export interface Listing {
  readonly folder: string;
  readonly isRelevant: (name: string) => boolean;
  readonly names: string;
}

/** Reads each file once for all hooks, and again only when it moved. */
export class FileSeals {
  readonly #seals = new Map<string, FileSeal>();

  get(path: string): FileSeal | undefined {
    const known = this.#seals.get(path);
    if (known !== undefined && looksSame(known)) return known;
    const stats = statFile(path);
    if (stats === undefined) {
      this.#seals.delete(path);
      return undefined;
    }
    const seal = sealFile(path, stats);
    this.#seals.set(path, seal);
    return seal;
  }
}

/** Returns true if a hook still leads to the same files, judged by their metadata. */
export function stillCovers({ seals, programs, absent, watched, listings }: Coverage): boolean {
  return (
    seals.every(looksSame) &&
    watched.every(looksSame) &&
    absent.every((path) => statFile(path) === undefined) &&
    programs.every(({ path, candidates }) => candidates.find(isProgram) === path) &&
    listings.every(
      ({ folder, isRelevant, names }) => namesInFolder(folder).sort().filter(isRelevant).join('/') === names,
    )
  );
}

/** Limits that keep a project from blocking the host. */
const MAX_NAMES = 1000;

/** Collects the coverage of one hook. */
export class CoveredFiles {
  readonly #seals: FileSeals;
  readonly #files = new Map<string, FileSeal>();
  readonly #programs = new Map<string, Program>();
  readonly #absent = new Set<string>();
  readonly #watched = new Map<string, FileSeal>();
  readonly #folders = new Map<string, { entries: readonly string[]; tests: ((name: string) => boolean)[] }>();
  readonly #facts = new Set<string>();
  readonly #hidden = new Set<string>();

  constructor(seals: FileSeals) {
    this.#seals = seals;
  }

  /** Covers the file at a path, or its absence. Returns undefined if there is none. */
  cover(path: string): FileSeal | undefined {
    if (this.#files.size + this.#absent.size > MAX_NAMES) {
      this.hide('too many names to check');
      return undefined;
    }
    const seal = this.#seals.get(path);
    if (seal === undefined) this.#absent.add(path);
    else this.#files.set(path, seal);
    return seal;
  }

  /** Watches a file without trusting its contents. Returns undefined if there is none. */
  watch(path: string): FileSeal | undefined {
    const seal = this.#seals.get(path);
    if (seal === undefined) this.#absent.add(path);
    else this.#watched.set(path, seal);
    return seal;
  }

  /** Watches which entries of a folder an interpreter would load. Returns their names. */
  list(folder: string, isRelevant: (name: string) => boolean): string[] {
    const known = this.#folders.get(folder) ?? { entries: namesInFolder(folder).sort(), tests: [] };
    known.tests.push(isRelevant);
    this.#folders.set(folder, known);
    return known.entries.filter(isRelevant);
  }

  addProgram(program: Program): void {
    const isNamed = program.isNamed || this.#programs.get(program.name)?.isNamed === true;
    this.#programs.set(program.name, { ...program, isNamed });
  }

  programPath(name: string): string | undefined {
    return this.#programs.get(name)?.path;
  }

  addFact(fact: string): void {
    this.#facts.add(fact);
  }

  hide(reason: string): void {
    this.#hidden.add(reason);
  }

  coverage(): Coverage {
    return {
      seals: [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
      programs: [...this.#programs.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      absent: [...this.#absent],
      watched: [...this.#watched.values()],
      listings: [...this.#folders].map(([folder, { entries, tests }]) => {
        const isRelevant = (name: string): boolean => tests.some((test) => test(name));
        return { folder, isRelevant, names: entries.filter(isRelevant).join('/') };
      }),
      facts: [...this.#facts].sort(),
      hidden: [...this.#hidden],
    };
  }
}
