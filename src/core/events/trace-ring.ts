import { copiedText, cutText } from '../../util/cut-text.js';

/** As much of a text as a trace keeps. */
const LONGEST_TEXT = 4096;
/** As much as all that is kept may hold, however many traces a host wants. */
const MOST_BYTES = 8_000_000;
const MOST_KEPT = 8192;
/** What an entry takes up beside its texts, roughly. */
const ENTRY_BYTES = 256;

/** A text as a trace keeps it: short, and in memory of its own, so that it keeps no output of a hook alive. */
export function shortenedText(text: string): string;
export function shortenedText(text: string | undefined): string | undefined;
export function shortenedText(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? text : copiedText(cutText(text, LONGEST_TEXT));
}

export function isLongText(text: string | undefined): boolean {
  return text !== undefined && text.length > LONGEST_TEXT / 3 && cutText(text, LONGEST_TEXT) !== text;
}

/** Keeps the latest entries: so many, and no more than fit. */
export class TraceRing<Entry> {
  readonly #keep: number;
  readonly #entries: (Entry | undefined)[] = [];
  /** Of the entries in the same places; none, or nothing, of one whose size does not count. */
  readonly #sizes: number[] = [];
  /** Of those that were added with a time. */
  readonly #times: number[] = [];
  #next = 0;
  #bytes = 0;

  constructor(keep: number) {
    this.#keep = Math.min(MOST_KEPT, Math.max(0, Math.floor(keep)));
  }

  /** For an entry that holds next to no text of its own: of these, as many as are kept always fit. */
  addSmall(entry: Entry): void {
    if (this.#keep === 0) return;
    const place = this.#next;
    if (this.#bytes > 0) this.#resize(place, 0);
    this.#entries[place] = entry;
    this.#next = place + 1 < this.#keep ? place + 1 : 0;
  }

  /** For an entry that is added again and again, each time with nothing new but when. */
  addAgain(entry: Entry, time: number): void {
    this.#times[this.#next] = time;
    this.addSmall(entry);
  }

  /** `characters` is how much text the entry holds. */
  add(entry: Entry, characters: number): void {
    if (this.#keep === 0) return;
    const place = this.#next;
    this.addSmall(entry);
    this.#resize(place, ENTRY_BYTES + 2 * characters);
    this.#makeRoom(entry);
  }

  /** For an entry that holds so much more text than when it was added. One that is gone stays gone. */
  grow(entry: Entry, characters: number): void {
    const place = this.#entries.indexOf(entry);
    if (place === -1) return;
    this.#resize(place, (this.#sizes[place] ?? 0) + 2 * characters);
    this.#makeRoom(entry);
  }

  /** Oldest first, each with the time that it was added with, if it was. */
  all<Read>(read: (entry: Entry, time: number) => Read): Read[] {
    const found: Read[] = [];
    for (let at = 0; at < this.#entries.length; at += 1) {
      const place = (this.#next + at) % this.#entries.length;
      const entry = this.#entries[place];
      if (entry !== undefined) found.push(read(entry, this.#times[place] ?? 0));
    }
    return found;
  }

  /** The oldest go first; the one that needs the room stays. */
  #makeRoom(entry: Entry): void {
    for (let at = 0; at < this.#keep && this.#bytes > MOST_BYTES; at += 1) {
      const place = (this.#next + at) % this.#keep;
      if (this.#entries[place] !== entry) this.#forget(place);
    }
  }

  #forget(place: number): void {
    this.#resize(place, 0);
    this.#entries[place] = undefined;
  }

  #resize(place: number, size: number): void {
    this.#bytes += size - (this.#sizes[place] ?? 0);
    this.#sizes[place] = size;
  }
}
