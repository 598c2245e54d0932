import type { Dialect, DialectEvent, ExitEffect, ExitRule, OutputRule } from '../../../generated/index.js';
import type { AdaptedEnd } from '../../core/contract/index.js';
import { isDecision, strictnessOf } from '../../core/outputs/decision.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { whyMeantAsJson } from '../../util/json-in-text.js';
import { isText } from '../../util/text.js';
import { whyNotUnderstood } from '../../util/unknown-fields.js';
import { DECISIONS, fieldsOfDialect } from './dialect-fields.js';
import type { ToolCall } from './dialect-tool.js';
import { OutputBuilder } from './output-builder.js';
import { readScriptOutput, type ScriptOutput } from './read-script-output.js';
import { conditionsHold, fill, type Lookup, lookupIn } from './templates.js';

/** Context for reading an output. */
export interface ResultContext {
  readonly dialect: Dialect;
  readonly event: DialectEvent;
  readonly call: ToolCall;
  readonly words: Lookup;
}

/** Reads the result of a process by the rules of its dialect. */
export function readResult(context: ResultContext, end: AdaptedEnd): OutputBuilder {
  const { dialect, event } = context;
  const builder = new OutputBuilder();
  const rule = ruleFor(dialect, end);
  const output = readScriptOutput(dialect, rule, end);
  const applies = rule.json === 'apply' && output.json !== undefined;
  if (rule.json === 'apply' && output.broken !== undefined) builder.failure = output.broken;
  else if (applies && output.json !== undefined) applyOutput(context, output.json, builder);
  else if (output.json === undefined && output.text !== '') {
    if (end.kind === 'exited' && end.exitCode === 0) builder.addDoubt(whyMeantAsJson(output.text));
    applyText(event, rule, output.text, end, builder);
    // The dialect may allow the call after a crash, but the run has failed.
    if (end.kind === 'exited' && end.exitCode !== 0 && builder.decision === 'allow') builder.unhealthy = described(end);
  }
  if (builder.failure === undefined) applyEnd(event, rule, end, applies, builder);
  if (builder.failure !== undefined) builder.clear();
  checkNewInput(context, builder);
  builder.drop(event.ignore ?? []);
  return builder;
}

function ruleFor({ exit }: Dialect, { kind, exitCode }: AdaptedEnd): ExitRule {
  if (kind === 'timed-out') return exit.timeout;
  if (kind === 'spawn-failed') return exit.spawn;
  switch (exitCode) {
    case undefined:
      return exit.signal;
    case 0:
      return exit['0'];
    case 1:
      return exit['1'] ?? exit.other;
    case 2:
      return exit['2'];
    default:
      return exit.other;
  }
}

function applyOutput(context: ResultContext, output: NonNullable<ScriptOutput['json']>, builder: OutputBuilder): void {
  const { dialect, event, words } = context;
  const odd = oddKey(event, output);
  if (odd !== undefined) {
    builder.failure = odd;
    return;
  }
  const look = lookupIn(output, words);
  for (const rule of event.output.flatMap((group) => dialect.output[group] ?? [])) {
    if (!conditionsHold(rule.if, look)) continue;
    if (rule.warn !== undefined) builder.warnings.push(rule.warn);
    if (rule.pass) builder.pass(output);
    applySet(context, rule.set ?? {}, look, builder);
    builder.drop(rule.drop ?? []);
    if (rule.invalid === undefined) continue;
    builder.failure = `its output is not valid: ${rule.invalid}`;
    return;
  }
  noteUnreadDecision(context, output, builder);
  noteIgnoredDecision(context, look, builder);
  const groups = event.output.flatMap((group) => dialect.output[group] ?? []);
  // An output that is passed on is checked like a native one.
  if (groups.length > 0 && !groups.some(({ pass }) => pass))
    builder.addDoubt(whyNotUnderstood(output, fieldsOfDialect(dialect)));
}

