import { type Fields, isRecord } from '../json.js';
import { isProblem } from './check.js';
import { withoutMark } from './environment.js';
import { type Condition, type Expression, ExpressionCompiler } from './expression.js';
import type { CelProblem, CelTypes } from './types.js';

/** End of the type of a field that is false if it is missing. */
const FALSE_MARK = '=false';

/** Texts of a rule: a condition, and expressions for new values. */
export interface RuleTexts {
  readonly when: string;
  readonly set?: Readonly<Record<string, string>> | undefined;
}

/** Types of the inputs of rules. */
export interface RuleInputs {
  /** Type names by name of the event. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly types: CelTypes['types'];
}

/** Variables with a meaning for rules. */
export interface RuleVariables {
  /** Variables that an input may lack: then the alternatives that read them are left out. An input has at most one. */
  readonly facts: readonly string[];
  /** Other variables that are always set. */
  readonly always: readonly string[];
}

export interface CompiledRule {
  readonly when: Condition;
  readonly set: readonly (readonly [name: string, value: Expression])[];
}

/** Problem of one text of a rule. */
export interface RuleProblem extends CelProblem {
  /** Path of the text in the rule: `when`, or `set` and a name. */
  readonly path: readonly string[];
}

/** Compiles rules. All rules of an event share one environment. */
export class RuleCompiler {
  readonly #inputs: RuleInputs;
  /** Fields that are false if they are missing, by type. */
  readonly #falseFields = new Map<string, Fields>();
  readonly #variables: RuleVariables;
  readonly #compilers = new Map<string, ExpressionCompiler>();
  /** Rules that are compiled already, by event. */
  readonly #rules = new WeakMap<RuleTexts, Map<string, CompiledRule | readonly RuleProblem[]>>();

  constructor(inputs: RuleInputs, variables: RuleVariables) {
    const types = Object.entries(inputs.types).map(([name, fields]) => [name, this.#withoutDefaults(name, fields)]);
    this.#inputs = { inputs: inputs.inputs, types: Object.fromEntries(types) };
    this.#variables = variables;
  }

  /** Returns the input of an event with the fields that are false if they are missing. */
  complete(input: Fields, event: string): Fields {
    const types = this.#inputs.types[this.#inputs.inputs[event] ?? ''] ?? {};
    let completed = input;
    for (const [field, value] of Object.entries(input)) {
      const missing = isRecord(value) && this.#falseFields.get(withoutMark(types[field] ?? ''));
      if (missing) completed = { ...completed, [field]: { ...missing, ...value } };
    }
    return completed;
  }

  /** Returns the rule, or every problem of its texts. */
  compile(rule: RuleTexts, event: string): CompiledRule | readonly RuleProblem[] {
    const byEvent = this.#rules.get(rule) ?? new Map<string, CompiledRule | readonly RuleProblem[]>();
    const compiled = byEvent.get(event) ?? this.#compile(rule, event);
    this.#rules.set(rule, byEvent.set(event, compiled));
    return compiled;
  }

  #compile({ when, set = {} }: RuleTexts, event: string): CompiledRule | readonly RuleProblem[] {
    const root = Object.hasOwn(this.#inputs.inputs, event) ? this.#inputs.inputs[event] : undefined;
    if (root === undefined) return [{ path: ['when'], ...untyped(event), start: 0, end: when.length }];
    const compiler = this.#compilerOf(root);
    const condition = compiler.compileCondition(when);
    const values = Object.entries(set).map(([name, text]) => [name, compiler.compile(text)] as const);
    const problems = [
      ...(isProblem(condition) ? [{ path: ['when'], ...condition }] : this.#conflicts(condition, when)),
      ...values.flatMap(([name, value]) => (isProblem(value) ? [{ path: ['set', name], ...value }] : [])),
    ];
    if (problems.length > 0 || isProblem(condition)) return problems;
    return {
      when: condition,
      set: values.flatMap(([name, value]) => (isProblem(value) ? [] : [[name, value] as const])),
    };
  }

  /** Notes the fields with a default. Such a field is never missing, so conditions read it like a required one. */
  #withoutDefaults(name: string, fields: Readonly<Record<string, string>>): Record<string, string> {
    const marked = Object.keys(fields).filter((field) => fields[field]?.endsWith(FALSE_MARK));
    if (marked.length > 0) this.#falseFields.set(name, Object.fromEntries(marked.map((field) => [field, false])));
    return Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, type.replace(FALSE_MARK, '')]));
  }

  #compilerOf(root: string): ExpressionCompiler {
    const { facts, always } = this.#variables;
    const known = this.#compilers.get(root);
    if (known !== undefined) return known;
    const compiler = new ExpressionCompiler({
      types: this.#inputs.types,
      root,
      assumed: new Set([...facts, ...always]),
    });
    this.#compilers.set(root, compiler);
    return compiler;
  }

  /** Finds an alternative that no input could fulfil. */
  #conflicts({ alternatives }: Condition, when: string): RuleProblem[] {
    const { facts } = this.#variables;
    const conflict = alternatives.find(({ reads }) => facts.filter((fact) => reads.has(fact)).length > 1);
    if (conflict === undefined) return [];
    const message = `no tool has both ${facts.join(' and ')}`;
    const start = Math.max(when.indexOf(conflict.text), 0);
    const help = 'combine them with ||, or write two rules';
    return [{ path: ['when'], message, help, start, end: start + conflict.text.length }];
  }
}

function untyped(event: string): Pick<CelProblem, 'message' | 'help'> {
  return { message: `the fields of ${event} are not known to rules`, help: 'run: hookwright generate' };
}

export function isCompiled(rule: CompiledRule | readonly RuleProblem[]): rule is CompiledRule {
  return 'when' in rule;
}
