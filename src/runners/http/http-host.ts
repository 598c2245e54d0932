import type { HttpPolicy } from '../../core/contract/index.js';
import type { RunnerConfig } from '../../core/runner/runner-options.js';
import type { HttpHost } from './http-door.js';

const NOTHING_ALLOWED: HttpPolicy = { allowedEnv: [], allowHttp: false };

/** What a host allows its http hooks. One that fails to say it has allowed nothing. */
export function httpHost(config: RunnerConfig): HttpHost {
  return {
    policy: () => attempt(() => config.getHttpPolicy?.()) ?? NOTHING_ALLOWED,
    variable: (name) => {
      const withheld = attempt(() => config.getSanitizationConfig?.()?.blockedEnvironmentVariables ?? []) ?? [name];
      return withheld.includes(name) ? undefined : process.env[name];
    },
  };
}

function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
