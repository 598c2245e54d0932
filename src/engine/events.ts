import { contract as builtIn, type HookEventName } from '../../generated/index.js';
import type { Contract, Route } from '../contract/index.js';
import { nearestName } from '../values/nearest-name.js';

/** The contract that a host gave, or ours. */
export function contractOf(config: { getContract?(): Contract | undefined } | undefined): Contract {
  return config?.getContract?.() ?? builtIn;
}

/** From here on a name is one of the contract's events. The type knows ours; a host's own pass through it unseen. */
export function isEventOf(contract: Contract, name: unknown): name is HookEventName {
  return typeof name === 'string' && Object.hasOwn(contract.routes, name);
}

export function routeOf({ routes }: Contract, eventName: string): Route {
  const route = Object.hasOwn(routes, eventName) ? routes[eventName] : undefined;
  if (route === undefined) throw new TypeError(`there is no event ${JSON.stringify(eventName)}`);
  return route;
}

/** Whether a hook of the event may refuse what it is about. */
export function canRefuse({ effects }: Route): boolean {
  return effects.includes('block');
}

/** What to write instead of a name that is no event. */
export function eventNameHelp({ routes }: Contract, name: string): string {
  const names = Object.keys(routes);
  const nearest = nearestName(name, names);
  return nearest === undefined ? `the events are ${names.join(', ')}` : `did you mean ${nearest}?`;
}
