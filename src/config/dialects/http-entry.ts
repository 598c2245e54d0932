import { whyUnsafe } from '../../util/address.js';
import { httpConfigFaults, VARIABLE } from '../../util/http-faults.js';
import { isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';

/** Native form of an http entry, and its problems. */
export interface HttpEntry {
  readonly config: { readonly type: 'http'; readonly url: string; readonly headers?: Record<string, string> };
  /** Reasons why it cannot run. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Converts an http entry of another agent. `allowedEnv` lists the variables that its headers may use. */
export function readHttpEntry(url: unknown, headers: unknown, allowedEnv: unknown): HttpEntry {
  const allowed: readonly unknown[] = Array.isArray(allowedEnv) ? allowedEnv : [];
  const denied = new Set<string>();
  const written = Object.entries(isRecord(headers) ? headers : {}).filter((header) => !isSentAnyway(header));
  const filled = written.map(([name, value]) => [name, nativeValue(String(value), allowed, denied)] as const);
  const config = {
    type: 'http' as const,
    url: isText(url) ? url : '',
    ...(filled.length > 0 && { headers: Object.fromEntries(filled) }),
  };
  const errors = /^https?:\/\/\S+$/i.test(config.url)
    ? httpConfigFaults(config)
    : ['url must begin with http:// or https://'];
  const warnings = [...denied].map((name) => `the variable ${name} is sent empty: allowedEnvVars does not list it`);
  if (errors.length === 0 && whyUnsafe(new URL(config.url), false) !== undefined)
    warnings.push('plain http to another machine runs only if your own settings set allowHttp');
  return { config, errors, warnings };
}

function isSentAnyway([name, value]: readonly [string, unknown]): boolean {
  return name.toLowerCase() === 'content-type' && /^application\/json\b/i.test(String(value));
}

/** Escapes a dollar that is not part of a variable, and empties variables that are not allowed. */
function nativeValue(text: string, allowed: readonly unknown[], denied: Set<string>): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const name = match.groups?.['plain'] ?? match.groups?.['braced'];
    parts.push(text.slice(end, match.index).replaceAll('$', '$$$$'));
    end = match.index + match[0].length;
    if (name === undefined) parts.push('$$$$');
    else if (allowed.includes(name)) parts.push(match[0]);
    else denied.add(name);
  }
  return parts.join('') + text.slice(end).replaceAll('$', '$$$$');
}
