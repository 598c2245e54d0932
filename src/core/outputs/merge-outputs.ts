import type { HookDecision, HookExecutionResult, HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { firstText, isText } from '../../util/text.js';
import type { MergeStrategy, Route } from '../contract/index.js';
import { isDecision, isStop, strictestDecision, strictnessOf } from './decision.js';
import { NO_REASON, PERMISSION_REASON } from './default-hook-output.js';
import { type AllowedNamesRule, mergeSpecificFields } from './merge-fields.js';

/** What one result brings into the merge. */
export interface Contribution {
  readonly result: HookExecutionResult;
  readonly output: HookOutput;
  readonly decision: HookDecision | undefined;
}

type Answers = readonly Contribution[];
type MergeSpecific = (answers: Answers) => HookOutput['hookSpecificOutput'];
type Strategy = (answers: Answers, mergeSpecific: MergeSpecific) => HookOutput;

const strategies: Readonly<Record<MergeStrategy, Strategy>> = {
  or: addUp,
  replace: replaceFields,
  last: takeLast,
};

/** The answers of several hooks, in the order in which they count, as one; undefined when there is none. */
export function mergeOutputs(
  answers: Answers,
  { merge, specificFields }: Pick<Route, 'merge' | 'specificFields'>,
  allowedNames?: AllowedNamesRule,
): HookOutput | undefined {
  if (answers.length === 0) return undefined;
  return strategies[merge](answers, (some) =>
    mergeSpecificFields(explainedSpecifics(some), specificFields, allowedNames),
  );
}

/** Returns true if a reason that belongs to this decision explains the merged one. Any reason explains an `allow`. */
function explains(own: unknown, effective: HookDecision | undefined, strictest: number): boolean {
  const level = strictnessOf(isDecision(own) ? own : effective);
  return strictest === strictnessOf('allow') || level === strictest;
}

/** Returns the specific fields of each output, without the reason of a permission that is not the strictest one. */
function explainedSpecifics(answers: Answers): HookOutput['hookSpecificOutput'][] {
  const specifics = answers.map(({ output }) => output.hookSpecificOutput);
  if (specifics.every((specific) => specific?.[PERMISSION_REASON] === undefined)) return specifics;
  const levels = specifics.map(permissionLevel);
  const strictest = Math.max(...levels);
  return specifics.map((specific, at) => (levels[at] === strictest ? specific : withoutReason(specific)));
}

function permissionLevel(specific: HookOutput['hookSpecificOutput']): number {
  const permission = specific?.['permissionDecision'];
  return strictnessOf(isDecision(permission) ? permission : undefined);
}

function withoutReason(specific: HookOutput['hookSpecificOutput']): HookOutput['hookSpecificOutput'] {
  const { [PERMISSION_REASON]: _, ...rest } = specific ?? {};
  return specific && rest;
}

/** Joins the texts of all hooks and takes the strictest decision, with the reasons of the hooks that made it. */
function addUp(answers: Answers, mergeSpecific: MergeSpecific): HookOutput {
  const stopped = answers.some(stops);
  let stopReason: string | undefined;
  let systemMessage: string | undefined;
  let reason: string | undefined;
  let suppressOutput = false;
  const strictest = strictestDecision(answers.map(({ decision }) => decision));
  const level = strictnessOf(strictest);
  for (const { output, decision } of answers) {
    if (explains(output.decision, decision, level)) reason = joined(reason, output.reason);
    if (!stopped || isStop(output)) stopReason = joined(stopReason, output.stopReason);
    systemMessage = joined(systemMessage, output.systemMessage);
    suppressOutput ||= output.suppressOutput === true;
  }
  stopReason = stopReason && cutReason(stopReason);
  reason = reason && cutReason(reason);
  const decision = level > strictnessOf('allow') ? strictest : stopped ? undefined : 'allow';
  const hookSpecificOutput = mergeSpecific(answers);
  return withLaterFields(
    { continue: !stopped, stopReason, suppressOutput, systemMessage, decision, reason, hookSpecificOutput },
    answers,
  );
}

function joined(earlier: string | undefined, said: unknown): string | undefined {
  if (!isText(said)) return earlier;
  return earlier === undefined ? said : `${earlier}\n${said}`;
}

/** A later hook may replace what an earlier one said, but neither its refusal nor its stop. */
function replaceFields(answers: Answers, mergeSpecific: MergeSpecific): HookOutput {
  return keepRestrictions(withLaterFields({ hookSpecificOutput: mergeSpecific(answers) }, answers), answers);
}

/** The last hook speaks for all, except that it can take back neither a refusal nor a stop. */
function takeLast(answers: Answers, mergeSpecific: MergeSpecific): HookOutput {
  return keepRestrictions(replaceFields(answers.slice(-1), mergeSpecific), answers);
}

/** Keeps the strictest decision with the reasons of all hooks that made it, and a stop with its own reason. */
function keepRestrictions(merged: HookOutput, answers: Answers): HookOutput {
  const strictest = Math.max(...answers.map(strictness));
  const deciding = answers.filter((answer) => strictness(answer) === strictest);
  const decided = strictest > strictnessOf('allow') && {
    decision: deciding.at(-1)?.decision,
    reason: joinedReasons(deciding),
  };
  const explained = { ...merged, ...decided };
  const stopping = answers.filter(stops);
  if (stopping.length === 0) return explained;
  return { ...explained, continue: false, stopReason: stopReasonOf(stopping, explained.reason) };
}

function joinedReasons(answers: Answers): string | undefined {
  const reasons = answers.map(({ output }) => output.reason).filter(isText);
  return reasons.length === 0 ? undefined : cutReason(reasons.join('\n'));
}

/** Without a stop reason the reader would take `reason` for it, which may be about another hook's decision. */
function stopReasonOf(stopping: Answers, reason: string | undefined): string | undefined {
  const reasons = stopping.map(({ output }) => firstText(output.stopReason, output.reason));
  return lastText(reasons.filter((given) => given !== NO_REASON)) ?? (isText(reason) ? NO_REASON : undefined);
}

function stops({ output }: Contribution): boolean {
  return isStop(output);
}

function strictness({ decision }: Contribution): number {
  return strictnessOf(decision);
}

/** Adds of every field that is not there yet the last value that says something. */
function withLaterFields(merged: Record<string, unknown>, answers: Answers): HookOutput {
  for (let at = answers.length - 1; at >= 0; at -= 1) addUnsaid(merged, answers[at]?.output);
  return merged;
}

function addUnsaid(merged: Record<string, unknown>, output: HookOutput | undefined): void {
  if (!isRecord(output)) return;
  for (const field in output) {
    // No output can have a field with a name that every object has.
    if (field in merged || isPrototypeKey(field) || !Object.hasOwn(output, field)) continue;
    if (saysSomething(output[field])) merged[field] = output[field];
  }
}

function saysSomething(value: unknown): boolean {
  return value !== null && value !== undefined && (typeof value !== 'string' || isText(value));
}

function lastText(values: readonly unknown[]): string | undefined {
  return values.findLast(isText);
}
