import { fieldsOf } from '../json.js';
import { asBoolean, FUNCTIONS, METHODS, optionalOf } from './functions.js';
import { bindIn, type CelNode, hasArgument, type MacroCall, macroIn, variablesIn } from './nodes.js';
import { negate, not, OPERATORS } from './operators.js';
import { CelEvaluationError, INPUT, OTHER_VALUES } from './types.js';
import { fieldOf, itemsOf, OptionalValue } from './values.js';

type Fields = Readonly<Record<string | symbol, unknown>>;

/** Compiled node. `locals` has the variables of macros, by depth. */
export type Evaluate = (input: Fields, locals: unknown[]) => unknown;

/** Names of the variables of macros around a node. The last of a name counts. */
type Locals = readonly string[];

/** Compiles a checked expression to a function. */
export function compileNode(node: CelNode, locals: Locals = []): Evaluate {
  const evaluate = compilePlain(node, locals);
  const isComparison = ['==', '!=', 'in'].includes(node.op) || (node.op === 'rcall' && COMPARES.includes(node.args[0]));
  return isComparison
    ? withOtherValues(evaluate, variablesIn(node, new Set(locals), true), node.op !== '!=')
    : evaluate;
}

const COMPARES: readonly string[] = ['matches', 'startsWith', 'endsWith', 'contains'];

/** Tries a comparison also with other values of its variables. */
function withOtherValues(evaluate: Evaluate, variables: ReadonlySet<string>, deciding: boolean): Evaluate {
  if (variables.size === 0) return evaluate;
  return (input, values) => {
    const value = evaluate(input, values);
    if (value === deciding || !(OTHER_VALUES in input)) return value;
    const others = Object.entries(fieldsOf(input[OTHER_VALUES])).filter(([name]) => variables.has(name));
    const isDecided = others.some(([name, list]) =>
      itemsOf(list).some((other) => evaluate({ ...input, [name]: other }, values) === deciding),
    );
    return isDecided ? deciding : value;
  };
}

function compilePlain(node: CelNode, locals: Locals): Evaluate {
  const compile = (inner: CelNode): Evaluate => compileNode(inner, locals);
  switch (node.op) {
    case 'value': {
      const value: unknown = node.args;
      return () => value;
    }
    case 'id':
      return variable(node.args, locals);
    case '.':
    case '[]':
      return access(compile(node.args[0]), keyIn(node.args[1], compile));
    case '.?':
    case '[?]':
      return optionalAccess(compile(node.args[0]), keyIn(node.args[1], compile));
    case 'call':
      return call(node, node.args[0], node.args[1], locals);
    case 'rcall':
      return methodCall(node, node.args, locals);
    case 'list': {
      const items = node.args.map(compile);
      return (input, values) => items.map((item) => item(input, values));
    }
    case 'map': {
      const entries = node.args.map(([key, value]) => [compile(key), compile(value)] as const);
      return (input, values) =>
        Object.fromEntries(entries.map(([key, value]) => [String(key(input, values)), value(input, values)]));
    }
    case '?:': {
      const [condition, yes, no] = node.args.map(compile);
      return (input, values) => (asBoolean(condition?.(input, values)) ? yes : no)?.(input, values);
    }
    case '||':
      return logical(true, compile(node.args[0]), compile(node.args[1]));
    case '&&':
      return logical(false, compile(node.args[0]), compile(node.args[1]));
    case '!_':
      return unary(not, compile(node.args));
    case '-_':
      return unary(negate, compile(node.args));
    default:
      return binary(node.op, compile(node.args[0]), compile(node.args[1]));
  }
}

function keyIn(key: CelNode | string, compile: (node: CelNode) => Evaluate): Evaluate {
  return typeof key === 'string' ? () => key : compile(key);
}

function variable(name: string, locals: Locals): Evaluate {
  const depth = locals.lastIndexOf(name);
  if (depth >= 0) return (_, values) => values[depth];
  if (name === INPUT) return (input) => input;
  return (input) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value !== undefined) return value;
    throw new CelEvaluationError(`${name} is missing`);
  };
}

function access(base: Evaluate, key: Evaluate): Evaluate {
  return (input, values) => {
    const object = base(input, values);
    const name = key(input, values);
    if (object instanceof OptionalValue) return OptionalValue.of(fieldOf(object.value, name));
    const value = fieldOf(object, name);
    if (value !== undefined) return value;
    throw new CelEvaluationError(`${String(name)} is missing`);
  };
}

function optionalAccess(base: Evaluate, key: Evaluate): Evaluate {
  return (input, values) => {
    const object = base(input, values);
    const inner = object instanceof OptionalValue ? object.value : object;
    return OptionalValue.of(fieldOf(inner, key(input, values)));
  };
}

