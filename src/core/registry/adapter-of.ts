import type { CommandHookConfig, HookConfig, HttpHookConfig } from '../../../generated/index.js';
import type { HookAdapter } from '../contract/index.js';

/** A symbol: it is no part of what the config says, and copies keep it. */
const ADAPTER = Symbol('adapter');

interface Adapted {
  readonly [ADAPTER]?: HookAdapter | undefined;
}

type AdaptedConfig = CommandHookConfig | HttpHookConfig;

export function withAdapter(config: AdaptedConfig, adapter: HookAdapter): AdaptedConfig {
  return Object.freeze({ ...config, [ADAPTER]: adapter });
}

/** Undefined for every hook that is written for us. */
export function adapterOf(config: HookConfig): HookAdapter | undefined {
  const adapted: HookConfig & Adapted = config;
  return adapted[ADAPTER];
}
