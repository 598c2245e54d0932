/** An object that is being copied, and those that it is inside of: only through them does a cycle come back to it. */
interface Place {
  readonly value: object;
  readonly copy: unknown;
  readonly around: Place | undefined;
}

/** A deep copy of plain data. What is not plain is cloned by the platform or, where it cannot, copied field by field. */
export function copyPlain<T>(value: T): T;
export function copyPlain(value: unknown): unknown {
  return copyMember(value, undefined);
}

function copyMember(member: unknown, around: Place | undefined): unknown {
  if (typeof member === 'object' && member !== null) return copyObject(member, around);
  return typeof member === 'function' ? undefined : member;
}

function copyObject(value: object, around: Place | undefined): unknown {
  for (let place = around; place !== undefined; place = place.around) if (place.value === value) return place.copy;
  if (Array.isArray(value)) return copyArray(value, around);
  return (isPlain(value) ? undefined : clone(value)) ?? copyFields(value, around);
}

/** The constructor tells at once; the prototype, which is dearer to ask for, where a field hides it or there is none. */
function isPlain(value: object): boolean {
  if (value.constructor === Object) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function copyFields(value: object, around: Place | undefined): unknown {
  // A shallow copy takes over the layout of the object at once; key by key would cost twice as much.
  const copy: Record<string, unknown> = { ...value };
  const place = { value, copy, around };
  for (const key in copy) {
    const member = copy[key];
    if (key === '__proto__') delete copy[key];
    else if (typeof member === 'object' || typeof member === 'function') copy[key] = copyMember(member, place);
  }
  return copy;
}

function copyArray(value: readonly unknown[], around: Place | undefined): unknown[] {
  const copy: unknown[] = [];
  const place = { value, copy, around };
  for (const member of value) copy.push(copyMember(member, place));
  return copy;
}

function clone(value: object): unknown {
  try {
    return structuredClone(value);
  } catch {
    return undefined;
  }
}
