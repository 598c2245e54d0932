/** What a caller may add to firing an event. */
export interface FireOptions {
  /** Aborting ends running hooks and skips those that have not started. */
  signal?: AbortSignal | undefined;
}

/** Accepts a member of V by its value: the literal, the generated constant, or a string enum of the host's own. */
export type EnumValue<S extends string, V extends string> = `${S}` extends V ? S : V;
