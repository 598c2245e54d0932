import { isRecord } from '../json.js';
import { CelEvaluationError, MAX_ITEMS } from './types.js';

/** Value that may be missing: the result of `.?` and `[?]`. */
export class OptionalValue {
  static readonly NONE = new OptionalValue(undefined);
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  static of(value: unknown): OptionalValue {
    return value === undefined ? OptionalValue.NONE : new OptionalValue(value);
  }
}

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !(value instanceof OptionalValue);
}

/** Compares values as CEL does: numbers of both types by value, lists and maps by their contents. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  // biome-ignore lint/suspicious/noDoubleEquals: a number and a bigint of the same value are equal.
  if (isNumber(a) && isNumber(b)) return a == b;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}

/** Returns the items that a macro visits: those of a list, or the keys of a map. */
export function itemsOf(value: unknown): readonly unknown[] {
  const items = Array.isArray(value) ? value : isMap(value) ? Object.keys(value) : undefined;
  if (items === undefined) throw new CelEvaluationError(`${typeName(value)} is not a list`);
  if (items.length <= MAX_ITEMS) return items;
  throw new CelEvaluationError(`a list has ${items.length} items, and at most ${MAX_ITEMS} are read`);
}

/** Returns the value of a field, or undefined if it is missing. */
export function fieldOf(value: unknown, key: unknown): unknown {
  if (Array.isArray(value)) return isNumber(key) ? value[Number(key)] : undefined;
  return isMap(value) && typeof key === 'string' && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function sizeOf(value: unknown): bigint {
  if (typeof value === 'string') return BigInt([...value].length);
  if (Array.isArray(value)) return BigInt(value.length);
  if (isMap(value)) return BigInt(Object.keys(value).length);
  throw new CelEvaluationError(`${typeName(value)} has no size`);
}

/** Returns the name of a value's type, for messages. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof OptionalValue) return 'an optional value';
  if (Array.isArray(value)) return 'a list';
  if (isNumber(value)) return 'a number';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
