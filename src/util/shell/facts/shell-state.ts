import type { Function as ShellFunction } from 'unbash';
import type { Fields } from './types.js';

/** Value of a variable that the text assigns. */
export type Value = { readonly text: string } | 'number' | 'unknown';

/** A function of the text. */
export interface FunctionFact {
  readonly bodies: readonly ShellFunction['body'][];
  /** True if calls run one of the bodies and never a program of that name. */
  readonly certain: boolean;
}

/** Counts steps of the engine. */
export type Spend = (steps: number) => void;

const MAX_FOLDERS = 4;
const FIXED = `
  UID EUID PPID BASHOPTS SHELLOPTS BASH_VERSINFO RANDOM SRANDOM SECONDS LINENO BASHPID BASH_COMMAND BASH_SUBSHELL
  FUNCNAME DIRSTACK GROUPS EPOCHSECONDS EPOCHREALTIME HISTCMD _`.split(/\s+/);
const NUMBER = /^[-+]?\d+$/;

/** State of the shell at one point of the text. Copies share their maps until one of them changes. */
export class ShellState {
  /** Folders that the shell may be in. Undefined if unknown. */
  folders: readonly string[] | undefined;
  /** Parameters $1, $2 and so on. Undefined if unknown. */
  parameters: Fields | undefined;
  /** True if variables that the text does not assign may have been assigned too. */
  isWeak = false;
  #variables: Map<string, Value> = new Map();
  #functions: Map<string, FunctionFact> = new Map();
  #ownsMaps = true;
  /** Variables that cannot be assigned, or change by themselves. Shared by all copies. */
  readonly #fixed: Set<string>;

  readonly #spend: Spend;

  constructor(folders: readonly string[] | undefined, spend: Spend, fixed = new Set(FIXED)) {
    this.folders = folders;
    this.#spend = spend;
    this.#fixed = fixed;
  }

  copy(): ShellState {
    const copy = new ShellState(this.folders, this.#spend, this.#fixed);
    copy.parameters = this.parameters;
    copy.isWeak = this.isWeak;
    copy.#variables = this.#variables;
    copy.#functions = this.#functions;
    this.#ownsMaps = false;
    copy.#ownsMaps = false;
    return copy;
  }

  /** Returns the value of a variable, or undefined if it comes from the environment. */
  variable(name: string): Value | undefined {
    return this.#variables.get(name) ?? (this.isWeak ? 'unknown' : undefined);
  }

  assign(name: string, value: Value): void {
    this.#own();
    this.#variables.set(name, this.#fixed.has(name) ? 'unknown' : value);
  }

  /** Returns true if an assignment to the variable may fail. */
  isFixed(name: string): boolean {
    return this.#fixed.has(name);
  }

  /** Makes a variable unknown for good: a later assignment may fail. */
  fix(name: string): void {
    this.#fixed.add(name);
    this.assign(name, 'unknown');
  }

  functionOf(name: string): FunctionFact | undefined {
    return this.#functions.get(name);
  }

  define(name: string, bodies: FunctionFact['bodies']): void {
    this.#own();
    this.#functions.set(name, { bodies, certain: true });
  }

  get functionNames(): readonly string[] {
    return [...this.#functions.keys()];
  }

  /** Notes that programs may run instead of functions, as in a child process. */
  doubtFunctions(names: readonly string[] = this.functionNames): void {
    this.#own();
    for (const name of names) {
      const known = this.#functions.get(name);
      if (known !== undefined) this.#functions.set(name, { ...known, certain: false });
    }
  }

  /** Returns the state of a shell in a child process, which has only the exported variables and functions. */
  child(): ShellState {
    const child = this.copy();
    child.#own();
    for (const name of child.#variables.keys()) child.#variables.set(name, 'unknown');
    child.doubtFunctions();
    return child;
  }

  /** Forgets the values of all variables. */
  forgetVariables(): void {
    this.#own();
    this.#variables.clear();
    this.isWeak = true;
  }

  /** Returns true if nothing that is known differs. */
  equals(other: ShellState): boolean {
    const [folders, others] = [this.folders?.join('\0'), other.folders?.join('\0')];
    if (folders !== others || this.parameters !== other.parameters || this.isWeak !== other.isWeak) return false;
    return (
      areEqual(this.#variables, other.#variables, isSame) && areEqual(this.#functions, other.#functions, isSameFunction)
    );
  }

  get #size(): number {
    return this.#variables.size + this.#functions.size;
  }

  #own(): void {
    if (this.#ownsMaps) return;
    this.#spend(this.#size / 8);
    this.#variables = new Map(this.#variables);
    this.#functions = new Map(this.#functions);
    this.#ownsMaps = true;
  }

  /** Returns the state after either of two paths. */
  join(other: ShellState): ShellState {
    if (other === this) return this;
    this.#spend(1 + (this.#variables === other.#variables ? 0 : this.#size / 4));
    const joined = this.copy();
    joined.folders = unionOf(this.folders, other.folders);
    joined.parameters = this.parameters === other.parameters ? this.parameters : undefined;
    joined.isWeak = this.isWeak || other.isWeak;
    if (this.#variables !== other.#variables) joined.#joinVariables(other);
    if (this.#functions !== other.#functions) joined.#joinFunctions(other);
    return joined;
  }

  #joinVariables(other: ShellState): void {
    this.#own();
    for (const name of new Set([...this.#variables.keys(), ...other.#variables.keys()]))
      this.#variables.set(name, eitherOf(this.#variables.get(name), other.#variables.get(name)));
  }

  #joinFunctions(other: ShellState): void {
    this.#own();
    for (const name of new Set([...this.#functions.keys(), ...other.#functions.keys()])) {
      const both = [this.#functions.get(name), other.#functions.get(name)];
      const bodies = [...new Set(both.flatMap((each) => each?.bodies ?? []))];
      this.#functions.set(name, { bodies, certain: both.every((each) => each?.certain === true) });
    }
  }
}

/** Returns the state after either path, or undefined if neither is possible. */
export function joinStates(a: ShellState | undefined, b: ShellState | undefined): ShellState | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.join(b);
}

/** Returns the state after a command, whether it succeeded or failed. */
export function endOf({
  ok,
  fail,
}: { readonly [key in 'ok' | 'fail']: ShellState | undefined }): ShellState | undefined {
  return joinStates(ok, fail);
}

export function isNumber(value: Value | undefined): boolean {
  return value === 'number' || (typeof value === 'object' && (value.text === '' || NUMBER.test(value.text)));
}

function eitherOf(a: Value | undefined, b: Value | undefined): Value {
  if (typeof a === 'object' && typeof b === 'object' && a.text === b.text) return a;
  return isNumber(a) && isNumber(b) ? 'number' : 'unknown';
}

function unionOf(a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined {
  if (a === b || a === undefined || b === undefined) return a === b ? a : undefined;
  const union = [...new Set([...a, ...b])];
  return union.length > MAX_FOLDERS ? undefined : union;
}

function areEqual<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>, isEqual: (a: T, b: T) => boolean): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !isEqual(value, other)) return false;
  }
  return true;
}

function isSame(a: Value, b: Value): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.text === b.text : a === b;
}

function isSameFunction(a: FunctionFact, b: FunctionFact): boolean {
  return a.certain === b.certain && a.bodies.length === b.bodies.length;
}
