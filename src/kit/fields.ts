export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true unless the value is undefined or null. */
export function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Returns true for a string that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns true if two values are equal as JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  const keys = Object.keys(one);
  const hasAll = keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]));
  return hasAll && keys.length === Object.keys(other).length;
}
