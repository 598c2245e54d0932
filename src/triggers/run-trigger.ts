import type { HookSystem, HostConfig } from '../system.js';

/** What a trigger needs of the host. */
export type TriggerConfig = Pick<HostConfig, 'getHookSystem'>;

/** Undefined when hooks are off, and on any failure: only a decision of a hook may hold the agent back, never a fault. */
export async function runTrigger<T>(
  config: TriggerConfig,
  fire: (system: HookSystem) => Promise<T>,
): Promise<T | undefined> {
  try {
    const system = config.getHookSystem();
    if (system === undefined) return undefined;
    await system.initialize();
    return await fire(system);
  } catch {
    return undefined;
  }
}
