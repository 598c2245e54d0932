import { isJsonObject, type Json } from './json.js';

/** One change of a JSON value. Without a value, what is at the pointer is removed. */
export interface Edit {
  pointer: string;
  value?: Json;
}

/** Returns a changed copy, or undefined if the pointer does not exist. A new property or list item needs its parent. */
export function applyEdit(base: Json, { pointer, value }: Edit): Json | undefined {
  const [start, ...keys] = pointer.split('/').map(unescapePointer);
  const last = keys.pop();
  if (start !== '' || last === undefined) return undefined;
  const copy = structuredClone(base);
  const parent = keys.reduce<Json | undefined>(childOf, copy);
  const exists = childOf(parent, last) !== undefined;
  if (Array.isArray(parent)) {
    const isEnd = value !== undefined && last === String(parent.length);
    if (!exists && !isEnd) return undefined;
    parent.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
    return copy;
  }
  if (!isJsonObject(parent) || (!exists && value === undefined)) return undefined;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

function childOf(node: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(node)) return /^(0|[1-9]\d*)$/.test(key) ? node[Number(key)] : undefined;
  return isJsonObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

function unescapePointer(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
