import type { HookTurn } from '../../../core/contract/index.js';

/** Finds the user message that the current turn began with, among the user messages of a request in order. */
export class PromptFinder<C> {
  readonly #textOf: (content: C) => string;
  #count = 0;
  #last: { readonly content: C } | undefined;

  constructor(textOf: (content: C) => string) {
    this.#textOf = textOf;
  }

  /** Adds a user message. With `hasResults`, it has results of tools. */
  add(content: C, hasResults: boolean): void {
    if (!hasResults) {
      this.#count += 1;
      this.#last = { content };
    } else if (this.#textOf(content) !== '') {
      // Text next to results may come from the user, who then began a new turn, or from the host.
      this.#last = undefined;
    }
  }

  last(): HookTurn | undefined {
    return this.#last && { prompt: this.#textOf(this.#last.content), index: this.#count };
  }
}
