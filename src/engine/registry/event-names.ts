import { type HookEventName, routes } from '../../../generated/index.js';
import { nearestName } from '../nearest-name.js';

const EVENT_NAMES: readonly string[] = Object.keys(routes);

export function isEventName(name: string): name is HookEventName {
  return Object.hasOwn(routes, name);
}

/** What to write instead of a name that is no event. */
export function eventNameHelp(name: string): string {
  const nearest = nearestName(name, EVENT_NAMES);
  return nearest === undefined ? `the events are ${EVENT_NAMES.join(', ')}` : `did you mean ${nearest}?`;
}
