import {
  type Function as FunctionNode,
  type ParsedScript,
  type Pipeline,
  parse,
  type Statement,
  type SyntaxNode,
  type WordPart,
} from 'unbash';
import { checkArithmetic } from './arithmetic.js';
import { runCase, runFor, runIf, runWhile } from './control-flow.js';
import { runProgram } from './dispatch.js';
import type { Call, Flow, Frame, SyntaxEngine } from './engine.js';
import type { FactList } from './fact-list.js';
import { limitOf, parsingSteps } from './limits.js';
import { knownOutput, outputOf } from './output.js';
import { losesSeparators, readDifferently } from './portable.js';
import { endOf, joinStates, ShellState } from './shell-state.js';
import { addRedirect, orSkipped, runSimple } from './simple-command.js';
import { checkTest } from './tests.js';
import { type Field, type Fields, HOME_MARK, knownField, type ShellDialect, unknownField } from './types.js';
import { expandNested } from './words.js';

const MAX_DEPTH = 16;
/** Functions that the shell calls by itself. */
const CALLED_BY_SHELL = new Set(['command_not_found_handle', 'command_not_found_handler']);

const OUTSIDE: Frame = { name: '', returns: undefined, locals: new Set() };

/** Text that runs at the end, in the shell that sets it. */
interface Deferred {
  readonly text: string;
  readonly shell: ShellDialect;
  /** True if it may run before the end, so that what it changes matters. */
  readonly isEarly: boolean;
  readonly wrappedBy: readonly string[];
}

/** Follows a command through the shell, without running anything. */
export class Interpreter implements SyntaxEngine {
  splitsUnusually = false;
  changesFolder = false;
  readonly arrays = new Set<string>();
  readonly facts: FactList;
  wrappedBy: readonly string[] = [];
  leaving: ShellState[] | undefined;
  #frames: readonly Frame[] = [OUTSIDE];
  #depth = 0;
  /** State in which the shell may go on with the next line. */
  #aborted: ShellState | undefined;
  shell: ShellDialect;
  readonly #home: string;
  readonly #deferred: Deferred[] = [];
  readonly #defined = new Map<string, FunctionNode['body'][]>();

  constructor(facts: FactList, home: string | undefined, shell: ShellDialect) {
    this.facts = facts;
    this.shell = shell;
    this.#home = home ?? HOME_MARK;
  }

  get frame(): Frame {
    return this.#frames.at(-1) ?? OUTSIDE;
  }

  home(state: ShellState): string | undefined {
    const value = state.variable('HOME');
    if (value === undefined) return this.#home;
    return typeof value === 'object' ? value.text : undefined;
  }