/** Applies the effects of a rule. If the output has two decisions, the stricter one wins. */
function applySet(
  context: ResultContext,
  set: NonNullable<OutputRule['set']>,
  look: Lookup,
  builder: OutputBuilder,
): void {
  const values = Object.entries(set).map(([effect, template]) => [effect, fill(template, look)] as const);
  const decision = values.find(([effect]) => effect === 'decision')?.[1];
  const { decision: before } = builder;
  if (isDecision(decision) && isDecision(before) && strictnessOf(decision) < strictnessOf(before)) {
    builder.warnings.push(`its output has the decisions ${before} and ${decision}: ${before} is used`);
    return;
  }
  for (const [effect, value] of values)
    if (value !== undefined && value !== null) setEffect(context, effect, value, builder);
}

/** Decisions that have no effect, so that an unknown one is harmless. */
const HARMLESS: ReadonlySet<unknown> = new Set(['allow', 'approve', 'continue', '']);

/** Reports an unknown decision: it must not count as allow. */
function noteUnreadDecision({ dialect, event, words }: ResultContext, output: object, builder: OutputBuilder): void {
  if (builder.decision !== undefined) return;
  const rules = event.output.flatMap((group) => dialect.output[group] ?? []);
  const look = lookupIn(output, words);
  const paths = new Map<string, unknown[]>();
  for (const { if: conditions = {} } of rules)
    for (const [path, wanted] of Object.entries(conditions)) {
      const known = [wanted].flat().filter((word) => typeof word === 'string');
      if (known.length > 0) paths.set(path, [...(paths.get(path) ?? []), ...known]);
    }
  for (const [path, known] of paths) {
    const decision = look(path);
    if (decision === undefined || decision === null || known.includes(decision) || HARMLESS.has(decision)) continue;
    builder.unhealthy = `${path} ${JSON.stringify(decision)} is not a decision of ${dialect.dialect}, which has ${[...new Set(known)].join(', ')}`;
  }
  for (const path of rules.some(({ pass }) => pass) ? [] : DECISIONS) {
    const decision = look(path);
    if (paths.has(path) || typeof decision !== 'string' || HARMLESS.has(decision)) continue;
    builder.addDoubt(ignoredDecision(path, decision, dialect));
  }
}

/** Reports a decision that the agent reads in other events only: it is dropped, and nothing else would tell its author. */
function noteIgnoredDecision({ dialect, event }: ResultContext, look: Lookup, builder: OutputBuilder): void {
  if (!event.ignore?.includes('decision')) return;
  for (const path of ['decision', 'hookSpecificOutput.decision']) {
    const decision = look(path);
    if (typeof decision !== 'string' || HARMLESS.has(decision)) continue;
    const doubt = ignoredDecision(path, decision, dialect);
    if (!builder.warnings.includes(doubt)) builder.addDoubt(doubt);
  }
}

function ignoredDecision(path: string, decision: string, { dialect }: Dialect): string {
  return `${path} ${JSON.stringify(decision)} is ignored: ${dialect} reads no decision there`;
}

function setEffect({ call }: ResultContext, effect: string, value: unknown, builder: OutputBuilder): void {
  if (effect !== 'rewrite.tool_input' || !isRecord(value)) {
    builder.set(effect, value);
    return;
  }
  const input = call.back(value);
  if (input !== undefined) builder.set(effect, input);
  // Running the tool unchanged would ignore the hook.
  else builder.block('a hook changed the arguments in a way that this tool does not support');
}

/** Blocks a call whose new arguments the tool cannot run with, as agents do that validate them. */
function checkNewInput({ call }: ResultContext, builder: OutputBuilder): void {
  const missing = builder.newInput && call.missingIn(builder.newInput);
  if (missing === undefined || builder.decision === 'deny' || builder.decision === 'block') return;
  builder.block(`a hook changed the arguments, and ${call.tool.name} requires ${JSON.stringify(missing)}`);
}

