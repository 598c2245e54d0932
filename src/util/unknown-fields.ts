import { shorten } from './field-path.js';
import { type Fields, fieldsOf } from './json.js';
import { nearestName } from './nearest-name.js';

/** Fields that the outputs of an event, or of a dialect, have. */
export interface KnownFields {
  readonly fields: readonly string[];
  /** Fields of `hookSpecificOutput`. */
  readonly specific: readonly string[];
  /** Names of the fields that decide. */
  readonly decisions: readonly string[];
}

const SPECIFIC = 'hookSpecificOutput';
/** Fields without an effect of their own. */
const IDLE: ReadonlySet<string> = new Set(
  `${SPECIFIC} hookEventName permissionDecisionReason reason stopReason`.split(' '),
);

/** Decisions that an author may write as a field. */
const DECISION_WORDS: ReadonlySet<string> = new Set('allow approve ask block deny'.split(' '));

/** Describes a field that an event does not have, with the nearest one that it has. */
export function describeUnknown(key: string, { fields, specific }: KnownFields): string {
  if (DECISION_WORDS.has(key)) return describeNearest(key, `"decision": "${key}"`);
  return describeNearest(key, specific.includes(key) ? `${SPECIFIC}.${key}` : nearestName(key, fields));
}

/** Describes a field that an event does not have in `hookSpecificOutput`. */
export function describeUnknownSpecific(key: string, { fields, specific }: KnownFields): string {
  const nearest = fields.includes(key) ? `${key} outside of ${SPECIFIC}` : nearestName(key, specific);
  return `${SPECIFIC}.${describeNearest(key, nearest)}`;
}

function describeNearest(key: string, nearest: string | undefined): string {
  return `${shorten(key)}: ${nearest === undefined ? 'this event has no such field' : `did you mean ${nearest}?`}`;
}

/**
 * Returns why an output is not understood: none of its fields with an effect is known, or an unknown one is close to a field
 * that decides.
 */
export function whyNotUnderstood(output: Fields, known: KnownFields): string | undefined {
  const { fields, specific, decisions } = known;
  const outer = writtenKeys(output);
  const inner = writtenKeys(output[SPECIFIC]);
  const unknown = [
    ...outer.filter((key) => !fields.includes(key)).map((key) => ({ key, names: fields, describe: describeUnknown })),
    ...inner
      .filter((key) => !specific.includes(key))
      .map((key) => ({ key, names: specific, describe: describeUnknownSpecific })),
  ];
  if (unknown.length === 0) return undefined;
  const isDecision = (name: string | undefined): boolean => name !== undefined && decisions.includes(name);
  const meant = unknown.find(
    ({ key, names }) => DECISION_WORDS.has(key) || isDecision(key) || isDecision(nearestName(key, names)),
  );
  const isEffect = (names: readonly string[]) => (key: string) => names.includes(key) && !IDLE.has(key);
  const hasEffect = outer.some(isEffect(fields)) || inner.some(isEffect(specific));
  const first = meant ?? (hasEffect ? undefined : unknown[0]);
  return first && `the output is not understood: ${first.describe(first.key, known)}`;
}

function writtenKeys(value: unknown): string[] {
  return Object.entries(fieldsOf(value)).flatMap(([key, field]) =>
    field === undefined || field === null ? [] : [key],
  );
}
