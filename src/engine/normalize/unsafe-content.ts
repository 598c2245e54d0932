import { isRecord } from '../../translate/json.js';
import { isPrototypeKey } from '../merge/own-keys.js';
import { shorten } from './describe.js';
import { type FieldPath, printPath } from './field-path.js';
import type { WarningList } from './warning-list.js';

type Fields = Readonly<Record<string, unknown>>;

/** Nobody means to nest deeper, and what reads or prints the output later may do so by recursion. */
const DEEPEST = 200;
const SPECIFIC = 'hookSpecificOutput';

/** The output without the keys that could reach a prototype, and without what is nested beyond reading. */
export function withoutUnsafeContent(output: Fields, warnings: WarningList): Fields {
  if (isSafe(output)) return output;
  return withoutPrototypeKeys(withoutDeepFields(output, [], warnings), [], warnings);
}

/** Goes no deeper than an output may: a text of one megabyte can hold half a million levels. */
function isSafe(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return depth <= DEEPEST && value.every((item) => isSafe(item, depth + 1));
  if (!isRecord(value)) return true;
  if (depth > DEEPEST) return false;
  for (const key in value) if (isPrototypeKey(key) || !isSafe(value[key], depth + 1)) return false;
  return true;
}

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > DEEPEST || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}

function withoutDeepFields(fields: Fields, path: FieldPath, warnings: WarningList): Fields {
  const kept = Object.entries(fields).flatMap(([key, value]) => {
    if (key === SPECIFIC && path.length === 0 && isRecord(value)) {
      return [[key, withoutDeepFields(value, [key], warnings)] as const];
    }
    if (!isTooDeep(value)) return [[key, value] as const];
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
