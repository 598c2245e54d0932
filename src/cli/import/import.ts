import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdaptedHook, Dialect } from '../../contract/index.js';
import type { Cli } from '../cli.js';
import type { InitOptions } from '../commands/init.js';
import { Exit, type ExitCode, messageOf, problem } from '../exit.js';
import { HookProject, unknownName } from '../project.js';
import { ConfigSource, findPlaces, nearestName } from '../runtime.js';
import { readDefinitions } from '../schemas.js';
import { countOf, shortPath } from '../show-problems.js';
import { visible } from '../terminal.js';
import { whyUnwritable } from '../writable.js';
import { type NativeSettings, nativeSettings } from './native-settings.js';
import type { ImportNote } from './note.js';

interface Target {
  readonly file: string;
  readonly content: NativeSettings;
}

/** Writes settings of ours from the files of another agent, and says what they could not carry over. */
export async function importHooks(cli: Cli, from: string, { json }: InitOptions): Promise<ExitCode> {
  const documents = Object.values((await (await cli.loadContract()).dialects?.()) ?? {});
  const dialect = dialectOf(from, documents);
  const project = await HookProject.open({ ...cli, dialects: [dialect.dialect] });
  try {
    const targets = await targetsOf(cli, project, dialect, documents);
    const unread = foreignProblems(project);
    if (targets.length === 0 && unread.length === 0)
      throw problem(`there are no hooks of ${dialect.dialect} here`, ...lookedFor(dialect));
    const taken = targets.filter(({ file }) => existsSync(file));
    const written = targets.filter((target) => !taken.includes(target));
    for (const target of written) write(target);
    const notes = [...unread, ...written.flatMap(({ content }) => content.notes)].sort(byPlace);
    const files = { written: written.map(({ file }) => file), taken: taken.map(({ file }) => file) };
    if (json) cli.terminal.json({ ...files, notes });
    else if (written.length > 0 || targets.length === 0) show(cli, written, notes, dialect);
    if (taken.length === 0) return Exit.fine;
    throw problem(`not written, because it is already there: ${files.taken.map(shortPath).join(', ')}`);
  } finally {
    await project.close();
  }
}

/** By its whole name, or by the part that tells it from the others. */
function dialectOf(from: string, documents: readonly Dialect[]): Dialect {
  const found = documents.find(({ dialect }) => dialect === from || dialect.startsWith(`${from}-`));
  if (found !== undefined) return found;
  const names = documents.map(({ dialect }) => dialect.replace(/-.*$/, ''));
  throw unknownName('agent', from, names, nearestName);
}

function lookedFor({ config }: Dialect): string[] {
  const own = config.files.filter(({ layer }) => layer === 'project' || layer === 'user');
  return own.map(
    ({ path, else: other }) =>
      `looked for ${(other ?? path).replace(/^\$\{project\}\//, '').replace(/^\$\{home\}/, '~')}`,
  );
}

/** Each layer has a file of its own here too; what a system or a plugin says is not the user's to write down. */
async function targetsOf(
  cli: Cli,
  project: HookProject,
  dialect: Dialect,
  dialects: readonly Dialect[],
): Promise<Target[]> {
  const { files } = findPlaces(process.cwd());
  const { contract, settings } = project;
  const context = { contract, dialect, dialects, definitions: await readDefinitions(cli), project: settings.project };
  return files.flatMap(({ file, source }) => {
    const layers = (settings.getHookLayers?.() ?? []).filter((layer) => layer.source === source);
    const isOn = layers.every(({ adapted = [], whyOff }) => adapted.length === 0 || whyOff?.('') === undefined);
    const hooks = layers
      .flatMap(({ adapted = [] }) => adapted)
      .filter((hook) => hook.dialect.name === dialect.dialect && goesInto(file, source, hook));
    return hooks.length === 0 ? [] : [{ file, content: nativeSettings(hooks, isOn, context) }];
  });
}

function goesInto(file: string, source: ConfigSource, hook: AdaptedHook): boolean {
  if (source === ConfigSource.User) return true;
  return source === ConfigSource.Project && isLocal(file) === isLocal(hook.dialect.file ?? '');
}

function isLocal(file: string): boolean {
  return file.endsWith('.local.json');
}

/** What in their files cannot be run at all. */
function foreignProblems({ problems }: HookProject): ImportNote[] {
  const own = new Set(findPlaces(process.cwd()).files.map(({ file }) => file));
  return problems
    .filter(({ file }) => !own.has(file))
    .map(({ file, line, column, message, help }) => ({ file, line, column, message: `${message}; ${help}` }));
}

function byPlace(a: ImportNote, b: ImportNote): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}

function write({ file, content }: Target): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Somebody may have written it since we looked.
    writeFileSync(file, `${JSON.stringify(content.settings, undefined, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    throw problem(`${file} cannot be written: ${whyUnwritable(file) ?? messageOf(error)}`);
  }
}

function show(
  { terminal, name }: Cli,
  written: readonly Target[],
  notes: readonly ImportNote[],
  { dialect }: Dialect,
): void {
  for (const { file, content } of written)
    terminal.printWrapped(`wrote ${shortPath(file)}: ${countOf(content.count, 'hook')}`);
  if (notes.length > 0) terminal.print('Not carried over:');
  for (const { file, line, column, message } of notes)
    terminal.printWrapped(`${shortPath(file)}:${line}:${column}: ${visible(message)}`, 2);
  terminal.printWrapped(
    `To run the hooks of ${dialect} as they are instead, put "dialects": ["${dialect}"] in settings.`,
  );
  if (written.length > 0) terminal.printWrapped(`Now look at them: ${name} list, then ${name} trust`);
}
