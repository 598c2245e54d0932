import type { Field } from './types.js';

const BLANKS = /[ \t\n]+/;
/** Characters of patterns, which the shell compares with the names of files. */
const PATTERN = /[*?[\\]|[@!+]\(/;

/** Longer texts are not followed: a few assignments may double a value many times. */
const MAX_LENGTH = 32 * 1024;

/** Joins parts of a word to fields, and splits values at blanks where they are not quoted. */
export class FieldBuilder {
  readonly #fields: Field[] = [];
  #text = '';
  /** True if there is a field even without text. */
  #exists = false;
  #known = true;
  #many = false;
  #numeric = true;
  #stream = false;
  /** True while only patterns are not known. */
  #pattern = true;

  literal(text: string, quoted: boolean): void {
    if (this.#text.length + text.length > MAX_LENGTH) this.#known = this.#pattern = false;
    else this.#text += text;
    this.#exists ||= quoted || text !== '';
    if (text !== '') this.#numeric = false;
  }

  /** Adds the value of an expansion. `splitsUnusually`: true if the text sets IFS. */
  add(field: Field, quoted: boolean, splitsUnusually = false): void {
    if (!field.known) this.#unknown(field, quoted);
    else if (quoted) this.literal(field.text, true);
    else if (PATTERN.test(field.text) || splitsUnusually) this.#unknown({ ...field, many: true }, false);
    else this.#split(field.text);
  }

  #unknown({ text, many, numeric, stream, pattern }: Field, quoted: boolean): void {
    this.#exists = true;
    if (this.#text.length + text.length <= MAX_LENGTH) this.#text += text;
    this.#known = false;
    this.#pattern &&= pattern === true;
    this.#numeric &&= numeric === true;
    this.#stream ||= stream === true;
    this.#many ||= many === true && (!quoted || /[*?[(@]/.test(text));
  }

  #split(value: string): void {
    const words = value.split(BLANKS);
    for (const [index, word] of words.entries()) {
      if (index > 0) this.#finish();
      this.#text += word;
      this.#exists ||= word !== '';
      if (word !== '') this.#numeric = false;
    }
  }

  #finish(): void {
    if (this.#exists) {
      const numeric = !this.#known && this.#numeric;
      this.#fields.push({
        text: this.#text,
        known: this.#known,
        ...(this.#many && { many: true }),
        ...(numeric && { numeric }),
        ...(this.#stream && { stream: true }),
        ...(!this.#known && this.#pattern && { pattern: true }),
      });
    }
    this.#text = '';
    this.#exists = false;
    this.#known = true;
    this.#many = false;
    this.#numeric = true;
    this.#stream = false;
    this.#pattern = true;
  }

  fields(): Field[] {
    this.#finish();
    return [...this.#fields];
  }
}
