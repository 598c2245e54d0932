import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../util/json.js';
import {
  addValue,
  innerText,
  nodeAt,
  parseJsonc,
  readJsonc,
  removeValue,
  setInnerText,
} from '../../../util/json-edit.js';
import type { Agent } from './agents.js';
import { findOurEntries, type OurEntry } from './entries.js';

/** An object or a list that an installation created or filled. */
export interface Container {
  readonly path: readonly string[];
  /** Text between its brackets before; null if it did not exist. */
  readonly inner: string | null;
}

/** Why the text of a settings file cannot be changed, and where. */
export interface TextProblem {
  readonly at: number;
  readonly message: string;
}

/** Returns why entries cannot be added to a text or removed from it. */
export function textProblem({ dialect }: Agent, text: string): TextProblem | undefined {
  const { at: key } = dialect.config;
  const { root, error, repeated } = readJsonc(text);
  if (error !== undefined) return error;
  if (root === undefined) return undefined;
  if (root.kind !== 'object') return { at: root.value, message: 'the file must contain an object' };
  const hooks = root.children.get(key);
  const twice = repeated.find(({ at, depth }) => depth === 1 || (hooks && at > hooks.value && at < hooks.end));
  if (twice !== undefined) return { at: twice.at, message: `${JSON.stringify(twice.name)} is in this object twice` };
  if (hooks === undefined) return undefined;
  if (hooks.kind !== 'object') return { at: hooks.value, message: `"${key}" must be an object` };
  const wrong = [...hooks.children].find(
    ([event, { kind }]) => Object.hasOwn(dialect.events, event) && kind !== 'list',
  );
  return wrong && { at: wrong[1].value, message: `the hooks of ${wrong[0]} must be a list` };
}

/** Returns the value of a settings file. */
export function settingsValue(text: string): Readonly<Record<string, unknown>> {
  const value = readJsonc(text).root === undefined ? {} : parseJsonc(text);
  return isRecord(value) ? value : {};
}

/** Adds entries at the end of their lists. Returns the new text, and the containers that were created or filled. */
export function addEntries(
  { dialect, install }: Agent,
  text: string,
  entries: readonly OurEntry[],
): { text: string; containers: Container[] } {
  const { at: key } = dialect.config;
  const containers: Container[] = [];
  let result = text;
  const note = (path: readonly string[]): void => {
    const node = nodeAt(readJsonc(result).root, path);
    if (node === undefined) containers.push({ path, inner: null });
    else if (node.children.size === 0) containers.push({ path, inner: innerText(result, path) });
  };
  note([]);
  for (const [name, value] of Object.entries(install.head ?? {})) {
    if (nodeAt(readJsonc(result).root, [name]) !== undefined) continue;
    note([name]);
    result = addValue(result, [], name, value);
  }
  note([key]);
  if (nodeAt(readJsonc(result).root, [key]) === undefined) result = addValue(result, [], key, {});
  for (const { event, item } of entries) {
    note([key, event]);
    const hasList = nodeAt(readJsonc(result).root, [key, event]) !== undefined;
    result = hasList ? addValue(result, [key, event], undefined, item) : addValue(result, [key], event, [item]);
  }
  return { text: result, containers };
}

/**
 * Removes our entries and the containers that only they needed; everything else stays. Returns undefined if nothing is left
 * of a file that the installation created. Without `containers`, empty containers count as created.
 */
export function removeEntries(
  agent: Agent,
  text: string,
  name: string,
  containers: readonly Container[] | undefined,
): string | undefined {
  const { at: key } = agent.dialect.config;
  const found = findOurEntries(agent, settingsValue(text)[key], name);
  if (found.length === 0) return text;
  let result = text;
  // From the last to the first, so that the indexes of the others stay.
  for (const { path } of found.toReversed()) result = removeHandler(result, key, path);
  const before = (path: readonly string[]) => innerBefore(agent, path, containers);
  for (const event of new Set(found.map((each) => each.event))) result = restore(result, [key, event], before);
  result = restore(result, [key], before);
  // If the user added hooks to the map that was created, they need the head.
  if (nodeAt(readJsonc(result).root, [key]) === undefined || before([key]) !== null)
    for (const head of Object.keys(agent.install.head ?? {})) result = restore(result, [head], before);
  result = restore(result, [], before);
  const isEmpty = withoutBlanks(result).replace(/^\uFEFF/, '') === '{}';
  return before([]) === null && isEmpty ? undefined : result;
}

/** Removes a handler, and the group around it if nothing else is in it. */
function removeHandler(text: string, key: string, path: readonly string[]): string {
  const [event = '', index = ''] = path;
  const group = nodeAt(readJsonc(text).root, [key, event, index]);
  const isGroup = path.length > 2;
  const hasMore = group?.children.get('hooks')?.children.size !== 1 || [...group.children.keys()].some(isOfUser);
  return removeValue(text, isGroup && hasMore ? [key, ...path] : [key, event, index]);
}

function isOfUser(key: string): boolean {
  return key !== 'hooks' && key !== 'matcher';
}

/** Returns the inner text of a container before the installation: null if it did not exist, undefined if it had values. */
function innerBefore(
  { dialect, install }: Agent,
  path: readonly string[],
  containers: readonly Container[] | undefined,
): string | null | undefined {
  if (containers !== undefined) return containers.find((each) => isDeepStrictEqual(each.path, path))?.inner;
  return path[0] === dialect.config.at || install.ownFile ? null : undefined;
}

/** Removes an empty container that was created, or gives an empty one its inner text back. */
function restore(
  text: string,
  path: readonly string[],
  before: (path: readonly string[]) => string | null | undefined,
): string {
  const node = nodeAt(readJsonc(text).root, path);
  const inner = before(path);
  if (node === undefined || node.children.size > 0 || inner === undefined) return text;
  if (inner === null)
    return path.length > 0 && (node.kind === 'scalar' || isBlank(text, path)) ? removeValue(text, path) : text;
  return withoutBlanks(innerText(text, path)) === withoutBlanks(inner) ? setInnerText(text, path, inner) : text;
}

function isBlank(text: string, path: readonly string[]): boolean {
  const node = nodeAt(readJsonc(text).root, path);
  return node !== undefined && node.children.size === 0 && withoutBlanks(innerText(text, path)) === '';
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}