function unary(apply: (value: unknown) => unknown, operand: Evaluate): Evaluate {
  return (input, values) => apply(operand(input, values));
}

function binary(op: string, left: Evaluate, right: Evaluate): Evaluate {
  const apply = OPERATORS[op];
  if (apply === undefined) throw new Error(`there is no operator ${op}`);
  return (input, values) => apply(left(input, values), right(input, values));
}

/** An error of one operand does not count if the other decides. */
function logical(deciding: boolean, left: Evaluate, right: Evaluate): Evaluate {
  return (input, values) => {
    let error: unknown;
    try {
      if (asBoolean(left(input, values)) === deciding) return deciding;
    } catch (caught) {
      error = caught;
    }
    if (asBoolean(right(input, values)) === deciding) return deciding;
    if (error !== undefined) throw error;
    return !deciding;
  };
}

function call(node: CelNode, name: string, args: readonly CelNode[], locals: Locals): Evaluate {
  const argument = hasArgument(node);
  if (argument) return has(argument, locals);
  const apply = FUNCTIONS[name];
  const [value, other] = args.map((arg) => compileNode(arg, locals));
  if (apply === undefined || value === undefined) throw new Error(`there is no function ${name}`);
  return (input, values) => apply(value(input, values), other?.(input, values), input);
}

function has(argument: CelNode, locals: Locals): Evaluate {
  if (argument.op === 'id') {
    const { args: name } = argument;
    return locals.includes(name) ? () => true : (input) => fieldOf(input, name) !== undefined;
  }
  if (argument.op !== '.' && argument.op !== '.?') throw new Error('has() takes a field');
  const present = optionalAccess(compileNode(argument.args[0], locals), keyIn(argument.args[1], compileNode));
  return (input, values) => optionalOf(present(input, values)).value !== undefined;
}

function methodCall(
  node: CelNode,
  [name, receiver, args]: readonly [string, CelNode, readonly CelNode[]],
  locals: Locals,
): Evaluate {
  const macro = macroIn(node);
  if (macro) return compileMacro(macro, locals);
  const bind = bindIn(node);
  if (bind) {
    const value = compileNode(bind.value, locals);
    const body = compileNode(bind.body, [...locals, bind.variable]);
    return (input, values) => body(input, [...values.slice(0, locals.length), value(input, values)]);
  }
  const object = compileNode(receiver, locals);
  const operands = args.map((arg) => compileNode(arg, locals));
  const [first = object] = operands;
  if (name === 'orValue') {
    return (input, values) => optionalOf(object(input, values)).value ?? first(input, values);
  }
  if (name === 'or') {
    return (input, values) => {
      const value = optionalOf(object(input, values));
      return value.value === undefined ? optionalOf(first(input, values)) : value;
    };
  }
  const apply = METHODS[name];
  if (apply === undefined) throw new Error(`there is no method ${name}`);
  if (operands.length === 0) return (input, values) => apply(object(input, values));
  return (input, values) => apply(object(input, values), first(input, values));
}

function compileMacro({ name, list, variable: local, bodies }: MacroCall, locals: Locals): Evaluate {
  const depth = locals.length;
  const items = compileNode(list, locals);
  const [body, transform] = bodies.map((each) => compileNode(each, [...locals, local]));
  const loop = LOOPS[name];
  if (body === undefined || loop === undefined) throw new Error(`there is no macro ${name}`);
  return (input, values) => {
    const list = itemsOf(items(input, values));
    const apply = (evaluate: Evaluate) => (item: unknown) => {
      values[depth] = item;
      return evaluate(input, values);
    };
    return loop(list, apply(body), transform && apply(transform));
  };
}

type Loop = (
  list: readonly unknown[],
  body: (item: unknown) => unknown,
  transform?: (item: unknown) => unknown,
) => unknown;

const LOOPS: Readonly<Record<string, Loop>> = {
  exists: (list, body) => quantify(list, body, true),
  all: (list, body) => quantify(list, body, false),
  exists_one: (list, body) => list.filter((item) => asBoolean(body(item))).length === 1,
  filter: (list, body) => list.filter((item) => asBoolean(body(item))),
  map: (list, body, transform) =>
    transform === undefined ? list.map(body) : list.filter((item) => asBoolean(body(item))).map(transform),
};

/** An error for one item does not count if another item decides. */
function quantify(list: readonly unknown[], body: (item: unknown) => unknown, deciding: boolean): boolean {
  let error: unknown;
  for (const item of list) {
    try {
      if (asBoolean(body(item)) === deciding) return deciding;
    } catch (caught) {
      error ??= caught;
    }
  }
  if (error !== undefined) throw error;
  return !deciding;
}
