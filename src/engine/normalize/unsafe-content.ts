import { isRecord } from '../../translate/json.js';
import { isPrototypeKey } from '../merge/merge-fields.js';
import { shorten } from './describe.js';
import { type FieldPath, printPath } from './field-path.js';
import type { WarningList } from './warning-list.js';

type Fields = Readonly<Record<string, unknown>>;

/** Nobody means to nest deeper, and what reads or prints the output later may do so by recursion. */
const DEEPEST = 200;
const SPECIFIC = 'hookSpecificOutput';

/** The output without the keys that could reach a prototype, and without what is nested beyond reading. */
export function withoutUnsafeContent(output: Fields, warnings: WarningList): Fields {
  const { isTooDeep, hasPrototypeKeys } = inspect(output);
  if (!isTooDeep && !hasPrototypeKeys) return output;
  const flat = isTooDeep ? withoutDeepFields(output, [], warnings) : output;
  return withoutPrototypeKeys(flat, [], warnings);
}

/** Without recursion: a text of one megabyte can hold half a million levels. */
function inspect(root: unknown): { isTooDeep: boolean; hasPrototypeKeys: boolean } {
  let hasPrototypeKeys = false;
  const pending = [{ value: root, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (depth > DEEPEST) return { isTooDeep: true, hasPrototypeKeys };
    if (!isContainer(value)) continue;
    if (!Array.isArray(value)) hasPrototypeKeys ||= Object.keys(value).some(isPrototypeKey);
    for (const child of Object.values(value)) {
      if (isContainer(child)) pending.push({ value: child, depth: depth + 1 });
    }
  }
  return { isTooDeep: false, hasPrototypeKeys };
}

function withoutDeepFields(fields: Fields, path: FieldPath, warnings: WarningList): Fields {
  const kept = Object.entries(fields).flatMap(([key, value]) => {
    if (key === SPECIFIC && path.length === 0 && isRecord(value)) {
      return [[key, withoutDeepFields(value, [key], warnings)] as const];
    }
    if (!inspect(value).isTooDeep) return [[key, value] as const];
    warnings.add(() => `${shorten(printPath([...path, key]))} is nested too deeply; it is ignored`);
    return [];
  });
  return Object.fromEntries(kept);
}

function withoutPrototypeKeys(fields: Fields, path: FieldPath, warnings: WarningList): Fields {
  const safe = Object.entries(fields).filter(([key]) => {
    if (!isPrototypeKey(key)) return true;
    warnings.add(() => `${shorten(printPath([...path, key]))} is a key that no output may set; it is ignored`);
    return false;
  });
  return Object.fromEntries(safe.map(([key, value]) => [key, safeValue(value, [...path, key], warnings)]));
}

function safeValue(value: unknown, path: FieldPath, warnings: WarningList): unknown {
  if (Array.isArray(value)) return value.map((item, at) => safeValue(item, [...path, String(at)], warnings));
  return isRecord(value) ? withoutPrototypeKeys(value, path, warnings) : value;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
