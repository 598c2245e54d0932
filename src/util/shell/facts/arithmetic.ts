import {
  type ArithmeticExpression,
  type ArithmeticWord,
  forEachChild,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import { assignVariable } from './assignment.js';
import type { Engine } from './engine.js';
import { hasQuotedOperand } from './portable.js';
import { isNumber, type ShellState } from './shell-state.js';
import type { Field } from './types.js';

const ASSIGNS = /^(?:[-+*/%&|^]|<<|>>)?=$/;
const NAME = /[A-Za-z_]\w*/g;
const NUMBER_BASE = /\b(?:0[xX][\da-fA-F]+|\d+#\w+)/g;

/**
 * Marks arithmetic as opaque if it evaluates text that is not known to be a number: the shell runs the substitutions in
 * the index of an array, even if the text comes from a variable.
 */
export function checkArithmetic(node: SyntaxNode | undefined, state: ShellState, engine: Engine): void {
  if (node === undefined) return;
  engine.facts.spend(1);
  if (node.type === 'ArithmeticWord') checkWord(node, state, engine);
  else if (node.type === 'ArithmeticCommandExpansion')
    checkOutput(engine.substitute(node.script, node.text, state), node.script, engine);
  else forEachChild(node, (child) => checkArithmetic(child, state, engine));
  if (node.type === 'ArithmeticBinary' && ASSIGNS.test(node.operator)) assignNumber(node.left, state, engine);
  else if (node.type === 'ArithmeticUnary' && /^(?:\+\+|--)$/.test(node.operator))
    assignNumber(node.operand, state, engine);
}

const OPERAND = String.raw`(?:\+\+|--)?(?:\$?[A-Za-z_]\w*|\$\{[A-Za-z_]\w*\}|[1-9]\d*|0)(?:\+\+|--)?`;
const HARMLESS = new RegExp(
  String.raw`^\$?[([]{1,2}\s*${OPERAND}(?:\s*(?:[-+*<>]|[-+*]?=|[<>=!]=|&&|\|\|)\s*${OPERAND})*\s*[)\]]{1,2}$`,
);
const DECIMAL = /^-?[1-9]\d*$|^0?$/;

/** Returns true if arithmetic may be an error: a division, an unusual number, a variable that cannot be assigned. */
export function mayFail(text: string, state: ShellState): boolean {
  if (!HARMLESS.test(text)) return true;
  return (text.match(NAME) ?? []).some((name) => {
    const value = state.variable(name);
    return state.isFixed(name) || value === 'unknown' || (typeof value === 'object' && !DECIMAL.test(value.text));
  });
}

function assignNumber(target: ArithmeticExpression, state: ShellState, engine: Engine): void {
  const name = target.type === 'ArithmeticWord' ? /^[A-Za-z_]\w*/.exec(target.value)?.[0] : undefined;
  if (name !== undefined) assignVariable(name, 'number', state, engine);
}

function checkWord(word: ArithmeticWord, state: ShellState, engine: Engine): void {
  if (word.parts === undefined) checkNames(word.value, state, engine);
  else for (const part of word.parts) checkPart(part, state, engine);
}

function checkPart(part: WordPart, state: ShellState, engine: Engine): void {
  if (hasQuotedOperand(part)) engine.facts.markOpaque('quotes that the shell takes as text', part.text);
  const fields = engine.expandParts([part], state);
  if (part.type === 'Literal') checkNames(part.value, state, engine);
  else if (part.type === 'CommandExpansion') for (const field of fields) checkOutput(field, part.script, engine);
  else if (isFromEnvironment(part, state)) return;
  else for (const field of fields) checkArithmeticText(field, part.text, state, engine);
}

/** Returns true for `$NAME` of the environment, which the text does not set. */
function isFromEnvironment(part: WordPart, state: ShellState): boolean {
  const name =
    part.type === 'SimpleExpansion' ? part.text.slice(1) : part.type === 'ParameterExpansion' ? part.parameter : '';
  return /^[A-Za-z_]\w*$/.test(name) && state.variable(name) === undefined;
}

type Script = Parameters<Engine['substitute']>[0];

/** Programs that print only numbers. */
const PRINTS_NUMBERS = new Set(['date', 'wc', 'nproc', 'id', 'stat', 'expr', 'bc', 'getconf', 'tput']);

function checkOutput(field: Field, script: Script, engine: Engine): void {
  if (field.known && /^\s*[-+]?\d*\s*$/.test(field.text)) return;
  const statement = script?.commands.length === 1 ? script.commands[0]?.command : undefined;
  const last = statement?.type === 'Pipeline' ? statement.commands.at(-1) : statement;
  const name = last?.type === 'Command' ? (last.name?.value ?? '') : '';
  if (field.known || !PRINTS_NUMBERS.has(name))
    engine.facts.markOpaque('evaluates the output of a command', field.text);
}

/** Checks text that the shell evaluates as arithmetic. */
export function checkArithmeticText(field: Field, written: string, state: ShellState, engine: Engine): void {
  if (field.numeric === true) return;
  if (!field.known) {
    const name = /^"?\$\{?([A-Za-z_]\w*)\}?"?$/.exec(written)?.[1];
    if (name === undefined || state.variable(name) !== undefined)
      engine.facts.markOpaque('evaluates text as arithmetic', written);
    return;
  }
  checkNames(field.text, state, engine);
}

/** Checks the index of `name[index]`, or returns false if the text is neither that nor a name. */
export function checkReference({ text, known }: Field, state: ShellState, engine: Engine): boolean {
  const [whole, index] = /^[A-Za-z_]\w*(?:\[(.*)\])?$/s.exec(text) ?? [];
  if (!known || whole === undefined) return false;
  if (index !== undefined && index !== '@' && index !== '*') checkNames(index, state, engine);
  return true;
}

/** Checks the index of an element `[index]=value` of an array. */
export function checkElement({ text: written }: Word, { text, known }: Field, state: ShellState, engine: Engine): void {
  const [, index] = /^\[(.*)\]\+?=/s.exec(known ? text : written) ?? [];
  if (index === undefined || !written.startsWith('[')) return;
  checkArithmeticText({ text: index, known: known || !/[$`\\'"]/.test(index) }, index, state, engine);
}

function checkNames(text: string, state: ShellState, engine: Engine): void {
  const names = text.replaceAll(NUMBER_BASE, '').match(NAME) ?? [];
  const isPlain = /^[\w\s+*/%<>=!&|^~?:,.()#[\]-]*$/.test(text);
  const areNumbers = names.every((name) => state.variable(name) === undefined || isNumber(state.variable(name)));
  if (!isPlain || !areNumbers) engine.facts.markOpaque('evaluates text as arithmetic', text);
}
