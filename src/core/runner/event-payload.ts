import type { HookInput } from '../../../generated/index.js';
import { copyPlain } from '../../util/deep-copy.js';

/** Input of one event. It is serialized at most once, however many hooks read it. */
export class EventPayload {
  readonly input: HookInput;
  #text: string | undefined;
  #bytes: Buffer | undefined;
  #releases: (() => void)[] = [];

  constructor(input: HookInput) {
    this.input = input;
  }

  /** Returns the input as one line of JSON. Throws if it cannot be serialized. */
  text(): string {
    this.#text ??= JSON.stringify(this.input);
    return this.#text;
  }

  /** Returns the bytes of `text`. Throws if the input cannot be serialized. */
  bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.#text ?? JSON.stringify(this.input));
    return this.#bytes;
  }

  /** Returns a copy for a hook in this process, so that no hook sees changes of another. */
  copy(): HookInput {
    return copyPlain(this.input);
  }

  /** Adds a callback for when no more hooks start with this payload. */
  onRelease(callback: () => void): void {
    this.#releases.push(callback);
  }

  /** Releases what runners made for the hooks of the event. */
  release(): void {
    for (const callback of this.#releases.splice(0)) callback();
  }

  /** Releases in a later turn of the event loop, so that the caller gets its results first. */
  releaseLater(): void {
    if (this.#releases.length > 0) setImmediate(() => this.release());
  }
}
