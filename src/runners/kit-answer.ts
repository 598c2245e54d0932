import type { Route } from '../core/contract/index.js';
import { fieldsOf, isRecord } from '../util/json.js';

/** Key with which the kit marks an answer. */
const MARK = Symbol.for('hookwright.answer');

/** Returns the output that an answer of the kit stands for. Undefined if the value is not an answer. */
export function outputOfAnswer(answer: object, { eventName, answers = {} }: Route): object | Error | undefined {
  if (!(MARK in answer)) return undefined;
  const { output, value, made } = fieldsOf(answer);
  const common = fieldsOf(output);
  if (isRecord(made)) return { ...common, hookSpecificOutput: made['changes'] };
  if (value === undefined) return common;
  const name = String(answer[MARK]);
  if (!Object.hasOwn(answers, name)) return new Error(`returned ${name}(), which has no effect on ${eventName}`);
  return { ...common, hookSpecificOutput: { [String(answers[name])]: value } };
}
