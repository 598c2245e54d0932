import type { HookRegistryEntry } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { fieldsOf } from '../../util/json.js';
import type { HostConfigPort, NotTrusted } from '../contract/index.js';
import type { CompletePlan } from '../planner/hook-planner.js';
import type { ExecuteOptions } from '../runner/hook-runner.js';

export type StillTrustedConfig = Pick<
  HostConfigPort<unknown, unknown, HookRegistryEntry, unknown>,
  'isHookStillTrusted' | 'getHookVersion'
>;

/** What the runner asks right before each hook of a plan starts; nothing for a host that has nothing to say then. */
export function trustCheck(config: StillTrustedConfig, plan: CompletePlan): ExecuteOptions['whyUntrusted'] {
  return config.isHookStillTrusted && askOf(plan, (entry) => whyUntrusted(config, entry));
}

/** What the runner asks for the version of each hook of a plan; nothing for a host that knows none. */
export function versionLookup(config: StillTrustedConfig, plan: CompletePlan): ExecuteOptions['versionOf'] {
  return config.getHookVersion && askOf(plan, (entry) => versionOf(config, entry));
}

function askOf<T>(
  { entries }: CompletePlan,
  ask: (entry: HookRegistryEntry) => T | undefined,
): (index: number) => T | undefined {
  return (index) => {
    const entry = entries[index];
    return entry === undefined ? undefined : ask(entry);
  };
}

/** Undefined for a host that fails to tell: then the files that the command names are looked at. */
function versionOf(config: StillTrustedConfig, entry: HookRegistryEntry): string | undefined {
  try {
    return config.getHookVersion?.(entry);
  } catch {
    return undefined;
  }
}

/** A host that fails to answer has not said yes. */
function whyUntrusted(
  config: StillTrustedConfig,
  entry: HookRegistryEntry,
): Pick<NotTrusted, 'why' | 'blocks'> | undefined {
  try {
    const answer: unknown = config.isHookStillTrusted?.(entry);
    if (answer === true) return undefined;
    const { why, blocks } = fieldsOf(answer);
    return {
      why: typeof why === 'string' ? why : 'the host does not trust it any more',
      blocks: typeof blocks === 'string' ? blocks : undefined,
    };
  } catch (error) {
    return { why: `isHookStillTrusted() of the host failed: ${messageOf(error)}` };
  }
}
