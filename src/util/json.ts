import { attempt } from './errors.js';

/** Fields of an object whose types are not known. */
export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for an object that is not a date, map, error or other built-in. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Compares JSON values by content. `-0` equals `0`, as JSON does not distinguish them. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right || Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, at) => sameJson(item, right[at]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

/** Returns the fields of an object, or no fields for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Returns the items of an array, or no items for any other value. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a copy without undefined fields. */
export function defined<T extends object>(values: T): Partial<T> {
  const copy = { ...values };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}

/** Parses JSON. Returns the fallback if it is invalid. */
export function parsedJson(text: string, fallback?: unknown): unknown {
  return attempt((): unknown => JSON.parse(text), fallback);
}

/** Returns a field of any value, or undefined if the value is not a plain object or throws. */
export function readableField(value: unknown, name: string): unknown {
  return attempt(() => (isPlainObject(value) ? value[name] : undefined), undefined);
}
