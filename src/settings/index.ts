export { type LoadConfigOptions, type LoadedConfig, loadConfig, SettingsUnreadableError } from './load-config.js';
export type { SettingsProblem } from './settings-problem.js';
