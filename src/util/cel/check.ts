import { TypeError as CelTypeError, type Environment, ParseError } from '@marcbachmann/cel-js';
import { messageOf } from '../errors.js';
import { nearestName } from '../nearest-name.js';
import { withoutMark } from './environment.js';
import { FUNCTIONS, linearPattern, METHODS } from './functions.js';
import { bindIn, type CelNode, childrenOf, hasArgument, keyOf, macroIn, operandsOf, pathOf, textOf } from './nodes.js';
import { setIfFalse, setIfTrue } from './read-guards.js';
import { withFieldsInHas } from './rewrite.js';
import { type CelProblem, type CelTypes, INPUT, MAX_EXPRESSION, MAX_NESTED_MACROS, type TextRange } from './types.js';

/** Checked expression, and the type of its value. */
export interface CheckedExpression {
  readonly node: CelNode;
  readonly type: string;
}

/** Checks an expression before it is used. Returns the first problem by position otherwise. */
export function checkExpression(text: string, env: Environment, types: CelTypes): CheckedExpression | CelProblem {
  if (text.length > MAX_EXPRESSION) {
    return problem(`is longer than ${MAX_EXPRESSION} characters`, 'split it into several rules', { start: 0, end: 0 });
  }
  let node: CelNode;
  try {
    node = env.parse(text).ast;
  } catch (error) {
    return celProblem(error, (offset) => offset, types, text);
  }
  const limits = limitProblem(node, 0);
  if (limits) return limits;
  const edited = withFieldsInHas(text, node);
  const { valid, type = 'dyn', error } = env.check(edited.text);
  const reads = new OptionalReads(types);
  const find = () => reads.find(node, new Map(), new Set());
  if (!valid && NO_KEY.test(messageOf(error))) {
    const access = find();
    if (access !== undefined) return access;
  }
  if (!valid) return celProblem(error, edited.originalOffset, types, text);
  return unknownFunction(node) ?? find() ?? { node, type };
}

export function isProblem(checked: object): checked is CelProblem {
  return 'message' in checked;
}

function problem(message: string, help: string, { start, end }: TextRange): CelProblem {
  return { message, help, start, end };
}

/** Finds a function of CEL that rules do not have. */
function unknownFunction(node: CelNode): CelProblem | undefined {
  const inner = (nodes: readonly CelNode[]) => nodes.map(unknownFunction).find((found) => found !== undefined);
  const macro = macroIn(node);
  if (macro) return inner([macro.list, ...macro.bodies]);
  const bind = bindIn(node);
  if (bind) return inner([bind.value, bind.body]);
  const isCall = node.op === 'call' || node.op === 'rcall';
  if (isCall && !NAMES.includes(node.args[0])) {
    return problem(`rules do not have ${node.args[0]}()`, `there are ${NAMES.join(', ')}`, node);
  }
  if (node.op === 'value' && node.args instanceof Uint8Array)
    return problem('rules have no bytes', 'write a text', node);
  return inner(childrenOf(node));
}

const LOOPS: readonly string[] = ['all', 'exists', 'exists_one', 'filter', 'map'];

/** Finds macros that are nested too deeply, and patterns that are not linear. */
function limitProblem(node: CelNode, macros: number): CelProblem | undefined {
  const depth = macroIn(node) === undefined ? macros : macros + 1;
  if (depth > MAX_NESTED_MACROS) {
    return problem(`nests more than ${MAX_NESTED_MACROS} macros`, 'write it with fewer loops over lists', node);
  }
  if (node.op === 'rcall' && LOOPS.includes(node.args[0]) && node.args[2].length < 2) {
    const [name] = node.args;
    return problem(`${name}() takes a variable and an expression`, `write it as in list.${name}(x, ...)`, node);
  }
  if (node.op === 'rcall' && node.args[0] === 'matches') {
    const [pattern] = node.args[2];
    if (pattern?.op !== 'value' || typeof pattern.args !== 'string') {
      return problem('matches() takes only a pattern in quotes', "write it as in name.matches('^rm')", node);
    }
    const compiled = linearPattern(pattern.args);
    if (typeof compiled === 'string') {
      const help = 'write a simpler pattern';
      return problem(`the pattern ${JSON.stringify(pattern.args)} ${compiled}`, help, pattern);
    }
  }
  for (const child of childrenOf(node)) {
    const found = limitProblem(child, depth);
    if (found) return found;
  }
  return undefined;
}

/** Type of each variable of an expression. */
type Scope = ReadonlyMap<string, string>;

/** Finds fields that may be missing and are read without `has()` or `.?`. */
class OptionalReads {
  readonly #types: CelTypes;

  constructor(types: CelTypes) {
    this.#types = types;
  }

