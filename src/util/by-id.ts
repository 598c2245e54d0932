import { isRecord } from './json.js';

/** The items with the fields of their changes in them, matched by `id`. A change that fits none is left out. */
export function overlayItemsById(items: readonly unknown[], changes: readonly unknown[]): unknown[] {
  const byId = new Map(changes.filter(isRecord).map((change) => [change['id'], change]));
  return items.map((item) => {
    const change = isRecord(item) ? byId.get(item['id']) : undefined;
    return isRecord(item) && change !== undefined ? { ...item, ...change } : item;
  });
}

/** All items of several lists; of those with the same id, the last one. */
export function mergeItemsById(lists: readonly (readonly unknown[])[]): unknown[] {
  const byId = new Map<unknown, unknown>();
  for (const item of lists.flat()) if (isRecord(item)) byId.set(item['id'], item);
  return [...byId.values()];
}
