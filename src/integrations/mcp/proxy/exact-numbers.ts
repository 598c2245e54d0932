/** Matches every JSON text that may contain a number JavaScript cannot represent. */
const SUSPICIOUS = /\d{16}|\d[eE]\+?\d{3}/;

/** Returns true if parsing and serializing a JSON text would change an integer, or turn a number into null. */
export function hasInexactNumber(json: string): boolean {
  if (!SUSPICIOUS.test(json)) return false;
  const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
  for (let at = 0; at < json.length; ) {
    const character = json[at];
    if (character === '"') {
      at = endOfText(json, at);
      continue;
    }
    number.lastIndex = at;
    const [token] = number.exec(json) ?? [];
    if (token !== undefined && !isExact(token)) return true;
    at += token?.length ?? 1;
  }
  return false;
}

/** Returns the index after the JSON string that starts at `start`. */
export function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end + 1;
}

function isEscaped(json: string, at: number): boolean {
  let slashes = 0;
  while (json[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

function isExact(token: string): boolean {
  const value = Number(token);
  if (!Number.isFinite(value)) return false;
  // Fractions and exponents may be rounded.
  return !/^-?\d+$/.test(token) || BigInt(token) === BigInt(value);
}
