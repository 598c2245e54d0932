export { readStoredEntry } from '../dialects/stored-entry.js';
export type { PendingHook, Trust, TrustChange } from '../trust/index.js';
export { ActiveBudgets, readBudget } from './active-budgets.js';
export type { GuardStore, StoredGuard, StoredGuards } from './active-guards.js';
export { addHooks, type HookDefinitions, hookNames } from './add-hooks.js';
export { foreignEvent } from './foreign-events.js';
export { type LocatedHook, locateHooks } from './hook-locations.js';
export { describeProblem, type SettingsProblem } from './settings-problem.js';
