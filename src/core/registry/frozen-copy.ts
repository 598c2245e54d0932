import { isPlainObject } from '../../util/json.js';

const DEPTH_LIMIT = 64;

/** Undefined while the copy is under way: to meet it then is to meet a cycle. */
type Copies = Map<object, unknown>;

/** A deep copy that nobody can change, of a value that JSON can carry. Throws a TypeError that says where it cannot. */
export function frozenCopy(value: unknown): unknown {
  return copy(value, '', 0, new Map());
}

function copy(value: unknown, path: string, depth: number, copies: Copies): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    throw new TypeError(`${path || 'it'} is a ${typeof value}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return knownCopy(value, path, copies);
  if (depth >= DEPTH_LIMIT) throw new TypeError(`it nests deeper than ${DEPTH_LIMIT} levels`);
  copies.set(value, undefined);
  const copied = Object.freeze(copyObject(value, path, depth + 1, copies));
  copies.set(value, copied);
  return copied;
}

function knownCopy(value: object, path: string, copies: Copies): unknown {
  const known = copies.get(value);
  if (known === undefined) throw new TypeError(`${path || 'it'} contains itself`);
  return known;
}

function copyObject(value: object, path: string, depth: number, copies: Copies): object {
  if (Array.isArray(value)) {
    return Array.from({ length: value.length }, (_, index) => copy(value[index], `${path}/${index}`, depth, copies));
  }
  if (!isPlainObject(value)) throw new TypeError(`${path || 'it'} is no plain object`);
  const fields = Object.entries(value).filter(([name, field]) => field !== undefined && name !== '__proto__');
  return Object.fromEntries(fields.map(([name, field]) => [name, copy(field, `${path}/${name}`, depth, copies)]));
}
