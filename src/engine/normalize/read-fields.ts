import type { Route } from '../../contract/index.js';
import { isRecord } from '../../values/json.js';
import { nearestName } from '../../values/nearest-name.js';
import { shorten } from './describe.js';
import { fieldsBefore, isForbidden, LEFT_OUT, type Place, safeField } from './safe-value.js';
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

/**
 * The fields that an output may have: nothing in them reaches a prototype, is nested beyond reading or throws. Reports
 * also what the event does not understand. Every field is looked at once, because there may be very many.
 */
export function readFields(output: Fields, route: Known, warnings: WarningList): ReadFields {
  let unread: string | undefined;
  const readField = (value: unknown, place: Place): unknown => {
    const safe = safeField(value, place, warnings);
    if (safe === LEFT_OUT) unread ??= unreadDecision(value, place, route);
    return safe;
  };
  const readSpecific = (specific: Fields, around: Place): Fields =>
    keep(specific, around, warnings, (key, value, place) => {
      const safe = readField(value, place);
      const isUnknown = safe !== LEFT_OUT && !Object.hasOwn(route.specificFields, key);
      if (isUnknown) warnings.add(() => describeUnknownSpecific(key, route));
      return safe;
    });
  const fields = keep(output, undefined, warnings, (key, value, place) => {
    if (key === SPECIFIC && isRecord(value) && !(value instanceof Unreadable)) return readSpecific(value, place);
    const safe = readField(value, place);
    if (safe !== LEFT_OUT && !route.outputFields.includes(key)) warnings.add(() => describeUnknown(key, route));
    return safe;
  });
  return { fields, unread };
}

/** Of a field that had to be left out, why that may have been a decision; undefined when it was none. */
function unreadDecision(value: unknown, { key, around }: Place, { unusable }: Known): string | undefined {
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
  around: Place | undefined,
  warnings: WarningList,
  read: (key: string, value: unknown, place: Place) => unknown,
): Fields {
  let copy: Record<string, unknown> | undefined;
  for (const key in fields) {
    const value = fields[key];
    const kept = isForbidden(key, around, warnings) ? LEFT_OUT : read(key, value, { key, around });
    if (copy === undefined && kept === value) continue;
    copy ??= fieldsBefore(fields, key);
    if (kept !== LEFT_OUT) copy[key] = kept;
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