/** Returns why an output is not valid: some agents reject unknown fields. */
function oddKey({ keys }: DialectEvent, output: NonNullable<ScriptOutput['json']>): string | undefined {
  if (keys === undefined) return undefined;
  for (const [name, value] of Object.entries(output)) {
    const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (type === undefined) return `its output is not valid: unknown field ${JSON.stringify(name)}`;
    const isRight = value === null || (type === 'object' ? isRecord(value) : typeof value === type);
    if (!isRight) return `its output is not valid: ${name} must be of the type ${type}`;
  }
  return undefined;
}

function applyText(
  event: DialectEvent,
  rule: ExitRule,
  text: string,
  { stdout }: AdaptedEnd,
  builder: OutputBuilder,
): void {
  const meaning = rule.text === 'event' ? event.text : rule.text;
  switch (meaning) {
    case 'context':
      if (isText(stdout)) builder.addContext(text);
      return;
    case 'systemMessage':
      builder.pass({ decision: 'allow', systemMessage: text });
      return;
    case 'warn':
      builder.pass({ decision: 'allow', systemMessage: `Warning: ${text}` });
      return;
    case 'deny':
      if (event.exit2 !== 'ignore') block(event.exit2 === 'withhold' ? 'withhold' : 'deny', text, builder);
      return;
    case 'fail':
      builder.failure = 'it printed text, but JSON is expected';
      return;
    default:
      return;
  }
}

function applyEnd(
  event: DialectEvent,
  rule: ExitRule,
  end: AdaptedEnd,
  answered: boolean,
  builder: OutputBuilder,
): void {
  if (rule.then === 'event') applyEffect(event.exit2 ?? 'warn', rule, end, builder);
  if (rule.then === 'other') applyEffect(event.exitOther ?? 'warn', { default: event.otherReason ?? '' }, end, builder);
  if (rule.then === 'fail') builder.failure = described(end);
  // If the output counts whatever the exit code, the code has no effect of its own.
  const isSilent = rule.then === undefined && end.exitCode !== 0 && builder.output() === undefined;
  if ((rule.then === 'warn' || isSilent) && !answered) builder.unhealthy = described(end);
}

function applyEffect(effect: ExitEffect, rule: ExitRule, end: AdaptedEnd, builder: OutputBuilder): void {
  const stderr = end.stderr.trim();
  switch (effect) {
    case 'deny':
    case 'withhold': {
      const reason = reasonOf(rule, stderr, builder);
      if (reason === undefined) builder.failure = `${described(end)} and gave no reason`;
      else block(effect, reason, builder);
      return;
    }
    case 'feedback':
      if (stderr !== '') builder.addContext(cutReason(stderr));
      return;
    case 'stdoutContext':
      if (isText(end.stdout)) builder.addContext(end.stdout.trim());
      return;
    case 'warn':
      builder.unhealthy = described(end);
      return;
    case 'ignore':
      return;
  }
}

function block(effect: 'deny' | 'withhold', reason: string, builder: OutputBuilder): void {
  builder.block(cutReason(reason));
  builder.blockedByExit = true;
  if (effect === 'withhold') builder.withheld = cutReason(reason);
}

function reasonOf(rule: ExitRule, stderr: string, builder: OutputBuilder): string | undefined {
  for (const source of rule.reason ?? []) {
    const blocks = builder.decision === 'deny' || builder.decision === 'block';
    const answered = source === 'answer' || blocks ? builder.reason : undefined;
    const found = source === 'stderr' ? stderr : answered;
    if (isText(found)) return found;
  }
  return rule.noReason === 'fail' ? undefined : rule.default || stderr || 'Blocked by hook';
}

function described({ kind, exitCode, stderr, why }: AdaptedEnd): string {
  if (why !== undefined) return why;
  if (kind === 'timed-out') return 'timed out';
  if (kind === 'spawn-failed') return 'could not be started';
  const how = exitCode === undefined ? 'was killed by a signal' : `exited with code ${exitCode}`;
  const reason = stderr.trim();
  return reason === '' ? how : `${how}: ${cutReason(reason)}`;
}
