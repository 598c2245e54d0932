import { isRecord } from '../../util/json.js';

export type FieldPath = readonly string[];

export function parsePointer(pointer: string): FieldPath {
  const segments = pointer.split('/').slice(1);
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** As a script author would write it: `messages[0].content`. */
export function printPath(path: FieldPath): string {
  return path.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`)).join('');
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isRecord(inner) ? inner[key] : undefined;
  }, value);
}

/** A copy with another value there; undefined takes the field away. What is given stays as it is. */
export function withValueAt(
  record: Readonly<Record<string, unknown>>,
  [key, ...inner]: FieldPath,
  value: unknown,
): Record<string, unknown> {
  if (key === undefined) return record;
  const current = record[key];
  const changed = inner.length > 0 && isRecord(current) ? withValueAt(current, inner, value) : value;
  if (changed !== undefined) return { ...record, [key]: changed };
  const { [key]: _, ...others } = record;
  return others;
}
