import { createHash } from 'node:crypto';

/** Returns JSON with sorted keys. Throws if a value is not JSON. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalObject(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a ${typeof value} is not JSON`);
  return text;
}

function canonicalObject(value: object): string {
  const fields = Object.entries(value)
    // The registry drops this key too.
    .filter(([name, field]) => field !== undefined && name !== '__proto__')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
