import type { Field } from './types.js';

const BLANKS = /[ \t\n]+/;
/** Characters of patterns, which the shell compares with the names of files. */
const PATTERN = /[*?[\\]|[@!+]\(/;

/** Longer texts are not followed: a few assignments may double a value many times. */
const MAX_LENGTH = 32 * 1024;

/** A field without any part yet. */
const EMPTY = {
  text: '',
  /** True if there is a field even without text. */
  exists: false,
  known: true,
  many: false,
  numeric: true,
  stream: false,
  /** True while only patterns are not known. */
  pattern: true,
};

/** Joins parts of a word to fields, and splits values at blanks where they are not quoted. */
export class FieldBuilder {
  readonly #fields: Field[] = [];
  #field = { ...EMPTY };

  literal(text: string, quoted: boolean): void {
    if (this.#field.text.length + text.length > MAX_LENGTH) this.#field.known = this.#field.pattern = false;
    else this.#field.text += text;
    this.#field.exists ||= quoted || text !== '';
    if (text !== '') this.#field.numeric = false;
  }

  /** Adds the value of an expansion. `splitsUnusually`: true if the text sets IFS. */
  add(field: Field, quoted: boolean, splitsUnusually = false): void {
    if (!field.known) this.#unknown(field, quoted);
    else if (quoted) this.literal(field.text, true);
    else if (PATTERN.test(field.text) || splitsUnusually) this.#unknown({ ...field, many: true }, false);
    else this.#split(field.text);
  }

  #unknown({ text, many, numeric, stream, pattern }: Field, quoted: boolean): void {
    this.#field.exists = true;
    if (this.#field.text.length + text.length <= MAX_LENGTH) this.#field.text += text;
    this.#field.known = false;
    this.#field.pattern &&= pattern === true;
    this.#field.numeric &&= numeric === true;
    this.#field.stream ||= stream === true;
    this.#field.many ||= many === true && (!quoted || /[*?[(@]/.test(text));
  }

  #split(value: string): void {
    const words = value.split(BLANKS);
    for (const [index, word] of words.entries()) {
      if (index > 0) this.#finish();
      this.#field.text += word;
      this.#field.exists ||= word !== '';
      if (word !== '') this.#field.numeric = false;
    }
  }

  #finish(): void {
    const { text, exists, known, many, numeric, stream, pattern } = this.#field;
    if (exists)
      this.#fields.push({
        text,
        known,
        ...(many && { many }),
        ...(!known && numeric && { numeric }),
        ...(stream && { stream }),
        ...(!known && pattern && { pattern }),
      });
    this.#field = { ...EMPTY };
  }

  fields(): Field[] {
    this.#finish();
    return [...this.#fields];
  }
}
