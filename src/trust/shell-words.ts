/** A word of a command line, as far as it is known before it runs. */
export interface ShellWord {
  readonly text: string;
  /** It is only the target of a redirection. */
  readonly written: boolean;
  /** False when a part of it is decided when the command runs. */
  readonly known: boolean;
  /** The part of it that is no code in itself, but could make up a name: `$?`, `$HOOKWRIGHT_EVENT`. */
  readonly doubt: string | undefined;
}

export interface ShellCommandWords {
  readonly words: readonly ShellWord[];
  /** It reads what another command prints. */
  readonly piped: boolean;
}

export interface ShellText {
  readonly commands: readonly ShellCommandWords[];
  /** What in the text is code or a name that the text does not show. */
  readonly hidden: readonly string[];
}

/** The value of a variable, or undefined when it is known only at run time. */
export type Variables = (name: string) => string | undefined;

/** A project must not be able to hold up a host with a text that takes long to read. */
const LONGEST_TEXT = 1 << 16;
const DEEPEST = 16;
const NEARBY = 200;

/** Splits shell text into commands and words. It errs towards too many words: each is only tried as the name of a file. */
export function readShellText(text: string, variables: Variables, depth = 0): ShellText {
  if (text.length > LONGEST_TEXT || depth > DEEPEST) return { commands: [], hidden: ['a text too long to be read'] };
  return new ShellReader(text, variables, depth).read();
}

