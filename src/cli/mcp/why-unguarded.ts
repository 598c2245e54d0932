import { nameOf } from '../../engine/registry/registered-hook.js';
import type { LoadedConfig } from '../../settings/index.js';
import { describeProblem } from '../../settings/settings-problem.js';
import type { HookSystem } from '../../system.js';
import { messageOf } from '../exit.js';

/** What keeps hooks from guarding anything. */
export interface Unguarded {
  /** They are off, invalid or untrusted. */
  readonly reasons: readonly string[];
  /** Somebody chose that these do not run. */
  readonly switchedOff: readonly string[];
}

export async function whyUnguarded(config: LoadedConfig): Promise<Unguarded> {
  const invalid = config.problems.filter(({ severity }) => severity === 'error').map(describeProblem);
  if (!config.getEnableHooks()) {
    return { reasons: [...invalid, 'hooks are off: no settings file says enableHooks: true'], switchedOff: [] };
  }
  const { refused, switchedOff } = await askRegistry(config);
  const pending = await config.trust.pending();
  const untrusted = pending.map(({ name, event, why }) => `${name} (${event}) is not trusted: ${why}`);
  // The registry refuses again what the files were told of.
  return { reasons: [...(invalid.length > 0 ? invalid : refused), ...untrusted], switchedOff };
}

async function askRegistry(config: LoadedConfig): Promise<{ refused: string[]; switchedOff: string[] }> {
  try {
    const system = config.getHookSystem();
    if (system === undefined) return { refused: ['hooks are off'], switchedOff: [] };
    await system.initialize();
    const errors = system.getProblems().filter(({ severity }) => severity === 'error');
    const refused = errors.map(({ where, what, help }) => `${where}: ${what} (${help})`);
    return { refused, switchedOff: switchedOffIn(system) };
  } catch (error) {
    return { refused: [messageOf(error)], switchedOff: [] };
  }
}

function switchedOffIn(system: HookSystem): string[] {
  const off = system.getAllHooks().filter(({ enabled }) => !enabled);
  return off.map(({ eventName, config }) => `${nameOf(config)} (${eventName}) is switched off`);
}
