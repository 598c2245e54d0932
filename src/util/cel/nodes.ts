import type { ASTNode } from '@marcbachmann/cel-js';
import { INPUT } from './types.js';

export type CelNode = ASTNode;

const MACROS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** Macro over a list: its list, variable and expressions. */
export interface MacroCall {
  readonly name: string;
  readonly list: CelNode;
  readonly variable: string;
  readonly bodies: readonly CelNode[];
}

/** Returns the parts of a macro over a list. Undefined for any other node. */
export function macroIn(node: CelNode): MacroCall | undefined {
  if (node.op !== 'rcall') return undefined;
  const [name, list, [variable, ...bodies]] = node.args;
  if (!MACROS.has(name) || variable?.op !== 'id' || bodies.length === 0) return undefined;
  return { name, list, variable: variable.args, bodies };
}

/** Returns `cel.bind(variable, value, body)` as its parts. */
export function bindIn(node: CelNode): { variable: string; value: CelNode; body: CelNode } | undefined {
  if (node.op !== 'rcall') return undefined;
  const [name, receiver, [variable, value, body]] = node.args;
  const isBind = name === 'bind' && receiver.op === 'id' && receiver.args === 'cel';
  if (!isBind || variable?.op !== 'id' || value === undefined || body === undefined) return undefined;
  return { variable: variable.args, value, body };
}

/** Returns the argument of `has(...)`. */
export function hasArgument(node: CelNode): CelNode | undefined {
  return node.op === 'call' && node.args[0] === 'has' && node.args[1].length === 1 ? node.args[1][0] : undefined;
}

/** Returns the nodes directly inside of a node. */
export function childrenOf(node: CelNode): readonly CelNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}

/** Returns the path of a chain of fields, such as `agent.type`. Undefined if it is not one. */
export function pathOf(node: CelNode): string | undefined {
  if (node.op === 'id') return node.args;
  const key = keyOf(node);
  if (key === undefined || (node.op !== '.' && node.op !== '[]')) return undefined;
  const base = pathOf(node.args[0]);
  return base === undefined ? undefined : `${base}.${key}`;
}

/** Returns the name of the field that a node reads, if it is written as a literal. */
export function keyOf(node: CelNode): string | undefined {
  if (node.op === '.' || node.op === '.?') return node.args[1];
  if (node.op !== '[]' && node.op !== '[?]') return undefined;
  const [, index] = node.args;
  return index.op === 'value' && typeof index.args === 'string' ? index.args : undefined;
}

/** Returns the operands of nested `||` or `&&`, in order. */
export function operandsOf(node: CelNode, op: '||' | '&&'): readonly CelNode[] {
  return node.op === op ? node.args.flatMap((each) => operandsOf(each, op)) : [node];
}

/** Returns where a node is written. The range of the parser lacks brackets around the first or last part of a node. */
function rangeOf({ input, start, end }: Pick<CelNode, 'input' | 'start' | 'end'>): {
  start: number;
  end: number;
} {
  let open = 0;
  let missing = 0;
  for (const [token] of input.slice(start, end).matchAll(TOKEN)) {
    if (token === '(') open += 1;
    else if (token === ')' && open > 0) open -= 1;
    else if (token === ')') missing += 1;
  }
  let [from, to] = [start, end];
  for (; missing > 0; missing -= 1) from = input.lastIndexOf('(', from - 1);
  for (; open > 0; open -= 1) to = input.indexOf(')', to) + 1;
  return { start: from, end: to };
}

/** Brackets, and what may contain one that does not count: texts in quotes and comments. */
const TOKEN = /[()]|\/\/[^\n]*|r?("""|'''|["'])(?:\\[\s\S]|(?!\1)[\s\S])*\1/g;

/** Returns the text of a node. */
export function textOf(node: Pick<CelNode, 'input' | 'start' | 'end'>): string {
  const { start, end } = rangeOf(node);
  return node.input.slice(start, end);
}

/**
 * Returns the variables of an expression that are not its own. With `all`, also those that `has(x)` and `input.?x` read, which
 * are there to handle that the variable is missing.
 */
export function variablesIn(node: CelNode, locals: ReadonlySet<string> = new Set(), all = false): Set<string> {
  if (node.op === 'id') return new Set(locals.has(node.args) || node.args === 'cel' ? [] : [node.args]);
  if (!all && hasArgument(node)?.op === 'id') return new Set();
  const [base] = childrenOf(node);
  const key = keyOf(node);
  if (all && key !== undefined && base?.op === 'id' && base.args === INPUT && !locals.has(INPUT)) return new Set([key]);
  const variable = macroIn(node)?.variable ?? bindIn(node)?.variable;
  const inner = variable === undefined ? locals : new Set([...locals, variable]);
  return new Set(childrenOf(node).flatMap((child) => [...variablesIn(child, inner, all)]));
}
