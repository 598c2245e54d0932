import type { HookConfig, HookInput } from '../../../generated/index.js';
import { copyPlain } from '../../util/deep-copy.js';
import type { NeededTexts } from '../session-state.js';

/** Input of one event. It is serialized at most once, however many hooks read it. */
export class EventPayload {
  readonly input: HookInput;
  /** Texts for hooks that list them in `needs`. */
  readonly texts: NeededTexts;
  /** Input without these texts, for traces. */
  readonly tracedInput: HookInput;
  #text: string | undefined;
  #bytes: Buffer | undefined;
  #releases: (() => void)[] = [];
  /** Payloads with texts, by the names of the texts. */
  #variants: Map<string, EventPayload> | undefined;

  constructor(input: HookInput, texts: NeededTexts = {}, tracedInput = input) {
    this.input = input;
    this.texts = texts;
    this.tracedInput = tracedInput;
  }

  /** Returns the payload of a hook: this one, or one with the texts that the hook needs. */
  forHook({ needs }: Pick<HookConfig, 'needs'>): EventPayload {
    const added = needs?.filter((name) => this.texts[name] !== undefined) ?? [];
    if (added.length === 0) return this;
    const key = added.toSorted().join();
    this.#variants ??= new Map();
    const variant = this.#variants.get(key) ?? this.#withTexts(added);
    this.#variants.set(key, variant);
    return variant;
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
    for (const variant of this.#variants?.values() ?? []) variant.release();
  }

  /** Releases in a later turn of the event loop, so that the caller gets its results first. */
  releaseLater(): void {
    if (this.#releases.length > 0 || this.#variants) setImmediate(() => this.release());
  }

  #withTexts(names: readonly (keyof NeededTexts)[]): EventPayload {
    const added = Object.fromEntries(names.map((name) => [name, this.texts[name]]));
    return new EventPayload({ ...this.input, ...added }, {}, this.tracedInput);
  }
}
