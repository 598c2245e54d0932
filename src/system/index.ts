import type { LoadConfigOptions } from './check-load-options.js';
import type { LoadedConfig } from './load-config.js';

export { InMemoryMessageBus } from './in-memory-message-bus.js';
export type { LoadConfigOptions, LoadedConfig };

/** Builds a host config from the settings files of the system, the user and the project. */
export async function loadConfig(options: LoadConfigOptions): Promise<LoadedConfig> {
  // Loaded on first use: a host that passes its hooks in code never reads files.
  const files = await import('./load-config.js');
  return files.loadConfig(options);
}
export {
  type BusMessage,
  type BusRequest,
  type BusRequestOptions,
  HookRequestInFlightError,
  HookRequestTimeoutError,
  type OwnEventRequest,
} from './message-bus.js';
