import { contract as builtIn, type HookEventName } from '../../../generated/index.js';
import { nearestName } from '../../util/nearest-name.js';
import { anyOf } from '../../util/text.js';
import type { Contract, Route } from '../contract/index.js';

/** Returns the contract of the host. Defaults to the built-in one. */
export function contractOf<C extends Contract>(
  config: { getContract?(): C | undefined } | undefined,
): C | typeof builtIn {
  return config?.getContract?.() ?? builtIn;
}

/** Returns true if the name is an event of the contract. The type lists only the built-in events. */
export function isEventOf(contract: Contract, name: unknown): name is HookEventName {
  return typeof name === 'string' && Object.hasOwn(contract.routes, name);
}

export function routeOf({ routes }: Contract, eventName: HookEventName): Route {
  const route = routes[eventName];
  // Names that every object inherits are not routes.
  if (typeof route?.eventName !== 'string') throw new TypeError(`unknown event ${JSON.stringify(eventName)}`);
  return route;
}

/** Returns true if a hook can block the event. */
export function canBlock({ effects }: Route): boolean {
  return effects.includes('block');
}

/** Suggests event names for an unknown one. */
export function eventNameHelp(contract: Contract, name: string): string {
  const nearest = nearestName(name, Object.keys(contract.routes));
  return nearest === undefined ? otherEventHelp(contract, name) : `did you mean ${nearest}?`;
}

/** Suggests events that begin with the same word, for a name that is not close to any event. One alone is a guess. */
export function otherEventHelp(contract: Contract, name: string): string {
  const names = Object.keys(contract.routes).sort();
  const [word] = /^\p{Lu}\p{Ll}+/u.exec(name) ?? [];
  const alike = word === undefined ? [] : names.filter((each) => each.startsWith(word));
  const help = alike.length > 1 ? `did you mean ${anyOf(alike)}?` : `the events are ${names.join(', ')}`;
  if (contract !== builtIn) return help;
  return `${help}; an event of a host's own is known only with the contract and the command of that host`;
}
