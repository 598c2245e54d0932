import { type CompareBudget, covers, MAX_COMPARED } from '../covers.js';
import { compileLinear, type LinearPattern, MAX_LINEAR_TEXT } from '../regex/linear.js';
import { CONTROL_FILES, mentionsSecret } from '../secret-names.js';
import { CelEvaluationError } from './types.js';
import { isNumber, itemsOf, OptionalValue, sizeOf, typeName } from './values.js';

type Method = (receiver: unknown, ...args: readonly unknown[]) => unknown;

/** Methods of texts, lists and optional values. */
export const METHODS: Readonly<Record<string, Method>> = {
  startsWith: (text, start) => textOf(text).startsWith(textOf(start)),
  endsWith: (text, end) => textOf(text).endsWith(textOf(end)),
  contains: (text, part) => textOf(text).includes(textOf(part)),
  matches: (text, pattern) => testLinear(textOf(text), textOf(pattern)),
  lowerAscii: (text) => textOf(text).toLowerCase(),
  upperAscii: (text) => textOf(text).toUpperCase(),
  trim: (text) => textOf(text).trim(),
  split: (text, separator) => textOf(text).split(textOf(separator)),
  join: (list, separator = '') => itemsOf(list).map(textOf).join(textOf(separator)),
  size: sizeOf,
  hasValue: (optional) => optionalOf(optional).value !== undefined,
  value: (optional) => valueIn(optionalOf(optional)),
};

/** Functions. `has` is not one of them: it does not evaluate its argument. */
export const FUNCTIONS: Readonly<Record<string, (value: unknown, other: unknown, input: object) => unknown>> = {
  covers: (path, patterns, input) =>
    covers(textOf(path), (Array.isArray(patterns) ? patterns : [patterns]).map(patternOf), budgetOf(input)),
  size: sizeOf,
  string: (value) => printed(value),
  int: toInteger,
  double: (value) => toNumber(value),
  bool: (value) => (value === 'true' ? true : value === 'false' ? false : asBoolean(value)),
  dyn: (value) => value,
  is_secret: mentionsSecret,
  is_control: (path, _other, input) => covers(textOf(path), CONTROL_FILES, budgetOf(input)),
};

function valueIn({ value }: OptionalValue): unknown {
  if (value === undefined) throw new CelEvaluationError('the value is missing; write .orValue(...)');
  return value;
}

export function optionalOf(value: unknown): OptionalValue {
  if (value instanceof OptionalValue) return value;
  throw new CelEvaluationError(`${typeName(value)} is not an optional value`);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new CelEvaluationError(`${typeName(value)} is not a text`);
}

export function asBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new CelEvaluationError(`${typeName(value)} is not true or false`);
}

const budgets = new WeakMap<object, CompareBudget>();

/** Returns what one evaluation of a rule may still compare. */
function budgetOf(input: object): CompareBudget {
  const budget = budgets.get(input) ?? { left: MAX_COMPARED };
  budgets.set(input, budget);
  return budget;
}

function patternOf(value: unknown): string {
  const pattern = textOf(value);
  if (!/\*\*|(?:^|[\\/])\.{0,2}(?:[\\/]|$)/.test(pattern.replace(/^[\\/]|[\\/]$/g, ''))) return pattern;
  const help = 'write names without . and **: they match at any depth, and a folder includes its contents';
  throw new CelEvaluationError(`covers() cannot read the pattern ${JSON.stringify(pattern)}: ${help}`);
}

function printed(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || isNumber(value)) return String(value);
  throw new CelEvaluationError(`${typeName(value)} cannot be converted to a text`);
}

function toNumber(value: unknown): number {
  const number = isNumber(value) || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
  if (!Number.isNaN(number)) return number;
  throw new CelEvaluationError(`${typeName(value)} cannot be converted to a number`);
}

function toInteger(value: unknown): bigint {
  const number = toNumber(value);
  if (Number.isFinite(number)) return typeof value === 'bigint' ? value : BigInt(Math.trunc(number));
  throw new CelEvaluationError(`${number} is not an integer`);
}

/** Compiled patterns. They are literals of expressions, so there are not many. */
const patterns = new Map<string, LinearPattern>();

/** Returns a pattern, or why it is not supported. */
export function linearPattern(pattern: string): LinearPattern | string {
  const known = patterns.get(pattern) ?? compileLinear(pattern);
  if (typeof known !== 'string') patterns.set(pattern, known);
  return known;
}

function testLinear(text: string, pattern: string): boolean {
  if (text.length > MAX_LINEAR_TEXT) {
    throw new CelEvaluationError(
      `matches() reads at most ${MAX_LINEAR_TEXT} characters, and the text has ${text.length}`,
    );
  }
  const compiled = linearPattern(pattern);
  if (typeof compiled === 'string') throw new CelEvaluationError(`the pattern ${JSON.stringify(pattern)} ${compiled}`);
  return compiled.test(text);
}
