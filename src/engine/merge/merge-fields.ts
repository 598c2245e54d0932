import type { FieldMerge } from '../../contract/index.js';
import { isRecord } from '../../translate/json.js';
import { strictestDecision } from '../outputs/decision.js';
import { isText } from '../outputs/text.js';
import { type AllowedNamesRule, mergeToolConfigs } from './merge-tool-configs.js';
import { mergeOneLevel, writtenFields } from './own-keys.js';

export function joinTexts(values: readonly unknown[]): string | undefined {
  const texts = values.filter(isText);
  return texts.length === 0 ? undefined : texts.join('\n');
}

type Merge = (values: readonly unknown[], allowedNames?: AllowedNamesRule) => unknown;

/** How several values of one field become one. Undefined when none of them is of use. */
const merges: Readonly<Record<FieldMerge, Merge>> = {
  decision: strictestDecision,
  join: joinTexts,
  last: (values) => values.at(-1),
  merge: mergeRecords,
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
  for (const [key, value] of specifics.filter(isRecord).flatMap(writtenFields)) {
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  const merged = [...values].map(([key, all]) => [key, merges[mergeOf(key, declared)](all, allowedNames)] as const);
  const useful = merged.filter(([, value]) => value !== undefined);
  return useful.length === 0 ? undefined : Object.fromEntries(useful);
}

export function mergeOf(key: string, declared: Readonly<Record<string, FieldMerge>>): FieldMerge {
  return (Object.hasOwn(declared, key) ? declared[key] : undefined) ?? 'last';
}

function mergeRecords(values: readonly unknown[]): Record<string, unknown> | undefined {
  const records = values.filter(isRecord);
  return records.length === 0 ? undefined : records.reduce(mergeOneLevel, {});
}
