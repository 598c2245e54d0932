import { copiedText, cutText } from '../../util/cut-text.js';

/** Longest text that a trace keeps. */
const MAX_TEXT = 4096;
/** Size of all traces that are kept, whatever their number. */
const MAX_BYTES = 8_000_000;
const MAX_ENTRIES = 8192;
/** Approximate size of an entry without its texts. */
const ENTRY_BYTES = 256;

/** Returns a text as a trace keeps it: cut, and copied, so that it does not keep the output of a hook in memory. */
export function shortenedText(text: string): string;
export function shortenedText(text: string | undefined): string | undefined;
export function shortenedText(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? text : copiedText(cutText(text, MAX_TEXT));
}

export function isLongText(text: string | undefined): boolean {
  return text !== undefined && text.length > MAX_TEXT / 3 && cutText(text, MAX_TEXT) !== text;
}

/** Ring buffer of the latest entries, limited in number and in size. */
export class TraceRing<Entry> {
  readonly #capacity: number;
  readonly #entries: (Entry | undefined)[] = [];
  /** Sizes of the entries, by the same indexes. */
  readonly #sizes: number[] = [];
  #next = 0;
  #bytes = 0;

  constructor(capacity: number) {
    this.#capacity = Math.min(MAX_ENTRIES, Math.max(0, Math.floor(capacity)));
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
    for (let offset = 0; offset < this.#capacity && this.#bytes > MAX_BYTES; offset += 1) {
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
