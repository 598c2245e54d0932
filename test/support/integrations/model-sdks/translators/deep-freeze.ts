/** Makes every write to a value throw. Skips getters of class instances. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const child of Object.values(value)) deepFreeze(child);
  return value;
}

/** Returns a JSON copy, as from a script that prints its input. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
