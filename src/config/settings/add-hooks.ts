import { type Fields, isRecord } from '../../util/json.js';
import { plainJson } from '../../util/json-text.js';
import { type JsonNode, jsonTree } from '../../util/json-tree.js';
import { listOf } from './check-settings.js';
import { parseSettings } from './parse-settings.js';
import { describeProblem } from './settings-problem.js';

/** Definitions by event. */
export type HookDefinitions = Readonly<Record<string, readonly Fields[]>>;

/** Adds definitions to the text of a settings file; keeps comments and layout. Throws if the file is not valid. */
export function addHooks(file: string, text: string, added: HookDefinitions): string {
  const parsed = parseSettings(file, Buffer.from(text));
  if ('broken' in parsed) throw new TypeError(describeProblem(parsed.broken));
  return Object.entries(added).reduce((edited, [event, definitions]) => addToEvent(edited, event, definitions), text);
}

/** Returns the names of the hooks in settings. */
export function hookNames({ hooks }: Fields): Set<string> {
  const definitions = Object.values(isRecord(hooks) ? hooks : {}).flatMap(listOf);
  const all = definitions.flatMap((each) => (isRecord(each) ? listOf(each['hooks']) : []));
  return new Set(all.flatMap((hook) => (isRecord(hook) && typeof hook['name'] === 'string' ? [hook['name']] : [])));
}

function addToEvent(text: string, event: string, definitions: readonly Fields[]): string {
  const { root } = jsonTree(plainJson(text).text);
  const hooks = root?.children.get('hooks');
  const list = hooks?.children.get(event);
  if (list !== undefined) return insert(text, list, definitions.map((each) => indented(each, 3)).join(',\n'), 2);
  const member = (at: number) => `${JSON.stringify(event)}: ${indented(definitions, at).trimStart()}`;
  if (hooks !== undefined) return insert(text, hooks, `    ${member(2)}`, 1);
  return root === undefined ? text : insert(text, root, `  "hooks": {\n    ${member(2)}\n  }`, 0);
}

/** Inserts a member as the first one of an object or a list. */
function insert(text: string, { value, children }: JsonNode, member: string, depth: number): string {
  const end = children.size === 0 ? `\n${'  '.repeat(depth)}` : ',';
  return `${text.slice(0, value + 1)}\n${member}${end}${text.slice(value + 1)}`;
}

function indented(value: unknown, depth: number): string {
  const margin = '  '.repeat(depth);
  return JSON.stringify(value, undefined, 2).replaceAll(/^/gm, margin);
}
