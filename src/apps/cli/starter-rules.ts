import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../util/errors.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import { parseJsonc, removeValue } from '../../util/json-edit.js';
import { showLineDiff } from './agents/changes.js';
import type { Cli } from './cli.js';
import { Exit, type ExitCode, messageOf, problem } from './exit.js';
import { withProject } from './project.js';
import { addHooks, type HookDefinitions, hookNames } from './runtime.js';
import { readDefinitions, selfContained } from './schemas.js';
import {
  type CopiedDefinition,
  copiesOf,
  type RuleSet,
  readTemplate,
  SETTINGS,
  setsNamed,
  stamped,
} from './starter-sets.js';
import { whyUnwritable } from './writable.js';

const FOLDER = dirname(SETTINGS);
const NEW_SETTINGS = '{\n  "$schema": "./schemas/settings.schema.json",\n  "enableHooks": true\n}\n';

/** Change of the settings by one set. */
interface SetChange {
  readonly set: RuleSet;
  readonly copies: readonly CopiedDefinition[];
  /** Definitions to write; undefined if the copies stay. */
  readonly hooks: HookDefinitions | undefined;
}

/**
 * Adds sets of rules and their hook tests to the settings of a project, and trusts them. Keeps everything else. Replaces copies of
 * another version, and with `force` also those that were edited.
 */
export async function addStarterRules(
  cli: Cli,
  wanted: string,
  { json, force }: { json?: true; force?: true },
): Promise<ExitCode> {
  const before = existsSync(SETTINGS) ? readFileSync(SETTINGS, 'utf8') : NEW_SETTINGS;
  let text = before;
  const changes: SetChange[] = [];
  for (const set of setsNamed(wanted)) {
    const copies = copiesOf(set, text);
    const isCurrent = copies.length > 0 && copies.every(({ version }) => version === set.version);
    const isEdited = copies.some((copy) => copy.isEdited);
    const stays = isEdited ? !force : isCurrent;
    const rest = stays ? text : copies.toReversed().reduce(withoutCopy, text);
    const hooks = stays ? undefined : stamped(set, withoutNames(set.hooks, namesIn(rest)));
    text = hooks === undefined ? text : editedSettings(rest, hooks);
    changes.push({ set, copies, hooks });
  }
  const backup = force && text !== before && existsSync(SETTINGS) ? { [`${SETTINGS}.bak`]: before } : {};
  const files: Record<string, string> = { ...backup, [SETTINGS]: text, ...(await testFiles(cli, changes)) };
  const written = Object.entries(files).filter(([path, content]) => write(path, content));
  const names = changes.flatMap(({ hooks = {} }) => [...hookNames({ hooks })]);
  await trustRules(cli, new Set(names));
  const kept = changes.filter(({ hooks, copies }) => hooks === undefined && copies.some(({ isEdited }) => isEdited));
  if (json)
    cli.terminal.json({ written: written.map(([path]) => path), rules: names, kept: kept.map(({ set }) => set.name) });
  else show(cli, changes, written, names);
  return kept.some(({ set, copies }) => copies.some(({ version }) => version !== set.version))
    ? Exit.problem
    : Exit.fine;
}

function withoutCopy(text: string, { event, index }: CopiedDefinition): string {
  return removeValue(text, ['hooks', event, String(index)]);
}

function namesIn(settings: string): ReadonlySet<string> {
  // addHooks reports a file that is not valid.
  return hookNames(fieldsOf(attempt(() => parseJsonc(settings), undefined)));
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

async function testFiles(cli: Cli, changes: readonly SetChange[]): Promise<Record<string, string>> {
  const tests = changes.flatMap(({ set, copies, hooks }) => {
    const path = join(FOLDER, 'hooks', `${set.name}.hooktest.json`);
    const test = readTemplate(`${set.name}.hooktest.json`);
    if (!existsSync(path)) return [[path, test]];
    return hooks === undefined || copies.length === 0 ? [] : [[path, withOwnCases(test, readFileSync(path, 'utf8'))]];
  });
  const hookTest = selfContained('HookTest', await readDefinitions(cli));
  const schemas = [
    [join(FOLDER, 'schemas/settings.schema.json'), await cli.readGenerated('kit/settings.schema.json')],
    [join(FOLDER, 'schemas/hook-test.schema.json'), `${JSON.stringify(hookTest, undefined, 2)}\n`],
  ].filter(([path = '']) => !existsSync(path));
  return Object.fromEntries([...schemas, ...tests]);
}

/** Returns the test file of a set with the cases that the user added to an older one. */
function withOwnCases(test: string, older: string): string {
  const file: { cases: { name: string }[] } = JSON.parse(test);
  const { cases } = fieldsOf(attempt(() => parseJsonc(older), undefined));
  const names = new Set<unknown>(file.cases.map(({ name }) => name));
  const added = (Array.isArray(cases) ? cases : []).filter((each) => !names.has(fieldsOf(each)['name']));
  return added.length === 0 ? test : `${JSON.stringify({ ...file, cases: [...file.cases, ...added] }, undefined, 2)}\n`;
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
  changes: readonly SetChange[],
  written: readonly (readonly [string, string])[],
  names: readonly string[],
): void {
  for (const { set, copies, hooks } of changes) {
    terminal.printWrapped(`${set.name}: ${set.about}`);
    if (copies.length > 0) showDifference(terminal, set, copies);
    if (hooks === undefined && copies.some(({ isEdited }) => isEdited))
      terminal.printWrapped(
        `kept ${set.name}, because its rules in ${SETTINGS} were edited: ${name} init --rules ${set.name} --force replaces them, and keeps the old file as ${SETTINGS}.bak`,
      );
  }
  for (const [path] of written) terminal.printWrapped(`wrote ${path}`);
  for (const rule of names) terminal.printWrapped(`trusted ${rule}`);
  if (names.length === 0) terminal.printWrapped('These rules are already there.');
  terminal.printWrapped(`Now try: ${name} test`);
}

/** Prints how the rules of the package differ from the copies. */
function showDifference(
  terminal: Cli['terminal'],
  { hooks, version }: RuleSet,
  copies: readonly CopiedDefinition[],
): void {
  const events = Object.keys(hooks);
  const order = (event: string) => events.indexOf(event);
  const old = copies.toSorted((a, b) => order(a.event) - order(b.event)).map(({ definition }) => definition);
  const [before, after] = [old, Object.values(hooks).flat()].map((list) => JSON.stringify(list, undefined, 2));
  if (before === after) return;
  terminal.printWrapped(`version ${copies[0]?.version} in ${SETTINGS}, version ${version} in this package:`);
  showLineDiff(terminal, before ?? '', after ?? '');
}
