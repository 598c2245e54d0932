/** Runs a task for every item, at most `limit` at once, and gives the results in the order of the items. Tasks never reject. */
export function settleAll<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  if (items.length <= limit) return Promise.all(items.map(task));
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await task(item, index);
  };
  return Promise.all(Array.from({ length: limit }, worker)).then(() => results);
}
