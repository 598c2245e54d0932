import { isRecord } from './json.js';

export type FieldPath = readonly string[];

const MAX_SHOWN_LENGTH = 60;

export function parsePointer(pointer: string): FieldPath {
  const segments = pointer.split('/').slice(1);
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a path as a script author writes it: `messages[0].content`. */
export function printPath(path: FieldPath): string {
  return path.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`)).join('');
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isRecord(inner) ? inner[key] : undefined;
  }, value);
}

/** Returns a copy with a new value at the path; undefined removes the field. */
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

/** Describes a value for an error message. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  return String(value);
}

export function shorten(text: string): string {
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}...`;
}
