import { attempt } from '../../../util/errors.js';
import { type Agent, programOf, versionOf } from './agents.js';
import type { EntryOptions, FoundEntry } from './entries.js';
import { installedEntries } from './plan.js';

/** Returns why an agent cannot get http hooks, or undefined: its http hooks then block if they get no answer. */
export async function whyNoHttp({ title, install }: Agent): Promise<string | undefined> {
  const first = Object.values(install.events).find(({ http }) => http !== undefined)?.http;
  if (first === undefined) return install.noHttp ?? 'it has no http hooks';
  const program = programOf(install);
  const version = program === undefined ? undefined : await versionOf(program);
  if (version === undefined) return `it needs ${title} ${first}, and its program is not on PATH`;
  if (isOlder(version, first)) return `version ${version} goes on if an http hook does not answer; it needs ${first}`;
  const proxy = proxyOfHooks();
  return proxy && `it would send them, with their token, to the proxy in ${proxy}; set NO_PROXY=127.0.0.1`;
}

/** Returns the variable whose proxy gets the requests of http hooks, or undefined. */
export function proxyOfHooks(): string | undefined {
  const direct = [process.env['NO_PROXY'], process.env['no_proxy']].join(',').split(/[,\s]+/);
  if (direct.includes('127.0.0.1') || direct.includes('*')) return undefined;
  return ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].find((name) => process.env[name]);
}

function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

export function isHttp({ handler }: Pick<FoundEntry, 'handler'>): boolean {
  return handler['type'] === 'http';
}

/** Returns true if one of the agents has an http hook of ours, or its settings cannot be read. */
export function usesHttp(agents: readonly Agent[], options: Pick<EntryOptions, 'name' | 'project'>): boolean {
  return agents.some((agent) => {
    const entries = attempt(() => installedEntries(agent, 'user', options), undefined);
    return entries === undefined || entries.found.some(isHttp);
  });
}
