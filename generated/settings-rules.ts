// Made from schemas/ by npm run generate. Do not edit.

/** Rules for settings that need more than their type, by name. */
export const settingsRules: Readonly<Record<string, {
  /** `user` if a project's settings file cannot contain the setting. */
  readonly scope?: 'user';
  /** Value that counts while the setting is invalid. */
  readonly strictest?: string | boolean;
}>> = {
  projectHooks: { scope: "user", strictest: "never" },
  onError: { scope: "user", strictest: "block" },
  sanitization: { scope: "user" },
  locked: { scope: "user", strictest: true },
  protect: { scope: "user", strictest: "block" },
  trace: { scope: "user" },
  httpAllowedEnv: { scope: "user" },
  allowHttp: { scope: "user" },
  prices: { scope: "user" },
};

/** Properties of hooks by type, with the effect of an edit. An edit of any other property makes another guard. */
export const hookEdits: Readonly<Record<string, Readonly<Record<string, {
  /** `free`: no effect. `longer`: a larger number is stricter. Otherwise the values, from the loosest to the strictest. */
  readonly order: 'free' | 'longer' | readonly (readonly unknown[])[];
  /** Value of a missing property. */
  readonly missing: unknown;
}>>>> = {
  bus: {
    description: { order: "free", missing: null },
    timeout: { order: "longer", missing: 60000 },
    onError: { order: [["allow"],[null],["block"]], missing: null },
    async: { order: [[true],[false]], missing: false },
    enforce: { order: [[false],[true]], missing: true },
    budget_ms: { order: "free", missing: null },
  },
  command: {
    description: { order: "free", missing: null },
    timeout: { order: "longer", missing: 60000 },
    onError: { order: [["allow"],[null],["block"]], missing: null },
    async: { order: [[true],[false]], missing: false },
    enforce: { order: [[false],[true]], missing: true },
    budget_ms: { order: "free", missing: null },
  },
  http: {
    description: { order: "free", missing: null },
    timeout: { order: "longer", missing: 60000 },
    onError: { order: [["allow"],[null],["block"]], missing: null },
    async: { order: [[true],[false]], missing: false },
    enforce: { order: [[false],[true]], missing: true },
    budget_ms: { order: "free", missing: null },
  },
  rule: {
    description: { order: "free", missing: null },
    decision: { order: [["allow","approve"],[null],["ask"],["block","deny"]], missing: null },
    reason: { order: "free", missing: null },
    onOpaque: { order: [["ignore"],["ask"],["deny"]], missing: "ask" },
    onError: { order: [["allow"],["block"]], missing: "block" },
    enforce: { order: [[false],[true]], missing: true },
    timeout: { order: "free", missing: null },
    budget_ms: { order: "free", missing: null },
  },
  worker: {
    description: { order: "free", missing: null },
    timeout: { order: "longer", missing: 60000 },
    startTimeout: { order: "longer", missing: 2000 },
    maxCalls: { order: "free", missing: 10000 },
    idleTimeout: { order: "free", missing: 300000 },
    onError: { order: [["allow"],[null],["block"]], missing: null },
    async: { order: [[true],[false]], missing: false },
    enforce: { order: [[false],[true]], missing: true },
    budget_ms: { order: "free", missing: null },
  },
};
