import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Cli, packageFolder } from './cli.js';
import { Exit, type ExitCode, messageOf, problem } from './exit.js';
import { unknownName, withProject } from './project.js';
import { addHooks, type HookDefinitions, hookNames, isRecord, nearestName } from './runtime.js';
import { readDefinitions, selfContained } from './schemas.js';
import { whyUnwritable } from './writable.js';

const FOLDER = '.hookwright';
const SETTINGS = join(FOLDER, 'settings.json');
const NEW_SETTINGS = '{\n  "$schema": "./schemas/settings.schema.json",\n  "enableHooks": true\n}\n';

/** A set of rules: a file of templates/rules. */
interface RuleSet {
  readonly name: string;
  readonly about: string;
  readonly hooks: HookDefinitions;
}

/** Adds sets of rules and their hook tests to the settings of a project, and trusts them. Keeps everything else. */
export async function addStarterRules(cli: Cli, wanted: string, { json }: { json?: true }): Promise<ExitCode> {
  const sets = setsNamed(wanted);
  const before = existsSync(SETTINGS) ? readFileSync(SETTINGS, 'utf8') : NEW_SETTINGS;
  const missing = sets.map((set) => ({ ...set, hooks: withoutNames(set.hooks, namesIn(before)) }));
  const text = missing.reduce((edited, { hooks }) => editedSettings(edited, hooks), before);
  const files: Record<string, string> = { [SETTINGS]: text, ...(await testFiles(cli, sets)) };
  const written = Object.entries(files).filter(([path, content]) => write(path, content));
  const names = missing.flatMap(({ hooks }) => [...hookNames({ hooks })]);
  await trustRules(cli, new Set(names));
  if (json) cli.terminal.json({ written: written.map(([path]) => path), rules: names });
  else show(cli, sets, written, names);
  return Exit.fine;
}

/** Returns the names of all sets, for help texts. */
export function ruleSetNames(): string[] {
  const files = readdirSync(join(packageFolder(), 'templates', 'rules'));
  return files.filter((file) => !file.includes('.hooktest.')).map((file) => file.replace(/\.json$/, ''));
}

function setsNamed(wanted: string): RuleSet[] {
  const all = ruleSetNames();
  const names = wanted === 'all' ? all : wanted.split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!all.includes(name)) {
      throw unknownName('rule set', name, [...all, 'all'], nearestName);
    }
    return readSet(name);
  });
}

function readSet(name: string): RuleSet {
  const { about, hooks }: { about: string; hooks: HookDefinitions } = JSON.parse(readTemplate(`${name}.json`));
  return { name, about, hooks };
}

function readTemplate(file: string): string {
  return readFileSync(join(packageFolder(), 'templates', 'rules', file), 'utf8');
}

function namesIn(settings: string): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(settings);
    return hookNames(isRecord(parsed) ? parsed : {});
  } catch {
    // A file with comments is not parsed here; addHooks reports one that is not valid.
    return new Set([...settings.matchAll(/"name"\s*:\s*"([^"]*)"/g)].map(([, name = '']) => name));
  }
}

/** Leaves out hooks whose name is taken, and definitions without hooks. */
function withoutNames(hooks: HookDefinitions, taken: ReadonlySet<string>): HookDefinitions {
  const events = Object.entries(hooks).map(([event, definitions]) => {
    const left = definitions.map((definition) => {
      const list = Array.isArray(definition['hooks']) ? definition['hooks'] : [];
      return { ...definition, hooks: list.filter((hook) => !(isRecord(hook) && taken.has(String(hook['name'])))) };
    });
    return [event, left.filter((definition) => definition.hooks.length > 0)] as const;
  });
  return Object.fromEntries(events.filter(([, definitions]) => definitions.length > 0));
}

function editedSettings(text: string, hooks: HookDefinitions): string {
  try {
    return addHooks(SETTINGS, text, hooks);
  } catch (error) {
    throw problem(`cannot add rules: ${messageOf(error)}`);
  }
}

async function testFiles(cli: Cli, sets: readonly RuleSet[]): Promise<Record<string, string>> {
  const tests = sets.map(({ name }) => [
    join(FOLDER, 'hooks', `${name}.hooktest.json`),
    readTemplate(`${name}.hooktest.json`),
  ]);
  const hookTest = selfContained('HookTest', await readDefinitions(cli));
  const schemas = [
    [join(FOLDER, 'schemas/settings.schema.json'), await cli.readGenerated('kit/settings.schema.json')],
    [join(FOLDER, 'schemas/hook-test.schema.json'), `${JSON.stringify(hookTest, undefined, 2)}\n`],
  ];
  return Object.fromEntries([...tests, ...schemas].filter(([path = '']) => !existsSync(path)));
}

/** Writes a file. Returns false if it has this content already. */
function write(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return true;
  } catch (error) {
    throw problem(`${path} cannot be written: ${whyUnwritable(path) ?? messageOf(error)}`);
  }
}

/** Trusts the rules that were added and no other hooks. */
function trustRules(cli: Cli, names: ReadonlySet<string>): Promise<void> {
  return withProject(cli, async ({ settings }) => {
    const pending = await settings.trust.pending();
    const added = pending.filter(({ name, files }) => names.has(name) && files.length === 0);
    await settings.trust.grant(added.map(({ id }) => id));
  });
}

function show(
  { terminal, name }: Cli,
  sets: readonly RuleSet[],
  written: readonly (readonly [string, string])[],
  names: readonly string[],
): void {
  for (const set of sets) terminal.printWrapped(`${set.name}: ${set.about}`);
  for (const [path] of written) terminal.printWrapped(`wrote ${path}`);
  for (const rule of names) terminal.printWrapped(`trusted ${rule}`);
  if (names.length === 0) terminal.printWrapped('These rules are already there.');
  terminal.printWrapped(`Now try: ${name} test`);
}
