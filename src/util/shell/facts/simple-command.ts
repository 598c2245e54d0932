import type { ArrayValue, Assignment, Command, Redirection } from 'unbash';
import { checkArithmeticText, checkElement } from './arithmetic.js';
import { assignVariable } from './assignment.js';
import type { Call, Flow, SyntaxEngine } from './engine.js';
import { textOfRedirect } from './output.js';
import { addPath } from './paths.js';
import { hasQuotedOperand } from './portable.js';
import { joinStates, type ShellState, type Value } from './shell-state.js';
import type { Field, Fields } from './types.js';
import { expandSingle, expandText, expandWord } from './words.js';

const DECLARES = new Set(['export', 'declare', 'typeset', 'local', 'readonly']);

const KEYWORDS = new Set(
  '! { } [[ ]] if then else elif fi for while until do done case esac select function coproc time in'.split(' '),
);

/** Runs a simple command: its assignments, redirections and program. */
export function runSimple(node: Command, state: ShellState, shell: SyntaxEngine, input?: string): Flow {
  const fields = fieldsOf(node, state, shell);
  const texts = node.redirects.map((redirect) => addRedirect(redirect, state, shell));
  if (texts.length === 0) return runFields(node, fields, state, shell, input);
  // In zsh a program reads both what is piped and what is redirected.
  const redirected = shell.shell === 'zsh' ? undefined : texts.find((text) => text !== undefined);
  const before = state.copy();
  return orSkipped(runFields(node, fields, state, shell, redirected), before);
}

/** Adds the state of a command that does not run, because one of its redirections fails. */
export function orSkipped({ ok, fail }: Flow, before: ShellState): Flow {
  return { ok, fail: joinStates(fail, before) };
}

function runFields(node: Command, fields: Fields, state: ShellState, shell: SyntaxEngine, input?: string): Flow {
  const assignments = node.prefix.filter((each) => each.type === 'Assignment');
  if (fields.length === 0) {
    for (const assignment of assignments) assign(assignment, state, shell);
    return { ok: state, fail: state };
  }
  const [first] = fields;
  // Inside of a substitution, bash moves the redirection behind the words, and the word becomes a keyword.
  if (node.prefix.some(({ type }) => type !== 'Assignment') && KEYWORDS.has(node.name?.text ?? ''))
    shell.facts.markOpaque('a keyword after a redirection', node.name?.text);
  const jumped = assignments.length + node.redirects.length === 0 ? jump(fields, state, shell) : undefined;
  if (jumped !== undefined) return jumped;
  const { splitsUnusually } = shell;
  const env = environmentOf(assignments, state, shell);
  // `IFS= read` changes how this line is split, and nothing else.
  if (first?.text === 'read') shell.splitsUnusually = splitsUnusually;
  const call: Call = { env, wrappedBy: shell.wrappedBy, external: false, ...(input !== undefined && { input }) };
  noteLocals(first?.text ?? '', fields, shell);
  for (const { name } of assignments) state.assign(name, 'unknown');
  const flow = shell.dispatch(fields, state, call);
  // Outside of functions `local` fails.
  if (first?.text === 'local' && shell.frame.name === '')
    for (const name of localNames(fields)) flow.ok?.assign(name, 'unknown');
  // Some shells keep the assignments before a builtin or a function.
  for (const { name } of assignments) for (const after of new Set([flow.ok, flow.fail])) after?.assign(name, 'unknown');
  return flow;
}

function fieldsOf(node: Command, state: ShellState, shell: SyntaxEngine): Field[] {
  const fields = node.name === undefined ? [] : expandWord(node.name, state, shell);
  for (const arg of node.args) {
    if (arg.type === 'Word') fields.push(...expandWord(arg, state, shell));
    else fields.push(assignmentField(arg, state, shell));
  }
  return fields;
}

/** Returns `NAME=value` as one field, in which nothing is split. */
function assignmentField(assignment: Assignment, state: ShellState, shell: SyntaxEngine): Field {
  const { text, name, value, append, index } = assignment;
  const field = value.type === 'Word' ? expandSingle(value, state, shell) : undefined;
  if (value.type === 'ArrayValue') expandElements(value, state, shell);
  if (index !== undefined) checkArithmeticText(expandSingle(index, state, shell), index.text, state, shell);
  // Unlike in an assignment, braces stand for several words.
  const isBraced = value.type === 'Word' && value.parts?.some(({ type }) => type === 'BraceExpansion') === true;
  // The elements were expanded; unlike other values, they are not expanded once more.
  if (value.type === 'ArrayValue') return { text, known: false, numeric: true };
  if (field?.known !== true || index !== undefined || isBraced) return { text, known: false };
  return { text: `${name}${append === true ? '+' : ''}=${field.text}`, known: true };
}

