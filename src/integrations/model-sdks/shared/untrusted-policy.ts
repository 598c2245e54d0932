import { hostOf, type UntrustedPolicy } from '../../../core/contract/index.js';
import { type HookHost, type TriggerConfig, warnHost } from '../../../core/triggers/run-trigger.js';
import { attempt } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { mismatch } from '../../../util/shape.js';

const withPolicies = new WeakMap<TriggerConfig, Map<UntrustedPolicy, TriggerConfig>>();

/** Wrapped clients and tools, with their config. */
const wrappers = new WeakMap<object, TriggerConfig>();

/** Returns the config of the hooks that a wrapper was given. Throws a TypeError for anything else: no hook would run. */
export function configOf(host: HookHost): TriggerConfig {
  const config: unknown = isRecord(host) ? hostOf(host) : undefined;
  // A property that throws is reported when an event is fired.
  if (isRecord(config) && attempt(() => typeof config['getHookSystem'] === 'function', true)) return hostOf(host);
  throw new TypeError(
    `cannot add hooks: ${mismatch('the host', host, 'the object that createHooks returns, a session of it, or a config')}`,
  );
}

/** Returns the config with a policy for guards that are not trusted. Equal arguments return the same object. */
export function withUntrusted(host: HookHost, untrusted: UntrustedPolicy | undefined): TriggerConfig {
  const config = configOf(host);
  if (untrusted === undefined) return config;
  const byPolicy = withPolicies.get(config) ?? new Map<UntrustedPolicy, TriggerConfig>();
  const derived = byPolicy.get(untrusted) ?? overriding(config, untrusted);
  withPolicies.set(config, byPolicy.set(untrusted, derived));
  return derived;
}

/** Remembers that hooks of a config run around an object. */
export function markWrapped<W extends object>(wrapper: W, config: TriggerConfig): W {
  wrappers.set(wrapper, config);
  return wrapper;
}

/** Returns true for an object that has the hooks of this config already. Warns if it has any hooks. */
export function isWrapped(target: object, what: string, config: TriggerConfig, warn = warnHost): boolean {
  const other = wrappers.get(target);
  if (other === undefined) return false;
  const isSame = other === config;
  const effect = isSame ? 'Its hooks run once' : 'It belongs to another session or config too, so hooks run twice';
  warn(config, `hooks: ${what} is wrapped already. ${effect}: wrap it in one place`);
  return isSame;
}

function overriding(config: TriggerConfig, untrusted: UntrustedPolicy): TriggerConfig {
  return new Proxy(config, {
    get: (target, key) => {
      if (key === 'untrusted') return untrusted;
      const value: unknown = Reflect.get(target, key, target);
      // A config may be an object with private fields.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
