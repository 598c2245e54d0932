import type { ArithmeticFor, Case, For, If, Select, While } from 'unbash';
import { checkArithmetic } from './arithmetic.js';
import { assignVariable } from './assignment.js';
import type { Flow, SyntaxEngine } from './engine.js';
import { endOf, joinStates, type ShellState } from './shell-state.js';
import { expandSingle, expandWord } from './words.js';

const MAX_ROUNDS = 4;
/** Words of a `for` up to which its body is followed word by word. */
const MAX_WORDS = 24;

const flowOf = (state: ShellState | undefined): Flow => ({ ok: state, fail: state });

export function runIf(node: If, state: ShellState, shell: SyntaxEngine): Flow {
  let after: ShellState | undefined;
  let next: ShellState | undefined = state;
  for (const { clause, then } of [node, ...node.elif]) {
    if (next === undefined) break;
    const { ok, fail } = shell.run(clause, next);
    after = joinStates(after, ok && endOf(shell.run(then, ok === fail ? ok.copy() : ok)));
    next = fail;
  }
  const otherwise = node.else !== undefined && next !== undefined ? endOf(shell.run(node.else, next)) : next;
  return flowOf(joinStates(after, otherwise));
}

/** Runs every branch of a `case`: which one matches is not decided here. */
export function runCase(node: Case, state: ShellState, shell: SyntaxEngine): Flow {
  expandSingle(node.word, state, shell);
  let after: ShellState | undefined = state.copy();
  let through: ShellState | undefined;
  for (const { pattern, body, terminator } of node.items) {
    for (const word of pattern) expandSingle(word, state, shell);
    const from = joinStates(state.copy(), through);
    const end = from && endOf(shell.run(body, from));
    through = terminator === ';&' || terminator === ';;&' ? end : undefined;
    after = joinStates(after, end);
  }
  return flowOf(after);
}

export function runFor(node: For | Select, state: ShellState, shell: SyntaxEngine): Flow {
  const fields = node.wordlist?.flatMap((word) => expandWord(word, state, shell)) ?? state.parameters;
  const isKnown =
    node.type === 'For' && fields !== undefined && fields.length <= MAX_WORDS && fields.every(({ known }) => known);
  const name = node.name.value;
  if (!isKnown) {
    return runLoop(state, shell, (from) => {
      assignVariable(name, 'unknown', from, shell);
      return endOf(shell.run(node.body, from));
    });
  }
  return inLoop(shell, (leaving) => {
    let current: ShellState | undefined = state;
    for (const { text } of fields) {
      if (current === undefined) break;
      current = current.copy();
      assignVariable(name, { text }, current, shell);
      current = [endOf(shell.run(node.body, current)), ...leaving].reduce(joinStates);
    }
    return current;
  });
}

export function runWhile(node: While | ArithmeticFor, state: ShellState, shell: SyntaxEngine): Flow {
  if (node.type === 'ArithmeticFor') {
    checkArithmetic(node.initialize, state, shell);
    return runLoop(state, shell, (from) => {
      checkArithmetic(node.test, from, shell);
      const end = endOf(shell.run(node.body, from));
      if (end !== undefined) checkArithmetic(node.update, end, shell);
      return end;
    });
  }
  return runLoop(state, shell, (from, leave) => {
    const { ok, fail } = shell.run(node.clause, from);
    const [enters, leaves] = node.kind === 'while' ? [ok, fail] : [fail, ok];
    if (leaves !== undefined) leave(leaves.copy());
    return enters && endOf(shell.run(node.body, enters === leaves ? enters.copy() : enters));
  });
}

type Round = (from: ShellState, leave: (state: ShellState) => void) => ShellState | undefined;

/** Runs the body of a loop until another round would change nothing. */
function runLoop(state: ShellState, shell: SyntaxEngine, round: Round): Flow {
  return inLoop(shell, (leaving) => {
    let before = state;
    for (let count = 0; count <= MAX_ROUNDS; count += 1) {
      const end = round(before.copy(), (left) => leaving.push(left));
      const after = [end, ...leaving].reduce(joinStates, before) ?? before;
      if (after.equals(before)) return after;
      before = after.copy();
      if (count !== MAX_ROUNDS - 1) continue;
      before.forgetVariables();
      before.folders = undefined;
      before.parameters = undefined;
    }
    return before;
  });
}

/** Collects the states at each `break` and `continue`. */
function inLoop(shell: SyntaxEngine, run: (leaving: ShellState[]) => ShellState | undefined): Flow {
  const outer = shell.leaving;
  const leaving: ShellState[] = [];
  shell.leaving = leaving;
  const end = run(leaving);
  shell.leaving = outer;
  // `break 2` leaves the outer loop too.
  outer?.push(...leaving);
  return flowOf([end, ...leaving].reduce(joinStates, undefined));
}
