import { cutText } from '../../cut-text.js';
import {
  type CommandFacts,
  FACT_NAMES,
  type FactName,
  HOME_MARK,
  type ProgramFact,
  UNRESOLVED_NAMES,
} from './types.js';

const MAX_ENTRIES = 256;
/** Steps of the engine. A typical command takes about ten. */
const MAX_WORK = 8000;
const MAX_REASON_LENGTH = 80;
/** Patterns of a path whose hidden files are added. */
const MAX_NAMES = 64;

const PROGRAM_FOLDER = /^(?:\/usr)?(?:\/local)?\/s?bin(?:\/|$)/;

/** Thrown if a command takes too long to resolve. */
export class WorkLimitError extends Error {}

/** Beginning of a name that is a pattern or a variable, which may stand for one, with a dot after it. */
const HIDDEN_NAME = /(?<=^|\/)(?:[*?"]|\[[^\]/]*\]|\$(?:[\w@*]+|\{[^}/]*\}))+\.?/g;
/** Alternatives, or qualifiers of zsh, which may contain `/`. */
const GROUP = /[*?@+!]?\(.*\)/s;
const SETS_OPTIONS =
  /^(?:shopt|setopt|unsetopt|set|emulate|declare|typeset|export|local|readonly|read|printf|env)$|sh$/;
const MATCHES_HIDDEN = /dotglob|globdots|GLOBIGNORE|BASHOPTS/i;

/** Returns true if a text may set an option with which patterns match hidden files. */
function matchesHidden(text: string, programs: readonly ProgramFact[]): boolean {
  const sets = programs.filter(({ name }) => SETS_OPTIONS.test(name));
  const isUnknown = ({ name, args }: ProgramFact) => /opt$/.test(name) && args.some((arg) => /[$`*?]/.test(arg));
  const isShort = ({ args }: ProgramFact) => args.some((arg) => /^-\w*4/.test(arg));
  return (
    /GLOBIGNORE|BASHOPTS|options\[.*dot/is.test(text) ||
    sets.some(
      (each) => isUnknown(each) || isShort(each) || MATCHES_HIDDEN.test(each.args.join(' ').replaceAll('_', '')),
    )
  );
}

/** Returns a path whose pattern at a place begins with a dot, as the names of hidden files do. */
function hiddenPath(path: string, place: number): string {
  let at = 0;
  return path.replace(HIDDEN_NAME, (name) => (at++ === place ? '.*' : name));
}

/** Lists of files. `links` are written, and other paths may lead through them. */
export type PathList = 'reads' | 'writes' | 'deletes' | 'links';

/** Path that a command uses. */
export interface PathUse {
  readonly list: Exclude<PathList, 'links'>;
  readonly path: string;
  /** As the system opens it: `..` after a link leads to another folder than in `path`. */
  readonly opened: string;
  /** True if a link at its end is followed. */
  readonly follows: boolean;
  /** True if it is a pattern. */
  readonly pattern: boolean;
  /** Paths that are copied, moved or linked to it. Into it, if it is a folder. */
  readonly sources: readonly string[];
  /** Pattern that the names of the files below it match, if it stands only for these. */
  readonly only: string | undefined;
  /** Name of the last program before. */
  readonly program: string;
}

type UseDetails = Partial<Omit<PathUse, 'list' | 'path' | 'program'>>;

/** The facts that the engine has found so far. */
export class FactList {
  /** Text of the command, and the home folder. */
  readonly text: string;
  readonly home: string;
  usesSudo = false;
  background = false;
  runsCode = false;
  readonly #programs = new Map<string, ProgramFact>();
  readonly #lists = {
    reads: new Set<string>(),
    writes: new Set<string>(),
    deletes: new Set<string>(),
    hosts: new Set<string>(),
  };
  readonly #links = new Set<string>();
  /** Files that are read or written, also through a link. */
  readonly #used = new Set<string>();
  readonly #uses = new Map<string, PathUse>();
  /** Folders of patterns. */
  readonly #patterns = new Set<string>();
  readonly #unresolved = new Set<string>();
  /** Reasons, each of which made a fact unresolved. */
  readonly #reasons: string[] = [];
  #work = 0;
  #program = '';

  constructor(text = '', home = '') {
    this.text = text;
    this.home = home;
  }

  /** Counts steps. Throws after too many. */
  spend(steps: number): void {
    this.#work += steps;
    if (this.#work > MAX_WORK) throw new WorkLimitError();
  }

  /** Marks facts as unresolved, and the command as opaque. Keeps one reason for each part of the text. */
  markOpaque(reason: string, text?: string, about: readonly FactName[] = FACT_NAMES): void {
    const outside = about.filter((name) => name === 'writes' || name === 'deletes');
    this.#markUnresolved(reason, text, [...about, ...outside.map((name) => `${name}_outside`)]);
  }

  /** Adds the files that match a pattern. Their names are not known, but their folder is. */
  addPattern(list: Exclude<PathList, 'links'>, path: string, opened: string, text: string): void {
    this.#markUnresolved(`${list} a file that is known only at run time`, text, [list]);
    this.#patterns.add(withHome(folderOfPattern(path)));
    this.add(list, path, { opened, pattern: true });
  }

  /** Adds the hidden files that patterns match after `shopt -s dotglob`, and those of `*(D)` in zsh. */
  addHidden(): void {
    const isHidden = matchesHidden(this.text, [...this.#programs.values()]);
    for (const { list, path, opened } of this.#uses.values()) {
      const plain = path.replace(GROUP, '*');
      if (!isHidden && (plain === path || !/[.D]/.test(GROUP.exec(path)?.[0] ?? ''))) continue;
      for (const [at] of [...plain.matchAll(HIDDEN_NAME)].slice(0, MAX_NAMES).entries()) {
        const hidden = hiddenPath(plain, at);
        this.#markUnresolved(`${list} hidden files that match a pattern`, path, [list]);
        this.add(list, hidden, { opened: hiddenPath(opened.replace(GROUP, '*'), at), pattern: true });
      }
    }
  }

  #markUnresolved(reason: string, text: string | undefined, about: readonly string[]): void {
    if (about.every((name) => this.#unresolved.has(name))) return;
    for (const name of about) this.#unresolved.add(name);
    const shown = text === undefined ? '' : `: ${cutText(withHome(text), MAX_REASON_LENGTH)}`;
    if (shown === '' || !this.#reasons.some((each) => each.endsWith(shown))) this.#reasons.push(reason + shown);
  }

  program(program: ProgramFact): void {
    this.#program = program.name;
    const shown = {
      ...program,
      args: program.args.map(withHome),
      ...(program.path && { path: withHome(program.path) }),
    };
    this.#add(this.#programs.size, 'programs', () => this.#programs.set(JSON.stringify(shown), shown));
  }

  add(list: PathList | 'hosts', value: string, details: UseDetails = {}): void {
    const text = withHome(value);
    if (list === 'links') this.#links.add(text);
    else if (list === 'reads' || list === 'writes') this.#used.add(text);
    const entries = this.#lists[list === 'links' ? 'writes' : list];
    if (!entries.has(text)) this.#add(entries.size, list, () => entries.add(text));
    if (list !== 'hosts' && entries.has(text)) this.#addUse(list === 'links' ? 'writes' : list, text, details);
  }

  #addUse(list: PathUse['list'], path: string, details: UseDetails): void {
    const { opened = path, follows = list !== 'deletes', pattern = false, sources = [], only } = details;
    const use = { list, path, opened: withHome(opened), follows, pattern, sources, only, program: this.#program };
    if (this.#uses.size < 3 * MAX_ENTRIES) this.#uses.set(JSON.stringify(use), use);
    else this.markOpaque(`more than ${3 * MAX_ENTRIES} files`);
  }

  /** Paths in the order of the text. */
  get uses(): readonly PathUse[] {
    return [...this.#uses.values()];
  }

  /** Notes that a program does more with a file than to delete it. */
  use(path: string): void {
    this.#used.add(withHome(path));
  }

  /** Returns a link of the text through which another path of the text may lead. */
  #usedLink(): string | undefined {
    if (this.#links.size === 0) return undefined;
    const paths = [...this.#used, ...this.#lists.deletes, ...this.#links];
    return [...this.#links].find(
      (link) =>
        this.#used.has(link) ||
        paths.some((path) => path.startsWith(`${link}/`)) ||
        [...this.#patterns].some((folder) => link.startsWith(folder.endsWith('/') ? folder : `${folder}/`)),
    );
  }

  /** Marks the command as opaque if it uses a link that it makes: where that leads is not known before. */
  checkLinks(): void {
    const link = this.#usedLink();
    if (link !== undefined) this.markOpaque('uses a link that it makes', link);
  }

  /** Returns true if a file that is written may be a program that is run. */
  get #writesPrograms(): boolean {
    const names = new Set([...this.#programs.values()].map(({ name }) => name));
    return [...this.#lists.writes].some(
      (path) => PROGRAM_FOLDER.test(path) || names.has(path.slice(path.lastIndexOf('/') + 1)),
    );
  }

  #add(size: number, list: FactName | 'links', add: () => void): void {
    if (size < MAX_ENTRIES) add();
    else this.markOpaque(`more than ${MAX_ENTRIES} ${list}`, undefined, factsOf(list));
  }

  facts(): CommandFacts {
    const { reads, writes, deletes, hosts } = this.#lists;
    return {
      programs: [...this.#programs.values()],
      reads: [...reads],
      writes: [...writes],
      deletes: [...deletes],
      hosts: [...hosts],
      uses_sudo: this.usesSudo,
      background: this.background,
      runs_code: this.runsCode || this.#writesPrograms,
      opaque: this.#unresolved.size > 0,
      ...(this.#unresolved.size > 0 && {
        unresolved: UNRESOLVED_NAMES.filter((name) => this.#unresolved.has(name)),
        why_opaque: this.#reasons.join('; '),
      }),
    };
  }
}

/** Returns the folder in which the files of a pattern are, as far as the pattern names it. */
export function folderOfPattern(path: string): string {
  const named = path.slice(0, path.search(/[*?[\\(]/));
  return named.slice(0, named.lastIndexOf('/')) || '/';
}

/** Returns the facts that depend on an entry: other paths may lead through a link, a program may do anything. */
export function factsOf(list: FactName | 'links'): readonly FactName[] {
  return list === 'links' || list === 'programs' ? FACT_NAMES : [list];
}

function withHome(text: string): string {
  return text.replaceAll(HOME_MARK, '~');
}
