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
