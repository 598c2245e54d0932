import { type HookToolConfig, ToolCallingMode } from '../../../generated/index.js';
import { mergeItemsById } from '../../util/by-id.js';
import { isRecord } from '../../util/json.js';
import { mergeOneLevel, writtenFields } from '../../util/own-keys.js';
import { isText } from '../../util/text.js';
import type { FieldMerge } from '../contract/index.js';
import { strictestDecision } from './decision.js';
import { isReplaceMode, replacesField } from './rewrite-mode.js';

function joinTexts(values: readonly unknown[]): string | undefined {
  const texts = values.filter(isText);
  return texts.length === 0 ? undefined : texts.join('\n');
}

type Merge = (values: readonly unknown[], allowedNames?: AllowedNamesRule) => unknown;

/** How several values of one field become one. Undefined when none of them is of use. */
const merges: Readonly<Record<FieldMerge, Merge>> = {
  'by-id': (values) => mergeItemsById(values.filter((value) => Array.isArray(value))),
  decision: strictestDecision,
  // Who said nothing has not agreed: see everyAnswer.
  every: (values) => (values.includes(false) ? false : values.every((value) => value === true) || undefined),
  join: joinTexts,
  last: (values) => values.at(-1),
  merge: mergeRecords,
  mode: (values) => (values.includes('replace') ? 'replace' : undefined),
  or: (values) => (values.some((value) => typeof value === 'boolean') ? values.includes(true) : undefined),
  'tool-config': mergeToolConfigs,
};

/** One object of the fields of many, each merged in its own way; a field that nobody declared takes the last value. */
export function mergeSpecificFields(
  specifics: readonly unknown[],
  declared: Readonly<Record<string, FieldMerge>>,
  allowedNames?: AllowedNamesRule,
): Record<string, unknown> | undefined {
  if (specifics.every((specific) => specific === undefined)) return undefined;
  const values = new Map<string, unknown[]>();
  const answers = specifics.filter(isRecord).map((specific) => everyAnswer(specific, declared));
  for (const specific of answers) {
    for (const [key, value] of writtenFields(specific)) {
      // What was changed before is gone with what it was changed in.
      const before = replacesField(specific, key) ? [] : (values.get(key) ?? []);
      const idle = mergeOf(key, declared) === 'mode' && !isReplaceMode(specific, key);
      if (!idle) values.set(key, [...before, value]);
    }
  }
  const merged = [...values].map(([key, all]) => [key, merges[mergeOf(key, declared)](all, allowedNames)] as const);
  const useful = merged.filter(([, value]) => value !== undefined);
  return useful.length === 0 ? undefined : Object.fromEntries(useful);
}

/** A hook that changes something, and leaves out what every such hook must say, has not said it. */
function everyAnswer(
  specific: Record<string, unknown>,
  declared: Readonly<Record<string, FieldMerge>>,
): Record<string, unknown> {
  const unsaid = Object.keys(declared).filter((key) => declared[key] === 'every' && typeof specific[key] !== 'boolean');
  if (unsaid.length === 0 || !changesSomething(specific, declared)) return specific;
  return { ...specific, ...Object.fromEntries(unsaid.map((key) => [key, null])) };
}

/** A note beside the contract, or a field without a value, changes nothing. */
function changesSomething(specific: Record<string, unknown>, declared: Readonly<Record<string, FieldMerge>>): boolean {
  return Object.entries(declared).some(([key, merge]) => {
    const value = key === 'hookEventName' || merge === 'every' ? undefined : specific[key];
    return value !== undefined && value !== null;
  });
}

export function mergeOf(key: string, declared: Readonly<Record<string, FieldMerge>>): FieldMerge {
  return (Object.hasOwn(declared, key) ? declared[key] : undefined) ?? 'last';
}

function mergeRecords(values: readonly unknown[]): Record<string, unknown> | undefined {
  const records = values.filter(isRecord);
  return records.length === 0 ? undefined : records.reduce(mergeOneLevel, {});
}

/** What becomes of the lists of names: every name that one hook allows, or only those that no list leaves out. */
export type AllowedNamesRule = 'union' | 'intersection';

const MODES_STRICTEST_FIRST: readonly ToolCallingMode[] = [
  ToolCallingMode.NONE,
  ToolCallingMode.ANY,
  ToolCallingMode.AUTO,
];

/** The strictest mode and the allowed names. What nobody said is left unsaid. */
function mergeToolConfigs(values: readonly unknown[], rule: AllowedNamesRule = 'union'): HookToolConfig | undefined {
  const configs = values.filter(isRecord);
  if (configs.length === 0) return undefined;
  const modes = configs.map(({ mode }) => mode);
  const mode = MODES_STRICTEST_FIRST.find((candidate) => modes.includes(candidate));
  const names = combineNames(
    configs.map(namesOf).filter((list) => list !== undefined),
    rule,
  );
  // An empty list forbids nothing: a tool that every list leaves out is kept away by the mode.
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
