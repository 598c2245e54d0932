/**
 * A map for what comes and goes. V8 chains the tables that a map has outgrown: once one of them is old, all that later ones ever
 * held stays in memory until a full collection, and is moved there first. Here such a table holds empty places.
 */
export class LooseMap<Value extends object> {
  readonly #places = new Map<string, { value: Value | undefined }>();

  get(key: string): Value | undefined {
    return this.#places.get(key)?.value;
  }

  set(key: string, value: Value): void {
    this.#places.set(key, { value });
  }

  has(key: string): boolean {
    return this.#places.has(key);
  }

  delete(key: string): void {
    const place = this.#places.get(key);
    if (place === undefined) return;
    place.value = undefined;
    this.#places.delete(key);
  }

  /** Those that are there now, in the order in which they came. */
  values(): Value[] {
    return [...this.#places.values()].flatMap(({ value }) => value ?? []);
  }
}
