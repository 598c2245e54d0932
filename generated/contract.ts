// Made from schemas/ by npm run generate. Do not edit.

import {
  type Contract,
  type FireOptions,
  type FiringHost,
  fireThrough,
  type HookAction,
  type Hosted,
  hostOf,
  type RegisterOptions,
} from '../src/core/contract/index.js';
import {
  HookEvents,
} from './fire.js';
import type {
  Dialect,
} from './dialect-types.js';
import type {
  ConfigSource,
  HookEventName,
} from './enums.js';
import type {
  FunctionHookConfig,
  HookFireResult,
  HookInputs,
  HookOutputs,
  HookTypes,
} from './types.js';
import {
  isCheckedName,
  violationsOfChecked,
} from './guards.js';
import {
  settingsFields,
  settingsHookTypes,
} from './settings-fields.js';
import {
  CONTRACT_VERSION,
  routes,
} from './routes.js';
/** Contract for the runtime. Pass it to the config. */
export const contract: Contract<Dialect, HookTypes> = {
  version: CONTRACT_VERSION,
  routes,
  settingsFields,
  settingsHookTypes,
  dialects: async () => (await import('./dialects.js')).dialects,
  ruleTypes: async () => (await import('./rule-types.js')).ruleTypes,
  violations(name, value) {
    if (isCheckedName(name)) return violationsOfChecked(name, value);
    return [{ path: '', message: `unknown contract ${JSON.stringify(name)}` }];
  },
};
/** Function hook of the host, typed by its event. */
export type FunctionHook<E extends HookEventName> = Omit<FunctionHookConfig, 'action'> & {
  /** Function to call. It receives its own copy of the input and may return the same outputs as a script. */
  action: HookAction<HookInputs[E], HookOutputs[E]>;
};
/** One typed fire method per event, and a method that adds hooks. */
export interface HostEvents extends HookEvents<undefined> {
  /** Adds a function hook. Returns a function that removes it. Throws if the hook is invalid. */
  registerHook<E extends HookEventName>(hook: FunctionHook<NoInfer<E>>, eventName: E, options?: RegisterOptions & { source?: ConfigSource | undefined }): (() => void) | undefined;
}

/** Returns the events as typed methods. They return undefined if hooks are disabled. */
export function hookEvents(config: FiringHost | Hosted<FiringHost>): HostEvents {
  return new EventsOfHost(hostOf(config));
}
class EventsOfHost extends HookEvents<undefined> implements HostEvents {
  readonly #config: FiringHost;

  constructor(config: FiringHost) {
    super();
    this.#config = config;
  }

  registerHook(hook: object, eventName: string, options?: RegisterOptions): (() => void) | undefined {
    return this.#config.getHookSystem()?.registerFunction(hook, eventName, options);
  }

  protected override fireEvent<E extends HookEventName>(eventName: E, params: object, options?: FireOptions): Promise<HookFireResult<E> | undefined>;
  protected override fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown> {
    return fireThrough(this.#config, eventName, params, options);
  }
}
