import { messageOf } from '../../util/errors.js';
import { printPath, shorten } from '../../util/field-path.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import type { Route } from '../contract/index.js';
import { SPECIFIC, type WarningList } from './output-violations.js';

type Fields = Readonly<Record<string, unknown>>;
type OutputRoute = Pick<Route, 'outputFields' | 'specificFields' | 'unusable'>;

/** Location of a value, as a linked list: a path would be copied for every value. */
interface ValueLocation {
  readonly key: string | number;
  readonly parent: ValueLocation | undefined;
}

interface ReadFields {
  readonly fields: Fields;
  /** Why a field that may hold a decision could not be read. */
  readonly unreadDecision: string | undefined;
}

/** Substitute in a copy for a value that threw when it was read. */
export class Unreadable {
  readonly why: string;

  constructor(error: unknown) {
    this.why = messageOf(error);
  }
}

/** Result for a value that is left out. */
const OMITTED = Symbol('omitted');
/** Result for a value that contains too deep nesting: the whole field is left out. */
const TOO_DEEP = Symbol('too deep');

/** Keeps an output at most as deep as the input of the next hook may be. */
const MAX_DEPTH = 98;
/** Unknown fields that an output may keep; each is copied wherever the output goes. */
const MAX_UNKNOWN_FIELDS = 100;

/**
 * Returns the fields of an output without prototype keys, values that are nested too deeply and values that throw.
 * Warns about fields that the event does not have, and drops them beyond a limit. Reads every field at most once.
 */
export function readFields(output: Fields, route: OutputRoute, warnings: WarningList): ReadFields {
  let unreadDecision: string | undefined;
  const readField = (value: unknown, location: ValueLocation): unknown => {
    const safe = safeField(value, location, warnings);
    if (safe === OMITTED) unreadDecision ??= whyDecisionUnread(value, location, route);
    return safe;
  };
  const unknown = new UnknownFields(warnings);
  const readUnknown = (value: unknown, location: ValueLocation, describeIt: () => string): unknown => {
    const safe = readField(value, location);
    if (safe !== OMITTED) unknown.add(describeIt);
    return safe;
  };
  const isSpecific = (key: string): boolean => Object.hasOwn(route.specificFields, key);
  const readSpecific = (specific: Fields, parent: ValueLocation): Fields =>
    mapFields(specific, parent, warnings, unknown.dropsUnless(isSpecific), (key, value, location) => {
      if (isSpecific(key)) return readField(value, location);
      return readUnknown(value, location, () => describeUnknownSpecific(key, route));
    });
  const isCommon = (key: string): boolean => route.outputFields.includes(key);
  const fields = mapFields(output, undefined, warnings, unknown.dropsUnless(isCommon), (key, value, location) => {
    if (key === SPECIFIC && isRecord(value) && !(value instanceof Unreadable)) return readSpecific(value, location);
    if (isCommon(key)) return readField(value, location);
    return readUnknown(value, location, () => describeUnknown(key, route));
  });
  unknown.report();
  return { fields, unreadDecision };
}

/** Counts the fields of an output that its event does not have. */
class UnknownFields {
  readonly #warnings: WarningList;
  #kept = 0;
  #dropped = 0;

  constructor(warnings: WarningList) {
    this.#warnings = warnings;
  }

