import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Dialect } from '../../../generated/index.js';
import type { SettingsProblem } from '../../config/settings/index.js';
import { writeAtomically } from '../../config/trust/index.js';
import { statOrUndefined } from '../../util/files.js';
import type { Cli } from './cli.js';
import { Exit, type ExitCode, messageOf, problem } from './exit.js';
import type { InitOptions } from './init.js';
import { HookProject, unknownName } from './project.js';
import { addDialect, ConfigSource, findSettingsLocations, nearestName } from './runtime.js';
import { countOf, shortPath, showProblems } from './show-problems.js';
import { visible } from './terminal.js';
import { whyUnwritable } from './writable.js';

/** Settings file to add the dialect to. */
interface Target {
  readonly file: string;
  /** New text of the file; undefined if the file already lists the dialect. */
  readonly text: string | undefined;
  readonly hooks: number;
  /** Why these hooks are disabled, if they are. */
  readonly off: string | undefined;
}

/** Adds another agent's dialect to settings, so that its hooks run unchanged. Keeps everything else in the files. */
export async function importHooks(cli: Cli, from: string, { json }: InitOptions): Promise<ExitCode> {
  const documents = Object.values((await (await cli.loadContract()).dialects?.()) ?? {});
  const dialect = dialectOf(from, documents);
  const project = await HookProject.open({ ...cli, dialects: [dialect.dialect] });
  try {
    const targets = targetsOf(project, dialect.dialect);
    const problems = foreignProblems(project);
    if (targets.length === 0 && problems.length === 0)
      throw problem(`there are no hooks of ${dialect.dialect} here`, ...lookedFor(dialect));
    for (const { file, text } of targets) if (text !== undefined) write(file, text);
    if (json) cli.terminal.json(summaryOf(dialect.dialect, targets, problems));
    else show(cli, dialect.dialect, targets, problems);
    return targets.length === 0 ? Exit.problem : Exit.fine;
  } finally {
    await project.close();
  }
}

/** Finds a dialect by its full name, or by the part before the dash. */
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

/**
 * Returns the files to change. Project settings enable a dialect for the project's files, user settings for all files.
 */
function targetsOf({ settings }: HookProject, dialect: string): Target[] {
  const wanted = [ConfigSource.Project, ConfigSource.User];
  const files = findSettingsLocations(process.cwd()).files;
  return wanted.flatMap((source): Target[] => {
    const file = files.find((place) => place.source === source)?.file;
    const layers = (settings.getHookLayers?.() ?? []).filter((layer) => layer.source === source);
    const own = layers.filter(({ adapted = [] }) => adapted.some((hook) => hook.dialect.name === dialect));
    const hooks = own.flatMap(({ adapted = [] }) => adapted).length;
    if (file === undefined || hooks === 0) return [];
    return [
      { file, hooks, text: changedText(file, dialect), off: own.map(({ whyOff }) => whyOff?.('')).find(Boolean) },
    ];
  });
}

function changedText(file: string, dialect: string): string | undefined {
  try {
    return addDialect(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined, dialect);
  } catch (error) {
    throw problem(`cannot add ${dialect} to ${shortPath(file)}: ${messageOf(error)}`, 'nothing was written');
  }
}

/** Returns the problems of the agent's own files. */
function foreignProblems({ problems }: HookProject): SettingsProblem[] {
  const own = new Set(findSettingsLocations(process.cwd()).files.map(({ file }) => file));
  return problems.filter(({ file }) => !own.has(file));
}

/** Replaces the file atomically, so that a host never reads a partial file. */
function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const target = existsSync(file) ? realpathSync(file) : file;
    writeAtomically(target, text, statOrUndefined(target)?.mode ?? 0o666);
  } catch (error) {
    throw problem(`cannot write ${file}: ${whyUnwritable(file) ?? messageOf(error)}`);
  }
}

function summaryOf(dialect: string, targets: readonly Target[], problems: readonly SettingsProblem[]): object {
  const filesOf = (some: readonly Target[]) => some.map(({ file }) => file);
  return {
    dialect,
    written: filesOf(targets.filter(({ text }) => text !== undefined)),
    unchanged: filesOf(targets.filter(({ text }) => text === undefined)),
    hooks: targets.reduce((sum, { hooks }) => sum + hooks, 0),
    problems,
  };
}

function show(
  { terminal, name }: Cli,
  dialect: string,
  targets: readonly Target[],
  problems: readonly SettingsProblem[],
): void {
  for (const { file, text, hooks, off } of targets) {
    const what = text === undefined ? `${shortPath(file)} lists it already` : `wrote ${shortPath(file)}`;
    terminal.printWrapped(`${what}: "dialects": ["${dialect}"], ${countOf(hooks, 'hook')}`);
    if (off !== undefined) terminal.printWrapped(visible(off), 2);
  }
  showProblems(terminal, problems);
  if (targets.length === 0) terminal.printWrapped(`Nothing was written: none of the hooks of ${dialect} can run.`);
  else terminal.printWrapped(`The hooks run unchanged. Next: ${name} doctor, then ${name} trust`);
}
