import { type Fields, isRecord } from './json.js';

/** Returns true if setting the key on an object could reach a prototype. */
export function isPrototypeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** Returns the fields of an object without prototype keys and without undefined values. */
export function writtenFields(object: Fields): [key: string, value: unknown][] {
  return Object.entries(object).filter(([key, value]) => value !== undefined && !isPrototypeKey(key));
}

/** Returns a copy that inherits nothing, so that a missing field is missing. */
export function ownFields(object: Fields): Fields {
  const copy: Record<string, unknown> = Object.create(null);
  return Object.freeze(Object.assign(copy, object));
}

/**
 * Returns a copy of the object with the written fields of another one over it. Every partial rewrite is made here: each
 * key is defined, never assigned, so none reaches a prototype.
 */
export function mergeOneLevel(current: Fields, changes: Fields): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(current), ...writtenFields(changes)]);
}

/** Returns the items with the fields of their changes over them, matched by `id`. A change without an item is dropped. */
export function overlayItemsById(items: readonly unknown[], changes: readonly unknown[]): unknown[] {
  const byId = new Map(changes.filter(isRecord).map((change) => [change['id'], change]));
  return items.map((item) => {
    const change = isRecord(item) ? byId.get(item['id']) : undefined;
    return isRecord(item) && change !== undefined ? { ...item, ...change } : item;
  });
}

/** Concatenates lists. If several items have the same `id`, the last one stays. */
export function mergeItemsById(lists: readonly (readonly unknown[])[]): unknown[] {
  const byId = new Map<unknown, unknown>();
  for (const item of lists.flat()) if (isRecord(item)) byId.set(item['id'], item);
  return [...byId.values()];
}

/** Returns the entries in the order of their keys. */
export function sortedEntries(fields: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}
