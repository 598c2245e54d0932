// Made from schemas/ by npm run generate. Do not edit.

import {
  type Contract,
  type FireOptions,
  type FiringHost,
  fireThrough,
} from '../src/contract/index.js';
import type {
  HookEventName,
} from './enums.js';
import {
  HookEvents,
} from './fire.js';
import {
  getViolations,
  isContractName,
} from './guards.js';
import {
  CONTRACT_VERSION,
  routes,
} from './routes.js';
import {
  settingsFields,
  settingsHookTypes,
} from './settings-fields.js';
import type {
  HookFireResult,
} from './types.js';
/** Everything the runtime needs to know: give it to the config. */
export const contract: Contract = {
  version: CONTRACT_VERSION,
  routes,
  settingsFields,
  settingsHookTypes,
  dialects: async () => (await import('./dialects.js')).dialects,
  violations(name, value) {
    if (isContractName(name)) return getViolations(name, value);
    return [{ path: '', message: `there is no contract ${JSON.stringify(name)}` }];
  },
};

/** A typed method for each event, which fires it through the config. With hooks off it gives undefined. */
export function hookEvents(config: FiringHost): HookEvents<undefined> {
  return new EventsOfHost(config);
}
class EventsOfHost extends HookEvents<undefined> {
  readonly #config: FiringHost;

  constructor(config: FiringHost) {
    super();
    this.#config = config;
  }

  protected override fireEvent<E extends HookEventName>(eventName: E, params: object, options?: FireOptions): Promise<HookFireResult<E> | undefined>;
  protected override fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown> {
    return fireThrough(this.#config, eventName, params, options);
  }
}
