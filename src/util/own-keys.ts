/** Whether a key, set on an object, could reach the prototype of it or of others. */
export function isPrototypeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** The fields a hook may have meant to set: no prototype keys, nothing undefined. */
export function writtenFields(object: Readonly<Record<string, unknown>>): [key: string, value: unknown][] {
  return Object.entries(object).filter(([key, value]) => value !== undefined && !isPrototypeKey(key));
}

/**
 * A new object with all that was there, and over it what a hook may have meant to set. Every rewrite of a part of
 * something is made here; each key is defined, never assigned, so that none reaches a prototype.
 */
export function mergeOneLevel(
  current: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(current), ...writtenFields(written)]);
}
