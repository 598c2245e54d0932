import type { EventModel } from './model.js';

interface EffectRule {
  effect: string;
  /** The fields of `hookSpecificOutput` that say it; an event with the effect has one of them. */
  fields: readonly string[];
  /** The class that reads them; without it, the one that all share. */
  outputClass?: string;
}

/** What a hook can do beyond the common fields: one class per kind of effect, the most telling first. */
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
  { effect: 'clear-context', fields: ['clearContext'], outputClass: 'ClearingHookOutput' },
  { effect: 'follow-up', fields: ['tailToolCallRequest'], outputClass: 'FollowUpHookOutput' },
  { effect: 'context', fields: ['additionalContext'] },
];

/** The class of the merged output of an event: what its hooks can do decides. */
export function outputClassOf({ effects }: Pick<EventModel, 'effects'>): string {
  const chosen = rules.find(({ effect, outputClass }) => outputClass !== undefined && effects.includes(effect));
  return chosen?.outputClass ?? 'DefaultHookOutput';
}

/** The fields one of which an event with the effect must have; none where the common fields say it. */
export function fieldsOfEffect(effect: string): readonly string[] {
  return rules.find((rule) => rule.effect === effect)?.fields ?? [];
}
