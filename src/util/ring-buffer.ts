const MAX_ENTRIES = 8192;
/** Approximate size of an entry without its texts. */
const ENTRY_BYTES = 256;

/** Ring buffer of the latest entries, limited in number (at most 8192) and in size. */
export class RingBuffer<Entry> {
  readonly #capacity: number;
  readonly #maxBytes: number;
  readonly #entries: (Entry | undefined)[] = [];
  /** Sizes of the entries, by the same indexes. */
  readonly #sizes: number[] = [];
  #next = 0;
  #bytes = 0;

  constructor(capacity: number, maxBytes: number) {
    this.#capacity = Math.min(MAX_ENTRIES, Math.max(0, Math.floor(capacity)));
    this.#maxBytes = maxBytes;
  }

  /** Adds an entry whose texts have so many characters. */
  add(entry: Entry, characters: number): void {
    if (this.#capacity === 0) return;
    const index = this.#next;
    this.#entries[index] = entry;
    this.#next = (index + 1) % this.#capacity;
    this.#resize(index, ENTRY_BYTES + 2 * characters);
    this.#dropOldest(entry);
  }

  /** Adds characters to the size of an entry. Does nothing if it was dropped. */
  grow(entry: Entry, characters: number): void {
    const index = this.#entries.indexOf(entry);
    if (index === -1) return;
    this.#resize(index, (this.#sizes[index] ?? 0) + 2 * characters);
    this.#dropOldest(entry);
  }

  /** Returns the entries, oldest first. */
  all(): Entry[] {
    const ordered = [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)];
    return ordered.filter((entry) => entry !== undefined);
  }

  /** Drops the oldest entries until the rest fits. The given entry stays. */
  #dropOldest(entry: Entry): void {
    for (let offset = 0; offset < this.#capacity && this.#bytes > this.#maxBytes; offset += 1) {
      const index = (this.#next + offset) % this.#capacity;
      if (this.#entries[index] === entry) continue;
      this.#resize(index, 0);
      this.#entries[index] = undefined;
    }
  }

  #resize(index: number, size: number): void {
    this.#bytes += size - (this.#sizes[index] ?? 0);
    this.#sizes[index] = size;
  }
}
