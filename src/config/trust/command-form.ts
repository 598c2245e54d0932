import { basename } from 'node:path';
import { loadsCode } from '../../util/code-variables.js';
import { isKnownProgram, readsOnlyData } from './known-programs.js';

/** A word of a command. */
export interface FormWord {
  readonly text: string;
  /** Number of characters before the first quote; a keyword or the name of an assignment is bare. */
  readonly bare: number;
  /** False if a part of it exists only at run time. */
  readonly known: boolean;
}

/** A sourced script runs in the shell that reads it. */
export type Language = 'shell' | 'sourced' | 'node' | 'python';

/** Code, script, program or folder that a command uses. */
export type RunPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly language: 'node' | 'python'; readonly text: string }
  | { readonly kind: 'script'; readonly language: Language; readonly name: string; readonly cached: boolean }
  | { readonly kind: 'program'; readonly name: string }
  | { readonly kind: 'folder'; readonly name: string | undefined };

/** Programs and code that a command runs, and what is not known from its words. */
export interface CommandForm {
  readonly programs: readonly string[];
  /** Words that name these programs. */
  readonly programWords: ReadonlySet<FormWord>;
  readonly runs: readonly RunPart[];
  /** Variables that it sets and that can load code. */
  readonly assigned: readonly string[];
  readonly hidden: readonly string[];
}

export type ProgramOrigin = 'system' | 'project' | 'absent';

export interface FormContext {
  /** False if the words are passed to the program without a shell. */
  readonly inShell: boolean;
  /** Functions that the same text defines. */
  readonly functions: ReadonlySet<string>;
  /** Returns where a program is found. */
  readonly originOf: (name: string) => ProgramOrigin;
}

const KEYWORDS = wordSet('! { } if then elif else fi while until do done time esac ]]');
const NO_WORD: FormWord = { text: '', bare: 0, known: false };
const LOOPS = wordSet('for select function');
/** Built-in commands that run nothing, whatever their arguments are. */
const BUILT_INS = wordSet(': true false exit return break continue shift wait pwd umask times ulimit kill set type');
/** Options of bash that change neither what runs nor how a text is read. */
const SHOPT = /^(?:-[su]|nullglob|failglob|dotglob|globstar|nocasematch|nocaseglob|lastpipe|inherit_errexit)$/;
/** Built-in commands that run nothing, but can set a variable. */
const SETTERS = wordSet('echo printf read export local readonly declare typeset unset getopts mapfile readarray');
const TESTS = wordSet('test [ [[');
/** Programs that start another one, with the words before it that change nothing about what is started. */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  exec: /^$/,
  command: /^$/,
  builtin: /^$/,
  nohup: /^$/,
  setsid: /^(?:-w|--wait)$/,
  env: /^(?:-i|-|--ignore-environment)$/,
  nice: /^(?:-n|-?\d+|-n-?\d+|--adjustment=-?\d+)$/,
  timeout: /^(?:--foreground|--preserve-status|-v|--signal=\w+|--kill-after=[\d.]+[smhd]?|[\d.]+[smhd]?)$/,
  stdbuf: /^-[ioe](?:L|\d+)$/,
};
const SHELL = /^(?:ba|da)?sh$/;
const PYTHON = /^python(?:3(?:\.\d+)?)?$/;
const NODE = /^node(?:js)?$/;

/** Reads what a command runs. Everything that is not positively known is in `hidden`. */
export function formOf(words: readonly FormWord[], context: FormContext): CommandForm {
  return new FormReader(words, context).read();
}

class FormReader {
  readonly #words: readonly FormWord[];
  readonly #context: FormContext;
  readonly #programs: string[] = [];
  readonly #programWords = new Set<FormWord>();
  readonly #runs: RunPart[] = [];
  readonly #assigned: string[] = [];
  readonly #hidden: string[] = [];

  constructor(words: readonly FormWord[], context: FormContext) {
    this.#words = words;
    this.#context = context;
  }

