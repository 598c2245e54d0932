import type { UntrustedPolicy } from './ports.js';

/** Options for firing an event. */
export interface FireOptions {
  /** Aborting ends running hooks and skips those that have not started. */
  signal?: AbortSignal | undefined;
  /** Policy for guards that are not trusted, for this event. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

/** Accepts a member of V by its value: the literal, the generated constant, or a string enum of the host's own. */
export type EnumValue<S extends string, V extends string> = `${S}` extends V ? S : V;
