import { describeProblem } from '../../config/settings/settings-problem.js';
import type { HookSystem } from '../../system/hook-system.js';
import type { LoadedConfig } from '../../system/index.js';
import { messageOf } from './exit.js';

/** Problems that keep hooks from guarding. */
export interface GuardProblems {
  /** Hooks that are disabled or invalid. */
  readonly reasons: readonly string[];
  /** True if some hooks are not trusted. The settings have logged a warning with their names. */
  readonly hasUntrusted: boolean;
  /** Hooks that were disabled on purpose. */
  readonly switchedOff: readonly string[];
}

export async function findGuardProblems(config: LoadedConfig): Promise<GuardProblems> {
  const invalid = config.problems.filter(({ severity }) => severity === 'error').map(describeProblem);
  const { off, rejected, untrusted, switchedOff } = await readState(config);
  // The registry reports the problems of the files again.
  const reasons = [...(invalid.length > 0 ? invalid : rejected), ...off];
  return { reasons, hasUntrusted: untrusted.length > 0, switchedOff };
}

/**
 * Returns the reasons after an edit. While a settings file cannot be read, its last valid version still applies, so it
 * is not a reason.
 */
export async function findGuardProblemsAfterEdit(config: LoadedConfig): Promise<readonly string[]> {
  const { off, rejected, untrusted } = await readState(config);
  return [...rejected, ...off, ...untrusted];
}

async function readState(config: LoadedConfig) {
  const off = config.getEnableHooks() ? [] : ['hooks are disabled: no settings file sets enableHooks: true'];
  if (off.length > 0) return { off, rejected: [], untrusted: [], switchedOff: [] };
  const { rejected, switchedOff } = await readRegistry(config);
  const pending = await config.trust.pending();
  const untrusted = pending.map(({ name, event, why }) => `${name} (${event}) is not trusted: ${why}`);
  return { off, rejected, untrusted, switchedOff };
}

async function readRegistry(config: LoadedConfig): Promise<{ rejected: string[]; switchedOff: string[] }> {
  try {
    const system = config.getHookSystem();
    if (system === undefined) return { rejected: ['hooks are disabled'], switchedOff: [] };
    await system.initialize();
    const errors = system.getProblems().filter(({ severity }) => severity === 'error');
    const rejected = errors.map(({ where, what, help }) => `${where}: ${what} (${help})`);
    return { rejected, switchedOff: disabledHooks(system) };
  } catch (error) {
    return { rejected: [messageOf(error)], switchedOff: [] };
  }
}

/** Lists the disabled hooks. A hook that is not trusted has its own warning. */
function disabledHooks(system: HookSystem): string[] {
  const registry = system.getRegistry();
  const events = new Set(system.getAllHooks().map(({ eventName }) => eventName));
  const off = [...events].flatMap((event) =>
    registry.getRegisteredHooks(event).filter(({ switchedOn }) => !switchedOn),
  );
  return off.map(({ name, entry }) => `${name} (${entry.eventName}) is disabled`);
}
