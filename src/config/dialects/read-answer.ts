import type { AdaptedEnd, Dialect, DialectEvent, ExitEffect, ExitRule, OutputRule } from '../../core/contract/index.js';
import { isDecision, strictnessOf } from '../../core/outputs/decision.js';
import { textWarnings } from '../../core/outputs/text-warnings.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';
import { AnswerBuilder } from './answer-builder.js';
import type { ToolCall } from './dialect-tool.js';
import { readScriptOutput, type ScriptOutput } from './read-script-output.js';
import { conditionsHold, fill, type Lookup, lookupIn } from './templates.js';

/** Context for reading an output. */
export interface AnswerContext {
  readonly dialect: Dialect;
  readonly event: DialectEvent;
  readonly call: ToolCall;
  readonly words: Lookup;
}

/** Reads the result of a process by the rules of its dialect. */
export function readAnswer(context: AnswerContext, end: AdaptedEnd): AnswerBuilder {
  const { dialect, event } = context;
  const draft = new AnswerBuilder();
  const rule = ruleFor(dialect, end);
  const output = readScriptOutput(dialect, rule, end);
  const applies = rule.json === 'apply' && output.answer !== undefined;
  if (rule.json === 'apply' && output.broken !== undefined) draft.failure = output.broken;
  else if (applies && output.answer !== undefined) applyAnswer(context, output.answer, draft);
  else if (output.answer === undefined && output.text !== '') {
    draft.warnings.push(...textWarnings(output.text));
    applyText(event, rule, output.text, draft);
    // The dialect may allow the call after a crash, but the run has failed.
    if (end.kind === 'exited' && end.exitCode !== 0 && draft.decision === 'allow') draft.unhealthy = described(end);
  }
  if (draft.failure === undefined) applyEnd(event, rule, end, applies, draft);
  if (draft.failure !== undefined) draft.clear();
  draft.drop(event.ignore ?? []);
  return draft;
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

function applyAnswer(context: AnswerContext, answer: NonNullable<ScriptOutput['answer']>, draft: AnswerBuilder): void {
  const { dialect, event, words } = context;
  const odd = oddKey(event, answer);
  if (odd !== undefined) {
    draft.failure = odd;
    return;
  }
  const look = lookupIn(answer, words);
  for (const rule of event.output.flatMap((group) => dialect.output[group] ?? [])) {
    if (!conditionsHold(rule.if, look)) continue;
    if (rule.warn !== undefined) draft.warnings.push(rule.warn);
    if (rule.pass) draft.pass(answer);
    applySet(context, rule.set ?? {}, look, draft);
    if (rule.invalid === undefined) continue;
    draft.failure = `its answer is not valid: ${rule.invalid}`;
    return;
  }
  noteUnreadDecision(context, answer, draft);
}

/** Applies the effects of a rule. If the output has two decisions, the stricter one wins. */
function applySet(
  context: AnswerContext,
  set: NonNullable<OutputRule['set']>,
  look: Lookup,
  draft: AnswerBuilder,
): void {
  const values = Object.entries(set).map(([effect, template]) => [effect, fill(template, look)] as const);
  const decision = values.find(([effect]) => effect === 'decision')?.[1];
  const { decision: before } = draft;
  if (isDecision(decision) && isDecision(before) && strictnessOf(decision) < strictnessOf(before)) {
    draft.warnings.push(`its output has the decisions ${before} and ${decision}: ${before} counts`);
    return;
  }
  for (const [effect, value] of values)
    if (value !== undefined && value !== null) setEffect(context, effect, value, draft);
}

/** Decisions that have no effect, so that an unknown one is harmless. */
const HARMLESS: ReadonlySet<unknown> = new Set(['allow', 'approve', 'continue', '']);

/** Fields where some agent reads a decision. */
const DECISIONS = ['decision', 'permission', 'permissionDecision', 'hookSpecificOutput.permissionDecision'];

/** Reports an unknown decision: it must not count as allow. */
function noteUnreadDecision({ dialect, event, words }: AnswerContext, answer: object, draft: AnswerBuilder): void {
  if (draft.decision !== undefined) return;
  const rules = event.output.flatMap((group) => dialect.output[group] ?? []);
  const look = lookupIn(answer, words);
  const paths = new Map<string, unknown[]>();
  for (const { if: conditions = {} } of rules)
    for (const [path, wanted] of Object.entries(conditions)) {
      const known = [wanted].flat().filter((word) => typeof word === 'string');
      if (known.length > 0) paths.set(path, [...(paths.get(path) ?? []), ...known]);
    }
  for (const [path, known] of paths) {
    const decision = look(path);
    if (decision === undefined || decision === null || known.includes(decision) || HARMLESS.has(decision)) continue;
    draft.unhealthy = `${path} ${JSON.stringify(decision)} is not a decision of ${dialect.dialect}, which has ${[...new Set(known)].join(', ')}`;
  }
  for (const path of rules.some(({ pass }) => pass) ? [] : DECISIONS) {
    const decision = look(path);
    if (paths.has(path) || typeof decision !== 'string' || HARMLESS.has(decision)) continue;
    draft.warnings.push(`${path} ${JSON.stringify(decision)} is ignored: ${dialect.dialect} reads no decision there`);
  }
}

function setEffect({ call }: AnswerContext, effect: string, value: unknown, draft: AnswerBuilder): void {
  if (effect !== 'rewrite.tool_input' || !isRecord(value)) {
    draft.set(effect, value);
    return;
  }
  const input = call.back(value);
  if (input !== undefined) draft.set(effect, input);
  // Running the tool unchanged would ignore the hook.
  else draft.refuse('a hook changed the arguments in a way that this tool does not support');
}

/** Returns why an output is not valid: some agents reject unknown fields. */
function oddKey({ keys }: DialectEvent, answer: NonNullable<ScriptOutput['answer']>): string | undefined {
  if (keys === undefined) return undefined;
  for (const [name, value] of Object.entries(answer)) {
    const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (type === undefined) return `its answer is not valid: there is no field ${JSON.stringify(name)}`;
    const isRight = value === null || (type === 'object' ? isRecord(value) : typeof value === type);
    if (!isRight) return `its answer is not valid: ${name} must be of the type ${type}`;
  }
  return undefined;
}

function applyText(event: DialectEvent, rule: ExitRule, text: string, draft: AnswerBuilder): void {
  const meaning = rule.text === 'event' ? event.text : rule.text;
  switch (meaning) {
    case 'context':
      draft.addContext(text);
      return;
    case 'systemMessage':
      draft.pass({ decision: 'allow', systemMessage: text });
      return;
    case 'warn':
      draft.pass({ decision: 'allow', systemMessage: `Warning: ${text}` });
      return;
    case 'deny':
      refuse(event.exit2 === 'result' ? 'result' : 'deny', text, draft);
      return;
    case 'fail':
      draft.failure = 'it printed text where only JSON is understood';
      return;
    default:
      return;
  }
}

function applyEnd(event: DialectEvent, rule: ExitRule, end: AdaptedEnd, answered: boolean, draft: AnswerBuilder): void {
  if (rule.then === 'event') applyEffect(event.exit2 ?? 'warn', rule, end, draft);
  if (rule.then === 'other') applyEffect(event.exitOther ?? 'warn', { default: event.otherReason ?? '' }, end, draft);
  if (rule.then === 'fail') draft.failure = described(end);
  // If the output counts whatever the exit code, the code has no effect of its own.
  const isSilent = rule.then === undefined && end.exitCode !== 0 && draft.output() === undefined;
  if ((rule.then === 'warn' || isSilent) && !answered) draft.unhealthy = described(end);
}

function applyEffect(effect: ExitEffect, rule: ExitRule, end: AdaptedEnd, draft: AnswerBuilder): void {
  const stderr = end.stderr.trim();
  switch (effect) {
    case 'deny':
    case 'result': {
      const reason = reasonOf(rule, stderr, draft);
      if (reason === undefined) draft.failure = `${described(end)} and gave no reason`;
      else refuse(effect, reason, draft);
      return;
    }
    case 'feedback':
      if (stderr !== '') draft.addContext(cutReason(stderr));
      return;
    case 'stdoutContext':
      if (isText(end.stdout)) draft.addContext(end.stdout.trim());
      return;
    case 'warn':
      draft.unhealthy = described(end);
      return;
    case 'ignore':
      return;
  }
}

function refuse(effect: 'deny' | 'result', reason: string, draft: AnswerBuilder): void {
  draft.refuse(cutReason(reason));
  draft.refusedByExit = true;
  if (effect === 'result') draft.result = reason;
}

function reasonOf(rule: ExitRule, stderr: string, draft: AnswerBuilder): string | undefined {
  for (const source of rule.reason ?? []) {
    const own = draft.decision === 'deny' || draft.decision === 'block' ? draft.reason : undefined;
    const found = source === 'json' ? own : stderr;
    if (isText(found)) return found;
  }
  return rule.noReason === 'fail' ? undefined : rule.default || stderr || 'Blocked by hook';
}

function described({ kind, exitCode, stderr, why }: AdaptedEnd): string {
  if (why !== undefined) return why;
  if (kind === 'timed-out') return 'timed out';
  if (kind === 'spawn-failed') return 'could not be started';
  const how = exitCode === undefined ? 'was ended by a signal' : `exited with code ${exitCode}`;
  const reason = stderr.trim();
  return reason === '' ? how : `${how}: ${cutReason(reason)}`;
}
