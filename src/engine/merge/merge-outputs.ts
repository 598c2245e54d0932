import type { HookOutput } from '../../../generated/index.js';
import type { MergeStrategy, Route } from '../../contract/index.js';
import { strictestDecision, strictnessOf } from '../outputs/decision.js';
import { type DefaultHookOutput, NO_REASON } from '../outputs/default-hook-output.js';
import { firstText, isText } from '../outputs/text.js';
import { mergeSpecificFields } from './merge-fields.js';
import type { AllowedNamesRule } from './merge-tool-configs.js';

type Outputs = readonly DefaultHookOutput[];
type MergeSpecific = (outputs: Outputs) => HookOutput['hookSpecificOutput'];
type Strategy = (outputs: Outputs, mergeSpecific: MergeSpecific) => HookOutput;

const strategies: Readonly<Record<MergeStrategy, Strategy>> = {
  or: addUp,
  replace: replaceFields,
  'tool-selection': replaceFields,
  last: takeLast,
};

/** The answers of several hooks, in the order in which they count, as one; undefined when there is none. */
export function mergeOutputs(
  outputs: Outputs,
  { merge, specificFields }: Pick<Route, 'merge' | 'specificFields'>,
  allowedNames?: AllowedNamesRule,
): HookOutput | undefined {
  if (outputs.length === 0) return undefined;
  return strategies[merge](outputs, (some) => {
    const specifics = some.map((output) => output.hookSpecificOutput);
    return mergeSpecificFields(specifics, specificFields, allowedNames);
  });
}

/** Every hook has its say: texts are joined, and the strictest decision holds. */
function addUp(outputs: Outputs, mergeSpecific: MergeSpecific): HookOutput {
  const stopping = outputs.filter((output) => output.shouldStopExecution());
  const stopped = stopping.length > 0;
  const strictest = strictestDecision(outputs.map((output) => output.getEffectiveDecision()));
  const restricted = strictnessOf(strictest) > strictnessOf('allow');
  const merged: HookOutput = {
    continue: !stopped,
    stopReason: joined(stopped ? stopping : outputs, 'stopReason'),
    suppressOutput: outputs.some((output) => output.suppressOutput === true),
    systemMessage: joined(outputs, 'systemMessage'),
    decision: restricted ? strictest : stopped ? undefined : 'allow',
    reason: joined(outputs, 'reason'),
    hookSpecificOutput: mergeSpecific(outputs),
  };
  // Assigned, not spread: to spread into an object that has fields already costs more than all the rest.
  return Object.assign(
    merged,
    laterFields(outputs, (field) => !Object.hasOwn(merged, field)),
  );
}

function joined(outputs: Outputs, field: 'stopReason' | 'systemMessage' | 'reason'): string | undefined {
  let text: string | undefined;
  for (const output of outputs) {
    const said = output[field];
    if (isText(said)) text = text === undefined ? said : `${text}\n${said}`;
  }
  return text;
}

/** A later hook may replace what an earlier one said, but neither its refusal nor its stop. */
function replaceFields(outputs: Outputs, mergeSpecific: MergeSpecific): HookOutput {
  const merged = laterFields(outputs);
  merged.hookSpecificOutput = mergeSpecific(outputs);
  return keepRestrictions(merged, outputs);
}

/** The last hook speaks for all, except that it can take back neither a refusal nor a stop. */
function takeLast(outputs: Outputs, mergeSpecific: MergeSpecific): HookOutput {
  return keepRestrictions(replaceFields(outputs.slice(-1), mergeSpecific), outputs);
}

/** A refusal, a question and a stop stay, each with the reason that its own hooks gave. */
function keepRestrictions(merged: HookOutput, outputs: Outputs): HookOutput {
  const strictest = Math.max(...outputs.map(strictness));
  const deciding = outputs.filter((output) => strictness(output) === strictest);
  const decided = strictest > strictnessOf('allow') && {
    decision: deciding.at(-1)?.getEffectiveDecision(),
    reason: lastText(deciding.map((output) => output.reason)),
  };
  const explained = { ...merged, ...decided };
  const stopping = outputs.filter((output) => output.shouldStopExecution());
  if (stopping.length === 0) return explained;
  return { ...explained, continue: false, stopReason: stopReasonOf(stopping, explained.reason) };
}

/** Without a stop reason the reader would take `reason` for it, which may be about another hook's decision. */
function stopReasonOf(stopping: Outputs, reason: string | undefined): string | undefined {
  const reasons = stopping.map((output) => firstText(output.stopReason, output.reason));
  return lastText(reasons.filter((given) => given !== NO_REASON)) ?? (isText(reason) ? NO_REASON : undefined);
}

function strictness(output: DefaultHookOutput): number {
  return strictnessOf(output.getEffectiveDecision());
}

/** Of every field the last value that says something. */
function laterFields(outputs: Outputs, isWanted = (_field: string): boolean => true): HookOutput {
  const fields: Record<string, unknown> = {};
  for (const output of outputs) {
    const given: Readonly<Record<string, unknown>> = { ...output };
    for (const field in given) if (isWanted(field) && saysSomething(given[field])) fields[field] = given[field];
  }
  return fields;
}

function saysSomething(value: unknown): boolean {
  return value !== null && (typeof value !== 'string' || isText(value));
}

function lastText(values: readonly unknown[]): string | undefined {
  return values.findLast(isText);
}
