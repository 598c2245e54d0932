import type { ParameterExpansionPart, SimpleExpansionPart, Word } from 'unbash';
import { checkArithmeticText } from './arithmetic.js';
import { assignVariable } from './assignment.js';
import type { Engine } from './engine.js';
import { isNumber, type ShellState, type Value } from './shell-state.js';
import { type Field, knownField, unknownField } from './types.js';

type Expansion = SimpleExpansionPart | ParameterExpansionPart;
type Expand = (word: Word, state: ShellState, engine: Engine) => Field;

/** Variables whose value is always a number. */
const NUMBERS = new Set('? # $ ! RANDOM SECONDS LINENO UID EUID PPID BASHPID EPOCHSECONDS'.split(' '));

/** Returns the value of `$name` or `${name...}`, as far as it is known. */
export function readParameter(part: Expansion, state: ShellState, engine: Engine, expand: Expand): Field {
  if (part.type === 'SimpleExpansion') return fieldOf(part.text.slice(1), part.text, state, engine);
  const { parameter, prefix, index, operation, text } = part;
  if (index !== undefined) checkIndex(index, state, engine, expand);
  if (prefix === '!') checkIndirection(part, state, engine);
  const value = fieldOf(parameter, text, state, engine);
  if (operation?.type === 'Transform' && operation.operand.text === 'P') {
    const isPlain = index === undefined && prefix === undefined && value.known && !/[$`\\]/.test(value.text);
    if (!isPlain) engine.facts.markOpaque('runs the value of a variable', text);
  }
  if (operation?.type === 'Unknown') engine.facts.markOpaque('an expansion that cannot be parsed', text);
  if (index !== undefined || prefix !== undefined) {
    expandOperands(part, state, engine, expand);
    return prefix === '#' ? { text, known: false, numeric: true } : unknownField(text);
  }
  if (operation === undefined) return value;
  if (operation.type === 'Default') return readDefault(part, operation, value, state, engine, expand);
  expandOperands(part, state, engine, expand);
  return unknownField(text);
}

type DefaultContext = [ParameterExpansionPart, DefaultOperation, Field, ShellState, Engine, Expand];
type DefaultOperation = Extract<NonNullable<ParameterExpansionPart['operation']>, { type: 'Default' }>;

function readDefault(...[part, operation, value, state, engine, expand]: DefaultContext): Field {
  const { parameter, text } = part;
  const { operator, operand } = operation;
  const other = expand(operand, state, engine);
  const isSet = state.variable(parameter) !== undefined && value.known;
  if (!isSet) {
    if (operator.endsWith('=')) assignVariable(parameter, 'unknown', state, engine);
    return unknownField(text);
  }
  const counts = !operator.startsWith(':') || value.text !== '';
  if (operator.endsWith('+')) return counts ? other : knownField('');
  if (counts) return value;
  if (operator.endsWith('=')) assignVariable(parameter, other.known ? { text: other.text } : 'unknown', state, engine);
  return other;
}

/** Returns the value of a variable or parameter by its name. */
function fieldOf(name: string, text: string, state: ShellState, engine: Engine): Field {
  const value = state.variable(name);
  if (typeof value === 'object') return knownField(value.text);
  if (value === 'number' || (value === undefined && NUMBERS.has(name))) return { text, known: false, numeric: true };
  if (value === undefined && name === 'HOME') return knownOr(engine.home(state), text);
  if (value === undefined && name === 'PWD') return knownOr(folderOf(state), text);
  if (/^[1-9]\d*$/.test(name)) return parameterOf(Number(name), text, state);
  return unknownField(text);
}

function knownOr(value: string | undefined, text: string): Field {
  return value === undefined ? unknownField(text) : knownField(value);
}

function folderOf({ folders }: ShellState): string | undefined {
  const [folder, ...others] = folders ?? [];
  return others.length === 0 && folder?.startsWith('/') === true ? folder : undefined;
}

function parameterOf(index: number, text: string, { parameters }: ShellState): Field {
  if (parameters === undefined) return unknownField(text);
  const before = parameters.slice(0, index);
  const field = parameters[index - 1];
  if (before.some(({ many }) => many === true)) return unknownField(text);
  return field === undefined ? knownField('') : { ...field, many: !field.known };
}

/** Marks `${a['$(rm x)']}` as opaque: the shell evaluates the index of an array. */
function checkIndex(index: Word, state: ShellState, engine: Engine, expand: Expand): void {
  if (index.text === '@' || index.text === '*') return;
  const field = expand(index, state, engine);
  checkArithmeticText(field, index.text, state, engine);
}

function checkIndirection(part: ParameterExpansionPart, state: ShellState, engine: Engine): void {
  const { parameter, index, operation, text } = part;
  if (operation?.type === 'Names' || index?.text === '@' || index?.text === '*') return;
  const { text: name, known } = fieldOf(parameter, text, state, engine);
  const value: Value | undefined = state.variable(parameter);
  const isNumeric = /^[A-Za-z_#]\w*$/.test(parameter) && (value === undefined || isNumber(value));
  const isPlain = known ? /^\w*$/.test(name) : isNumeric;
  if (!isPlain) engine.facts.markOpaque('a variable that names another one', text);
}

function expandOperands(part: ParameterExpansionPart, state: ShellState, engine: Engine, expand: Expand): void {
  const { operation } = part;
  if (operation === undefined) return;
  if (operation.type === 'Slice') {
    for (const word of [operation.offset, operation.length]) {
      if (word === undefined) continue;
      if (!/^\s*-?\d{1,9}\s*$/.test(word.text)) engine.mayAbort(state);
      checkArithmeticText(expand(word, state, engine), word.text, state, engine);
    }
  } else if (operation.type === 'Replace') {
    expand(operation.pattern, state, engine);
    expand(operation.replacement, state, engine);
  } else if ('operand' in operation && operation.operand !== undefined) expand(operation.operand, state, engine);
}
