import type { HookOutput, RuleHookConfig } from '../../../generated/index.js';
import {
  contextField,
  couldNotRunBecause,
  type HookRunResult,
  type HookTypeRunner,
  nameOf,
  RULE_VARIABLES,
  type RunContext,
} from '../../core/index.js';
import {
  type Alternative,
  type CompiledRule,
  isCompiled,
  OTHER_VALUES,
  type RuleCompiler,
} from '../../util/cel/index.js';
import { messageOf } from '../../util/errors.js';
import { defined, type Fields, fieldsOf, isRecord } from '../../util/json.js';
import { type FactName, UNRESOLVED_NAMES } from '../../util/shell/facts/types.js';
import { opaqueReason } from '../../util/shell/opaque-question.js';
import { readObject } from '../read-output.js';

/** Runs rules: evaluates their conditions in this process. */
export class RuleRunner implements HookTypeRunner<RuleHookConfig> {
  readonly #compiler: RuleCompiler;

  constructor(compiler: RuleCompiler) {
    this.#compiler = compiler;
  }

  run(config: RuleHookConfig, context: RunContext): Promise<HookRunResult> {
    return Promise.resolve(this.#run(config, context));
  }

  #run(config: RuleHookConfig, context: RunContext): HookRunResult {
    const rule = this.#compiler.compile(config, context.eventName);
    if (!isCompiled(rule)) return failed(config, rule.map(({ message }) => message).join('; '));
    const written = fieldsOf(context.payload.input);
    const { unknown: whyLost } = fieldsOf(written['session']);
    // Unknown fields are left out, so that only rules whose result depends on it fail.
    const readable = typeof whyLost === 'string' ? { ...written, session: {} } : written;
    const inputs = [readable, ...(context.toolFacts?.variants(readable) ?? [])].map((each) =>
      withNames(this.#compiler.complete(each, context.eventName), context),
    );
    const { input, judged } = decisive(config, rule, inputs);
    if (judged instanceof Error && typeof whyLost === 'string') return failed(config, whyLost);
    const unknown = whyUnknown(config, rule, judged, input, context);
    if (judged instanceof Error) return failed(config, unknown ?? judged.message);
    if (unknown !== undefined && (config.onError !== 'allow' || judged === 'skipped')) return failed(config, unknown);
    const lacksFact = typeof judged !== 'object' && missingFact(rule.when.reads, input) !== undefined;
    const notJudged = lacksFact ? context.toolFacts?.whyNotJudged(input) : undefined;
    if (notJudged !== undefined) return couldNotJudge(config, notJudged, context);
    if (judged === 'skipped') return skipped(rule, input, context);
    const opaque = inputs.map((each) => opaqueOutput(config, rule, each, judged !== undefined)).find(isRecord);
    if (opaque !== undefined) return { ...readObject(opaque, context), because: String(opaque['reason']) };
    if (unknown !== undefined) return failed(config, unknown);
    if (judged === undefined) return { success: true };
    return applied(config, rule, judged, input, context);
  }
}

/** Adds the other names of a tool: a condition that compares the name holds for any of them, as matchers do. */
function withNames(input: Fields, { route, matched = [] }: RunContext): Fields {
  const field = route.matcher?.field;
  if (field === undefined || matched.length < 2) return input;
  return { ...input, [OTHER_VALUES]: { [field]: matched.filter((name) => name !== input[field]) } };
}

/** Result of a rule for one of the facts of a call. */
interface JudgedInput {
  readonly input: Fields;
  readonly judged: Judged | Error;
}

/** Judges the facts of a call. A rule is true if it is true for any of them, but a rule that allows only if it is true for all. */
function decisive(config: RuleHookConfig, rule: CompiledRule, [first = {}, ...others]: readonly Fields[]): JudgedInput {
  const judgedFirst = { input: first, judged: judge(rule, first) };
  if (others.length === 0) return judgedFirst;
  const all = [judgedFirst, ...others.map((input) => ({ input, judged: judge(rule, input) }))];
  const isDecisive = ({ judged }: JudgedInput) => allows(config) !== isTrue(judged);
  return all.find(isDecisive) ?? all.find(({ judged }) => judged instanceof Error) ?? judgedFirst;
}

/** Returns the result of a rule for a tool whose facts are not known. It blocks if the policy for errors is to block. */
function couldNotJudge({ onError }: RuleHookConfig, why: string, context: RunContext): HookRunResult {
  if ((onError ?? context.onError) === 'block') return couldNotRunBecause(new Error(why));
  return { success: true, skipped: 'matcher', warnings: [why] };
}

/**
 * Returns why the host does not know a fact on which the result of a rule depends. Facts that another machine reports may make
 * a rule true that blocks, but count for nothing else.
 */
function whyUnknown(
  config: RuleHookConfig,
  { when, set }: CompiledRule,
  judged: Judged | Error,
  input: Fields,
  { toolFacts }: RunContext,
): string | undefined {
  if (toolFacts === undefined) return undefined;
  if (isTrue(judged) && !allows(config) && set.length === 0) return undefined;
  const expressions = isTrue(judged) ? [judged, ...set.map(([, value]) => value)] : [when];
  const facts = RULE_VARIABLES.facts.filter((fact) => expressions.some((each) => each.isAbout(fact)));
  return facts.map((fact) => toolFacts.whyUnknown(fact, input)).find((why) => why !== undefined);
}

type Judged = Alternative | 'skipped' | undefined;

function allows({ decision }: RuleHookConfig): boolean {
  return decision === 'allow' || decision === 'approve';
}

function isTrue(judged: Judged | Error): judged is Alternative {
  return typeof judged === 'object' && !(judged instanceof Error);
}

/** Returns the first alternative that is true, undefined if none is, or the error of one if that decides. */
function judge({ when }: CompiledRule, input: Fields): Judged | Error {
  let error: Error | undefined;
  let isSkipped = true;
  for (const alternative of when.alternatives) {
    if (missingFact(alternative.reads, input) !== undefined) continue;
    isSkipped = false;
    try {
      const value = alternative.evaluate(input);
      if (value === true) return alternative;
      if (value !== false) error ??= new Error(`${alternative.text} is not true or false`);
    } catch (caught) {
      error ??= new Error(`${alternative.text}: ${messageOf(caught)}`);
    }
  }
  return isSkipped ? 'skipped' : error;
}

function missingFact(reads: ReadonlySet<string>, input: Fields): string | undefined {
  return RULE_VARIABLES.facts.find((fact) => reads.has(fact) && input[fact] === undefined);
}

function skipped({ when }: CompiledRule, input: Fields, { route }: RunContext): HookRunResult {
  const fact = missingFact(when.reads, input) ?? '';
  const name = String(input[route.matcher?.field ?? '']);
  return { success: true, skipped: 'matcher', warnings: [`${name} has no ${fact}`] };
}

/** Returns the result of a rule that could not be evaluated. It blocks unless `onError` is `allow`. */
function failed(config: RuleHookConfig, why: string): HookRunResult {
  const error = new Error(`cannot evaluate the rule: ${why}`);
  return config.onError === 'allow' ? { success: false, error } : couldNotRunBecause(error);
}

/** Returns the output for a command that cannot be resolved. A rule that allows must not allow it. */
function opaqueOutput(
  config: RuleHookConfig,
  { when }: CompiledRule,
  { command }: Fields,
  isTrue: boolean,
): HookOutput | undefined {
  const { onOpaque = 'ask' } = config;
  if (onOpaque === 'ignore' || !when.isAbout('command') || !isRecord(command) || command['opaque'] !== true) return;
  if (!isUnresolved(when.fieldsOf('command'), command['unresolved'])) return;
  if (isTrue && !allows(config)) return undefined;
  return { decision: onOpaque, reason: opaqueReason(command['why_opaque']) };
}

/** Facts on which other fields of a command depend. */
const FACTS_OF_FIELDS: Readonly<Record<string, readonly FactName[]>> = {
  reveals: ['programs', 'reads'],
  changes: ['programs', 'writes', 'deletes'],
  git: ['programs'],
  sends: ['programs', 'hosts'],
  uses_sudo: ['programs'],
  background: ['programs'],
  // A file that is written may be a program that runs.
  runs_code: ['programs', 'writes'],
};

/** Returns true if one of the fields of a command may lack entries. A field that is not a fact shows what is unresolved itself. */
function isUnresolved(fields: ReadonlySet<string> | undefined, unresolved: unknown): boolean {
  if (fields === undefined || !Array.isArray(unresolved)) return true;
  const names: ReadonlySet<unknown> = new Set(unresolved);
  return [...fields].some((field) => {
    const facts = FACTS_OF_FIELDS[field] ?? UNRESOLVED_NAMES.filter((name) => name === field);
    return facts.length === 0 || facts.some((name) => names.has(name));
  });
}

function applied(
  config: RuleHookConfig,
  rule: CompiledRule,
  alternative: Alternative,
  input: Fields,
  context: RunContext,
): HookRunResult {
  const because = withWitness(alternative, input);
  let changed: Record<string, unknown> | undefined;
  try {
    if (rule.set.length > 0)
      changed = Object.fromEntries(rule.set.map(([name, value]) => [name, plain(value.evaluate(input))]));
  } catch (error) {
    return failed(config, `set: ${messageOf(error)}`);
  }
  const { decision, context: text, systemMessage, labels } = config;
  const reason = config.reason ?? (decision === undefined ? undefined : `Rule "${nameOf(config)}": ${because}`);
  const { route } = context;
  const specific = {
    ...(text !== undefined && { [contextField(route) ?? '']: text }),
    ...(changed && { [route.chain?.from ?? '']: changed }),
  };
  const output = {
    ...defined({ decision, reason, systemMessage }),
    ...(labels && { labels: [...labels] }),
    ...(Object.keys(specific).length > 0 && { hookSpecificOutput: specific }),
  };
  return { ...readObject(output, context), because };
}

function withWitness(alternative: Alternative, input: Fields): string {
  const witness = alternative.witness(input);
  return witness === undefined ? alternative.text : `${alternative.text} (${witness})`;
}

/** Converts whole numbers of CEL to those of JSON. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
