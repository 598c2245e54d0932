import { hostOf, type UntrustedPolicy } from '../../../core/contract/index.js';
import type { HookHost, TriggerConfig } from '../../../core/triggers/run-trigger.js';

const withPolicies = new WeakMap<TriggerConfig, Map<UntrustedPolicy, TriggerConfig>>();

/** Returns the config with a policy for guards that are not trusted. Equal arguments return the same object. */
export function withUntrusted(host: HookHost, untrusted: UntrustedPolicy | undefined): TriggerConfig {
  const config = hostOf(host);
  if (untrusted === undefined) return config;
  const byPolicy = withPolicies.get(config) ?? new Map<UntrustedPolicy, TriggerConfig>();
  const derived = byPolicy.get(untrusted) ?? overriding(config, untrusted);
  withPolicies.set(config, byPolicy.set(untrusted, derived));
  return derived;
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
