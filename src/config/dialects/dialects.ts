import { basename, dirname, isAbsolute, resolve } from 'node:path';
import type { Dialect, DialectFile, HostTool } from '../../../generated/index.js';
import type { AdaptedHook, Contract, HookConsent } from '../../core/contract/index.js';
import type { Fields } from '../../util/json.js';
import { adaptEntry } from './adapt-entry.js';
import type { DialectHost, HookMessage } from './adapter.js';
import { DialectEnvironment } from './environment.js';
import { HostTools } from './host-tools.js';
import { type DialectFinding, readEntries } from './read-entries.js';
import { SessionState } from './session-state.js';
import type { StoredEntry } from './stored-entry.js';
import { expand } from './templates.js';

export interface DialectsOptions {
  readonly contract: Contract<Dialect>;
  /** Real path of the project. */
  readonly project: string;
  readonly home: string;
  readonly tools?: Readonly<Record<string, HostTool>> | undefined;
  readonly hooksMay?: readonly HookConsent[] | undefined;
  readonly messages?: ((message: HookMessage) => void) | undefined;
  /** Folders of plugins, by the dialect that they are written for. */
  readonly plugins?: readonly DialectPlugin[] | undefined;
}

export interface DialectPlugin {
  readonly dialect: string;
  readonly folder: string;
}

/** Location where hooks of a dialect may be declared. */
export interface DialectLocation {
  readonly dialect: string;
  readonly layer: DialectFile['layer'];
  /** A `*` in the last segment matches any name. */
  readonly path: string;
  readonly format: 'json' | 'toml';
  readonly cwd: string | undefined;
  /** Keys of the file, if the agent ignores a file with any other key. */
  readonly keys?: readonly string[];
  readonly plugin: string | undefined;
}

/** Content of one dialect file. */
export interface ReadDialectFile {
  readonly hooks: readonly AdaptedHook[];
  readonly findings: readonly DialectFinding[];
  /** True if it disables the hooks of its layer, false if it enables them. */
  readonly off: boolean | undefined;
}

/** Expands to itself. */
const PROJECT = ['$', '{project}'].join('');

type Position = (path: readonly string[]) => { line: number; column: number };

/** Supported dialects, for one host and one project. */
export class Dialects {
  readonly #documents: Readonly<Record<string, Dialect>>;
  readonly #options: DialectsOptions;
  readonly #host: DialectHost;
  readonly #environments: ReadonlyMap<string, DialectEnvironment>;

  constructor(documents: Readonly<Record<string, Dialect>>, options: DialectsOptions) {
    const all = Object.values(documents);
    const { contract, project, tools, hooksMay = [], messages } = options;
    this.#documents = documents;
    this.#options = options;
    this.#host = {
      tools: new HostTools(all, tools),
      state: new SessionState(),
      may: new Set(hooksMay),
      messages,
      project,
      hostVersion: contract.version,
    };
    this.#environments = new Map(all.map((each) => [each.dialect, new DialectEnvironment(each, all)]));
  }

  get names(): string[] {
    return Object.keys(this.#documents);
  }

  /** Returns the locations of a dialect's hooks on this machine. */
  locations(name: string): DialectLocation[] {
    const files = this.#document(name)?.config.files ?? [];
    return files.flatMap((file) => {
      const folders = (this.#options.plugins ?? [])
        .filter(({ dialect }) => dialect === name)
        .map(({ folder }) => resolve(this.#options.project, folder));
      const plugins = file.layer === 'extensions' ? folders : [undefined];
      return plugins.flatMap((plugin) => this.#expandLocation(name, file, plugin));
    });
  }

  /** Reads the hooks of a file. Invalid entries are skipped one by one. Never throws. */
  read(location: DialectLocation, file: string, value: Fields, position: Position): ReadDialectFile {
    const dialect = this.#document(location.dialect);
    const environment = this.#environments.get(location.dialect);
    if (dialect === undefined || environment === undefined) return { hooks: [], findings: [], off: undefined };
    const findings: DialectFinding[] = [];
    const report = (finding: DialectFinding) => findings.push(finding);
    const { contract } = this.#options;
    const { plugin, layer, cwd: fileCwd } = location;
    for (const key of unknownKeys(location, value)) report(ignoredThere(dialect, key));
    const hooks = readEntries(dialect, value, report).flatMap((entry) => {
      const where = { file, ...position(entry.path) };
      const context = { contract, dialect, host: this.#host, environment, fileCwd, plugin, layer, where };
      return adaptEntry(entry, context, report) ?? [];
    });
    return { hooks, findings, off: switchIn(dialect, value) };
  }

  /** Adapts an entry of an earlier process. Returns undefined if it cannot run here. */
  restore(stored: StoredEntry, file: string): AdaptedHook | undefined {
    const { dialect: name, event: eventName, matcher, sequential = false } = stored;
    const dialect = this.#document(name);
    const environment = this.#environments.get(name);
    const event = dialect !== undefined && Object.hasOwn(dialect.events, eventName) && dialect.events[eventName];
    const location = this.locations(name).find((each) => isFileOf(each, file));
    if (!dialect || !environment || !event || location === undefined) return undefined;
    const { plugin, layer, cwd: fileCwd } = location;
    const where = { file, line: 1, column: 1 };
    const context = { contract: this.#options.contract, dialect, host: this.#host, environment };
    const entry = { path: [], eventName, event, matcher, sequential, entry: stored.entry };
    // Its problems were reported by the process that read it.
    return adaptEntry(entry, { ...context, fileCwd, plugin, layer, where }, () => {});
  }

  #document(name: string): Dialect | undefined {
    return Object.hasOwn(this.#documents, name) ? this.#documents[name] : undefined;
  }

  #expandLocation(
    dialect: string,
    { layer, path, else: other, cwd, format, keys }: DialectFile,
    plugin: string | undefined,
  ): DialectLocation[] {
    const { project, home } = this.#options;
    const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [`env.${name}`, value]));
    const variables = { ...env, project, home, plugin };
    // Skips paths of other operating systems, and relative paths, which may lead into a project.
    const found = [path, other ?? ''].map((each) => expand(each, variables)).find((each) => each && isAbsolute(each));
    if (found === undefined) return [];
    // The project may have been copied before the hook runs, so its path is expanded later.
    const folder = cwd && expand(cwd, { ...variables, project: PROJECT });
    return [{ dialect, layer, path: found, format: format ?? 'json', cwd: folder, plugin, ...(keys && { keys }) }];
  }
}

/** Returns true if a location names a file, directly or by its pattern. */
export function isFileOf({ path }: DialectLocation, file: string): boolean {
  const [before = '', after] = basename(path).split('*');
  if (after === undefined) return path === file;
  const name = basename(file);
  const isMatch = name.startsWith(before) && name.endsWith(after) && !name.startsWith('.');
  return isMatch && dirname(path) === dirname(file);
}

function unknownKeys({ keys }: DialectLocation, value: Fields): string[] {
  return keys === undefined ? [] : Object.keys(value).filter((key) => !keys.includes(key));
}

/** Describes a key because of which the agent ignores the file. A guard in it still runs here. */
function ignoredThere({ dialect }: Dialect, key: string): DialectFinding {
  const message = `${dialect} ignores the whole file because of the key ${JSON.stringify(key)}; here its hooks run`;
  const help = 'remove the key, so that the hooks run there too';
  return { path: [key], at: 'key', severity: 'warning', message, help };
}

function switchIn({ config }: Dialect, value: Fields): boolean | undefined {
  return config.disabledBy.map((key) => value[key]).find((each) => typeof each === 'boolean');
}
