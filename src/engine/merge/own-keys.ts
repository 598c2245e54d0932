/** Whether a key, set on an object, could reach the prototype of it or of others. */
export function isPrototypeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** The fields a hook may have meant to set: no prototype keys, nothing undefined. */
export function writtenFields(object: Readonly<Record<string, unknown>>): [key: string, value: unknown][] {
  return Object.entries(object).filter(([key, value]) => value !== undefined && !isPrototypeKey(key));
}

/** A new object with the fields of both, where the later one wins. Every rewrite of a part of something is made here. */
export function mergeOneLevel(
  earlier: Readonly<Record<string, unknown>>,
  later: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries([...writtenFields(earlier), ...writtenFields(later)]);
}
