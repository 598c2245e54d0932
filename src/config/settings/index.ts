export type { PendingHook, Trust, TrustChange } from '../trust/index.js';
export { ActiveBudgets } from './active-budgets.js';
export { addHooks, type HookDefinitions, hookNames } from './add-hooks.js';
export { describeProblem, type SettingsProblem } from './settings-problem.js';
