import type { Route } from './route.js';
import type { Violation } from './violations.js';

/** Fields by name. A field that is a closed object has fields of its own. */
export interface SettingsFields {
  readonly [name: string]: SettingsFields;
}

/** Types of inputs for the conditions of rules. */
export interface RuleTypes {
  /** Type names by event name. */
  readonly inputs: Readonly<Record<string, string>>;
  /** CEL types of fields by type name. `?` at the end: the field may be missing. `=false`: it is false if missing. */
  readonly types: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Types of the events of a contract: each property maps event names to types. */
export interface EventTypes {
  /** Parameters of a fire method. */
  readonly params: object;
  /** Inputs of hooks. */
  readonly inputs: object;
  /** Outputs of hooks. */
  readonly outputs: object;
}

/**
 * Generated description of the events and settings of a host, which the runtime takes as one value. The core does not read
 * the dialects, so their type is a parameter.
 */
export interface Contract<Dialect = unknown, Types = unknown> {
  /** Version of the contract, which is independent of the package's. */
  readonly version: string;
  /** Routes by event name. Check Object.hasOwn before access: a name may come from outside. */
  readonly routes: Readonly<Record<string, Route>>;
  /** Fields of the settings file and of its parts, by title. */
  readonly settingsFields: Readonly<Record<string, SettingsFields>>;
  /** Hook types that a settings file can declare, and their titles. */
  readonly settingsHookTypes: Readonly<Record<string, string>>;
  /** Dialects of other agents by name; loaded on first use. */
  readonly dialects?: (() => Promise<Readonly<Record<string, Dialect>>>) | undefined;
  /** Types of inputs for the conditions of rules; loaded on first use. */
  readonly ruleTypes?: (() => Promise<RuleTypes>) | undefined;
  /** Schemas of a host's own events by path; loaded on first use. The built-in contract has none. */
  readonly files?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  /** Validates a value against the contract of that name. Returns an empty list if it is valid. */
  violations(contract: string, value: unknown): Violation[];
  /** Types of the events, for the compiler. Never set. */
  readonly types?: Types | undefined;
}
