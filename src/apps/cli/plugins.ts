import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Dialect } from '../../../generated/index.js';
import type { DialectPlugin } from '../../config/dialects/index.js';
import type { LoadedConfig } from '../../system/index.js';
import { isInside } from '../../util/files.js';
import { isRecord } from '../../util/json.js';
import { messageOf, problem } from './exit.js';
import { findSettingsLocations } from './runtime.js';

/**
 * Returns a test for files whose hooks are used: those of plugins, and those that were read without them. A plugin enables
 * its dialect everywhere, but other files of that dialect were not asked for.
 */
export function keptFiles(before: LoadedConfig, plugins: readonly DialectPlugin[]): (file: string) => boolean {
  const adapted = (before.getHookLayers?.() ?? []).flatMap((layer) => layer.adapted ?? []);
  const read = new Set([
    ...adapted.map(({ dialect }) => dialect.file),
    ...before.problems.map(({ file }) => file),
    ...findSettingsLocations(before.getWorkingDir()).files.map(({ file }) => file),
  ]);
  return (file) => read.has(file) || plugins.some(({ folder }) => isInside(file, folder));
}

type Documents = Readonly<Record<string, Dialect>>;

/** Hook file of a plugin, and a dialect that has such files. */
interface Candidate {
  readonly dialect: Dialect;
  readonly file: string;
}

/** Finds the dialect of each plugin folder. `requested` dialects decide where several are possible. */
export function findPlugins(folders: readonly string[], documents: Documents, requested: readonly string[]) {
  return folders.map((folder) => findPlugin(resolve(folder), documents, requested));
}

function findPlugin(folder: string, documents: Documents, requested: readonly string[]): DialectPlugin {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw problem(`there is no folder ${folder}`);
  const all = Object.values(documents).flatMap((dialect) => candidatesIn(folder, dialect));
  if (all.length === 0) {
    const looked = new Set(Object.values(documents).flatMap((dialect) => hookFiles(dialect)));
    throw problem(`${folder} is not a plugin with hooks`, `looked for ${[...looked].join(' and ')} in it`);
  }
  const found = [
    ({ dialect }: Candidate) => requested.includes(dialect.dialect),
    ({ dialect }: Candidate) => manifestsOf(dialect).some((name) => existsSync(join(folder, name))),
    knowsEvents,
    mentionsOwnVariable,
  ].reduce(narrowed, all);
  const [first, ...others] = found;
  if (first !== undefined && others.length === 0) return { dialect: first.dialect.dialect, folder };
  const names = found.map(({ dialect }) => dialect.dialect);
  throw problem(
    `cannot tell which agent the plugin ${folder} is written for: ${names.join(', ')}`,
    `add --dialect ${names[0]}, or the agent that you mean`,
  );
}

/** Keeps the candidates that pass a test, or all if none passes. */
function narrowed(candidates: readonly Candidate[], test: (candidate: Candidate) => boolean): readonly Candidate[] {
  const passing = candidates.filter(test);
  return passing.length === 0 ? candidates : passing;
}

const PLUGIN = ['$', '{plugin}'].join('');

/** Returns the hook files of plugins, relative to the folder of the plugin. */
function hookFiles({ config }: Dialect): string[] {
  const files = config.files.filter(({ layer }) => layer === 'extensions');
  return files.map(({ path }) => path.replace(`${PLUGIN}/`, ''));
}

function candidatesIn(folder: string, dialect: Dialect): Candidate[] {
  const files = hookFiles(dialect).map((path) => join(folder, path));
  return files.filter((file) => existsSync(file)).map((file) => ({ dialect, file }));
}

/** Returns the names of files or folders that mark a plugin of this agent. */
function manifestsOf({ dialect }: Dialect): string[] {
  const short = dialect.replace(/-.*$/, '');
  return [`.${short}-plugin`, `${short}-extension.json`];
}

function knowsEvents({ dialect, file }: Candidate): boolean {
  const known = [...Object.keys(dialect.events), ...dialect.noCounterpart];
  const hooks = hooksIn(file, dialect.config.at);
  return Object.keys(hooks).every((event) => known.includes(event));
}

function hooksIn(file: string, at: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const hooks = isRecord(value) ? value[at] : undefined;
    return isRecord(hooks) ? hooks : {};
  } catch (error) {
    throw problem(`cannot read ${file}: ${messageOf(error)}`);
  }
}

/** Returns true if the hooks use the agent's own variable for the folder of a plugin. Other agents may set it too. */
function mentionsOwnVariable({ dialect, file }: Candidate): boolean {
  const prefix = `${dialect.dialect.replace(/-.*$/, '').toUpperCase()}_`;
  const own = Object.keys(dialect.env).filter((name) => dialect.env[name] === PLUGIN && name.startsWith(prefix));
  const text = readFileSync(file, 'utf8');
  return own.some((name) => text.includes(name));
}