  find(node: CelNode, scope: Scope, set: ReadonlySet<string>): CelProblem | undefined {
    const argument = hasArgument(node);
    if (argument) return this.#hasProblem(argument, scope, set);
    if (node.op === 'id') return this.#variableProblem(node, scope, set);
    if (node.op === '&&') return this.#all(node, '&&', setIfTrue, scope, set);
    if (node.op === '||') return this.#all(node, '||', setIfFalse, scope, set);
    if (node.op === '?:') {
      const [condition, yes, no] = node.args;
      return (
        this.find(condition, scope, set) ??
        this.find(yes, scope, new Set([...set, ...setIfTrue(condition)])) ??
        this.find(no, scope, new Set([...set, ...setIfFalse(condition)]))
      );
    }
    const macro = macroIn(node);
    if (macro) {
      const inner = new Map(scope).set(macro.variable, itemOf(this.typeOf(macro.list, scope)));
      return this.find(macro.list, scope, set) ?? this.#first(macro.bodies, inner, withoutPaths(set, macro.variable));
    }
    const bind = bindIn(node);
    if (bind) {
      const inner = new Map(scope).set(bind.variable, this.typeOf(bind.value, scope));
      return this.find(bind.value, scope, set) ?? this.find(bind.body, inner, withoutPaths(set, bind.variable));
    }
    return this.#first(childrenOf(node), scope, set) ?? this.#accessProblem(node, scope, set);
  }

  #first(nodes: readonly CelNode[], scope: Scope, set: ReadonlySet<string>): CelProblem | undefined {
    for (const node of nodes) {
      const found = this.find(node, scope, set);
      if (found) return found;
    }
    return undefined;
  }

  /** Each operand may rely on all others: CEL ignores an error of one if another decides. */
  #all(
    node: CelNode,
    op: '&&' | '||',
    known: (operand: CelNode) => string[],
    scope: Scope,
    set: ReadonlySet<string>,
  ): CelProblem | undefined {
    const operands = operandsOf(node, op);
    for (const operand of operands) {
      const others = operands.filter((each) => each !== operand).flatMap(known);
      const found = this.find(operand, scope, new Set([...set, ...others]));
      if (found) return found;
    }
    return undefined;
  }

  #variableProblem(node: CelNode, scope: Scope, set: ReadonlySet<string>): CelProblem | undefined {
    if (node.op !== 'id' || scope.has(node.args) || set.has(node.args)) return undefined;
    const { types, root, assumed } = this.#types;
    const type = types[root]?.[node.args];
    if (!type?.endsWith('?') || assumed.has(node.args)) return undefined;
    return mayBeMissing(node.args, `${INPUT}.?${node.args}`, node);
  }

  #accessProblem(node: CelNode, scope: Scope, set: ReadonlySet<string>): CelProblem | undefined {
    const [base] = childrenOf(node);
    const key = keyOf(node);
    const type = base === undefined ? 'dyn' : this.typeOf(base, scope);
    const { types, root } = this.#types;
    // Another event may have the field of `input.?field`.
    const fields = type === root && node.op !== '.' ? undefined : types[innerOf(type)];
    if (key !== undefined && fields !== undefined && !Object.hasOwn(fields, key))
      return noField(key, Object.keys(fields), { start: node.end - key.length, end: node.end });
    if (base === undefined || (node.op !== '.' && node.op !== '[]')) return undefined;
    const written = textOf(base);
    if (key === undefined) {
      const index = node.op === '[]' ? textOf(node.args[1]) : '';
      return mayBeMissing(`${written}[${index}]`, `${written}[?${index}]`, node);
    }
    if (type.startsWith('optional') || this.#isRequired(type, key)) return undefined;
    const path = pathOf(node);
    if (path !== undefined && set.has(path)) return undefined;
    return mayBeMissing(`${written}.${key}`, `${written}.?${key}`, node);
  }

  #isRequired(type: string, key: string): boolean {
    const field = this.#types.types[type]?.[key];
    return field !== undefined && (!field.endsWith('?') || this.#isAssumed(type, key));
  }

  #isAssumed(type: string, key: string): boolean {
    return type === this.#types.root && this.#types.assumed.has(key);
  }

  /** The argument of `has()` may be missing, what it is read from may not. */
  #hasProblem(node: CelNode, scope: Scope, set: ReadonlySet<string>): CelProblem | undefined {
    if (node.op === 'id') return undefined;
    const [base] = childrenOf(node);
    const key = keyOf(node);
    const type = base && this.typeOf(base, scope);
    const fields = type === undefined ? undefined : this.#types.types[type];
    if (fields && key !== undefined && !Object.hasOwn(fields, key)) {
      return noField(key, Object.keys(fields), { start: node.end - key.length, end: node.end });
    }
    return base && this.find(base, scope, set);
  }

  /** Returns the type of a chain of fields: `dyn` if it is not known. */
  typeOf(node: CelNode, scope: Scope): string {
    const { types, root } = this.#types;
    if (node.op === 'id') {
      const known = scope.get(node.args) ?? (node.args === INPUT ? root : types[root]?.[node.args]);
      return known === undefined ? 'dyn' : withoutMark(known);
    }
    const macro = macroIn(node);
    if (macro?.name === 'filter') return this.typeOf(macro.list, scope);
    const [base] = childrenOf(node);
    const key = keyOf(node);
    if (base === undefined || key === undefined)
      return node.op === '[]' && base ? itemOf(this.typeOf(base, scope)) : 'dyn';
    const of = this.typeOf(base, scope);
    const inner = innerOf(of);
    const field = types[inner]?.[key];
    const type = field === undefined ? (/^map<\w+, (.+)>$/.exec(inner)?.[1] ?? 'dyn') : withoutMark(field);
    return node.op === '.?' || of !== inner ? `optional<${type}>` : type;
  }
}

