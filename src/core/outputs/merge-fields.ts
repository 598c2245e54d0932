import { toolCallingModes } from '../../../generated/enum-tables.js';
import { type HookToolConfig, ToolCallingMode } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import { mergeItemsById, writtenFields } from '../../util/own-keys.js';
import { joinTexts } from '../../util/text.js';
import type { FieldMerge, MergeRules } from '../contract/index.js';
import { strictestDecision } from './decision.js';

const MODE_SUFFIX = '_mode';

/** Returns true if an output replaces a whole field instead of changing parts of it. */
export function replacesField(specific: unknown, field: string): boolean {
  return isRecord(specific) && isRecord(specific[field]) && specific[`${field}${MODE_SUFFIX}`] === 'replace';
}

/** Returns true if a mode field is set to replace. Without a value for its field it has no effect. */
function isReplaceMode(specific: unknown, modeField: string): boolean {
  return modeField.endsWith(MODE_SUFFIX) && replacesField(specific, modeField.slice(0, -MODE_SUFFIX.length));
}

type Merge = (values: readonly unknown[], names: AllowedNamesRule | undefined, inner: MergeRules) => unknown;

/** Merge functions for the values of one field. They return undefined if no value is usable. */
const merges: Readonly<Record<FieldMerge, Merge>> = {
  and: (values) => (values.some((value) => typeof value === 'boolean') ? !values.includes(false) : undefined),
  'by-id': (values) => mergeItemsById(values.filter((value) => Array.isArray(value))),
  decision: strictestDecision,
  // A missing value is not a yes: see withMissingVotes.
  every: (values) => (values.includes(false) ? false : values.every((value) => value === true) || undefined),
  join: joinTexts,
  last: (values) => values.at(-1),
  merge: mergeRecords,
  mode: (values) => (values.includes('replace') ? 'replace' : undefined),
  // The reasons of milder decisions are gone: see explainedSpecifics.
  reason: joinTexts,
  or: (values) => (values.some((value) => typeof value === 'boolean') ? values.includes(true) : undefined),
  'tool-config': mergeToolConfigs,
  union: uniteLists,
};

/** Merges the fields of several objects, each by its declared rule. The last value wins for an undeclared field. */
export function mergeSpecificFields(
  specifics: readonly unknown[],
  declared: MergeRules,
  allowedNames?: AllowedNamesRule,
): Record<string, unknown> | undefined {
  if (specifics.every((specific) => specific === undefined)) return undefined;
  const values = new Map<string, unknown[]>();
  for (const specific of specifics.filter(isRecord).map((each) => withMissingVotes(each, declared))) {
    for (const [key, value] of writtenFields(specific)) {
      // Earlier changes to a field are lost when the field is replaced.
      const before = replacesField(specific, key) ? [] : (values.get(key) ?? []);
      const idle = mergeOf(key, declared) === 'mode' && !isReplaceMode(specific, key);
      if (!idle) values.set(key, [...before, value]);
    }
  }
  const merged = [...values].map(([key, all]) => {
    const [strategy, inner] = ruleOf(key, declared);
    return [key, merges[strategy](all, allowedNames, inner)] as const;
  });
  const useful = merged.filter(([, value]) => value !== undefined);
  return useful.length === 0 ? undefined : Object.fromEntries(useful);
}

/** Adds null for each `every` field that an output with changes leaves out, so that it does not count as a yes. */
function withMissingVotes(specific: Record<string, unknown>, declared: MergeRules): Record<string, unknown> {
  const missing = fieldsWith('every', declared).filter((key) => typeof specific[key] !== 'boolean');
  if (missing.length === 0 || !changesSomething(specific, declared)) return specific;
  return { ...specific, ...Object.fromEntries(missing.map((key) => [key, null])) };
}

/** Returns true if a declared field has a value. */
function changesSomething(specific: Record<string, unknown>, declared: MergeRules): boolean {
  const changing = Object.keys(declared).filter((key) => key !== 'hookEventName' && declared[key] !== 'every');
  return changing.some((key) => specific[key] !== undefined && specific[key] !== null);
}

export function mergeOf(key: string, declared: MergeRules): FieldMerge {
  return ruleOf(key, declared)[0];
}

export function ruleOf(key: string, declared: MergeRules): readonly [strategy: FieldMerge, inner: MergeRules] {
  const rule = (Object.hasOwn(declared, key) ? declared[key] : undefined) ?? 'last';
  return typeof rule === 'string' ? [rule, {}] : rule;
}

/** Returns the fields that have the strategy. */
export function fieldsWith(strategy: FieldMerge, declared: MergeRules): string[] {
  return Object.keys(declared).filter((key) => declared[key] === strategy);
}

/** Returns the texts of all lists in order, each once. */
export function uniteLists(values: readonly unknown[]): string[] | undefined {
  const lists = values.filter((value) => Array.isArray(value));
  const texts = new Set(lists.flat().filter((text) => typeof text === 'string'));
  return lists.length === 0 ? undefined : [...texts];
}

function mergeRecords(values: readonly unknown[], names: AllowedNamesRule | undefined, inner: MergeRules): unknown {
  const records = values.filter(isRecord);
  return records.length === 0 ? undefined : (mergeSpecificFields(records, inner, names) ?? {});
}

/** Rule for several lists of allowed tools: names in any list, or names in every list. */
export type AllowedNamesRule = 'union' | 'intersection';

const MODES_STRICTEST_FIRST = Object.values(ToolCallingMode).sort(
  (a, b) => toolCallingModes[b].strictness - toolCallingModes[a].strictness,
);

/** Merges tool choices to the strictest mode and the allowed names. A field that no hook set stays absent. */
function mergeToolConfigs(values: readonly unknown[], rule: AllowedNamesRule = 'union'): HookToolConfig | undefined {
  const configs = values.filter(isRecord);
  if (configs.length === 0) return undefined;
  const modes = configs.map(({ mode }) => mode);
  const mode = MODES_STRICTEST_FIRST.find((candidate) => modes.includes(candidate));
  const names = combineNames(
    configs.map(namesOf).filter((list) => list !== undefined),
    rule,
  );
  // An empty list allows every tool, so an empty intersection needs the mode NONE.
  const nothingLeft = rule === 'intersection' && names?.length === 0;
  if (mode === ToolCallingMode.NONE || nothingLeft) return { mode: ToolCallingMode.NONE, allowedFunctionNames: [] };
  return { ...(mode && { mode }), ...(names && { allowedFunctionNames: names }) };
}

function namesOf({ allowedFunctionNames: names }: Record<string, unknown>): string[] | undefined {
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : undefined;
}

function combineNames(lists: readonly string[][], rule: AllowedNamesRule): string[] | undefined {
  if (lists.length === 0) return undefined;
  const all = [...new Set(lists.flat())].sort();
  return rule === 'union' ? all : all.filter((name) => lists.every((list) => list.includes(name)));
}
