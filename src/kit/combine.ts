import { type Answer, isAnswer, type MadeRedaction, nameOf } from './answer.js';
import type { KitRow } from './event-types.js';
import { type Fields, isFields } from './fields.js';
import { mergeFields, type Restrictions, restrictionsOf } from './merge-answers.js';
import { withRedaction } from './redact.js';
import type { MergeRules } from './rules.js';

/** The output of a hook, combined from its answers. */
export interface Combined {
  /** The output to print; undefined if there is none. */
  output: Fields | undefined;
  /** Answers that the event does not support. */
  unknown: string[];
  /** Conflicts between answers. */
  problems: string[];
  restrictions: Restrictions;
}

/** Combines everything that a hook returned into one output. Redactions come last, so that nothing undoes them. */
export function combine(reply: unknown, row: KitRow, common: MergeRules): Combined {
  const outputs: Fields[] = [];
  const redactions: MadeRedaction[] = [];
  const unknown: string[] = [];
  for (const one of listOf(reply)) {
    if (!isFields(one)) throw new TypeError(`a hook must return answers, an output or nothing, not ${described(one)}`);
    if (!isAnswer(one)) outputs.push(one);
    else if (!Object.hasOwn(row.answers, nameOf(one))) unknown.push(nameOf(one));
    else if (one.made) redactions.push(one.made);
    else outputs.push(outputOf(one, row.answers[nameOf(one)]));
  }
  const rules: MergeRules = { ...common, hookSpecificOutput: ['merge', row.merge] };
  const problems: string[] = [];
  let [output, ...others] = outputs;
  for (const other of others) output = output && mergeFields(output, other, rules, problems);
  for (const made of redactions) output = withRedaction(output, made, row, problems);
  return { output, unknown, problems, restrictions: restrictionsOf(output ?? {}, rules) };
}

function listOf(reply: unknown): readonly unknown[] {
  if (reply === undefined || reply === null) return [];
  return Array.isArray(reply) ? reply : [reply];
}

function outputOf({ output, value }: Answer, field: string | true | undefined): Fields {
  return typeof field === 'string' ? { ...output, hookSpecificOutput: { [field]: value } } : { ...output };
}

function described(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list in a list' : `a ${typeof value}`;
}
