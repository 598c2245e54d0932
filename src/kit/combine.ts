import { type Answer, isAnswer, type MadeRedaction, nameOf } from './answer.js';
import { merged } from './both-of.js';
import type { AnswerRow } from './event-types.js';
import { type Fields, isFields } from './fields.js';
import { withRedaction } from './redact.js';

export interface Combined {
  /** What is printed; undefined when the hook has nothing to say. */
  output: Fields | undefined;
  /** The answers that the event does not understand. */
  unknown: string[];
  /** Why not all of what was said is in the output. */
  problems: string[];
}

/** One output of everything that a hook returned. Redactions come last, so that nothing else undoes them. */
export function combine(reply: unknown, row: AnswerRow): Combined {
  const outputs: Fields[] = [];
  const redactions: MadeRedaction[] = [];
  const unknown: string[] = [];
  for (const one of listOf(reply)) {
    if (!isFields(one)) throw new TypeError(`a hook returns answers, an output or nothing, and not ${described(one)}`);
    if (!isAnswer(one)) outputs.push(one);
    else if (!Object.hasOwn(row, nameOf(one))) unknown.push(nameOf(one));
    else if (one.made) redactions.push(one.made);
    else outputs.push(outputOf(one, row[nameOf(one)]));
  }
  const problems: string[] = [];
  let [output, ...others] = outputs;
  for (const other of others) output = output && merged(output, other, problems);
  for (const made of redactions) output = withRedaction(output, made, problems);
  return { output, unknown, problems };
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
