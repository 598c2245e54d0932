import { type Fields, hasValue, isEqual, isFields, isText } from './fields.js';
import type { MergeName, MergeRule, MergeRules } from './rules.js';

/** A field that two answers set. */
interface Place {
  /** Name for messages. */
  readonly path: string;
  /** Rules of the fields inside it. */
  readonly rules: MergeRules;
  /** Receives lost values. */
  readonly problems: string[];
}

/** Merges the values that two answers of a hook give for a field. */
type Merge = (before: unknown, after: unknown, place: Place) => unknown;

/**
 * Merges two outputs, or objects inside them, by their rules. Lost values are reported, and a later answer never makes the
 * result less strict. The later value wins for an undeclared field.
 */
export function mergeFields(
  earlier: Fields,
  later: Fields,
  rules: MergeRules,
  problems: string[],
  pathOf = (key: string) => key,
): Fields {
  const before = withoutIdleModes(earlier, rules);
  const after = withoutIdleModes(later, rules);
  const result = { ...before };
  for (const [key, value] of Object.entries(after)) {
    if (!hasValue(before[key])) result[key] = value;
    else if (hasValue(value)) {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      const strategy = strategyOf(rule);
      const place = { path: pathOf(key), rules: typeof rule === 'object' ? rule[1] : {}, problems };
      result[key] = strategy ? merges[strategy](before[key], value, place) : value;
    }
  }
  return { ...result, ...deniedVotes(before, after, result, rules), ...reasons(before, after, rules) };
}

/** Returns the fields without a mode whose own field is not set: it has no effect, also not on the field of another answer. */
function withoutIdleModes(fields: Fields, rules: MergeRules): Fields {
  const idle = fieldsWith('mode', rules).filter((key) => !isFields(fields[key.replace(/_mode$/, '')]));
  return idle.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([key]) => !idle.includes(key)));
}

export function strategyOf(rule: MergeRule | undefined): MergeName | undefined {
  return typeof rule === 'object' ? rule[0] : rule;
}

const merges: Readonly<Record<MergeName, Merge>> = {
  and: sticky(false),
  'by-id': mergeItems,
  decision: (before, after) => (strictnessOf(before) >= strictnessOf(after) ? before : after),
  every: sticky(false),
  join: joinLines,
  last: mustAgree,
  merge: mergeObjects,
  mode: sticky('replace'),
  or: sticky(true),
  // See reasons, which also removes a reason that no longer applies.
  reason: joinLines,
  'tool-config': mergeToolChoices,
  union: uniteLists,
};

/** Names of the strategies that the kit implements. */
export const strategies: readonly string[] = Object.keys(merges);

function sticky(value: unknown): Merge {
  return (before, after) => (before === value ? before : after);
}

/** Joins texts. A value that is not a text never replaces one. */
function joinLines(before: unknown, after: unknown): unknown {
  if (!isText(after)) return isText(before) ? before : after;
  return isText(before) ? `${before}\n${after}` : after;
}

/** Reports two different values for a field that can hold only one. */
function mustAgree(before: unknown, after: unknown, { path, problems }: Place): unknown {
  if (!isEqual(before, after)) {
    problems.push(`two answers set ${path} to different values: set it in one answer, or use redact`);
  }
  return before;
}

function mergeObjects(before: unknown, after: unknown, place: Place): unknown {
  if (!isFields(before) || !isFields(after)) return mustAgree(before, after, place);
  const isEnvelope = place.path === 'hookSpecificOutput';
  return mergeFields(before, after, place.rules, place.problems, (key) => (isEnvelope ? key : `${place.path}.${key}`));
}

/** Merges tool choices like the host does for several hooks. */
function mergeToolChoices(before: unknown, after: unknown, place: Place): unknown {
  if (!isFields(before) || !isFields(after)) return mustAgree(before, after, place);
  const modes = [before['mode'], after['mode']];
  const mode = ['NONE', 'ANY', 'AUTO'].find((one) => modes.includes(one));
  if (mode === 'NONE') return { mode, allowedFunctionNames: [] };
  const lists = [before['allowedFunctionNames'], after['allowedFunctionNames']].filter((list) => Array.isArray(list));
  const allowedFunctionNames = [...new Set(lists.flat().filter((name) => typeof name === 'string'))].sort();
  return { ...before, ...after, ...(mode && { mode }), ...(lists.length > 0 && { allowedFunctionNames }) };
}

