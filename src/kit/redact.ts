import { type Answer, answer, type MadeRedaction } from './answer.js';
import type { KitRow, KitTable } from './event-types.js';
import { type Fields, hasValue, isFields } from './fields.js';
import { mergeFields, strategyOf } from './merge-answers.js';
import { type Redaction, redactedTexts } from './redacted-texts.js';
import type { MergeName, MergeRules, TextRule, TextRules } from './rules.js';

/** Applies a redaction to the texts of an event. */
export type Redact = (input: object, redaction: Redaction) => Answer<'redact', undefined>;

/**
 * Creates the `redact` function of a contract. If a hook returns several answers, the redactions are applied in order, also to
 * the texts of the other answers.
 */
export function redactor(table: KitTable): Redact {
  return (input, redaction) => {
    const changes = changesTo({ ...input }, rowOf(input, table), redaction);
    return { ...answer('redact', {}, undefined), made: { redaction, changes } };
  };
}

function rowOf(input: object, table: KitTable): KitRow {
  const event = 'hook_event_name' in input ? String(input.hook_event_name) : '';
  const row = Object.hasOwn(table, event) ? table[event] : undefined;
  if (row) return row;
  throw new TypeError(`redact cannot read an event of the name ${JSON.stringify(event)}: pass the input of the hook`);
}

/** Returns the fields of `hookSpecificOutput` that redact the texts of an event. */
function changesTo(input: Fields, { merge, texts }: KitRow, redaction: Redaction): Fields {
  const before = textsOf(input, texts, merge);
  const after = redactedTexts(before, texts, redaction, (field) => {
    throw new TypeError(`redact cannot read ${field} of the event`);
  });
  const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
  const changes = changed.map((key) => [key, changedOf(before[key], after[key], merge[key] === 'by-id')] as const);
  // A redaction changes texts only, so it agrees to keep everything else.
  const votes = changed.length === 0 ? [] : Object.keys(merge).filter((key) => merge[key] === 'every');
  return Object.fromEntries([...changes, ...votes.map((key) => [key, true] as const)]);
}

/** Returns the parts of an event with texts, in the form of an output. */
function textsOf(input: Fields, texts: TextRules, merge: MergeRules): Fields {
  const fields = Object.entries(texts).flatMap(([key, rule]) => {
    const value = hasValue(input[key]) ? pick(input[key], rule, merge[key] === 'by-id') : undefined;
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(fields);
}

/** Picks the fields with texts. A fallback is a copy of the other texts of its object, if there are any. */
function pick(value: unknown, rule: TextRule, byId: boolean): unknown {
  if (Array.isArray(value) && byId && Array.isArray(rule)) return value.map((item) => pickItem(item, rule[0]));
  if (!isFields(value) || typeof rule === 'string' || Array.isArray(rule)) return value;
  const present = Object.entries(rule).filter(([key]) => hasValue(value[key]) && !isEmpty(value[key]));
  const texts = present.filter(([, inner]) => inner !== 'fallback');
  const picked = texts.length > 0 ? texts : present;
  return picked.length === 0 ? undefined : Object.fromEntries(picked.map(([key]) => [key, value[key]]));
}

function pickItem(item: unknown, rule: TextRule): unknown {
  if (!isFields(item) || typeof rule === 'string') return item;
  return Object.fromEntries(['id', ...Object.keys(rule)].map((key) => [key, item[key]]));
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Omits unchanged items of a list that is merged by id. */
function changedOf(before: unknown, after: unknown, byId: boolean): unknown {
  if (!byId || !Array.isArray(before) || !Array.isArray(after)) return after;
  return after.filter((item, at) => item !== before[at]);
}

/** Applies a redaction to the texts of an output, and adds its changes to texts of the event that the output does not replace. */
export function withRedaction(
  output: Fields | undefined,
  { redaction, changes }: MadeRedaction,
  { merge, texts }: KitRow,
  problems: string[],
): Fields | undefined {
  const reportUnreadable = (field: string): void => {
    problems.push(`redact cannot read ${field} of another answer: use the format of the reference`);
  };
  const specific = output?.['hookSpecificOutput'] ?? {};
  if (!isFields(specific)) reportUnreadable('hookSpecificOutput');
  const fields = isFields(specific) ? specific : {};
  const redacted = redactedTexts(fields, texts, redaction, reportUnreadable);
  const hookSpecificOutput = mergeFields(redacted, remainingChanges(changes, fields, merge), merge, problems);
  return Object.keys(hookSpecificOutput).length === 0 ? output : { ...output, hookSpecificOutput };
}

/** Returns the changes to texts of the event that the output does not replace. */
function remainingChanges(changes: Fields, fields: Fields, merge: MergeRules): Fields {
  const entries = Object.entries(changes).map(
    ([key, value]) => [key, remaining(value, fields[key], strategyOf(merge[key]))] as const,
  );
  const isVote = (key: string): boolean => strategyOf(merge[key]) === 'every';
  const texts = entries.filter(([key, value]) => value !== undefined && !isVote(key));
  return texts.length === 0
    ? {}
    : Object.fromEntries([...texts, ...Object.entries(changes).filter(([key]) => isVote(key))]);
}

/** Returns the part of a change that another value does not replace. */
function remaining(change: unknown, other: unknown, strategy: MergeName | undefined): unknown {
  if (!hasValue(other)) return change;
  if (strategy === 'merge' && isFields(change) && isFields(other)) {
    const missing = Object.entries(change).filter(([key]) => !hasValue(other[key]));
    return missing.length === 0 ? undefined : Object.fromEntries(missing);
  }
  if (strategy !== 'by-id' || !Array.isArray(change) || !Array.isArray(other)) return undefined;
  const named = new Set(other.filter(isFields).map(({ id }) => id));
  const unnamed = change.filter(isFields).filter(({ id }) => !named.has(id));
  return unnamed.length === 0 ? undefined : unnamed;
}
