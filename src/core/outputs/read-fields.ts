import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import type { Route } from '../contract/index.js';
import { shorten } from './describe.js';
import { fieldsBefore, isForbidden, OMITTED, safeField, type ValueLocation } from './safe-value.js';
import { Unreadable } from './unreadable.js';
import type { WarningList } from './warning-list.js';

type Fields = Readonly<Record<string, unknown>>;
type Known = Pick<Route, 'outputFields' | 'specificFields' | 'unusable'>;

interface ReadFields {
  readonly fields: Fields;
  /** Where a decision was meant and could not be read, and why. */
  readonly unread: string | undefined;
}

const SPECIFIC = 'hookSpecificOutput';
/** An output keeps so many fields that the event does not have; each is copied on every way that the output goes. */
const MAX_UNKNOWN_FIELDS = 100;

/**
 * Returns the fields that an output may have: nothing in them reaches a prototype, is nested beyond reading or throws. Reports
 * the fields that the event does not have, and drops all but the first of them. Every field is read at most once, because
 * there may be very many.
 */
export function readFields(output: Fields, route: Known, warnings: WarningList): ReadFields {
  let unread: string | undefined;
  const readField = (value: unknown, place: ValueLocation): unknown => {
    const safe = safeField(value, place, warnings);
    if (safe === OMITTED) unread ??= unreadDecision(value, place, route);
    return safe;
  };
  const unknown = new UnknownFields(warnings);
  const readUnknown = (value: unknown, place: ValueLocation, describeIt: () => string): unknown => {
    const safe = readField(value, place);
    if (safe !== OMITTED) unknown.add(describeIt);
    return safe;
  };
  const isSpecific = (key: string): boolean => Object.hasOwn(route.specificFields, key);
  const readSpecific = (specific: Fields, around: ValueLocation): Fields =>
    keep(specific, around, warnings, unknown.dropsUnless(isSpecific), (key, value, place) => {
      if (isSpecific(key)) return readField(value, place);
      return readUnknown(value, place, () => describeUnknownSpecific(key, route));
    });
  const isCommon = (key: string): boolean => route.outputFields.includes(key);
  const fields = keep(output, undefined, warnings, unknown.dropsUnless(isCommon), (key, value, place) => {
    if (key === SPECIFIC && isRecord(value) && !(value instanceof Unreadable)) return readSpecific(value, place);
    if (isCommon(key)) return readField(value, place);
    return readUnknown(value, place, () => describeUnknown(key, route));
  });
  unknown.report();
  return { fields, unread };
}

/** Counts the fields of one output that its event does not have. */
class UnknownFields {
  readonly #warnings: WarningList;
  #kept = 0;
  #dropped = 0;

  constructor(warnings: WarningList) {
    this.#warnings = warnings;
  }

  /** Returns a test for fields to drop: those that are not known, once enough of them are kept. */
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

/** Of a field that had to be left out, why that may have been a decision; undefined when it was none. */
function unreadDecision(value: unknown, { key, around }: ValueLocation, { unusable }: Known): string | undefined {
  const path = around === undefined ? `${key}` : `${around.key}.${key}`;
  const pointer = `/${path.replace('.', '/')}`;
  if (value instanceof Unreadable) {
    const meant = unusable.some((decision) => decision === pointer || decision.startsWith(`${pointer}/`));
    return meant ? `${path} cannot be read: ${shorten(value.why)}` : undefined;
  }
  return unusable.includes(pointer) ? `${path} is no decision` : undefined;
}

/** The same object when every field may stay as it is. */
function keep(
  fields: Fields,
  around: ValueLocation | undefined,
  warnings: WarningList,
  drops: (key: string) => boolean,
  read: (key: string, value: unknown, place: ValueLocation) => unknown,
): Fields {
  let copy: Record<string, unknown> | undefined;
  for (const key in fields) {
    if (drops(key)) {
      copy ??= fieldsBefore(fields, key);
      continue;
    }
    const value = fields[key];
    const kept = isForbidden(key, around, warnings) ? OMITTED : read(key, value, { key, around });
    if (copy === undefined && kept === value) continue;
    copy ??= fieldsBefore(fields, key);
    if (kept !== OMITTED) copy[key] = kept;
  }
  return copy ?? fields;
}

function describeUnknown(key: string, { outputFields, specificFields }: Known): string {
  const misplaced = Object.hasOwn(specificFields, key) ? `${SPECIFIC}.${key}` : undefined;
  return describeMeant(key, misplaced ?? nearestName(key, outputFields));
}

function describeUnknownSpecific(key: string, { outputFields, specificFields }: Known): string {
  const misplaced = outputFields.includes(key) ? `${key} outside of ${SPECIFIC}` : undefined;
  return `${SPECIFIC}.${describeMeant(key, misplaced ?? nearestName(key, Object.keys(specificFields)))}`;
}

function describeMeant(key: string, meant: string | undefined): string {
  return `${shorten(key)}: ${meant === undefined ? 'this event has no such field' : `did you mean ${meant}?`}`;
}
