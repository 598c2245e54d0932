/**
 * Map for short-lived entries. V8 chains the tables that a map has outgrown, and an old table keeps all values of later ones
 * alive until a full collection. Deleted entries are emptied here, so that such a table retains no values.
 */
export class LooseMap<Value extends object> {
  readonly #entries = new Map<string, { value: Value | undefined }>();

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, { value });
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.value = undefined;
    this.#entries.delete(key);
  }

  /** Returns the current values in insertion order. */
  values(): Value[] {
    return [...this.#entries.values()].flatMap(({ value }) => value ?? []);
  }
}
