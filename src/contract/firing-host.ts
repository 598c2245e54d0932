import type { FireOptions } from './fire-options.js';

/** What the generated fire methods ask of a host's config. */
export interface FiringHost {
  getEnableHooks(): boolean;
  getHookSystem(): FiringSystem | undefined;
}

/** What the generated fire methods ask of a hook system. */
export interface FiringSystem {
  /** Fires an event by its name. It never rejects; what goes wrong stands in the result. */
  fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown>;
}

/** Fires an event through the config; undefined when hooks are off. */
export async function fireThrough(
  config: FiringHost,
  eventName: string,
  params: object,
  options?: FireOptions,
): Promise<unknown> {
  if (!config.getEnableHooks()) return undefined;
  return config.getHookSystem()?.fireEvent(eventName, params, options);
}
