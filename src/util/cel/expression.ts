import type { Environment } from '@marcbachmann/cel-js';
import { cutCharacters } from '../cut-text.js';
import { attempt } from '../errors.js';
import type { Fields } from '../json.js';
import { type CheckedExpression, checkExpression, isProblem } from './check.js';
import { compileNode } from './compile.js';
import { checkingEnvironment } from './environment.js';
import {
  type CelNode,
  childrenOf,
  hasArgument,
  keyOf,
  type MacroCall,
  macroIn,
  operandsOf,
  textOf,
  variablesIn,
} from './nodes.js';
import { type CelProblem, type CelTypes, INPUT, type TextRange } from './types.js';

/** Expression that is checked and compiled. */
export interface Expression {
  readonly text: string;
  /** Variables without which it cannot be evaluated. */
  readonly reads: ReadonlySet<string>;
  /** Returns true if the value may depend on a variable, also where it handles that the variable is missing. */
  isAbout(variable: string): boolean;
  /** Returns the fields of a variable on which the value may depend. Undefined if it may depend on all of them. */
  fieldsOf(variable: string): ReadonlySet<string> | undefined;
  /** Throws a CelEvaluationError if it cannot be evaluated. */
  evaluate(input: Fields): unknown;
}

/** One of the operands of `||` in a condition. */
export interface Alternative extends Expression {
  /** Returns the first item for which the alternative is true, as in `p = git push --force`. */
  witness(input: Fields): string | undefined;
}

/** Condition: true if one of its alternatives is. */
export interface Condition {
  readonly alternatives: readonly Alternative[];
  readonly reads: ReadonlySet<string>;
  isAbout(variable: string): boolean;
  fieldsOf(variable: string): ReadonlySet<string> | undefined;
  /** Returns the texts that a variable is compared with, and where they are written. */
  comparedWith(variable: string): readonly ComparedText[];
}

interface ComparedText extends TextRange {
  readonly text: string;
}

/** Compiles expressions over inputs of one type. */
export class ExpressionCompiler {
  readonly #types: CelTypes;
  readonly #checking: Environment;

  constructor(types: CelTypes) {
    this.#types = types;
    this.#checking = checkingEnvironment(types);
  }

  /** Compiles an expression with a value of any type. */
  compile(text: string): Expression | CelProblem {
    const checked = this.#check(text);
    return isProblem(checked) ? checked : expressionOf(checked.node);
  }

  /** Compiles an expression whose value is true or false. */
  compileCondition(text: string): Condition | CelProblem {
    const checked = this.#check(text);
    if (isProblem(checked)) return checked;
    if (checked.type !== 'bool' && checked.type !== 'dyn') {
      const message = `a condition is true or false, but this is of type ${checked.type}`;
      return { message, help: 'compare it with something, as in size(x) > 0', start: 0, end: text.length };
    }
    const alternatives = operandsOf(checked.node, '||').map(alternativeOf);
    return {
      alternatives,
      reads: new Set(alternatives.flatMap(({ reads }) => [...reads])),
      isAbout: (variable) => alternatives.some((each) => each.isAbout(variable)),
      fieldsOf: (variable) => fieldsOf(checked.node, variable),
      comparedWith: (variable) => comparedWith(checked.node, variable),
    };
  }

  #check(text: string): CheckedExpression | CelProblem {
    return checkExpression(text, this.#checking, this.#types);
  }
}

function expressionOf(node: CelNode): Expression {
  const evaluate = compileNode(node);
  const mentioned = variablesIn(node, new Set(), true);
  return {
    text: textOf(node),
    reads: variablesIn(node),
    isAbout: (variable) => mentioned.has(variable) || mentioned.has(INPUT),
    fieldsOf: (variable) => fieldsOf(node, variable),
    evaluate: (input) => evaluate(input, []),
  };
}

function alternativeOf(node: CelNode): Alternative {
  const macros = operandsOf(node, '&&').map(macroIn);
  const exists = macros.find((macro) => macro?.name === 'exists');
  return { ...expressionOf(node), witness: (input) => exists && witnessOf(exists, input) };
}

function witnessOf({ list, variable, bodies }: MacroCall, input: Fields): string | undefined {
  const items = attempt(() => compileNode(list)(input, []), undefined);
  const bodyOf = bodies.map((body) => compileNode(body, [variable]))[0];
  const isWitness = (item: unknown): boolean => attempt(() => bodyOf?.(input, [item]) === true, false);
  const index = Array.isArray(items) ? items.findIndex(isWitness) : -1;
  return Array.isArray(items) && index >= 0 ? `${variable} = ${describeItem(items[index])}` : undefined;
}

/** Returns the fields of a variable that an expression reads. Undefined if it uses the variable itself, other than in `has()`. */
function fieldsOf(node: CelNode, variable: string): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  const isWhole = (inner: CelNode): boolean => {
    const [base] = childrenOf(inner);
    const key = keyOf(inner);
    if (key !== undefined && base !== undefined && isVariable(base, variable)) {
      fields.add(key);
      return false;
    }
    const argument = hasArgument(inner);
    if (argument !== undefined && isVariable(argument, variable)) return false;
    if (isVariable(inner, variable) || (inner.op === 'id' && inner.args === INPUT)) return true;
    // The whole input, but for one of its other fields.
    const isOther = key !== undefined && base?.op === 'id' && base.args === INPUT;
    return !isOther && childrenOf(inner).some(isWhole);
  };
  return isWhole(node) || fields.size === 0 ? undefined : fields;
}

function comparedWith(node: CelNode, variable: string): ComparedText[] {
  const isComparison = node.op === '==' || node.op === '!=' || node.op === 'in';
  const operands = isComparison ? node.args : [];
  if (!operands.some((operand) => isVariable(operand, variable)))
    return childrenOf(node).flatMap((child) => comparedWith(child, variable));
  return operands
    .flatMap((operand) => (operand.op === 'list' ? operand.args : [operand]))
    .flatMap(({ op, args, start, end }) =>
      op === 'value' && typeof args === 'string' ? [{ text: args, start, end }] : [],
    );
}

/** Returns true for `command` and `input.command`. A local variable of that name counts too. */
function isVariable(node: CelNode, variable: string): boolean {
  if (node.op === 'id') return node.args === variable;
  const [base] = childrenOf(node);
  return keyOf(node) === variable && base?.op === 'id' && base.args === INPUT;
}

const MAX_ITEM = 200;

/** Prints an item for a person: a program as a command line, anything else as JSON. */
function describeItem(item: unknown): string {
  if (typeof item === 'string') return cutCharacters(item, MAX_ITEM);
  const { name, args }: Record<string, unknown> = { ...Object(item) };
  const isCall = typeof name === 'string' && Array.isArray(args);
  return cutCharacters(isCall ? [name, ...args].join(' ') : jsonOf(item), MAX_ITEM);
}

function jsonOf(item: unknown): string {
  return (
    JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)) ?? String(item)
  );
}
