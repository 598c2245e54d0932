import type { FireOptions } from './fire-options.js';

/** When a function of the host applies as a hook, and where it counts as coming from. */
export interface RegisterOptions {
  matcher?: string | undefined;
  sequential?: boolean | undefined;
  source?: string | undefined;
}

/** What the generated fire methods ask of a host's config. */
export interface FiringHost {
  getEnableHooks(): boolean;
  getHookSystem(): FiringSystem | undefined;
}

/** What the generated methods ask of a hook system. */
export interface FiringSystem {
  /** Fires an event by its name. It never rejects; what goes wrong stands in the result. */
  fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown>;
  /** Adds a function as a hook of the event of that name; returns its removal. Throws on a mistake. */
  registerFunction(hook: object, eventName: string, options?: RegisterOptions): () => void;
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