  read(): CommandForm {
    const index = this.#skipPrefixes();
    const program = this.#words[index];
    if (program !== undefined) this.#command(program, this.#words.slice(index + 1));
    if (program !== undefined) this.#programWords.add(program);
    const [programs, programWords] = [this.#programs, this.#programWords];
    // `IFS= read` is the way to read a line.
    const assigned = this.#assigned.filter((name) => name !== 'IFS' || program?.text !== 'read');
    return { programs, programWords, runs: this.#runs, assigned, hidden: this.#hidden };
  }

  /** Returns the index of the program, after keywords, assignments and programs such as `env`. */
  #skipPrefixes(): number {
    let index = 0;
    let options: RegExp | undefined;
    for (; index < this.#words.length; index += 1) {
      const { text, bare, known } = this.#words[index] ?? NO_WORD;
      const assigned = /^([A-Za-z_]\w*)\+?=/.exec(text);
      const isAssignment =
        assigned !== null && ((this.#context.inShell && bare >= assigned[0].length) || this.#afterEnv());
      if (isAssignment) this.#assignment(assigned[1] ?? '', this.#words[index] ?? NO_WORD);
      else if (!known) return index;
      else if (options === undefined && this.#isKeyword(text, bare)) index += this.#namesAfter(text, index);
      else if (options?.test(text)) continue;
      else if (options !== undefined && text.startsWith('-'))
        this.#hidden.push(`the option ${text} of ${this.#programs.at(-1)}`);
      else if (!this.#isPrefix(text)) return index;
      else {
        options = PREFIXES[basename(text)];
        this.#programs.push(text);
        this.#programWords.add(this.#words[index] ?? NO_WORD);
      }
    }
    return index;
  }

  #isKeyword(text: string, bare: number): boolean {
    return this.#context.inShell && bare === text.length && (KEYWORDS.has(text) || LOOPS.has(text));
  }

  /** Returns how many words after a keyword are data: `function name`, `for name in ...`. A body may follow at once. */
  #namesAfter(keyword: string, index: number): number {
    if (!LOOPS.has(keyword)) return 0;
    const rest = this.#words.slice(index + 1);
    this.#checkNames(rest.slice(0, 1));
    if (keyword === 'function' || rest[1]?.text === 'do') return 1;
    return rest.length;
  }

  #afterEnv(): boolean {
    return basename(this.#programs.at(-1) ?? '') === 'env';
  }

  #isPrefix(text: string): boolean {
    if (!Object.hasOwn(PREFIXES, basename(text)) || this.#onlyLooksUp(text)) return false;
    return (
      (this.#context.inShell && /^(?:exec|command|builtin)$/.test(text)) || this.#context.originOf(text) !== 'project'
    );
  }

  /** `command -v name` prints where a program is. */
  #onlyLooksUp(text: string): boolean {
    const next = this.#words[this.#words.findIndex((word) => word.text === text) + 1];
    return this.#context.inShell && text === 'command' && /^-[vV]$/.test(next?.text ?? '');
  }

  #assignment(name: string, word: FormWord): void {
    this.#assign(name);
    this.#checkExpressions([word]);
  }

  #assign(name: string): void {
    if (loadsCode(name)) this.#assigned.push(name);
  }

  #command(program: FormWord, args: readonly FormWord[]): void {
    const name = program.text;
    if (!program.known) this.#hidden.push('a program whose name is known only at run time');
    else if (this.#context.inShell && this.#shellCommand(program, args)) return;
    else if (!this.#isFunction(name)) this.#program(name, args);
  }

  /** A function may be called before it is defined; then a program of its name runs. */
  #isFunction(name: string): boolean {
    const { functions, originOf } = this.#context;
    return functions.has(name) && !name.includes('/') && originOf(name) === 'absent' && this.#programs.length === 0;
  }

  /** Reads a command of the shell itself. Returns false for programs. */
  #shellCommand({ text: name, bare }: FormWord, args: readonly FormWord[]): boolean {
    if (name === 'case' && bare === name.length) return true;
    if (name === 'command') return true;
    if (name === 'shopt') return args.every(({ text, known }) => known && SHOPT.test(text));
    if (BUILT_INS.has(name)) this.#checkNames(args);
    else if (SETTERS.has(name)) this.#setter(name, args);
    else if (TESTS.has(name)) this.#checkExpressions(args);
    else if (name === 'cd' || name === 'pushd') this.#runs.push({ kind: 'folder', name: operand(args)?.text });
    else if (name === 'source' || name === '.') this.#source(name, args);
    else if (name === 'trap') this.#trap(args);
    else return false;
    return true;
  }

