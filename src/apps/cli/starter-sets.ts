import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, sha256 } from '../../util/canonical-json.js';
import { attempt } from '../../util/errors.js';
import { readText } from '../../util/files.js';
import { fieldsOf } from '../../util/json.js';
import { parseJsonc } from '../../util/json-edit.js';
import { packageFolder } from './cli.js';
import { unknownName } from './project.js';
import { type HookDefinitions, nearestName } from './runtime.js';

export const SETTINGS = join('.hookwright', 'settings.json');

/** Set of rules of the package: a file of templates/rules. */
export interface RuleSet {
  readonly name: string;
  readonly about: string;
  readonly version: number;
  readonly hooks: HookDefinitions;
  /** Digests of the definitions of version 1, which were copied without name and version. */
  readonly unversioned?: readonly string[];
}

/** Hook definition in a settings file that was copied from a set. */
export interface CopiedDefinition {
  readonly event: string;
  readonly index: number;
  readonly definition: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly isEdited: boolean;
}

export function setsNamed(wanted: string): RuleSet[] {
  const files = readdirSync(join(packageFolder(), 'templates', 'rules'));
  const all = files.filter((file) => !file.includes('.hooktest.')).map((file) => file.replace(/\.json$/, ''));
  const names = wanted === 'all' ? all : wanted.split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!all.includes(name)) throw unknownName('rule set', name, [...all, 'all'], nearestName);
    return { name, ...JSON.parse(readTemplate(`${name}.json`)) };
  });
}

export function readTemplate(file: string): string {
  return readFileSync(join(packageFolder(), 'templates', 'rules', file), 'utf8');
}

/** Returns the definitions of a set with its name, its version and a digest that shows whether they were edited. */
export function stamped({ name, version }: RuleSet, hooks: HookDefinitions): HookDefinitions {
  const stamp = (definition: object) => ({ set: { name, version, digest: digestOf(definition) }, ...definition });
  return Object.fromEntries(Object.entries(hooks).map(([event, list]) => [event, list.map(stamp)]));
}

/** Returns the definitions in the text of a settings file that were copied from a set. */
export function copiesOf({ name, unversioned = [] }: RuleSet, settings: string): CopiedDefinition[] {
  const { hooks } = fieldsOf(attempt(() => parseJsonc(settings), undefined));
  return Object.entries(fieldsOf(hooks)).flatMap(([event, list]) =>
    (Array.isArray(list) ? list : []).flatMap((each: unknown, index) => {
      const { set, ...definition } = fieldsOf(each);
      const digest = digestOf(definition);
      const { name: from, version, digest: copied } = fieldsOf(set);
      if (from === name) return [{ event, index, definition, version: Number(version), isEdited: copied !== digest }];
      const isFirst = set === undefined && unversioned.includes(digest);
      return isFirst ? [{ event, index, definition, version: 1, isEdited: false }] : [];
    }),
  );
}

/** Describes each set in the settings of a project of which the package has a newer version. */
export function outdatedSets(project: string): { readonly set: string; readonly message: string }[] {
  const text = readText(join(project, SETTINGS)) ?? '';
  return setsNamed('all').flatMap((set) => {
    const old = copiesOf(set, text).find(({ version }) => !(version >= set.version));
    const message = `${SETTINGS} has version ${old?.version} of the rules ${set.name}, and this package has version ${set.version}`;
    return old === undefined ? [] : [{ set: set.name, message }];
  });
}

function digestOf(definition: object): string {
  return sha256(canonicalJson(definition)).slice(0, 16);
}
