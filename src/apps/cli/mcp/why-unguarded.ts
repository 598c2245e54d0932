import { describeProblem } from '../../../config/settings/settings-problem.js';
import type { HookSystem } from '../../../system/hook-system.js';
import type { LoadedConfig } from '../../../system/index.js';
import { messageOf } from '../exit.js';

/** What keeps hooks from guarding anything. */
export interface Unguarded {
  /** They are off or invalid. */
  readonly reasons: readonly string[];
  /** True if some are not trusted. The settings have logged a warning with their names. */
  readonly hasUntrusted: boolean;
  /** Somebody chose that these do not run. */
  readonly switchedOff: readonly string[];
}

export async function whyUnguarded(config: LoadedConfig): Promise<Unguarded> {
  const invalid = config.problems.filter(({ severity }) => severity === 'error').map(describeProblem);
  const { off, refused, untrusted, switchedOff } = await look(config);
  // The registry refuses again what the files were told of.
  const reasons = [...(invalid.length > 0 ? invalid : refused), ...off];
  return { reasons, hasUntrusted: untrusted.length > 0, switchedOff };
}

/** The same of settings that were edited: while one of them cannot be read it counts as it was, and keeps nobody unguarded. */
export async function whyUnguardedNow(config: LoadedConfig): Promise<readonly string[]> {
  const { off, refused, untrusted } = await look(config);
  return [...refused, ...off, ...untrusted];
}

async function look(config: LoadedConfig) {
  const off = config.getEnableHooks() ? [] : ['hooks are off: no settings file says enableHooks: true'];
  if (off.length > 0) return { off, refused: [], untrusted: [], switchedOff: [] };
  const { refused, switchedOff } = await askRegistry(config);
  const pending = await config.trust.pending();
  const untrusted = pending.map(({ name, event, why }) => `${name} (${event}) is not trusted: ${why}`);
  return { off, refused, untrusted, switchedOff };
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

/** A hook that is not trusted is not switched off: it has a warning of its own. */
function switchedOffIn(system: HookSystem): string[] {
  const registry = system.getRegistry();
  const events = new Set(system.getAllHooks().map(({ eventName }) => eventName));
  const off = [...events].flatMap((event) =>
    registry.getRegisteredHooks(event).filter(({ switchedOn }) => !switchedOn),
  );
  return off.map(({ name, entry }) => `${name} (${entry.eventName}) is switched off`);
}
