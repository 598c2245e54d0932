import type { EventModel } from '../model.js';

/** An answer that the kits have a helper for. */
export interface KitAnswer {
  name: string;
  /** The field of `hookSpecificOutput` that takes its value; undefined for an answer in the common fields. */
  field: string | undefined;
}

/** What each helper says, by the effect that an event must have and the field that its output must have for it. */
const helpers: readonly { name: string; effect: string; field?: string; needs?: string }[] = [
  { name: 'allow', effect: 'block' },
  { name: 'deny', effect: 'block' },
  // A person is asked only where a permission is given; elsewhere the wish would be taken for consent.
  { name: 'ask', effect: 'block', needs: 'permissionDecision' },
  { name: 'stop', effect: 'stop' },
  { name: 'rewriteInput', effect: 'edit-tool-input', field: 'tool_input' },
  { name: 'rewriteInput', effect: 'edit-request', field: 'llm_request' },
  { name: 'addContext', effect: 'context', field: 'additionalContext' },
  { name: 'respond', effect: 'synthetic-response', field: 'llm_response' },
  { name: 'replaceResponse', effect: 'edit-response', field: 'llm_response' },
  { name: 'redact', effect: 'edit-request', needs: 'tool_results' },
  { name: 'redact', effect: 'edit-response', needs: 'keepToolCalls' },
  { name: 'restrictTools', effect: 'restrict-tools', field: 'toolConfig' },
  { name: 'say', effect: 'system-message' },
];

/** The answers that an event understands; each once. */
export function answersOf({ effects, specific }: EventModel): KitAnswer[] {
  const fields = new Set(specific.map(({ name }) => name));
  const has = (field: string | undefined): boolean => field === undefined || fields.has(field);
  const fitting = helpers.filter(({ effect, field, needs }) => effects.includes(effect) && has(field) && has(needs));
  const names = [...new Set(fitting.map(({ name }) => name))];
  return names.map((name) => ({ name, field: fitting.find((helper) => helper.name === name)?.field }));
}