  /** A variable that loads code may be set by its name: `export PATH`, `read PATH`, `for PATH in`. */
  #checkNames(args: readonly FormWord[]): void {
    for (const { text } of args) {
      const name = /^([A-Za-z_]\w*)(?:\+?=|$)/.exec(text)?.[1];
      // Options and messages are written in lower case; so are few variables that load code.
      if (name !== undefined && name === name.toUpperCase()) this.#assign(name);
    }
  }

  #setter(name: string, args: readonly FormWord[]): void {
    const isPrinting = name === 'echo' || name === 'printf';
    const sets =
      name === 'printf' && args.some(({ text, known }, index) => index === 0 && (!known || text.startsWith('-v')));
    if (!isPrinting || sets) {
      this.#checkNames(args);
      this.#checkExpressions(args);
    }
    if (/^(?:mapfile|readarray)$/.test(name) && args.some(({ text }) => /^-\w*C/.test(text)))
      this.#hidden.push(`what ${name} -C runs`);
    if (!isPrinting && args.some(({ known, text }) => !known && !/^[A-Za-z_]\w*\+?=/.test(text)))
      this.#hidden.push(`the names that ${name} sets`);
    if (sets && args.some(({ known }) => !known)) this.#hidden.push('the names that printf -v sets');
  }

  /** Hides expressions that may run commands: a shell evaluates text where it expects a number or a variable name. */
  #checkExpressions(args: readonly FormWord[]): void {
    if (args.some(({ text, known }) => known && /\$\(|`/.test(text)))
      this.#hidden.push('a command inside an expression');
  }

  #source(name: string, args: readonly FormWord[]): void {
    const [file] = args;
    if (file === undefined) return;
    if (!file.known) this.#hidden.push(`the file that ${name} reads`);
    else if (!file.text.includes('/')) this.#hidden.push(`${name} ${file.text}, which is looked for on the PATH`);
    if (file.known) this.#runs.push({ kind: 'script', language: 'sourced', name: file.text, cached: false });
  }

  #trap(args: readonly FormWord[]): void {
    const [text] = args;
    if (text?.known) this.#runs.push({ kind: 'text', text: text.text });
    else if (text !== undefined) this.#hidden.push('what trap runs');
  }

  #program(name: string, args: readonly FormWord[]): void {
    const short = basename(name);
    this.#programs.push(name);
    const origin = this.#context.originOf(name);
    if (origin === 'project' || (origin === 'absent' && name.includes('/'))) this.#runs.push({ kind: 'program', name });
    else if (SHELL.test(short)) this.#shell(short, args);
    else if (PYTHON.test(short)) this.#python(short, args);
    else if (NODE.test(short)) this.#node(short, args);
    else if (readsOnlyData(short, args)) return;
    else if (name.includes('/') && !isKnownProgram(short)) this.#runs.push({ kind: 'program', name });
    else this.#hidden.push(`what ${[name, ...knownTexts(args).slice(0, 1)].join(' ')} runs`);
  }

  #shell(name: string, args: readonly FormWord[]): void {
    let isText = false;
    let index = 0;
    for (; index < args.length; index += 1) {
      const { text, known } = args[index] ?? NO_WORD;
      if (!known || !/^[-+]./.test(text)) break;
      if (text === '--') {
        index += 1;
        break;
      }
      if (/^--(?:norc|noprofile|posix)$/.test(text)) continue;
      if (!/^[-+][abcefhkmnoptuvxBCEHPT]+$/.test(text)) this.#hidden.push(`the option ${text} of ${name}`);
      if (/^-\w*c/.test(text)) isText = true;
      index += text.split('o').length - 1;
    }
    this.#operand(name, args[index], isText, 'shell', false);
  }

  #operand(name: string, word: FormWord | undefined, isText: boolean, language: Language, cached: boolean): void {
    if (word === undefined || word.text === '-') this.#hidden.push(`the code that ${name} reads from its input`);
    else if (!word.known) this.#hidden.push(`the code that ${name} runs`);
    else if (!isText) this.#runs.push({ kind: 'script', language, name: word.text, cached });
    else if (language === 'shell') this.#runs.push({ kind: 'text', text: word.text });
    else if (language !== 'sourced') this.#runs.push({ kind: 'code', language, text: word.text });
  }

  #python(name: string, args: readonly FormWord[]): void {
    // With -B Python writes no compiled modules, so that those next to the script do not change.
    let cached = true;
    for (const [index, word] of args.entries()) {
      const { text, known } = word;
      const flags = /^-([BbdEIOPqsSuv]*)(c?)(.*)$/s.exec(text);
      if (!known || flags === null || text === '-') {
        this.#operand(name, word, false, 'python', cached);
        return;
      }
      if (flags[1]?.includes('B')) cached = false;
      if (flags[2] === 'c') {
        const code = flags[3] === '' ? args[index + 1] : { ...word, text: flags[3] ?? '' };
        this.#operand(name, code, true, 'python', cached);
        return;
      }
      if (flags[3] !== '') {
        const isModule = flags[3]?.startsWith('m') === true;
        this.#hidden.push(isModule ? `the module that ${name} ${text} finds` : `the option ${text} of ${name}`);
        return;
      }
    }
    this.#operand(name, undefined, false, 'python', cached);
  }

  #node(name: string, args: readonly FormWord[]): void {
    for (let index = 0; index < args.length; index += 1) {
      const word = args[index] ?? NO_WORD;
      const { text, known } = word;
      const preload = /^(?:-r|--require|--import)(?:=(.*))?$/s.exec(text);
      if (known && preload !== null) {
        if (preload[1] === undefined) index += 1;
        this.#preload(preload[1] === undefined ? args[index] : { ...word, text: preload[1] });
      } else if (known && /^(?:-e|-p|-pe|--eval|--print)$/.test(text)) {
        this.#operand(name, args[index + 1], true, 'node', false);
        return;
      } else if (!known || !text.startsWith('-') || text === '-' || text === '--') {
        this.#operand(name, text === '--' ? args[index + 1] : word, false, 'node', false);
        return;
      } else if (!NODE_OPTIONS.test(text)) {
        this.#hidden.push(`the option ${text} of ${name}`);
        return;
      }
    }
    this.#operand(name, undefined, false, 'node', false);
  }

  #preload(word: FormWord | undefined): void {
    if (word === undefined) return;
    if (!word.known) this.#hidden.push('a module that node loads first');
    else if (!/^\.{0,2}\//.test(word.text)) this.#hidden.push(`the package ${word.text}`);
    else this.#runs.push({ kind: 'script', language: 'node', name: word.text, cached: false });
  }
}

/** Options of Node that load nothing. */
const NODE_OPTIONS =
  /^--(?:no-warnings|no-deprecation|trace-warnings|trace-uncaught|trace-deprecation|enable-source-maps|jitless|experimental-strip-types|no-experimental-strip-types|frozen-intrinsics|input-type=\w+|unhandled-rejections=\w+|max-old-space-size=\d+|stack-trace-limit=\d+|disable-warning=\w+)$/;

function operand(args: readonly FormWord[]): FormWord | undefined {
  return args.find(({ text }) => !text.startsWith('-'));
}

function knownTexts(args: readonly FormWord[]): string[] {
  return args.filter(({ known }) => known).map(({ text }) => text);
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
