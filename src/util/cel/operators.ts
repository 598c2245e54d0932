import { CelEvaluationError } from './types.js';
import { isEqual, isMap, isNumber, itemsOf, typeName } from './values.js';

type Binary = (a: unknown, b: unknown) => unknown;

/** Operators with two operands, apart from `&&` and `||`. */
export const OPERATORS: Readonly<Record<string, Binary>> = {
  '==': isEqual,
  '!=': (a, b) => !isEqual(a, b),
  '<': (a, b) => compare('<', a, b) < 0,
  '<=': (a, b) => compare('<=', a, b) <= 0,
  '>': (a, b) => compare('>', a, b) > 0,
  '>=': (a, b) => compare('>=', a, b) >= 0,
  '+': add,
  '-': (a, b) =>
    arithmetic(
      '-',
      a,
      b,
      (x, y) => x - y,
      (x, y) => x - y,
    ),
  '*': (a, b) =>
    arithmetic(
      '*',
      a,
      b,
      (x, y) => x * y,
      (x, y) => x * y,
    ),
  '/': (a, b) => arithmetic('/', a, b, (x, y) => x / y, divide),
  '%': (a, b) => arithmetic('%', a, b, (x, y) => x % y, remainder),
  in: isIn,
};

export function negate(value: unknown): unknown {
  if (isNumber(value)) return -value;
  throw notFor('-', value);
}

export function not(value: unknown): boolean {
  if (typeof value === 'boolean') return !value;
  throw notFor('!', value);
}

function isIn(item: unknown, list: unknown): boolean {
  if (isMap(list)) return typeof item === 'string' && Object.hasOwn(list, item);
  return itemsOf(list).some((each) => isEqual(each, item));
}

function add(a: unknown, b: unknown): unknown {
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...itemsOf(a), ...itemsOf(b)];
  return arithmetic(
    '+',
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  );
}

/** Whole numbers stay whole: `7 / 2` is 3. Numbers of JSON are fractions. */
function arithmetic(
  op: string,
  a: unknown,
  b: unknown,
  ofNumbers: (a: number, b: number) => number,
  ofIntegers: (a: bigint, b: bigint) => bigint,
): unknown {
  if (!isNumber(a) || !isNumber(b)) throw notFor(op, a, b);
  return typeof a === 'bigint' && typeof b === 'bigint' ? inRange(ofIntegers(a, b)) : ofNumbers(Number(a), Number(b));
}

function inRange(value: bigint): bigint {
  if (BigInt.asIntN(64, value) === value) return value;
  throw new CelEvaluationError('a number is too large');
}

function divide(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new CelEvaluationError('division by zero');
  return a / b;
}

function remainder(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new CelEvaluationError('division by zero');
  return a % b;
}

function compare(op: string, a: unknown, b: unknown): number {
  const isComparable =
    (isNumber(a) && isNumber(b)) ||
    (typeof a === 'string' && typeof b === 'string') ||
    (typeof a === 'boolean' && typeof b === 'boolean');
  if (!isComparable) throw notFor(op, a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}

function notFor(op: string, ...operands: readonly unknown[]): CelEvaluationError {
  return new CelEvaluationError(`${op} is not defined for ${operands.map(typeName).join(' and ')}`);
}
