import { type FieldPath, valueAt } from './field-path.js';
import { isRecord } from './json.js';

interface LongList {
  readonly path: FieldPath;
  readonly list: readonly unknown[];
}

/** Longer lists are validated in chunks of this length. */
const CHUNK_LENGTH = 4096;

/**
 * Validates a value. Long lists below the paths are validated in chunks, up to the first chunk with a violation: describing
 * a million violations would block the process.
 */
export function validateInChunks<Violation extends { path: string }>(
  value: unknown,
  paths: readonly FieldPath[],
  validate: (value: unknown) => Violation[],
): Violation[] {
  const lists = paths.flatMap((path) => longListsIn(valueAt(value, path), path));
  const longest = Math.max(0, ...lists.map(({ list }) => list.length));
  for (let start = 0; start < longest; start += CHUNK_LENGTH) {
    const chunks = lists.map(({ path, list }) => ({ path, list: list.slice(start, start + CHUNK_LENGTH) }));
    const violations = validate(chunks.reduce<unknown>(withChunk, value));
    if (violations.length > 0) return violations.map((violation) => inWholeList(violation, start, lists));
  }
  return validate(value);
}

/** Does not look inside of a long list: its items are validated with it. */
function longListsIn(value: unknown, path: FieldPath): LongList[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > CHUNK_LENGTH) return [{ path, list: value }];
  return Object.entries(value).flatMap(([key, inner]) => longListsIn(inner, [...path, key]));
}

function withChunk(value: unknown, { path: [key, ...path], list }: LongList): unknown {
  if (key === undefined) return list;
  if (Array.isArray(value)) return value.with(Number(key), withChunk(value[Number(key)], { path, list }));
  return isRecord(value) ? { ...value, [key]: withChunk(value[key], { path, list }) } : value;
}

/** Converts the index of an item in its chunk to the index in the whole list. */
function inWholeList<Violation extends { path: string }>(
  violation: Violation,
  start: number,
  lists: readonly LongList[],
): Violation {
  const parent = lists.map(({ path }) => `/${path.join('/')}/`).find((pointer) => violation.path.startsWith(pointer));
  if (parent === undefined) return violation;
  const [item, ...inner] = violation.path.slice(parent.length).split('/');
  return { ...violation, path: [`${parent}${Number(item) + start}`, ...inner].join('/') };
}
