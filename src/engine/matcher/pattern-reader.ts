/** A place in a pattern, moved by whoever reads it. */
export class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get done(): boolean {
    return this.#at >= this.#pattern.length;
  }

  /** The unit `ahead` places from here, or '' past the end. */
  peek(ahead = 0): string {
    return this.#pattern.charAt(this.#at + ahead);
  }

  take(): string {
    const unit = this.peek();
    this.#at += 1;
    return unit;
  }

  takeUnit(): number {
    return this.take().charCodeAt(0);
  }

  eat(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** Takes what a sticky expression matches here. */
  eatMatch(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#pattern);
    if (found === null) return undefined;
    this.#at += found[0].length;
    return found;
  }
}
