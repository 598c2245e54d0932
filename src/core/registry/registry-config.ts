import type { ConfigSource, HookRegistryEntry, HooksMap } from '../../../generated/index.js';
import type { HostConfigPort } from '../contract/index.js';

/** What the registry asks of the host. */
export type RegistryConfig = Pick<
  HostConfigPort<HooksMap, ConfigSource, HookRegistryEntry, unknown>,
  | 'getContract'
  | 'getHooks'
  | 'getProjectHooks'
  | 'getHookLayers'
  | 'getExtensions'
  | 'getDisabledHooks'
  | 'getHookBus'
  | 'getBusEvents'
  | 'isTrustedFolder'
  | 'isHookTrusted'
>;