/** Merges lists of texts in order. Each text is kept once. */
function uniteLists(before: unknown, after: unknown, place: Place): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return mustAgree(before, after, place);
  return [...new Set([...before, ...after].filter((text) => typeof text === 'string'))];
}

/** Merges lists of items by id. */
function mergeItems(before: unknown, after: unknown, place: Place): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return mustAgree(before, after, place);
  const items = new Map<unknown, unknown>();
  for (const item of [...before, ...after]) {
    const id: unknown = isFields(item) ? item['id'] : item;
    items.set(id, items.has(id) ? mustAgree(items.get(id), item, place) : item);
  }
  return [...items.values()];
}

/** Returns false for each `every` field that an answer with changes leaves out: a missing value is not a yes. */
function deniedVotes(before: Fields, after: Fields, merged: Fields, rules: MergeRules): Fields {
  const votes = fieldsWith('every', rules).filter((key) => merged[key] === true);
  const denied = votes.filter((key) =>
    [before, after].some((one) => one[key] !== true && changesSomething(one, rules)),
  );
  return Object.fromEntries(denied.map((key) => [key, false]));
}

/** Returns true if a declared field has a value. */
function changesSomething(fields: Fields, rules: MergeRules): boolean {
  return Object.keys(rules).some((key) => rules[key] !== 'every' && hasValue(fields[key]));
}

/** Returns the reasons of the stricter of two different decisions. Reasons of equal ones are joined, as all others. */
function reasons(before: Fields, after: Fields, rules: MergeRules): Fields {
  const difference = decisionLevel(before, rules) - decisionLevel(after, rules);
  if (difference === 0) return {};
  const stricter = difference > 0 ? before : after;
  const keys = fieldsWith('reason', rules).filter((key) => hasValue(before[key]) || hasValue(after[key]));
  return Object.fromEntries(keys.map((key) => [key, stricter[key] ?? undefined]));
}

function fieldsWith(strategy: MergeName, rules: MergeRules): string[] {
  return Object.keys(rules).filter((key) => rules[key] === strategy);
}

/** Returns the level of the object's own decision. Without one, that of the objects inside it. */
function decisionLevel(fields: Fields, rules: MergeRules): number {
  const own = fieldsWith('decision', rules).map((key) => fields[key]);
  const decisions = own.some(hasValue) ? own : decisionsIn(fields, rules);
  return Math.max(0, ...decisions.filter(hasValue).map(strictnessOf));
}

/** Returns the decisions in an object and in the objects inside it. */
function decisionsIn(fields: Fields, rules: MergeRules): unknown[] {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const value = fields[key];
    if (rule === 'decision') return [value];
    return typeof rule === 'object' && isFields(value) ? decisionsIn(value, rule[1]) : [];
  });
}

const strictness: ReadonlyMap<unknown, number> = new Map([
  ['allow', 0],
  ['approve', 0],
  ['ask', 2],
  ['block', 3],
  ['deny', 3],
]);

/** Ranks an unknown decision above allow: it may be a misspelt block, and the host reports it only if it is kept. */
function strictnessOf(decision: unknown): number {
  return strictness.get(decision) ?? 1;
}

/** Effects of an output that must not be lost. */
export interface Restrictions {
  readonly blocks: boolean;
  readonly asks: boolean;
  readonly stops: boolean;
}

export function restrictionsOf(output: Fields, rules: MergeRules): Restrictions {
  const levels = decisionsIn(output, rules).map(strictnessOf);
  const stops = fieldsWith('and', rules).some((key) => output[key] === false);
  return { blocks: levels.includes(strictnessOf('deny')), asks: levels.includes(strictnessOf('ask')), stops };
}
