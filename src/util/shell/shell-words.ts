/** Word of a command line, as far as it is known before the command runs. */
export interface ShellWord {
  readonly text: string;
  /** True if the word is only the target of a redirection. */
  readonly written: boolean;
  /** True if the word is the source of a redirection: `< file`, `<<< text`. */
  readonly input: boolean;
  /** Number of characters before the first quote, escape or expansion. */
  readonly bare: number;
  /** Expansion in the word whose value exists only at run time: `$(...)`, `$1`, `*`. */
  readonly unknown: string | undefined;
  /** False if a part of the word is known only at run time. */
  readonly known: boolean;
  /** Part of the word that is not code, but could be part of a name: `$?`, `$HOOKWRIGHT_EVENT`. */
  readonly doubt: string | undefined;
}

export interface ShellCommandWords {
  readonly words: readonly ShellWord[];
  /** True if the command reads the output of another one. */
  readonly piped: boolean;
  /** True for patterns of `case` or values of an array, which are not a command. */
  readonly isData: boolean;
}

export interface ShellText {
  readonly commands: readonly ShellCommandWords[];
  /** Parts of the text that cannot be parsed. */
  readonly hidden: readonly string[];
  /** Names of the functions that the text defines. */
  readonly functions: ReadonlySet<string>;
}

/** Returns the value of a variable, or undefined if it is known only at run time. */
export type Variables = (name: string) => string | undefined;

/** Limits the parsing time, because the text may come from a cloned project. */
const MAX_TEXT_LENGTH = 1 << 16;
const MAX_DEPTH = 16;
const NEARBY = 200;
const MAX_HERE_DOCUMENTS = 100;

/** Splits shell text into commands and words. In doubt it returns more words: each is only tried as a file name. */
export function readShellText(text: string, variables: Variables, depth = 0): ShellText {
  if (text.length > MAX_TEXT_LENGTH || depth > MAX_DEPTH) {
    return { commands: [], hidden: ['a text that is too long to be read'], functions: new Set() };
  }
  return new ShellReader(text, variables, depth).read();
}

/** Returns the words of a text without expansions, of any length: nothing in it takes long to parse. */
export function readPlainWords(text: string): string[] {
  const { commands } = new ShellReader(text, () => undefined, 0).read();
  return commands.flatMap(({ words }) => words).map((word) => word.text);
}

