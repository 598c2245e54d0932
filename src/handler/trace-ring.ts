import { cutText, ownText } from '../engine/outputs/cut-text.js';

/** As much of a text as a trace keeps. */
const LONGEST_TEXT = 4096;
/** As much as all that is kept may hold, however many traces a host wants. */
const MOST_BYTES = 8_000_000;
const MOST_KEPT = 65_536;
/** What an entry takes up beside its texts, roughly. */
const ENTRY_BYTES = 256;

/** A text as a trace keeps it: short, and in memory of its own, so that it keeps no output of a hook alive. */
export function keptText(text: string): string;
export function keptText(text: string | undefined): string | undefined;
export function keptText(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? text : ownText(cutText(text, LONGEST_TEXT));
}

export function isLongText(text: string | undefined): boolean {
  return text !== undefined && text.length > LONGEST_TEXT / 3 && cutText(text, LONGEST_TEXT) !== text;
}

/** Keeps the latest entries: so many, and no more than fit. */
export class TraceRing<Entry> {
  readonly #keep: number;
  readonly #entries: (Entry | undefined)[] = [];
  readonly #sizes: number[] = [];
  #oldest = 0;
  #count = 0;
  #bytes = 0;

  constructor(keep: number) {
    this.#keep = Math.min(MOST_KEPT, Math.max(0, Math.floor(keep)));
  }

  /** `characters` is how much text the entry holds. */
  add(entry: Entry, characters: number): void {
    if (this.#keep === 0) return;
    const size = ENTRY_BYTES + 2 * characters;
    while (this.#count > 0 && (this.#count === this.#keep || this.#bytes + size > MOST_BYTES)) this.#forgetOldest();
    const at = (this.#oldest + this.#count) % this.#keep;
    this.#entries[at] = entry;
    this.#sizes[at] = size;
    this.#count += 1;
    this.#bytes += size;
  }

  /** Oldest first. */
  all(): Entry[] {
    const ordered = Array.from(
      { length: this.#count },
      (_, index) => this.#entries[(this.#oldest + index) % this.#keep],
    );
    return ordered.filter((entry) => entry !== undefined);
  }

  #forgetOldest(): void {
    this.#bytes -= this.#sizes[this.#oldest] ?? 0;
    this.#entries[this.#oldest] = undefined;
    this.#oldest = (this.#oldest + 1) % this.#keep;
    this.#count -= 1;
  }
}