  /** Returns a predicate for fields to drop: unknown fields beyond the limit. */
  dropsUnless(isKnown: (key: string) => boolean): (key: string) => boolean {
    return (key) => {
      if (this.#kept < MAX_UNKNOWN_FIELDS || isKnown(key)) return false;
      this.#dropped += 1;
      return true;
    };
  }

  add(describeIt: () => string): void {
    this.#kept += 1;
    this.#warnings.add(describeIt);
  }

  report(): void {
    const [kept, dropped] = [this.#kept, this.#dropped];
    if (dropped === 0) return;
    this.#warnings.addFirst(`${kept + dropped} fields that this event does not have; all but ${kept} are ignored`);
  }
}

/** Returns why a field that was left out may have held a decision, or undefined if it cannot have. */
function whyDecisionUnread(
  value: unknown,
  { key, parent }: ValueLocation,
  { unusable }: OutputRoute,
): string | undefined {
  const path = parent === undefined ? `${key}` : `${parent.key}.${key}`;
  const pointer = `/${path.replace('.', '/')}`;
  if (value instanceof Unreadable) {
    const mayDecide = unusable.some((decision) => decision === pointer || decision.startsWith(`${pointer}/`));
    return mayDecide ? `${path} cannot be read: ${shorten(value.why)}` : undefined;
  }
  return unusable.includes(pointer) ? `${path} is not a decision` : undefined;
}

function describeUnknown(key: string, { outputFields, specificFields }: OutputRoute): string {
  const misplaced = Object.hasOwn(specificFields, key) ? `${SPECIFIC}.${key}` : undefined;
  return describeNearest(key, misplaced ?? nearestName(key, outputFields));
}

function describeUnknownSpecific(key: string, { outputFields, specificFields }: OutputRoute): string {
  const misplaced = outputFields.includes(key) ? `${key} outside of ${SPECIFIC}` : undefined;
  return `${SPECIFIC}.${describeNearest(key, misplaced ?? nearestName(key, Object.keys(specificFields)))}`;
}

function describeNearest(key: string, nearest: string | undefined): string {
  return `${shorten(key)}: ${nearest === undefined ? 'this event has no such field' : `did you mean ${nearest}?`}`;
}

/** Maps every field. Returns the same object if nothing changed. */
function mapFields(
  fields: Fields,
  parent: ValueLocation | undefined,
  warnings: WarningList,
  drops: (key: string) => boolean,
  map: (key: string, value: unknown, location: ValueLocation) => unknown,
): Fields {
  let copy: Record<string, unknown> | undefined;
  for (const key in fields) {
    if (drops(key)) {
      copy ??= fieldsBefore(fields, key);
      continue;
    }
    const value = fields[key];
    const mapped = isForbidden(key, parent, warnings) ? OMITTED : map(key, value, { key, parent });
    if (copy === undefined && mapped === value) continue;
    copy ??= fieldsBefore(fields, key);
    if (mapped !== OMITTED) copy[key] = mapped;
  }
  return copy ?? fields;
}

/** Starts a copy with the fields before `end`. Fields are never deleted from a copy: that makes objects slow in V8. */
function fieldsBefore(record: Fields, end: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in record) {
    if (key === end) break;
    copy[key] = record[key];
  }
  return copy;
}

/** Returns true, and warns, if the key could reach a prototype. */
function isForbidden(key: string, parent: ValueLocation | undefined, warnings: WarningList): boolean {
  if (!isPrototypeKey(key)) return false;
  warnings.add(() => `${printLocation({ key, parent })} is a key that no output may set; it is ignored`);
  return true;
}

/** Returns the value of a field without prototype keys and unreadable parts; the same value if there are none. */
function safeField(value: unknown, location: ValueLocation, warnings: WarningList): unknown {
  const safe = safeValue(value, location, warnings, 0);
  if (safe !== TOO_DEEP) return safe;
  warnings.add(() => `${printLocation(location)} is nested too deeply; it is ignored`);
  return OMITTED;
}

function safeValue(value: unknown, location: ValueLocation, warnings: WarningList, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  if (Array.isArray(value)) return safeList(value, location, warnings, depth);
  return isRecord(value) ? safeRecord(value, location, warnings, depth) : value;
}

/** Leaves out the whole list if an item cannot be read: without the item it would mean something else. */
function safeList(list: readonly unknown[], parent: ValueLocation, warnings: WarningList, depth: number): unknown {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const item = list[at];
    if (typeof item !== 'object' || item === null) continue;
    const safe = safeValue(item, { key: at, parent }, warnings, depth + 1);
    if (typeof safe === 'symbol') return safe;
    if (safe === item) continue;
    copy ??= [...list];
    copy[at] = safe;
  }
  return copy ?? list;
}

function safeRecord(record: Fields, location: ValueLocation, warnings: WarningList, depth: number): unknown {
  if (record instanceof Unreadable) {
    warnings.add(() => `${printLocation(location)} cannot be read: ${shorten(record.why)}; it is ignored`);
    return OMITTED;
  }
  let tooDeep = false;
  const safe = mapFields(
    record,
    location,
    warnings,
    () => tooDeep,
    (_key, value, inner) => {
      const member = safeValue(value, inner, warnings, depth + 1);
      if (member === TOO_DEEP) tooDeep = true;
      return member;
    },
  );
  return tooDeep ? TOO_DEEP : safe;
}

function printLocation(location: ValueLocation): string {
  const path: string[] = [];
  for (let each: ValueLocation | undefined = location; each !== undefined; each = each.parent) {
    path.push(String(each.key));
  }
  return shorten(printPath(path.reverse()));
}
