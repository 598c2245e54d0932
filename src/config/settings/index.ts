export type { PendingHook, Trust, TrustChange } from '../trust/index.js';
export type { SettingsProblem } from './settings-problem.js';
