/** A deep copy of plain data. What is not plain is cloned by the platform or, where it cannot, copied field by field. */
export function copyPlain<T>(value: T): T;
export function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  return copyObject(value, new Map());
}

function copyObject(value: object, seen: Map<object, unknown>): unknown {
  const known = seen.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) return copyArray(value, seen);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  return (isPlain ? undefined : clone(value)) ?? copyFields(value, seen);
}

function copyFields(value: object, seen: Map<object, unknown>): unknown {
  // A shallow copy takes over the layout of the object at once; key by key would cost twice as much.
  const copy: Record<string, unknown> = { ...value };
  seen.set(value, copy);
  for (const key in copy) {
    if (key === '__proto__') delete copy[key];
    else if (typeof copy[key] === 'object' || typeof copy[key] === 'function') copy[key] = copyMember(copy[key], seen);
  }
  return copy;
}

function copyArray(value: readonly unknown[], seen: Map<object, unknown>): unknown[] {
  const copy: unknown[] = [];
  seen.set(value, copy);
  for (const member of value) copy.push(copyMember(member, seen));
  return copy;
}

function copyMember(member: unknown, seen: Map<object, unknown>): unknown {
  if (typeof member === 'object' && member !== null) return copyObject(member, seen);
  return typeof member === 'function' ? undefined : member;
}

function clone(value: object): unknown {
  try {
    return structuredClone(value);
  } catch {
    return undefined;
  }
}
