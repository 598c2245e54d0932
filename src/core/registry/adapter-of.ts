import type { CommandHookConfig, HookConfig, HttpHookConfig } from '../../../generated/index.js';
import type { HookAdapter } from '../contract/index.js';

/** A symbol, so that the adapter is not serialised with the config, and copies keep it. */
const ADAPTER = Symbol('adapter');

type AdaptedConfig = CommandHookConfig | HttpHookConfig;

export function withAdapter(config: AdaptedConfig, adapter: HookAdapter): AdaptedConfig {
  return Object.freeze({ ...config, [ADAPTER]: adapter });
}

/** Returns the adapter of a hook that is written in another agent's dialect. */
export function adapterOf(config: HookConfig): HookAdapter | undefined {
  const adapted: HookConfig & { [ADAPTER]?: HookAdapter | undefined } = config;
  return adapted[ADAPTER];
}
