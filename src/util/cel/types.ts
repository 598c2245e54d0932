/** Types of the values that an expression reads. */
export interface CelTypes {
  /** CEL types of fields by type name. A question mark at the end: the field may be missing. */
  readonly types: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Type whose fields are the variables. */
  readonly root: string;
  /** Variables that are always set when an expression that reads them is evaluated. */
  readonly assumed: ReadonlySet<string>;
}

/** Part of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Why an expression is not valid, and where. */
export interface CelProblem extends TextRange {
  readonly message: string;
  readonly help: string;
}

export const MAX_EXPRESSION = 8192;
/** Items of a list that a macro or `in` visits. */
export const MAX_ITEMS = 1000;
export const MAX_NESTED_MACROS = 2;

/** Variable with the whole input, for fields that may be missing. */
export const INPUT = 'input';

/** Field of an input with other values of its variables, by name. A comparison holds if it holds for any of them. */
export const OTHER_VALUES = Symbol('other values');

/** Thrown if an expression cannot be evaluated. */
export class CelEvaluationError extends Error {}
