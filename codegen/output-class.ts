import type { EventModel } from './model.js';

/** One class per kind of effect, the most telling first. */
const classes: readonly (readonly [effect: string, outputClass: string])[] = [
  ['edit-tool-input', 'RewriteHookOutput'],
  ['edit-request', 'ModelRequestHookOutput'],
  ['synthetic-response', 'ModelRequestHookOutput'],
  ['edit-response', 'ModelResponseHookOutput'],
  ['restrict-tools', 'ToolChoiceHookOutput'],
  ['clear-context', 'ClearingHookOutput'],
  ['follow-up', 'FollowUpHookOutput'],
];

/** The class of the merged output of an event: what its hooks can do decides. */
export function outputClassOf({ effects }: Pick<EventModel, 'effects'>): string {
  return classes.find(([effect]) => effects.includes(effect))?.[1] ?? 'DefaultHookOutput';
}
