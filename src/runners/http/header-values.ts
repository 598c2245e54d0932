import type { HttpPolicy } from '../../core/contract/index.js';
import { VARIABLE } from '../../core/registry/http-faults.js';
import type { HttpHost } from './http-door.js';

/** What no header may hold; Node would refuse it too. */
const UNSENDABLE = /[^\t\x20-\x7e\x80-\xff]/;
/** Shorter values are no secrets, and stand in answers by chance. */
const SHORTEST_SECRET = 6;

/** A value that must appear nowhere, and the name it came from. */
interface Secret {
  readonly name: string;
  readonly value: string;
}

export interface SentHeaders {
  readonly headers: Record<string, string>;
  /** Takes out of a text what came from variables. */
  readonly hide: (text: string) => string;
}

/** The headers with their variables filled in. Throws an error that names variables and headers, and never a value. */
export function fillHeaders(
  headers: Readonly<Record<string, string>>,
  { allowedEnv }: HttpPolicy,
  variable: HttpHost['variable'],
): SentHeaders {
  const secrets = new Map<string, string>();
  const filled: Record<string, string> = {};
  const allowed = new Set(allowedEnv);
  for (const [header, written] of Object.entries(headers)) {
    const value = written.replaceAll(VARIABLE, (whole, plain: string | undefined, braced: string | undefined) => {
      const name = plain ?? braced;
      if (name === undefined) return whole.slice(1);
      const found = allowed.has(name) ? variable(name) : undefined;
      if (found === undefined) throw new Error(whyMissing(header, name, allowed));
      secrets.set(name, found);
      return found;
    });
    if (UNSENDABLE.test(value)) throw new Error(`the header ${header} would hold a character that no header may hold`);
    filled[header.toLowerCase()] = value;
  }
  return { headers: filled, hide: hiding([...secrets].map(([name, value]) => ({ name, value }))) };
}

function whyMissing(header: string, name: string, allowed: ReadonlySet<string>): string {
  return allowed.has(name)
    ? `the header ${header} needs the variable ${name}, which is not set`
    : `the header ${header} names the variable ${name}, which httpAllowedEnv of the user, the system or the host does not list`;
}

/** A service may say back what it was sent, also inside of JSON. */
function hiding(secrets: readonly Secret[]): (text: string) => string {
  const long = secrets.filter(({ value }) => value.length >= SHORTEST_SECRET);
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
