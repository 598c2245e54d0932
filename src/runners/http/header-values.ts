import type { HttpPolicy } from '../../core/contract/index.js';
import { VARIABLE } from '../../util/http-faults.js';

/** Characters that Node does not send in a header. */
const INVALID_CHARACTER = /[^\t\x20-\x7e\x80-\xff]/;
/** Shorter values are not secrets, and appear in responses by chance. */
const MIN_SECRET_LENGTH = 6;

/** Value that must not appear in any text, and the variable that it came from. */
interface Secret {
  readonly name: string;
  readonly value: string;
}

export interface SentHeaders {
  readonly headers: Record<string, string>;
  /** Replaces the values of variables in a text by their names. */
  readonly hide: (text: string) => string;
}

/** Fills the variables of headers in. Throws an error that names variables and headers, never a value. */
export function fillHeaders(
  headers: Readonly<Record<string, string>>,
  { allowedEnv }: HttpPolicy,
  readVariable: (name: string) => string | undefined,
): SentHeaders {
  const secrets = new Map<string, string>();
  const filled: Record<string, string> = {};
  const allowed = new Set(allowedEnv);
  for (const [header, written] of Object.entries(headers)) {
    const value = written.replaceAll(VARIABLE, (whole, plain: string | undefined, braced: string | undefined) => {
      const name = plain ?? braced;
      if (name === undefined) return whole.slice(1);
      const resolved = allowed.has(name) ? readVariable(name) : undefined;
      if (resolved === undefined) throw new Error(whyMissing(header, name, allowed));
      secrets.set(name, resolved);
      return resolved;
    });
    if (INVALID_CHARACTER.test(value))
      throw new Error(`the header ${header} would contain a character that is not allowed in headers`);
    filled[header.toLowerCase()] = value;
  }
  return { headers: filled, hide: hideSecrets([...secrets].map(([name, value]) => ({ name, value }))) };
}

function whyMissing(header: string, name: string, allowed: ReadonlySet<string>): string {
  return allowed.has(name)
    ? `the header ${header} needs the variable ${name}, which is not set`
    : `the header ${header} uses the variable ${name}, which is not in httpAllowedEnv of the user, the system or the host`;
}

/** Returns a function that hides secrets. A service may return what it was sent, also inside JSON. */
function hideSecrets(secrets: readonly Secret[]): (text: string) => string {
  const long = secrets.filter(({ value }) => value.length >= MIN_SECRET_LENGTH);
  if (long.length === 0) return (text) => text;
  const longestFirst = long.toSorted((a, b) => b.value.length - a.value.length);
  return (text) => {
    let hidden = text;
    for (const { name, value } of longestFirst) {
      for (const form of new Set([value, JSON.stringify(value).slice(1, -1)])) {
        hidden = hidden.replaceAll(form, () => `$${name}`);
      }
    }
    return hidden;
  };
}
