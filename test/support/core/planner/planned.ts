import type { HookEventName, HooksMap } from '../../../../generated/index.js';
import {
  type HookEventContext,
  type HookExecutionPlan,
  HookPlanner,
} from '../../../../src/core/planner/hook-planner.js';
import type { RegistryConfig } from '../../../../src/core/registry/read-configuration.js';
import { type Loaded, load } from '../registry/host.js';

export interface Planned extends Loaded {
  planner: HookPlanner;
  /** Returns the commands, or names, of the planned hooks; null without a plan. */
  plan(eventName: HookEventName, context?: HookEventContext): string[] | null;
}

/** Creates a planner for a registry with these hooks. */
export async function plannerOf(hooks: HooksMap | undefined, port: Partial<RegistryConfig> = {}): Promise<Planned> {
  const loaded = await load(hooks, port);
  const planner = new HookPlanner(loaded.registry);
  return {
    ...loaded,
    planner,
    plan: (eventName, context) => commandsOf(planner.createExecutionPlan(eventName, context)),
  };
}

export function commandsOf(plan: HookExecutionPlan | null): string[] | null {
  if (plan === null) return null;
  return plan.hookConfigs.map((config) => (config.type === 'command' ? config.command : (config.name ?? '')));
}
