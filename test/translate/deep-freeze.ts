/** Makes every write into a value throw. Getters of class instances are left alone. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const child of Object.values(value)) deepFreeze(child);
  return value;
}

/** What a script does when it prints what it has read. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
