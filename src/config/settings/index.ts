import type { LoadConfigOptions, LoadedConfig } from '../../system/load-config.js';

export type { LoadConfigOptions, LoadedConfig } from '../../system/load-config.js';
export type { PendingHook, Trust, TrustChange } from '../trust/index.js';
export type { SettingsProblem } from './settings-problem.js';

/** A complete host config from the settings files of the system, the user and the project. */
export async function loadConfig(options: LoadConfigOptions): Promise<LoadedConfig> {
  // A host that hands its hooks over in code does not pay for reading files.
  const files = await import('../../system/load-config.js');
  return files.loadConfig(options);
}
