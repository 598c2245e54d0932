import type { HookDecision, HookExecutionResult, HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { isPrototypeKey } from '../../util/own-keys.js';
import { askedOnce } from '../../util/shell/opaque-question.js';
import { firstText, isText, joinTexts } from '../../util/text.js';
import type { MergeRules, MergeStrategy, Route } from '../contract/index.js';
import { adapterOf } from '../registry/adapter-of.js';
import { isDecision, isStop, strictestDecision, strictnessOf } from './decision.js';
import { NO_REASON } from './default-hook-output.js';
import { type AllowedNamesRule, fieldsWith, mergeSpecificFields, uniteLists } from './merge-fields.js';

/** Result of one hook, with its output and decision as they are merged. */
export interface Contribution {
  readonly result: HookExecutionResult;
  readonly output: HookOutput;
  readonly decision: HookDecision | undefined;
}

type Contributions = readonly Contribution[];
type MergeSpecific = (contributions: Contributions) => HookOutput['hookSpecificOutput'];
type Strategy = (contributions: Contributions, mergeSpecific: MergeSpecific) => HookOutput;

const strategies: Readonly<Record<MergeStrategy, Strategy>> = {
  or: addUp,
  replace: replaceFields,
  last: takeLast,
};

/** Merges the outputs of several hooks, in the given order. Returns undefined if there are none. */
export function mergeOutputs(
  contributions: Contributions,
  { merge, specificFields }: Pick<Route, 'merge' | 'specificFields'>,
  allowedNames?: AllowedNamesRule,
): HookOutput | undefined {
  if (contributions.length === 0) return undefined;
  const merged = strategies[merge](contributions, (some) =>
    mergeSpecificFields(explainedSpecifics(some, specificFields), specificFields, allowedNames),
  );
  // Labels of all hooks count, whichever output wins.
  const labels = uniteLists(contributions.map(({ output }) => output.labels));
  return labels === undefined ? merged : { ...merged, labels };
}

/** Returns true if a reason that belongs to this decision explains the merged one. Any reason explains an `allow`. */
function explains(own: unknown, effective: HookDecision | undefined, strictest: number): boolean {
  const level = strictnessOf(isDecision(own) ? own : effective);
  return strictest === strictnessOf('allow') || level === strictest;
}

/** Returns the specific fields of each output, without the reasons of decisions that are not the strictest. */
function explainedSpecifics(contributions: Contributions, rules: MergeRules): HookOutput['hookSpecificOutput'][] {
  const specifics = contributions.map(({ output }) => output.hookSpecificOutput);
  const reasons = fieldsWith('reason', rules);
  if (reasons.length === 0) return specifics;
  const decisions = fieldsWith('decision', rules);
  const levels = specifics.map((each) => strictnessOf(strictestDecision(decisions.map((field) => each?.[field]))));
  const strictest = Math.max(...levels);
  return specifics.map((specific, at) => (levels[at] === strictest ? specific : without(reasons, specific)));
}

function without(fields: readonly string[], specific: HookOutput['hookSpecificOutput']) {
  return specific && Object.fromEntries(Object.entries(specific).filter(([key]) => !fields.includes(key)));
}

/** Joins the texts of all hooks and takes the strictest decision, with the reasons of the hooks that made it. */
function addUp(contributions: Contributions, mergeSpecific: MergeSpecific): HookOutput {
  const stopped = contributions.some(stops);
  const strictest = strictestDecision(contributions.map(({ decision }) => decision));
  const level = strictnessOf(strictest);
  const explaining = contributions.filter(({ output, decision }) => explains(output.decision, decision, level));
  const stopping = stopped ? contributions.filter(stops) : contributions;
  return withLaterFields(
    {
      continue: !stopped,
      stopReason: joinReasons(stopping.map(({ output }) => output.stopReason)),
      suppressOutput: contributions.some(({ output }) => output.suppressOutput === true),
      systemMessage: joinTexts(contributions.map(({ output }) => output.systemMessage)),
      decision: level > strictnessOf('allow') ? strictest : stopped ? undefined : 'allow',
      reason: joinReasons(reportedReasons(explaining)),
      hookSpecificOutput: mergeSpecific(contributions),
    },
    contributions,
  );
}

/** Returns the reasons of a decision. Some agents report only the first or the last reason of their hooks. */
function reportedReasons(contributions: Contributions): unknown[] {
  const given = contributions.filter(({ output }) => isText(output.reason));
  const runs = given.map(({ result }) => adapterOf(result.hookConfig)?.run);
  const isReported = (_: Contribution, at: number): boolean => {
    const run = runs[at];
    if (run?.reasons === 'first') return runs.indexOf(run) === at;
    return run?.reasons !== 'last' || runs.lastIndexOf(run) === at;
  };
  return given.filter(isReported).map(({ output }) => output.reason);
}

function joinReasons(reasons: readonly unknown[]): string | undefined {
  const text = joinTexts(reasons);
  return text && cutReason(askedOnce(text));
}

/** Lets later hooks replace fields of earlier ones, but not a block, an ask or a stop. */
function replaceFields(contributions: Contributions, mergeSpecific: MergeSpecific): HookOutput {
  return keepRestrictions(
    withLaterFields({ hookSpecificOutput: mergeSpecific(contributions) }, contributions),
    contributions,
  );
}

/** Takes the output of the last hook, but keeps a block, an ask or a stop of earlier ones. */
function takeLast(contributions: Contributions, mergeSpecific: MergeSpecific): HookOutput {
  return keepRestrictions(replaceFields(contributions.slice(-1), mergeSpecific), contributions);
}

/** Restores the strictest decision with the reasons of all hooks that made it, and a stop with its own reason. */
function keepRestrictions(merged: HookOutput, contributions: Contributions): HookOutput {
  const strictest = Math.max(...contributions.map(({ decision }) => strictnessOf(decision)));
  const deciding = contributions.filter(({ decision }) => strictnessOf(decision) === strictest);
  const decided = strictest > strictnessOf('allow') && {
    decision: deciding.at(-1)?.decision,
    reason: joinReasons(deciding.map(({ output }) => output.reason)),
  };
  const explained = { ...merged, ...decided };
  const stopping = contributions.filter(stops);
  if (stopping.length === 0) return explained;
  return { ...explained, continue: false, stopReason: stopReasonOf(stopping, explained.reason) };
}

/** Avoids that `reason`, which may belong to another hook's decision, is read as the reason for the stop. */
function stopReasonOf(stopping: Contributions, reason: string | undefined): string | undefined {
  const reasons = stopping.map(({ output }) => firstText(output.stopReason, output.reason));
  return reasons.filter((text) => text !== NO_REASON).findLast(isText) ?? (isText(reason) ? NO_REASON : undefined);
}

function stops({ output }: Contribution): boolean {
  return isStop(output);
}

/** Adds the last non-empty value of every field that is still missing. */
function withLaterFields(merged: Record<string, unknown>, contributions: Contributions): HookOutput {
  for (const { output } of contributions.toReversed()) {
    for (const [field, value] of Object.entries(output)) {
      // `in` also excludes names that every object inherits.
      if (!(field in merged || isPrototypeKey(field)) && isNonEmpty(value)) merged[field] = value;
    }
  }
  return merged;
}

function isNonEmpty(value: unknown): boolean {
  return value !== null && value !== undefined && (typeof value !== 'string' || isText(value));
}