const SEPARATORS = /[|&;()\n]/;
const NAME = /^(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;
/** Variables of the shell itself and of the hook's event, which never contain code. */
const HARMLESS = /^(?:\{?[?$#!]\}?|\{?(?:HOOKWRIGHT|GEMINI|LLXPRT|CLAUDE)_\w+\}?)/;
/** `${name}` and its operators, without quotes or expansions inside. */
const PLAIN_BRACES = /^\{[#!]?(?:\w+|[@*#?$!-])(?:\[[\w@*]+\])?[^'"`\\{}$()]*\}/;
const ARITHMETIC = /^\(\([\w\s$+*/%<>=!&|?:,-]*\)\)/;
const HERE_DOCUMENT = /^<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([\w.-]+))/;
const BEFORE_TEST = new Set(['if', 'elif', 'while', 'until', 'then', 'else', 'do', '!', '{', 'time']);
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
  #input = false;
  #bare: number | undefined;
  #unknownPart: string | undefined;
  #parentheses = 0;
  #cases = 0;
  #inArray = false;
  /** True inside `[[ ... ]]`, where operators compare. */
  #inTest = false;
  /** Commands of the current pipeline: alternatives of a `case` pattern look like one. */
  #pipeline = 0;
  #hereDocumentCount = 0;
  #hereDocuments: { readonly end: string; readonly tabs: boolean; readonly quoted: boolean }[] = [];
  readonly #functions = new Set<string>();

  constructor(text: string, variables: Variables, depth: number) {
    this.#text = text;
    this.#variables = variables;
    this.#depth = depth;
  }

  read(): ShellText {
    while (this.#at < this.#text.length) this.#step(this.#text.charAt(this.#at));
    this.#endCommand(false);
    if (this.#hereDocuments.length > 0) this.#hidden.add('a here-document without an end');
    return { commands: this.#commands, hidden: [...this.#hidden], functions: this.#functions };
  }

  #step(char: string): void {
    if (char === "'") this.#singleQuoted();
    else if (char === '"') this.#doubleQuoted();
    else if (char === '\\') this.#escaped();
    else if (char === '$' || char === '`') this.#expansion(char);
    else if ((char === '>' || char === '<') && !this.#inTest) this.#redirection(char);
    else if (char === '#' && this.#word === undefined) this.#comment();
    else this.#plain(char);
  }

  #plain(char: string): void {
    this.#at += 1;
    if (SEPARATORS.test(char)) this.#separator(char);
    else if (char === ' ' || char === '\t') this.#endWord();
    else if (char === '~' && this.#word === undefined) this.#tilde();
    else {
      if (/[*?[{]/.test(char)) this.#pattern(char);
      this.#append(char);
    }
  }

  /** Expands `~` to HOME. `~name` is known only at run time. */
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

  /** Marks the end of the literal part of the word, where a keyword or an assignment must end. */
  #notBare(): void {
    this.#bare ??= this.#word?.length ?? 0;
  }

  #singleQuoted(): void {
    this.#notBare();
    const end = this.#text.indexOf("'", this.#at + 1);
    const stop = end < 0 ? this.#text.length : end;
    this.#append(this.#text.slice(this.#at + 1, stop));
    this.#at = stop + 1;
  }

  #doubleQuoted(): void {
    this.#notBare();
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
    this.#notBare();
    const next = this.#text.charAt(this.#at + 1);
    if (next !== '\n') this.#append(next);
    this.#at += 2;
  }

  #expansion(char: string): void {
    this.#notBare();
    const next = this.#at + 1;
    const arithmetic = ARITHMETIC.exec(this.#text.slice(next, next + NEARBY))?.[0];
    if (char === '`') this.#substitution(next, this.#text.indexOf('`', next));
    else if (arithmetic !== undefined) {
      this.#at = next + arithmetic.length;
      this.#unknown('$((...))');
    } else if (this.#text.charAt(next) === '(') this.#substitution(next + 1, closingParenthesis(this.#text, next + 1));
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
    // Without quotes a shell splits a value at blanks and expands patterns in it.
    const whole = value !== undefined && (this.#quoted || !/[\s*?[]/.test(value));
    if (whole) this.#append(value);
    else if (value === undefined && HARMLESS.test(name[0])) this.#doubtful(`$${name[1] ?? name[2]}`);
    else this.#unknown(`$${name[1] ?? name[2]}`);
  }

  /** `$'...'` is a text with escapes, `$?` a number; any other expansion is known only at run time. */
  #otherDollar(): void {
    const rest = this.#rest();
    const quoted = ANSI_QUOTED.exec(rest)?.[0];
    const harmless = HARMLESS.exec(rest)?.[0];
    const other = (PLAIN_BRACES.exec(rest) ?? /^(?:\{[^}]*\}?|[@*0-9-])/.exec(rest))?.[0];
    if (rest.startsWith('{') && harmless === undefined && !PLAIN_BRACES.test(rest))
      this.#hidden.add('an expansion in braces');
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
    const text = this.#text.slice(start, stop);
    const inner = readShellText(text, this.#variables, this.#depth + 1);
    this.#commands.push(...inner.commands);
    this.#unknown('$(...)');
    for (const reason of inner.hidden) this.#hidden.add(reason);
    for (const name of inner.functions) this.#functions.add(name);
    // The end of either is only found in plain text.
    if (end < 0 || /\bcase\b/.test(text) || (this.#text.charAt(start - 1) === '`' && text.includes('\\'))) {
      this.#hidden.add('a command inside $(...)');
    }
    this.#at = stop + 1;
  }

  #unknown(reason: string): void {
    this.#notBare();
    this.#append('');
    this.#known = false;
    this.#unknownPart = reason;
  }

  #pattern(char: string): void {
    const next = this.#text.slice(this.#at, this.#at + NEARBY);
    const braces = char === '{' && /^(?:[\s;]|$|[^\s,}.]*\})/.test(next);
    const test = char === '[' && /^\[?(?:\s|$)/.test(next);
    if (braces || test) return;
    this.#unknown(`the pattern ${char}`);
  }

  #redirection(char: string): void {
    const hereDocument = this.#rest().startsWith('<<<') ? null : HERE_DOCUMENT.exec(this.#rest());
    if (hereDocument !== null) {
      this.#hereDocument(hereDocument);
      return;
    }
    const operator = /^(?:<<<|<<-?|<>|<\(|>\(|<&|<|>>|>\||>&|>)/.exec(this.#rest())?.[0] ?? char;
    if (/^<<-?$/.test(operator)) this.#hidden.add('a here-document');
    if (this.#word !== undefined && /^\d*$/.test(this.#word)) this.#word = undefined;
    this.#endWord();
    this.#at += operator.length;
    if (!operator.endsWith('(')) {
      this.#written = operator.startsWith('>');
      this.#input = operator.startsWith('<');
      return;
    }
    this.#hidden.add(`${operator}...)`);
    this.#endCommand(false);
  }

  #hereDocument([operator, tabs, single, double, plain]: RegExpExecArray): void {
    if (this.#word !== undefined && /^\d*$/.test(this.#word)) this.#word = undefined;
    this.#endWord();
    const end = single ?? double ?? plain ?? '';
    this.#hereDocumentCount += 1;
    this.#hereDocuments.push({ end, tabs: tabs === '-', quoted: plain === undefined || operator.includes('\\') });
    this.#at += operator.length;
  }

  /** Skips the text of here-documents. Commands inside are not parsed. */
  #skipHereDocuments(): void {
    for (let next = this.#hereDocuments.shift(); next !== undefined; next = this.#hereDocuments.shift()) {
      const { end, tabs, quoted } = next;
      if (this.#hereDocumentCount > MAX_HERE_DOCUMENTS) {
        this.#hidden.add('a text that is too long to be read');
        this.#at = this.#text.length;
      }
      const lines = this.#rest().split('\n');
      const last = lines.findIndex((line) => (tabs ? line.replace(/^\t+/, '') : line) === end);
      if (last < 0) this.#hidden.add('a here-document without an end');
      const body = lines.slice(0, last < 0 ? lines.length : last).join('\n');
      if (!quoted && /\$\(|`/.test(body)) this.#hidden.add('a command inside a here-document');
      this.#at = Math.min(this.#text.length, this.#at + body.length + (last > 0 ? 1 : 0) + (lines[last]?.length ?? 0));
    }
  }

  #separator(char: string): void {
    // `]]` may come directly before an operator.
    if (this.#inTest && char !== ';') this.#endWord();
    if (this.#inTest && char !== ';') return;
    // `&>` writes both streams to a file.
    if (char === '&' && this.#text.charAt(this.#at) === '>') this.#endWord();
    else if (char === '(') this.#openParenthesis();
    else if (char === ')') this.#closeParenthesis();
    else {
      const pipes = char === '|' && !this.#text.slice(this.#at - 2, this.#at + 1).includes('||');
      this.#endCommand(pipes);
      if (!pipes) this.#pipeline = 0;
    }
    if (char === '\n') this.#skipHereDocuments();
  }

  #openParenthesis(): void {
    const arithmetic = ARITHMETIC.exec(this.#text.slice(this.#at - 1, this.#at + NEARBY))?.[0];
    if (arithmetic !== undefined && this.#word === undefined) {
      this.#at += arithmetic.length - 1;
      this.#append(':');
      return;
    }
    const isArray = this.#word !== undefined && this.#bare === undefined && /^\w+\+?=$/.test(this.#word);
    const name = this.#words.length === 0 && this.#bare === undefined ? this.#word : undefined;
    if (name !== undefined && /^\s*\)/.test(this.#rest())) {
      this.#functions.add(name);
      this.#word = undefined;
    }
    this.#endCommand(false);
    this.#pipeline = 0;
    if (isArray) this.#inArray = true;
    else this.#parentheses += 1;
  }

  #closeParenthesis(): void {
    const isPattern = !this.#inArray && this.#parentheses === 0;
    if (isPattern && this.#cases <= 0) this.#hidden.add('a parenthesis without its opening');
    this.#endCommand(false, isPattern);
    if (isPattern && this.#cases > 0) this.#markPatterns();
    else if (this.#inArray) this.#inArray = false;
    else if (!isPattern) this.#parentheses -= 1;
    this.#pipeline = 0;
  }

  /** Marks all parts of `a|b)` as patterns. The first may follow `case x in`, which stays a command. */
  #markPatterns(): void {
    for (const command of this.#commands.splice(-this.#pipeline)) {
      const isCase = command.words[0]?.text === 'case';
      this.#commands.push(isCase ? command : { ...command, isData: true });
    }
  }

  #comment(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  #enterOrLeaveTest(word: string): void {
    if (this.#bare !== undefined) return;
    if (word === ']]') this.#inTest = false;
    if (word !== '[[' || this.#inTest) return;
    this.#inTest = this.#words.every(({ text, bare }) => bare === text.length && BEFORE_TEST.has(text));
  }

  #endWord(): void {
    if (this.#word === undefined) return;
    this.#enterOrLeaveTest(this.#word);
    this.#words.push({
      text: this.#word,
      written: this.#written,
      input: this.#input,
      known: this.#known,
      doubt: this.#doubt,
      unknown: this.#unknownPart,
      bare: this.#bare ?? this.#word.length,
    });
    this.#word = undefined;
    this.#unknownPart = undefined;
    this.#bare = undefined;
    this.#input = false;
    this.#known = true;
    this.#doubt = undefined;
    this.#written = false;
  }

  #endCommand(pipes: boolean, isPattern = false): void {
    this.#endWord();
    this.#written = false;
    this.#input = false;
    const [first] = this.#words;
    if (first !== undefined) {
      const keyword = first.bare === first.text.length ? first.text : '';
      if (keyword === 'case') this.#cases += 1;
      if (keyword === 'esac') this.#cases -= 1;
      if (keyword === 'function') this.#functions.add(this.#words[1]?.text ?? '');
      const isData = this.#inArray || (isPattern && first.text !== 'case' && this.#cases > 0);
      this.#commands.push({ words: this.#words, piped: this.#piped, isData });
      this.#pipeline += 1;
    }
    this.#words = [];
    this.#inTest = false;
    this.#piped = pipes;
  }
}

/** Returns the end of `$(`, skipping quotes, comments and nested expansions, or -1 if it has no end. */
function closingParenthesis(text: string, start: number, nesting = 0): number {
  let depth = 1;
  if (nesting > MAX_DEPTH) return -1;
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === "'" || char === '`') at = closingQuote(text, at, char);
    else if (char === '"') at = closingDoubleQuote(text, at, nesting);
    else if (char === '#' && /[\s;&|(]/.test(text.charAt(at - 1))) at = closingQuote(text, at, '\n');
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function closingQuote(text: string, at: number, quote: string): number {
  const end = text.indexOf(quote, at + 1);
  return end < 0 ? text.length : end;
}

function closingDoubleQuote(text: string, start: number, nesting: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') return at;
    if (char === '\\') at += 1;
    else if (char === '`') at = closingQuote(text, at, char);
    else if (char === '$' && text.charAt(at + 1) === '(') {
      const end = closingParenthesis(text, at + 2, nesting + 1);
      at = end < 0 ? text.length : end;
    }
  }
  return text.length;
}
