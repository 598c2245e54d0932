import { contract as builtIn, type HookEventName } from '../../../generated/index.js';
import { nearestName } from '../../util/nearest-name.js';
import type { Contract, Route } from '../contract/index.js';

/** The contract that a host gave, or ours. */
export function contractOf(config: { getContract?(): Contract | undefined } | undefined): Contract {
  return config?.getContract?.() ?? builtIn;
}

/** From here on a name is one of the contract's events. The type knows ours; a host's own pass through it unseen. */
export function isEventOf(contract: Contract, name: unknown): name is HookEventName {
  return typeof name === 'string' && Object.hasOwn(contract.routes, name);
}

export function routeOf({ routes }: Contract, eventName: HookEventName): Route {
  const route = routes[eventName];
  // What every object has of its prototype is no route, and to ask which names are its own takes longer.
  if (typeof route?.eventName !== 'string') throw new TypeError(`there is no event ${JSON.stringify(eventName)}`);
  return route;
}

/** Whether a hook of the event may refuse what it is about. */
export function canBlock({ effects }: Route): boolean {
  return effects.includes('block');
}

/** What to write instead of a name that is no event. */
export function eventNameHelp(contract: Contract, name: string): string {
  const nearest = nearestName(name, Object.keys(contract.routes));
  return nearest === undefined ? otherEventHelp(contract, name) : `did you mean ${nearest}?`;
}

/** The same of a name that is no misspelt one: events that begin alike, and that a host may have events of its own. */
export function otherEventHelp(contract: Contract, name: string): string {
  const names = Object.keys(contract.routes).sort();
  const [word] = /^\p{Lu}\p{Ll}+/u.exec(name) ?? [];
  const alike = word === undefined ? [] : names.filter((each) => each.startsWith(word));
  const known = alike.length > 0 ? `did you mean ${anyOf(alike)}?` : `the events are ${names.join(', ')}`;
  if (contract !== builtIn) return known;
  return `${known}; an event of a host's own is known only with the contract and the command of that host`;
}

function anyOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