  /** Runs the whole command, then the traps that it sets. */
  runAll(text: string, state: ShellState): void {
    const { folders } = state;
    this.runText(text, state);
    for (let next = this.#deferred.shift(); next !== undefined; next = this.#deferred.shift()) {
      const weak = new ShellState(undefined, (steps) => this.facts.spend(steps));
      for (const [name, bodies] of this.#defined) weak.define(name, bodies);
      weak.doubtFunctions();
      weak.forgetVariables();
      weak.folders = this.changesFolder ? undefined : folders;
      const before = weak.copy();
      const after = this.runText(next.text, weak, { ...next, env: {}, external: false });
      if (next.isEarly && after?.equals(before) === false)
        this.facts.markOpaque('a trap changes what follows', next.text);
    }
  }

  defer(text: string, isEarly = false): void {
    const { shell, wrappedBy } = this;
    const isSame = (each: Deferred) => each.text === text && each.shell === shell && each.isEarly === isEarly;
    if (!this.#deferred.some(isSame)) this.#deferred.push({ text, shell, isEarly, wrappedBy });
  }

  runText(text: string, state: ShellState, call?: Call): ShellState | undefined {
    const limit = limitOf(text) ?? (this.#depth >= MAX_DEPTH ? 'too many levels of shell text' : undefined);
    if (limit !== undefined) {
      this.facts.markOpaque(limit);
      return state;
    }
    this.facts.spend(parsingSteps(text));
    const outer = this.wrappedBy;
    this.wrappedBy = call?.wrappedBy ?? outer;
    const outerShell = this.shell;
    this.shell = call?.shell ?? outerShell;
    this.#depth += 1;
    const script = parse(text);
    const unusual = readDifferently(script, text, this.shell);
    if (unusual !== undefined) this.facts.markOpaque(`text that ${this.shell} reads differently than bash`, unusual);
    const { leaving } = this;
    const frames = this.#frames;
    // A child process is in no function and in no loop.
    if (call?.shell !== undefined) {
      this.#frames = [OUTSIDE];
      this.leaving = undefined;
    }
    const after = this.#runLines(script, text, state);
    this.leaving = leaving;
    this.#frames = frames;
    this.#depth -= 1;
    this.shell = outerShell;
    this.wrappedBy = outer;
    return after;
  }

  mayAbort(state: ShellState): void {
    const left = state.copy();
    if (this.frame.name !== '') left.parameters = undefined;
    for (const { locals } of this.#frames) for (const local of locals) left.assign(local, 'unknown');
    this.#aborted = joinStates(this.#aborted, left);
  }

  /** Runs a whole text. An error in an expansion leaves the line, however deep it is, and the next line runs. */
  #runLines(script: ParsedScript, text: string, state: ShellState): ShellState | undefined {
    this.#checkErrors(script);
    const outer = this.#aborted;
    this.#aborted = undefined;
    let current: ShellState | undefined = state;
    let line = 0;
    for (const statement of script.commands) {
      if (this.#aborted !== undefined && text.slice(line, statement.pos).includes('\n')) {
        current = joinStates(current, this.#aborted);
        this.#aborted = undefined;
      }
      line = statement.pos;
      if (current !== undefined) current = endOf(this.run(statement, current));
    }
    // After `eval` and the like, the line of the caller goes on.
    const after = joinStates(current, this.#aborted);
    this.#aborted = outer;
    return after;
  }

  #checkErrors(script: ParsedScript): void {
    const [error] = script.errors ?? [];
    if (error !== undefined) this.facts.markOpaque('cannot be parsed', error.message);
  }

  runScript(script: ParsedScript, state: ShellState): ShellState | undefined {
    this.#checkErrors(script);
    return endOf(this.runStatements(script.commands, state));
  }

  runStatements(statements: readonly Statement[], state: ShellState): Flow {
    let flow: Flow = { ok: state, fail: undefined };
    for (const statement of statements) {
      const next = endOf(flow);
      if (next === undefined) return flow;
      flow = this.run(statement, next);
    }
    return flow;
  }

  /** Runs a part of the text in a copy of the state, as a child process does. */
  runSubshell(run: (state: ShellState) => unknown, state: ShellState): void {
    const { leaving, frame } = this;
    const frames = this.#frames;
    const aborted = this.#aborted;
    this.leaving = undefined;
    this.#frames = [...frames, { ...frame, returns: undefined }];
    run(state.copy());
    this.#aborted = aborted;
    this.leaving = leaving;
    this.#frames = frames;
  }

  substitute(script: ParsedScript | undefined, text: string, state: ShellState): Field {
    if (script === undefined) {
      this.facts.markOpaque('cannot be parsed', text);
      return unknownField(text);
    }
    if (losesSeparators(script)) this.facts.markOpaque('bash joins the commands after a here-document', text);
    this.runSubshell((inside) => this.runScript(script, inside), state);
    const output = knownOutput(script, state.copy(), this);
    return output === undefined ? unknownField(text) : knownField(output);
  }

  expandParts(parts: readonly WordPart[], state: ShellState): Field[] {
    return expandNested(parts, state, this);
  }

  dispatch(fields: Fields, state: ShellState, call: Call): Flow {
    return runProgram(fields, state, call, this);
  }

  callFunction(name: string, args: Fields, state: ShellState): Flow | undefined {
    const { bodies } = state.functionOf(name) ?? { bodies: [] };
    if (this.#frames.length > MAX_DEPTH || this.#frames.some((frame) => frame.name === name)) {
      this.facts.markOpaque('a function that calls itself', name);
      return { ok: state, fail: state };
    }
    const frame: Frame = { name, returns: [], locals: new Set() };
    const { leaving } = this;
    const outer = this.#frames;
    this.#frames = [...outer, frame];
    this.leaving = undefined;
    const ends = bodies.map((body) => {
      const inside = state.copy();
      inside.parameters = args;
      return endOf(this.run(body, inside));
    });
    this.#frames = outer;
    this.leaving = leaving;
    const after = [...ends, ...(frame.returns ?? [])].reduce(joinStates, undefined)?.copy();
    for (const local of frame.locals) after?.assign(local, 'unknown');
    if (after !== undefined) after.parameters = state.parameters;
    return { ok: after, fail: after };
  }

  run(node: SyntaxNode, state: ShellState, input?: string): Flow {
    this.facts.spend(1);
    switch (node.type) {
      case 'Statement':
        return node.background === true ? this.#runInBackground(node.command, state) : this.run(node.command, state);
      case 'CompoundList':
        return this.runStatements(node.commands, state);
      case 'BraceGroup':
        return this.run(node.body, state);
      case 'Subshell':
        this.runSubshell((inside) => this.run(node.body, inside), state);
        return { ok: state, fail: state };
      case 'Coproc':
        this.facts.markOpaque('a coprocess sets variables', node.name?.value);
        return this.#runInBackground(node.body, state);
      case 'Command':
        return runSimple(node, state, this, input);
      case 'Redirected': {
        for (const redirect of node.redirects) addRedirect(redirect, state, this);
        const before = state.copy();
        return orSkipped(this.run(node.command, state), before);
      }
      case 'Pipeline':
        return this.#runPipeline(node, state);
      case 'AndOr':
        return this.#runAndOr(node.commands, node.operators, state);
      case 'If':
        return runIf(node, state, this);
      case 'While':
      case 'ArithmeticFor':
        return runWhile(node, state, this);
      case 'For':
      case 'Select':
        return runFor(node, state, this);
      case 'Case':
        return runCase(node, state, this);
      case 'Function':
        return this.#define(node, state);
      case 'TestCommand':
        checkTest(node.expression, state, this);
        return { ok: state, fail: state };
      case 'ArithmeticCommand':
        checkArithmetic(node.expression, state, this);
        return { ok: state, fail: state };
      default:
        this.facts.markOpaque('cannot be parsed', node.type);
        return { ok: state, fail: state };
    }
  }

  #runInBackground(node: SyntaxNode, state: ShellState): Flow {
    this.facts.background = true;
    // In zsh only the last part of a list runs in the background.
    if (this.shell === 'zsh' && node.type === 'AndOr') {
      const end = joinStates(endOf(this.run(node, state.copy())), state);
      return { ok: end, fail: end };
    }
    this.runSubshell((inside) => this.run(node, inside), state);
    return { ok: state, fail: state };
  }

  #runPipeline({ prefixes, commands }: Pipeline, state: ShellState): Flow {
    const negated = prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
    const [first, ...others] = commands;
    if (first === undefined) return { ok: state, fail: state };
    if (others.length === 0) {
      const { ok, fail } = this.run(first, state);
      return negated ? { ok: fail, fail: ok } : { ok, fail };
    }
    let input: string | undefined;
    for (const command of commands) {
      const given = input;
      // In zsh the last part runs in the shell itself.
      if (this.shell === 'zsh' && command === commands.at(-1)) {
        const end = joinStates(endOf(this.run(command, state.copy(), given)), state);
        return { ok: end, fail: end };
      }
      this.runSubshell((inside) => this.run(command, inside, given), state);
      input = command.type === 'Command' ? outputOf(command, state.copy(), this) : undefined;
    }
    return { ok: state, fail: state };
  }

  #runAndOr(commands: readonly SyntaxNode[], operators: readonly string[], state: ShellState): Flow {
    let flow: Flow = { ok: state, fail: undefined };
    for (const [index, command] of commands.entries()) {
      const isOr = index > 0 && operators[index - 1] === '||';
      const from = isOr ? flow.fail : flow.ok;
      const skipped = index === 0 ? undefined : isOr ? flow.ok : flow.fail;
      const right: Flow =
        from === undefined
          ? { ok: undefined, fail: undefined }
          : this.run(command, from === skipped ? from.copy() : from);
      flow = isOr
        ? { ok: joinStates(skipped, right.ok), fail: right.fail }
        : { ok: right.ok, fail: joinStates(skipped, right.fail) };
    }
    return flow;
  }

  #define({ name, body }: FunctionNode, state: ShellState): Flow {
    state.define(name.value, [body]);
    this.#defined.set(name.value, [...(this.#defined.get(name.value) ?? []), body]);
    if (CALLED_BY_SHELL.has(name.value)) this.defer(name.value);
    return { ok: state, fail: state };
  }
}
