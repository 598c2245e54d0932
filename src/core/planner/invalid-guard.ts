import type { ConfigSource, HookConfig, HookRegistryEntry } from '../../../generated/index.js';
import { isEnforced } from '../registry/enforcement.js';
import type { RegisteredHook } from '../registry/registered-hook.js';

/** Guard that cannot run, because it is invalid or not trusted, and blocks. */
export interface InvalidGuard {
  readonly skipped: 'invalid' | 'untrusted';
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly source: ConfigSource;
  /** The readable parts of the config. */
  readonly config: HookConfig;
  readonly why: string;
  /** Reason for the block. */
  readonly reason: string;
}

/** Returns true if the hook is invalid and blocks the events that it matches. A disabled hook does not block. */
export function isInvalidGuard({ declaration, matcher, switchedOn, trust }: RegisteredHook): boolean {
  return declaration.fault?.blocks === true && switchedOn && trust === true && matcher.mode !== 'refused';
}

export function invalidGuard({ name, entry, declaration }: RegisteredHook): InvalidGuard {
  const { config, source } = entry;
  const { why = '', reason } = declaration.fault ?? {};
  const standard = `Hook ${JSON.stringify(name)} (${source}) is not valid and blocks on errors: ${why}`;
  return Object.freeze({ skipped: 'invalid', entry, name, source, config, why, reason: reason ?? standard });
}

/** Returns true if the hook is not trusted and would decide about the events that it matches. */
export function isUntrustedGuard({ declaration, entry, matcher, switchedOn, trust }: RegisteredHook): boolean {
  const couldRun = declaration.fault === undefined && switchedOn && matcher.mode !== 'refused';
  return couldRun && trust !== true && isEnforced(entry.config);
}

/** Describes a guard that is not trusted, as it blocks. */
export function untrustedGuard({ name, entry, trust }: RegisteredHook): InvalidGuard {
  const { config, source } = entry;
  const { why = '', blocks } = trust === true ? {} : trust;
  const standard = `cannot run the guard ${JSON.stringify(name)} (${source}): it is not trusted: ${why}`;
  return Object.freeze({ skipped: 'untrusted', entry, name, source, config, why, reason: blocks ?? standard });
}

/** Returns true if the guard blocks whatever the policy for hooks that are not trusted. */
export function blocksUntrusted({ trust }: RegisteredHook): boolean {
  return trust !== true && trust.blocks !== undefined;
}
