import type { EventModel } from './model.js';

interface EffectRule {
  effect: string;
  /** Fields of `hookSpecificOutput` that express the effect; an event with the effect has at least one of them. */
  fields: readonly string[];
  /** Class that reads the fields. Defaults to DefaultHookOutput. */
  outputClass?: string;
}

/** Effects beyond the common fields, the most specific class first. */
const rules: readonly EffectRule[] = [
  { effect: 'edit-tool-input', fields: ['tool_input'], outputClass: 'RewriteHookOutput' },
  {
    effect: 'edit-request',
    fields: ['llm_request', 'system_instruction', 'tool_results'],
    outputClass: 'ModelRequestHookOutput',
  },
  { effect: 'synthetic-response', fields: ['llm_response'], outputClass: 'ModelRequestHookOutput' },
  { effect: 'edit-response', fields: ['llm_response'], outputClass: 'ModelResponseHookOutput' },
  { effect: 'restrict-tools', fields: ['toolConfig'], outputClass: 'ToolChoiceHookOutput' },
  { effect: 'edit-prompt', fields: ['prompt'], outputClass: 'PromptHookOutput' },
  { effect: 'clear-context', fields: ['clearContext'], outputClass: 'ClearingHookOutput' },
  { effect: 'follow-up', fields: ['tailToolCallRequest'], outputClass: 'FollowUpHookOutput' },
  { effect: 'replace-result', fields: ['tool_result'] },
  { effect: 'context', fields: ['additionalContext'] },
];

/** Returns the class of an event's merged output, which depends on the event's effects. */
export function outputClassOf({ effects }: Pick<EventModel, 'effects'>): string {
  const rule = rules.find(({ effect, outputClass }) => outputClass !== undefined && effects.includes(effect));
  return rule?.outputClass ?? 'DefaultHookOutput';
}

/** Returns the fields of which an event with the effect needs at least one; empty if the common fields express it. */
export function fieldsOfEffect(effect: string): readonly string[] {
  return rules.find((rule) => rule.effect === effect)?.fields ?? [];
}

/** Returns the class that an effect needs; undefined if every class can express it. */
export function classOfEffect(effect: string): string | undefined {
  return rules.find((rule) => rule.effect === effect)?.outputClass;
}

const TEXT_FIELDS: readonly string[] = ['system_instruction', 'additionalContext', 'prompt', 'tool_result'];

/** Returns the JSON type that the output classes expect in a field of an effect. */
export function kindOfField(field: string): 'array' | 'boolean' | 'object' | 'string' {
  if (field === 'clearContext') return 'boolean';
  if (field === 'tool_results') return 'array';
  return TEXT_FIELDS.includes(field) ? 'string' : 'object';
}
