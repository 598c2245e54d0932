import type { EventModel } from '../../link/model.js';

/** An answer for which the kits have a helper. */
export interface KitAnswer {
  name: string;
  /** Field of `hookSpecificOutput` that takes the value; undefined if the answer uses common fields. */
  field: string | undefined;
}

/** Helpers, with the effect and the field that an event needs for each. */
const helpers: readonly { name: string; effect: string; field?: string; needs?: string }[] = [
  { name: 'allow', effect: 'block' },
  { name: 'deny', effect: 'block' },
  // Only events with a permission decision support `ask`; others would treat it as consent.
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

/** Returns the answers that an event supports. */
export function answersOf({ effects, specific }: EventModel): KitAnswer[] {
  const fields = new Set(specific.map(({ name }) => name));
  const has = (field: string | undefined): boolean => field === undefined || fields.has(field);
  const supported = helpers.filter(({ effect, field, needs }) => effects.includes(effect) && has(field) && has(needs));
  const names = [...new Set(supported.map(({ name }) => name))];
  return names.map((name) => ({ name, field: supported.find((helper) => helper.name === name)?.field }));
}
