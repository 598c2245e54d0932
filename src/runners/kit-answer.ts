import type { Route } from '../core/contract/index.js';
import { fieldsOf, isRecord } from '../util/json.js';

/** Key with which the kit marks an answer. */
const MARK = Symbol.for('hookwright.answer');

/** Fields of `hookSpecificOutput` for the value of an answer. An event has at most one of them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  addContext: ['additionalContext'],
  replaceResponse: ['llm_response'],
  respond: ['llm_response'],
  restrictTools: ['toolConfig'],
  rewriteInput: ['tool_input', 'llm_request'],
};

/** Returns the output that an answer of the kit stands for. Undefined if the value is not an answer. */
export function outputOfAnswer(value: object, { eventName, specificFields }: Route): object | Error | undefined {
  const name: unknown = MARK in value ? Reflect.get(value, MARK) : undefined;
  if (typeof name !== 'string') return undefined;
  const { output, value: written, made } = fieldsOf(value);
  const common = fieldsOf(output);
  const fields = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  const changes = isRecord(made) ? fieldsOf(made['changes']) : undefined;
  if (fields === undefined) return changes === undefined ? common : { ...common, hookSpecificOutput: changes };
  const field = fields.find((each) => Object.hasOwn(specificFields, each));
  if (field === undefined) return new Error(`returned ${name}(), which has no effect on ${eventName}`);
  return { ...common, hookSpecificOutput: { [field]: written } };
}
