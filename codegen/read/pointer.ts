import { isJsonObject, type Json } from './json.js';

/** One change of a JSON value. Without a value, what is at the pointer is removed. */
export interface Edit {
  pointer: string;
  value?: Json;
}

/** Returns a changed copy, or undefined if the pointer does not exist. A new property or list item needs its parent. */
export function applyEdit(base: Json, { pointer, value }: Edit): Json | undefined {
  const [start, ...keys] = pointer.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return start === '' && keys.length > 0 ? editAt(base, keys, value) : undefined;
}

/** Copies only the path to the changed value, because most of a case stays as it is. */
function editAt(node: Json | undefined, [key = '', ...rest]: string[], value: Json | undefined): Json | undefined {
  const child = childOf(node, key);
  const changed = rest.length > 0 ? editAt(child, rest, value) : value;
  const isRemoval = rest.length === 0 && value === undefined && child !== undefined;
  if (changed === undefined && !isRemoval) return undefined;
  if (Array.isArray(node)) {
    if (child === undefined && key !== String(node.length)) return undefined;
    return node.toSpliced(Number(key), 1, ...(changed === undefined ? [] : [changed]));
  }
  if (!isJsonObject(node)) return undefined;
  if (changed !== undefined) return { ...node, [key]: changed };
  const { [key]: _removed, ...others } = node;
  return others;
}

function childOf(node: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(node)) return /^(0|[1-9]\d*)$/.test(key) ? node[Number(key)] : undefined;
  return isJsonObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}
