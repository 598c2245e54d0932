export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field without a value says nothing. */
export function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether two values are the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  const keys = Object.keys(one);
  const hasAll = keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]));
  return hasAll && keys.length === Object.keys(other).length;
}