const SEPARATORS = /[|&;()\n]/;
const NAME = /^(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;
/** What a shell says about itself, and what the runner says about the event: none of it is code. */
const HARMLESS = /^(?:\{?[?$#!]\}?|\{?(?:HOOKWRIGHT|GEMINI|LLXPRT|CLAUDE)_\w+\}?)/;
const ANSI_QUOTED = /^'[^'\\]*(?:\\[\s\S][^'\\]*)*'?/;

class ShellReader {
  readonly #text: string;
  readonly #variables: Variables;
  readonly #depth: number;
  readonly #commands: ShellCommandWords[] = [];
  readonly #hidden = new Set<string>();
  #at = 0;
  #words: ShellWord[] = [];
  #word: string | undefined;
  #known = true;
  #doubt: string | undefined;
  #written = false;
  #piped = false;
  #quoted = false;

  constructor(text: string, variables: Variables, depth: number) {
    this.#text = text;
    this.#variables = variables;
    this.#depth = depth;
  }

  read(): ShellText {
    while (this.#at < this.#text.length) this.#step(this.#text.charAt(this.#at));
    this.#endCommand(false);
    return { commands: this.#commands, hidden: [...this.#hidden] };
  }

  #step(char: string): void {
    if (char === "'") this.#singleQuoted();
    else if (char === '"') this.#doubleQuoted();
    else if (char === '\\') this.#escaped();
    else if (char === '$' || char === '`') this.#expansion(char);
    else if (char === '>' || char === '<') this.#redirection(char);
    else if (char === '#' && this.#word === undefined) this.#comment();
    else this.#plain(char);
  }

  #plain(char: string): void {
    this.#at += 1;
    if (SEPARATORS.test(char)) this.#separator(char);
    else if (/\s/.test(char)) this.#endWord();
    else if (char === '~' && this.#word === undefined) this.#tilde();
    else {
      if (/[*?[{]/.test(char)) this.#pattern(char);
      this.#append(char);
    }
  }

  /** Another name than one's own is looked up when the command runs. */
  #tilde(): void {
    if (/^(?:\/|\s|$)/.test(this.#rest())) this.#append(this.#variables('HOME') ?? '~');
    else this.#unknown('~');
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }

  #append(text: string): void {
    this.#word = (this.#word ?? '') + text;
  }

  #singleQuoted(): void {
    const end = this.#text.indexOf("'", this.#at + 1);
    const stop = end < 0 ? this.#text.length : end;
    this.#append(this.#text.slice(this.#at + 1, stop));
    this.#at = stop + 1;
  }

  #doubleQuoted(): void {
    this.#append('');
    this.#quoted = true;
    this.#at += 1;
    while (this.#at < this.#text.length) {
      const char = this.#text.charAt(this.#at);
      if (char === '"') break;
      if (char === '$' || char === '`') this.#expansion(char);
      else if (char === '\\' && /["\\$`\n]/.test(this.#text.charAt(this.#at + 1))) this.#escaped();
      else {
        this.#append(char);
        this.#at += 1;
      }
    }
    this.#quoted = false;
    this.#at += 1;
  }

  #escaped(): void {
    const next = this.#text.charAt(this.#at + 1);
    if (next !== '\n') this.#append(next);
    this.#at += 2;
  }

  #expansion(char: string): void {
    const next = this.#at + 1;
    if (char === '`') this.#substitution(next, this.#text.indexOf('`', next));
    else if (this.#text.charAt(next) === '(') this.#substitution(next + 1, closingParenthesis(this.#text, next + 1));
    else this.#variable();
  }

  #variable(): void {
    this.#at += 1;
    const name = NAME.exec(this.#rest());
    if (name === null) {
      this.#otherDollar();
      return;
    }
    this.#at += name[0].length;
    const value = this.#variables(name[1] ?? name[2] ?? '');
    // Outside of quotes a shell makes several words of a value with blanks, and names of a pattern.
    const whole = value !== undefined && (this.#quoted || !/[\s*?[]/.test(value));
    if (whole) this.#append(value);
    else if (value === undefined && HARMLESS.test(name[0])) this.#doubtful(`$${name[1] ?? name[2]}`);
    else this.#unknown(`$${name[1] ?? name[2]}`);
  }

  /** `$'...'` is a text with escapes, `$?` a number, and any other expansion is known only when it runs. */
  #otherDollar(): void {
    const rest = this.#rest();
    const quoted = ANSI_QUOTED.exec(rest)?.[0];
    const harmless = HARMLESS.exec(rest)?.[0];
    const other = /^(?:\{[^}]*\}?|[@*0-9-])/.exec(rest)?.[0];
    if (quoted !== undefined && !quoted.includes('\\')) return;
    if (quoted !== undefined) this.#unknown("$'...'");
    else if (harmless !== undefined) this.#doubtful(`$${harmless}`);
    else if (other !== undefined) this.#unknown(`$${other}`);
    else if (!rest.startsWith('"')) this.#append('$');
    this.#at += (quoted ?? harmless ?? other ?? '').length;
  }

  #doubtful(what: string): void {
    this.#append('');
    this.#known = false;
    this.#doubt = what;
  }

  #substitution(start: number, end: number): void {
    const stop = end < 0 ? this.#text.length : end;
    const inner = readShellText(this.#text.slice(start, stop), this.#variables, this.#depth + 1);
    this.#commands.push(...inner.commands);
    this.#unknown('$(...)');
    for (const reason of inner.hidden) this.#hidden.add(reason);
    this.#at = stop + 1;
  }

  #unknown(reason: string): void {
    this.#append('');
    this.#known = false;
    this.#hidden.add(reason);
  }

  #pattern(char: string): void {
    const next = this.#text.slice(this.#at, this.#at + NEARBY);
    const braces = char === '{' && /^(?:[\s;]|$|[^\s,}.]*\})/.test(next);
    const test = char === '[' && /^\[?(?:\s|$)/.test(next);
    if (braces || test) return;
    this.#unknown(`the pattern ${char}`);
  }

  #redirection(char: string): void {
    const operator = /^(?:<<<|<<-?|<>|<\(|>\(|<&|<|>>|>\||>&|>)/.exec(this.#rest())?.[0] ?? char;
    if (this.#word !== undefined && /^\d*$/.test(this.#word)) this.#word = undefined;
    this.#endWord();
    this.#at += operator.length;
    if (!operator.endsWith('(')) {
      this.#written = operator.startsWith('>');
      return;
    }
    this.#hidden.add(`${operator}...)`);
    this.#endCommand(false);
  }

  #separator(char: string): void {
    // `&>` writes both streams to a file.
    if (char === '&' && this.#text.charAt(this.#at) === '>') this.#endWord();
    else this.#endCommand(char === '|' && !this.#text.slice(this.#at - 2, this.#at + 1).includes('||'));
  }

  #comment(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  #endWord(): void {
    if (this.#word === undefined) return;
    this.#words.push({ text: this.#word, written: this.#written, known: this.#known, doubt: this.#doubt });
    this.#word = undefined;
    this.#known = true;
    this.#doubt = undefined;
    this.#written = false;
  }

  #endCommand(pipes: boolean): void {
    this.#endWord();
    this.#written = false;
    if (this.#words.length > 0) this.#commands.push({ words: this.#words, piped: this.#piped });
    this.#words = [];
    this.#piped = pipes;
  }
}

/** Quotes inside are passed over; without a closing one it is the end of the text. */
function closingParenthesis(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === "'") at = afterQuote(text, at);
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function afterQuote(text: string, at: number): number {
  const end = text.indexOf("'", at + 1);
  return end < 0 ? text.length : end;
}
