import type { ParsedScript, SyntaxNode, WordPart } from 'unbash';
import type { FactList } from './fact-list.js';
import type { ShellState } from './shell-state.js';
import type { Field, Fields, ShellDialect } from './types.js';

/** Parts of the engine that words and programs call. */
export interface Engine {
  readonly facts: FactList;
  /** Shell that runs the current text. */
  readonly shell: ShellDialect;
  /** True if the text sets IFS, so that values are split elsewhere. */
  splitsUnusually: boolean;
  /** Arrays of the text: `declare` evaluates their values. */
  readonly arrays: Set<string>;
  /** True if a part of the text runs in another folder. */
  changesFolder: boolean;
  /** Returns the home folder, or undefined if it is not known. */
  home(state: ShellState): string | undefined;
  /** Notes that an error in an expansion may happen here: then the shell goes on with the next line. */
  mayAbort(state: ShellState): void;
  /** Runs a substitution in a copy of the state. Returns its output, as far as it is known. */
  substitute(script: ParsedScript | undefined, text: string, state: ShellState): Field;
  /** Returns the fields of parts of a word, without splitting. */
  expandParts(parts: readonly WordPart[], state: ShellState): Field[];
  /** Runs text as shell commands. Returns the state afterwards, or undefined if it never ends there. */
  runText(text: string, state: ShellState, call: Call): ShellState | undefined;
}

/** How a program is called. */
export interface Call {
  readonly env: Readonly<Record<string, string>>;
  readonly wrappedBy: readonly string[];
  /** True if another program starts it: functions and builtins of the shell do not count. */
  readonly external: boolean;
  /** True after `command` and `builtin`, which no function replaces. */
  readonly skipsFunctions?: boolean;
  /** Shell that runs the text, if it is not that of the caller. */
  readonly shell?: ShellDialect;
  /** Text of its standard input, if it is known. */
  readonly input?: string;
}

/** States after a command: if it succeeds, and if it fails. Undefined if the shell never gets there. */
export interface Flow {
  readonly ok: ShellState | undefined;
  readonly fail: ShellState | undefined;
}

/** The engine as programs that run commands see it. */
export interface CommandEngine extends Engine {
  /** Runs a command by its fields. */
  dispatch(fields: Fields, state: ShellState, call: Call): Flow;
  callFunction(name: string, args: Fields, state: ShellState): Flow | undefined;
  /** Runs text at the end, in a state of which nothing is known: a trap. `isEarly`: it may run before the end too. */
  defer(text: string, isEarly?: boolean): void;
}

/** A function call, or the text outside of functions. */
export interface Frame {
  readonly name: string;
  /** States at each `return`. Undefined outside of functions and in subshells, where `return` leaves no frame. */
  readonly returns: ShellState[] | undefined;
  readonly locals: Set<string>;
}

/** The engine as parts of the syntax see it. */
export interface SyntaxEngine extends CommandEngine {
  /** Programs around the text that is run. */
  readonly wrappedBy: readonly string[];
  /** States at each `break` and `continue` of the innermost loop. Undefined outside of loops. */
  leaving: ShellState[] | undefined;
  readonly frame: Frame;
  run(node: SyntaxNode, state: ShellState): Flow;
}

/** Runs a program that runs other programs. */
export type Runner = (args: Fields, state: ShellState, call: Call, engine: CommandEngine, name: string) => void;

/** A builtin of the shell. Returns undefined if it changes nothing but the given state. */
export type Builtin = (
  args: Fields,
  state: ShellState,
  engine: CommandEngine,
  name: string,
  call: Call,
) => Flow | undefined;
