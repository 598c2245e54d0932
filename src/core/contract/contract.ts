import type { Dialect } from './dialect.js';
import type { Route } from './route.js';
import type { Violation } from './violations.js';

/** A field has fields of its own where it is a closed object. */
export interface SettingsFields {
  readonly [name: string]: SettingsFields;
}

/** What the runtime needs to know about the events and the settings of a host: generated, and handed over as one value. */
export interface Contract {
  /** The version of the contract, apart from the package's. */
  readonly version: string;
  /** By the name of the event. Ask Object.hasOwn first: a name may come from anywhere. */
  readonly routes: Readonly<Record<string, Route>>;
  /** The fields of the settings file and of what it holds, by title. */
  readonly settingsFields: Readonly<Record<string, SettingsFields>>;
  /** The kinds of hook that a settings file may declare, and their titles. */
  readonly settingsHookTypes: Readonly<Record<string, string>>;
  /** How the hooks of other agents are read, by the name of the dialect; loaded when one is used. */
  readonly dialects?: (() => Promise<Readonly<Record<string, Dialect>>>) | undefined;
  /** The schemas and kits that were generated with it, by path; loaded when one is asked for. The built-in contract has none. */
  readonly files?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  /** Everything that is wrong with a value; empty when it fits the contract of that name. */
  violations(contract: string, value: unknown): Violation[];
}
