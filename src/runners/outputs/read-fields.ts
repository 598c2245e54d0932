import type { Route } from '../../core/contract/index.js';
import { shorten } from '../../util/field-path.js';
import { type Fields, isRecord } from '../../util/json.js';
import {
  mapFields,
  OMITTED,
  type SafeReading,
  safeField,
  Unreadable,
  type ValueLocation,
} from '../../util/safe-fields.js';
import { describeUnknown, describeUnknownSpecific, type KnownFields } from '../../util/unknown-fields.js';
import type { WarningList } from '../../util/warning-list.js';
import { SPECIFIC } from './output-violations.js';

type OutputRoute = Pick<Route, 'outputFields' | 'specificFields' | 'unusable'>;

interface ReadFields {
  readonly fields: Fields;
  /** Why a field that may hold a decision could not be read. */
  readonly unreadDecision: string | undefined;
}

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
  const reading: SafeReading = { maxDepth: MAX_DEPTH, warn: (warning) => warnings.add(warning) };
  const readField = (value: unknown, location: ValueLocation): unknown => {
    const safe = safeField(value, location, reading);
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
    mapFields(specific, parent, reading, unknown.dropsUnless(isSpecific), (key, value, location) => {
      if (isSpecific(key)) return readField(value, location);
      return readUnknown(value, location, () => describeUnknownSpecific(key, knownFieldsOf(route)));
    });
  const isCommon = (key: string): boolean => route.outputFields.includes(key);
  const fields = mapFields(output, undefined, reading, unknown.dropsUnless(isCommon), (key, value, location) => {
    if (key === SPECIFIC && isRecord(value) && !(value instanceof Unreadable)) return readSpecific(value, location);
    if (isCommon(key)) return readField(value, location);
    return readUnknown(value, location, () => describeUnknown(key, knownFieldsOf(route)));
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

/** Returns the fields that the outputs of an event have. */
export function knownFieldsOf({ outputFields, specificFields, unusable }: OutputRoute): KnownFields {
  const decisions = unusable.map((pointer) => pointer.slice(pointer.lastIndexOf('/') + 1));
  return { fields: outputFields, specific: Object.keys(specificFields), decisions };
}
