import { isRecord } from './json.js';
import { nearestName } from './nearest-name.js';

/** Returns what is wrong with a value at a path. Undefined if it has the expected shape. */
export type Shape = (value: unknown, at: string) => string | undefined;

/** Class of the errors for options. */
type ErrorClass = new (message: string) => Error;

/** Throws a TypeError unless the value has the shape. An undefined value is an option that was left out. */
export function checkShape(shape: Shape, value: unknown, at: string, ErrorType: ErrorClass = TypeError): void {
  const problem = value === undefined ? undefined : shape(value, at);
  if (problem !== undefined) throw new ErrorType(`cannot use ${problem}`);
}

/** Returns what a value has to be, from the message of a validator. */
export function expectation(message: string): string {
  return message === 'is required' ? 'a value' : message.replace('must be ', '');
}

/** Describes a value that is not the expected one. */
export function mismatch(at: string, value: unknown, expected: string): string {
  const remedy = isThenable(value) ? ' Did you forget await?' : '';
  return `${at} ${describeValue(value)}: expected ${expected}.${remedy}`;
}

/** Describes a key that does not exist, with the nearest one. */
export function unknownKey(at: string, value: unknown, known: readonly string[]): string {
  const nearest = nearestName(at.slice(at.lastIndexOf('.') + 1), known);
  const hint = nearest === undefined ? `The keys are ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return `${at} ${describeValue(value)}: unknown key. ${hint}`;
}

export function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

const anyValue: Shape = () => undefined;

function shapeOf(expected: string, fits: (value: unknown) => boolean): Shape {
  return (value, at) => (fits(value) ? undefined : mismatch(at, value, expected));
}

/** Shapes of single values. */
export const shapes = {
  any: anyValue,
  flag: shapeOf('true or false', (value) => typeof value === 'boolean'),
  text: shapeOf('a text', (value) => typeof value === 'string'),
  name: shapeOf('a text that is not empty', (value) => typeof value === 'string' && value !== ''),
  func: shapeOf('a function', (value) => typeof value === 'function'),
  amount: shapeOf('a number of at least 0', (value) => typeof value === 'number' && value >= 0 && value < Infinity),
  count: shapeOf('a whole number of at least 0', (value) => Number.isInteger(value) && Number(value) >= 0),
  signal: shapeOf('an AbortSignal', (value) => isRecord(value) && typeof value['addEventListener'] === 'function'),
} as const;

export function oneOf(...choices: readonly (string | false)[]): Shape {
  const expected = choices.map((choice) => JSON.stringify(choice)).join(' or ');
  return shapeOf(expected, (value) => choices.some((choice) => choice === value));
}

/** Returns the first problem of both, if neither shape fits. */
export function either(one: Shape, other: Shape): Shape {
  return (value, at) => (one(value, at) === undefined ? undefined : other(value, at));
}

export function listOf(item: Shape): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) return mismatch(at, value, 'a list');
    return firstProblem(value.map((each: unknown, index) => () => item(each, `${at}[${index}]`)));
  };
}

/** Returns the shape of an object with values of one shape under any key. */
export function mapOf(item: Shape): Shape {
  return (value, at) => {
    if (!isRecord(value)) return mismatch(at, value, 'an object');
    return firstProblem(
      Object.entries(value).map(
        ([key, each]) =>
          () =>
            item(each, `${at}[${JSON.stringify(key)}]`),
      ),
    );
  };
}

/** Returns the shape of an object with these methods, such as one of a class. */
export function withMethods(...names: readonly string[]): Shape {
  const expected = `an object with ${names.map((name) => `${name}()`).join(' and ')}`;
  return shapeOf(expected, (value) => isRecord(value) && names.every((name) => typeof value[name] === 'function'));
}

/** Properties of an object by name. */
export type Fields = Readonly<Record<string, Shape>>;

/** Returns the shape of an object with these keys only. With `isOpen`, only keys that are close to one of them are problems. */
export function fieldsShape(
  fields: Fields,
  { required = [], isOpen = false }: { required?: readonly string[]; isOpen?: boolean } = {},
): Shape {
  const names = Object.keys(fields);
  return (value, at) => {
    if (!isRecord(value) || isThenable(value)) return mismatch(at, value, `an object with ${names.join(', ')}`);
    const missing = required.find((name) => value[name] === undefined);
    return (
      firstProblem(Object.keys(value).map((key) => () => fieldProblem(value, key, fields, pathOf(at, key), isOpen))) ??
      (missing === undefined ? undefined : mismatch(pathOf(at, missing), undefined, 'a value'))
    );
  };
}

function fieldProblem(
  value: Record<string, unknown>,
  key: string,
  fields: Fields,
  at: string,
  isOpen: boolean,
): string | undefined {
  const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
  // A getter of the host is read only if its value is checked.
  if (shape === anyValue) return undefined;
  if (shape === undefined) {
    const names = Object.keys(fields);
    const isFine = value[key] === undefined || (isOpen && nearestName(key, names) === undefined);
    return isFine ? undefined : unknownKey(at, value[key], names);
  }
  return value[key] === undefined ? undefined : shape(value[key], at);
}

function pathOf(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function firstProblem(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const problem = check();
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const MAX_SHOWN = 60;

function describeValue(value: unknown): string {
  if (isThenable(value)) return '(a promise)';
  if (typeof value === 'function') return '(a function)';
  if (value === undefined || typeof value === 'number') return `(${value})`;
  try {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
  } catch {
    return `(${typeof value})`;
  }
}