function innerOf(type: string): string {
  return type.startsWith('optional<') ? type.slice('optional<'.length, -1) : type;
}

function itemOf(type: string): string {
  return /^list<(.+)>$/.exec(type)?.[1] ?? (type.startsWith('map<') ? 'string' : 'dyn');
}

function withoutPaths(set: ReadonlySet<string>, variable: string): Set<string> {
  return new Set([...set].filter((path) => path !== variable && !path.startsWith(`${variable}.`)));
}

function mayBeMissing(written: string, optional: string, range: TextRange): CelProblem {
  const guard = written.endsWith(']') ? '' : `has(${written}) && ..., or `;
  return problem(`${written} may be missing`, `write ${guard}${optional}.orValue(...)`, range);
}

function noField(name: string, known: readonly string[], range: TextRange): CelProblem {
  const nearest = nearestName(name, known);
  const help = nearest === undefined ? `there are ${known.join(', ')}` : `did you mean ${nearest}?`;
  return problem(`there is no ${name}`, help, range);
}

/** Returns an error of the library as a problem, with a suggestion for misspelt names. */
function celProblem(
  error: unknown,
  originalOffset: (offset: number) => number,
  { types, root }: CelTypes,
  text: string,
): CelProblem {
  if (!(error instanceof ParseError || error instanceof CelTypeError)) {
    return problem(messageOf(error), HELP, { start: 0, end: text.length });
  }
  const { start: from = 0, end: to = 0 } = error.range ?? {};
  const range = { start: Math.min(originalOffset(from), text.length), end: Math.min(originalOffset(to), text.length) };
  const [, variable] = /^Unknown variable: (\w+)$/.exec(error.summary) ?? [];
  if (variable !== undefined) return noField(variable, Object.keys(types[root] ?? {}), range);
  const [, name = ''] = /^found no matching overload for '(?:.*\.)?(\w+)\(/.exec(error.summary) ?? [];
  if (error instanceof ParseError) return syntaxProblem(error.summary, range, text);
  const nearest = NAMES.includes(name) ? undefined : nearestName(name, NAMES);
  const help = nearest === undefined ? HELP : `did you mean ${nearest}?`;
  return problem(error.summary.split('\n', 1)[0] ?? error.summary, help, range);
}

/** Operators that people write as in other languages. */
const OTHER_OPERATORS: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!', '=': '==', is: '==' };

/** Describes a mistake in the syntax, at the whole word. */
function syntaxProblem(summary: string, { start, end }: TextRange, text: string): CelProblem {
  const words = [...text.matchAll(/\w+|=+/g)].map(({ 0: word, index }) => ({ word, start: index }));
  const found = words.find(({ word, start: from }) => from <= start && start < from + word.length);
  if (found === undefined) return problem(summary, HELP, { start, end });
  const operator = Object.hasOwn(OTHER_OPERATORS, found.word) ? OTHER_OPERATORS[found.word] : undefined;
  const range = { start: found.start, end: found.start + found.word.length };
  if (operator === undefined) return problem(summary, HELP, { start, end });
  return problem(`${found.word} is not an operator of CEL`, `write ${operator}`, range);
}

const NO_KEY = /No such key/;

const HELP = 'write an expression in CEL, see docs/guides/rules.md';

const MACROS = ['has', 'all', 'exists', 'exists_one', 'filter', 'map', 'or', 'orValue'];
const NAMES = [...MACROS, ...Object.keys(METHODS), ...Object.keys(FUNCTIONS).filter((name) => name !== 'size')];
