import { isRecord } from '../../util/json.js';
import type { Contract, Route, Violation } from '../contract/index.js';
import type { FieldPath } from './field-path.js';

type Fields = Readonly<Record<string, unknown>>;

interface LongList {
  readonly path: FieldPath;
  readonly list: readonly unknown[];
}

const SPECIFIC = 'hookSpecificOutput';
/** A list is looked at in pieces of this length. */
const PIECE = 4096;

/**
 * What is wrong with an output; of its long lists, as far as the first piece tells that holds something wrong. A list with
 * one wrong item is ignored as a whole anyway, and to describe a million of them would hold up the host.
 */
export function findViolations(contract: Contract, route: Route, output: Fields): Violation[] {
  const { outputContract, specificFields } = route;
  const specific = output[SPECIFIC];
  if (!isRecord(specific)) return contract.violations(outputContract, output);
  const lists = Object.keys(specificFields).flatMap((name) => longListsIn(specific[name], [SPECIFIC, name]));
  const longest = Math.max(0, ...lists.map(({ list }) => list.length));
  for (let start = 0; start < longest; start += PIECE) {
    const pieces = lists.map(({ path, list }) => ({ path, list: list.slice(start, start + PIECE) }));
    const violations = contract.violations(outputContract, pieces.reduce<unknown>(withPiece, output));
    if (violations.length > 0) return violations.map((violation) => moved(violation, start, lists));
  }
  return contract.violations(outputContract, output);
}

/** What is inside of a long list is looked at with it. */
function longListsIn(value: unknown, path: FieldPath): LongList[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > PIECE) return [{ path, list: value }];
  const found: LongList[] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') found.push(...longListsIn(inner, [...path, key]));
  }
  return found;
}

function withPiece(value: unknown, { path: [key, ...path], list }: LongList): unknown {
  if (key === undefined) return list;
  if (Array.isArray(value)) return value.with(Number(key), withPiece(value[Number(key)], { path, list }));
  return isRecord(value) ? { ...value, [key]: withPiece(value[key], { path, list }) } : value;
}

/** The same place in the whole list. */
function moved(violation: Violation, start: number, lists: readonly LongList[]): Violation {
  const around = lists.map(({ path }) => `/${path.join('/')}/`).find((pointer) => violation.path.startsWith(pointer));
  if (around === undefined) return violation;
  const [item, ...inner] = violation.path.slice(around.length).split('/');
  return { ...violation, path: [`${around}${Number(item) + start}`, ...inner].join('/') };
}
