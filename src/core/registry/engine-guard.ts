import type { ConfigSource, FunctionHookConfig } from '../../../generated/index.js';
import { compileMatcher } from '../../util/regex/compile.js';
import type { Route } from '../contract/index.js';
import { type RegisteredHook, registeredHook } from './registered-hook.js';

/** Guard of the engine itself. It is planned only for calls that it is about, and no setting of a project disables it. */
export interface EngineGuard {
  readonly config: FunctionHookConfig;
  readonly source: ConfigSource;
  /** Returns true for an event that it guards. */
  applies(route: Route): boolean;
  /** Returns true if a call with these arguments has to be judged. It is asked at every call, so it must be fast. */
  isAbout(toolInput: unknown, cwd: string): boolean;
}

/** Returns the guard as a hook of an event. */
export function engineHook(
  { config, source }: EngineGuard,
  { eventName }: Pick<RegisteredHook['entry'], 'eventName'>,
): RegisteredHook {
  const matcher = compileMatcher(undefined, 'regex');
  const rest = { matcherText: undefined, sequential: undefined, fault: undefined, off: undefined };
  return registeredHook({ eventName, source, config: Object.freeze(config), matcher, ...rest }, true, true);
}
