import type { ConfigSource, HookConfig } from '../../../generated/index.js';
import type { RegisteredHook } from '../registry/registered-hook.js';

/** A guard that cannot run as it is written, and refuses until it is mended. */
export interface InvalidGuard {
  readonly name: string;
  readonly source: ConfigSource;
  /** As much of it as can be read. */
  readonly config: HookConfig;
  readonly why: string;
  /** For whoever is refused. */
  readonly reason: string;
}

/** Whether a hook is such a guard, for the events that it applies to. Whoever switches it off says that it is none. */
export function isInvalidGuard({ declaration, matcher, switchedOn, trust }: RegisteredHook): boolean {
  return declaration.fault?.refuses === true && switchedOn && trust === true && matcher.mode !== 'refused';
}

export function invalidGuard({ name, entry, declaration }: RegisteredHook): InvalidGuard {
  const { config, source } = entry;
  const why = declaration.fault?.why ?? '';
  const reason = `Hook ${JSON.stringify(name)} (${source}) is not valid and blocks on errors: ${why}`;
  return Object.freeze({ name, source, config, why, reason });
}
