import type { Route } from '../core/contract/index.js';
import { fieldsOf, isRecord, itemsOf } from '../util/json.js';

/** Key with which the kit marks an answer. */
const MARK = Symbol.for('hookwright.answer');

/** Returns the output that an answer of the kit stands for. Undefined if the value is not an answer. */
export function outputOfAnswer(answer: object, { eventName, specificFields }: Route): object | Error | undefined {
  if (!(MARK in answer)) return undefined;
  const { output, value, fields, made } = fieldsOf(answer);
  const common = fieldsOf(output);
  if (isRecord(made)) return { ...common, hookSpecificOutput: made['changes'] };
  if (fields === undefined) return common;
  const field = itemsOf(fields).find((name) => typeof name === 'string' && Object.hasOwn(specificFields, name));
  if (typeof field === 'string') return { ...common, hookSpecificOutput: { [field]: value } };
  return new Error(`returned ${String(answer[MARK])}(), which has no effect on ${eventName}`);
}
