import { isRecord } from '../../util/json.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { shorten } from './describe.js';
import { printPath } from './field-path.js';
import { Unreadable } from './unreadable.js';
import type { WarningList } from './warning-list.js';

/** Where a value stands. A chain, because a path would be copied for every value on the way. */
export interface ValueLocation {
  readonly key: string | number;
  readonly around: ValueLocation | undefined;
}

/** In place of a value that is to be left out. */
export const OMITTED = Symbol('left out');
/** In place of a value that holds something nested beyond reading: all of the field is left out. */
const TOO_DEEP = Symbol('too deep');

/** With this, what a hook writes is never deeper than the input that the next hook may be given with it. */
const DEEPEST = 98;

/** The value of a field without what could reach a prototype or cannot be read; the same one when all is well. */
export function safeField(value: unknown, place: ValueLocation, warnings: WarningList): unknown {
  const safe = safeValue(value, place, warnings, 0);
  if (safe !== TOO_DEEP) return safe;
  warnings.add(() => `${shorten(printPlace(place))} is nested too deeply; it is ignored`);
  return OMITTED;
}

/** Whether no output may set this key; then it has been said. */
export function isForbidden(key: string, around: ValueLocation | undefined, warnings: WarningList): boolean {
  if (!isPrototypeKey(key)) return false;
  warnings.add(() => `${shorten(printPlace({ key, around }))} is a key that no output may set; it is ignored`);
  return true;
}

function safeValue(value: unknown, place: ValueLocation, warnings: WarningList, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return TOO_DEEP;
  if (Array.isArray(value)) return safeList(value, place, warnings, depth);
  return isRecord(value) ? safeRecord(value, place, warnings, depth) : value;
}

/** A list that cannot be read in one place is left out as a whole: without an item it would be another list. */
function safeList(list: readonly unknown[], place: ValueLocation, warnings: WarningList, depth: number): unknown {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const item = list[at];
    if (typeof item !== 'object' || item === null) continue;
    const safe = safeValue(item, { key: at, around: place }, warnings, depth + 1);
    if (typeof safe === 'symbol') return safe;
    if (safe === item) continue;
    copy ??= [...list];
    copy[at] = safe;
  }
  return copy ?? list;
}

function safeRecord(
  record: Readonly<Record<string, unknown>>,
  place: ValueLocation,
  warnings: WarningList,
  depth: number,
): unknown {
  if (record instanceof Unreadable) {
    warnings.add(() => `${shorten(printPlace(place))} cannot be read: ${shorten(record.why)}; it is ignored`);
    return OMITTED;
  }
  let copy: Record<string, unknown> | undefined;
  for (const key in record) {
    const value = record[key];
    const safe = isForbidden(key, place, warnings) ? OMITTED : safeMember(value, key, place, warnings, depth);
    if (safe === TOO_DEEP) return TOO_DEEP;
    if (copy === undefined && safe === value) continue;
    copy ??= fieldsBefore(record, key);
    if (safe !== OMITTED) copy[key] = safe;
  }
  return copy ?? record;
}

/** The beginning of a copy. Nothing is taken out of one later: V8 is slow with objects that lose fields. */
export function fieldsBefore(record: Readonly<Record<string, unknown>>, end: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in record) {
    if (key === end) break;
    copy[key] = record[key];
  }
  return copy;
}

function safeMember(value: unknown, key: string, around: ValueLocation, warnings: WarningList, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return safeValue(value, { key, around }, warnings, depth + 1);
}

function printPlace(place: ValueLocation): string {
  const path: string[] = [];
  for (let each: ValueLocation | undefined = place; each !== undefined; each = each.around) path.push(String(each.key));
  return printPath(path.reverse());
}
