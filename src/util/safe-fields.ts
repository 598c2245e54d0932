import { messageOf } from './errors.js';
import { printPath, shorten } from './field-path.js';
import { type Fields, isRecord } from './json.js';
import { isPrototypeKey } from './own-keys.js';

/** Limit and warnings of one reading. */
export interface SafeReading {
  readonly maxDepth: number;
  readonly warn: (warning: () => string) => void;
}

/** Location of a value, as a linked list: a path would be copied for every value. */
export interface ValueLocation {
  readonly key: string | number;
  readonly parent: ValueLocation | undefined;
}

/** Substitute in a copy for a value that threw when it was read. */
export class Unreadable {
  readonly why: string;

  constructor(error: unknown) {
    this.why = messageOf(error);
  }
}

/** Result for a value that is left out. */
export const OMITTED = Symbol('omitted');
/** Result for a value that contains too deep nesting: the whole field is left out. */
const TOO_DEEP = Symbol('too deep');

/** Maps every field, each read once. Returns the same object if nothing changed. */
export function mapFields(
  fields: Fields,
  parent: ValueLocation | undefined,
  reading: SafeReading,
  drops: (key: string) => boolean,
  map: (key: string, value: unknown, location: ValueLocation) => unknown,
): Fields {
  const copy: Record<string, unknown> = {};
  let isChanged = false;
  for (const key in fields) {
    const value = drops(key) ? OMITTED : fields[key];
    const isLeftOut = value === OMITTED || isForbidden(key, parent, reading);
    const mapped = isLeftOut ? OMITTED : map(key, value, { key, parent });
    isChanged ||= isLeftOut || mapped !== value;
    if (mapped !== OMITTED) copy[key] = mapped;
  }
  return isChanged ? copy : fields;
}

/** Returns true, and warns, if the key could reach a prototype. */
function isForbidden(key: string, parent: ValueLocation | undefined, { warn }: SafeReading): boolean {
  if (!isPrototypeKey(key)) return false;
  warn(() => `${printLocation({ key, parent })} is a key that no output may set; it is ignored`);
  return true;
}

/** Returns the value of a field without prototype keys and unreadable parts; the same value if there are none. */
export function safeField(value: unknown, location: ValueLocation, reading: SafeReading): unknown {
  const safe = safeValue(value, location, reading, 0);
  if (safe !== TOO_DEEP) return safe;
  reading.warn(() => `${printLocation(location)} is nested too deeply; it is ignored`);
  return OMITTED;
}

function safeValue(value: unknown, location: ValueLocation, reading: SafeReading, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > reading.maxDepth) return TOO_DEEP;
  if (Array.isArray(value)) return safeList(value, location, reading, depth);
  return isRecord(value) ? safeRecord(value, location, reading, depth) : value;
}

/** Leaves out the whole list if an item cannot be read: without the item it would mean something else. */
function safeList(list: readonly unknown[], parent: ValueLocation, reading: SafeReading, depth: number): unknown {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const item = list[at];
    if (typeof item !== 'object' || item === null) continue;
    const safe = safeValue(item, { key: at, parent }, reading, depth + 1);
    if (typeof safe === 'symbol') return safe;
    if (safe === item) continue;
    copy ??= [...list];
    copy[at] = safe;
  }
  return copy ?? list;
}

function safeRecord(record: Fields, location: ValueLocation, reading: SafeReading, depth: number): unknown {
  if (record instanceof Unreadable) {
    reading.warn(() => `${printLocation(location)} cannot be read: ${shorten(record.why)}; it is ignored`);
    return OMITTED;
  }
  let tooDeep = false;
  const safe = mapFields(
    record,
    location,
    reading,
    () => tooDeep,
    (_key, value, inner) => {
      const member = safeValue(value, inner, reading, depth + 1);
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
