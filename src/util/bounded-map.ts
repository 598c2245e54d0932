/** Map that evicts its oldest entry when it is full. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #maxSize: number;

  constructor(maxSize: number) {
    super();
    this.#maxSize = maxSize;
  }

  override set(key: Key, value: Value): this {
    const oldest = this.size >= this.#maxSize && !this.has(key) ? this.keys().next() : undefined;
    if (oldest?.done === false) this.delete(oldest.value);
    return super.set(key, value);
  }
}