function assign({ name, value, append, index }: Assignment, state: ShellState, shell: SyntaxEngine): void {
  if (state.isFixed(name) || (index !== undefined && !/^\d+$/.test(index.text))) shell.mayAbort(state);
  const field = value.type === 'Word' ? expandSingle(value, state, shell) : undefined;
  if (value.type === 'ArrayValue') {
    expandElements(value, state, shell);
    shell.arrays.add(name);
  }
  if (index !== undefined) checkArithmeticText(expandSingle(index, state, shell), index.text, state, shell);
  const next =
    index === undefined ? nextValue(field, append === true ? state.variable(name) : { text: '' }) : 'unknown';
  assignVariable(name, next, state, shell, field?.text);
}

function expandElements({ elements }: ArrayValue, state: ShellState, shell: SyntaxEngine): void {
  for (const element of elements) {
    expandWord(element, state, shell);
    if (element.text.startsWith('[')) checkElement(element, expandSingle(element, state, shell), state, shell);
  }
}

function nextValue(field: Field | undefined, before: Value | undefined): Value {
  if (field?.numeric === true && typeof before === 'object' && before.text === '') return 'number';
  return field?.known === true && typeof before === 'object' ? { text: before.text + field.text } : 'unknown';
}

function environmentOf(assignments: readonly Assignment[], state: ShellState, shell: SyntaxEngine) {
  const env: Record<string, string> = {};
  if (assignments.length === 0) return env;
  const inside = state.copy();
  for (const assignment of assignments) {
    assign(assignment, inside, shell);
    const value = inside.variable(assignment.name);
    env[assignment.name] =
      typeof value === 'object' ? value.text : assignment.text.slice(assignment.text.indexOf('=') + 1);
  }
  return env;
}

function noteLocals(name: string, fields: Fields, shell: SyntaxEngine): void {
  if (!DECLARES.has(name)) return;
  for (const local of localNames(fields)) shell.frame.locals.add(local);
}

function localNames(fields: Fields): string[] {
  return fields.slice(1).map(({ text }) => /^\w+/.exec(text)?.[0] ?? '');
}

/** Leaves a loop, a function or the shell. Returns undefined if the command does not do so for certain. */
function jump([first, ...args]: Fields, state: ShellState, shell: SyntaxEngine): Flow | undefined {
  const name = first?.known === true && state.functionOf(first.text) === undefined ? first.text : '';
  const isClear =
    args.length === 0 ||
    (args.length === 1 &&
      args[0]?.many !== true &&
      (args[0]?.numeric === true || /^[1-9]\d*$|^0$/.test(args[0]?.text ?? '')));
  if (!isClear || !['exit', 'return', 'break', 'continue'].includes(name)) return undefined;
  const list = name === 'return' ? shell.frame.returns : name === 'exit' ? [] : shell.leaving;
  if (list === undefined) return undefined;
  shell.facts.program({
    name,
    args: args.map(({ text }) => text),
    ...(shell.wrappedBy.length > 0 && { wrapped_by: shell.wrappedBy }),
  });
  list.push(state);
  return { ok: undefined, fail: undefined };
}

/** Adds the file of a redirection. Returns the text that it passes to standard input, if it is known. */
export function addRedirect(redirect: Redirection, state: ShellState, shell: SyntaxEngine): string | undefined {
  const { descriptor } = redirect;
  if (descriptor?.type === 'FileDescriptorVariable') {
    assignVariable(descriptor.name, 'number', state, shell);
    if (descriptor.name.includes('[')) shell.facts.markOpaque('evaluates text as a name', descriptor.name);
  }
  if (redirect.type === 'HereDoc') {
    if (hasQuotedOperand(redirect.body)) shell.facts.markOpaque('quotes that the shell takes as text');
    if (/^\t/.test(redirect.delimiter?.value ?? '')) shell.facts.markOpaque('a here-document whose end is not clear');
    if (redirect.body.parts !== undefined) expandText(redirect.body.parts, redirect.body.text, state, shell);
    return textOfRedirect(redirect, state, shell);
  }
  if (redirect.target === undefined) {
    shell.facts.markOpaque('a redirection without a target');
    return undefined;
  }
  if (redirect.type === 'HereString') return textOfRedirect(redirect, state, shell);
  const [field, ...others] = expandWord(redirect.target, state, shell);
  if (field === undefined || others.length > 0) {
    shell.facts.markOpaque('a redirection to a file that is known only at run time', redirect.target.text);
    return undefined;
  }
  addTarget(redirect.operator, field, state, shell);
  return undefined;
}

/** Text in which a second expansion changes nothing. */
const PLAIN = /^(?:\0~)?[\w./:@%+,= -]*$/;

function addTarget(operator: string, field: Field, state: ShellState, shell: SyntaxEngine): void {
  const copies = operator.endsWith('&') && (field.numeric === true || /^(?:\d+-?|-)$/.test(field.text));
  if (copies) return;
  // If `>&'$(rm a)'` does not copy a descriptor, bash expands the text again and runs rm.
  if (operator === '>&' && field.stream !== true && !PLAIN.test(field.text))
    shell.facts.markOpaque('bash expands the target of >& twice', field.text);
  if (operator.startsWith('<') && operator !== '<&') addPath(shell.facts, 'reads', field, state);
  if (operator.includes('>')) addPath(shell.facts, 'writes', field, state);
}
