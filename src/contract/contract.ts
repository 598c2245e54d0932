import type { Route } from './route.js';
import type { Violation } from './violations.js';

/** What the runtime needs to know about the events and the settings of a host: generated, and handed over as one value. */
export interface Contract {
  /** The version of the contract, apart from the package's. */
  readonly version: string;
  /** By the name of the event. Ask Object.hasOwn first: a name may come from anywhere. */
  readonly routes: Readonly<Record<string, Route>>;
  /** The keys that each part of the settings knows, by title; among those of the map by event are the events. */
  readonly settingsFields: Readonly<Record<string, readonly string[]>>;
  /** Everything that is wrong with a value; empty when it fits the contract of that name. */
  violations(contract: string, value: unknown): Violation[];
}
