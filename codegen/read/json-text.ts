/** A mistake in the text of a JSON file. */
export interface JsonMistake {
  /** The object or list with the mistake. */
  pointer: string;
  /** Counted from 1. */
  line: number;
  text: string;
  help: string;
}

/** Returns the first syntax error, or all duplicate keys. JSON.parse reports neither with a line on every version of Node. */
export function findJsonMistakes(text: string): JsonMistake[] {
  return new JsonScanner(text).scan();
}

/** Thrown at the first syntax error, which ends the scan. */
class SyntaxMistake extends Error {
  readonly pointer: string;
  readonly help: string;

  constructor(pointer: string, message: string, help: string) {
    super(message);
    this.pointer = pointer;
    this.help = help;
  }
}

class JsonScanner {
  readonly #text: string;
  readonly #duplicates: JsonMistake[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): JsonMistake[] {
    try {
      this.#value('');
      if (this.#next() !== '') this.#fail('', `expected the end of the file, found ${this.#shown()}`);
      return this.#duplicates;
    } catch (error) {
      if (!(error instanceof SyntaxMistake)) throw error;
      const { pointer, message, help } = error;
      return [{ pointer, line: this.#line(), text: `is not valid JSON: ${message} in line ${this.#line()}`, help }];
    }
  }

  #value(pointer: string): void {
    const first = this.#next();
    if (first === '{') this.#object(pointer);
    else if (first === '[') this.#list(pointer);
    else if (first === '"') this.#string(pointer);
    else this.#literal(pointer);
  }

  #literal(pointer: string): void {
    const literal = this.#match(/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y);
    if (literal === undefined) this.#fail(pointer, `expected a value, found ${this.#shown()}`);
  }

  #object(pointer: string): void {
    const keys = new Set<string>();
    this.#members(pointer, '}', () => {
      if (this.#next() !== '"') this.#fail(pointer, `expected a key in double quotes, found ${this.#shown()}`);
      const line = this.#line();
      const key = this.#string(pointer);
      const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (keys.has(key)) this.#duplicates.push(duplicate(inner, key, line));
      keys.add(key);
      if (this.#next() !== ':') this.#fail(pointer, `expected ":" after the key ${JSON.stringify(key)}`);
      this.#at++;
      this.#value(inner);
    });
  }

  #list(pointer: string): void {
    let index = 0;
    this.#members(pointer, ']', () => this.#value(`${pointer}/${index++}`));
  }

  /** Reads members with commas between them, up to the closing bracket. */
  #members(pointer: string, end: '}' | ']', member: () => void): void {
    this.#at++;
    if (this.#next() === end) {
      this.#at++;
      return;
    }
    for (;;) {
      member();
      const found = this.#next();
      if (found !== ',' && found !== end) this.#fail(pointer, `expected "," or "${end}", found ${this.#shown()}`);
      this.#at++;
      if (found === end) return;
      if (this.#next() === end) this.#fail(pointer, `a comma before "${end}"`, 'remove the comma');
    }
  }

  #string(pointer: string): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow them in a string
    const found = this.#match(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
    return found === undefined ? this.#fail(pointer, 'an invalid string') : JSON.parse(found);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }

  /** Skips white space. Returns the next character; empty at the end. */
  #next(): string {
    this.#match(/[ \t\r\n]*/y);
    return this.#text.charAt(this.#at);
  }

  #shown(): string {
    const next = this.#text.charAt(this.#at);
    if (next === '\ufeff') return 'a byte order mark';
    return next === '' ? 'the end of the file' : JSON.stringify(next);
  }

  #line(): number {
    return this.#text.slice(0, this.#at).split('\n').length;
  }

  #fail(
    pointer: string,
    message: string,
    help = 'correct the syntax: a file contains one JSON value, without comments',
  ): never {
    throw new SyntaxMistake(pointer, message, help);
  }
}

function duplicate(pointer: string, key: string, line: number): JsonMistake {
  const text = `the key ${JSON.stringify(key)} is repeated in line ${line}`;
  return { pointer, line, text, help: 'keep one of them: only the last would count' };
}
