import { AnyCopier, cloneOf, isMore, type OnUnreadable } from './copy-any.js';

/** An object that is being copied, and those that it is inside of: only through them does a cycle come back to it. */
interface Place {
  readonly value: object;
  readonly copy: unknown;
  readonly around: Place | undefined;
  readonly depth: number;
}

/** As deep as an input may be by default. What is deeper is copied by other, slower means. */
const DEEPEST = 100;
const TOO_DEEP = new Error('nested too deeply for the quick way');

/** A deep copy of plain data. What is not plain is cloned by the platform or, where it cannot, copied field by field. */
export function copyPlain<T>(value: T): T;
export function copyPlain(value: unknown, onUnreadable: OnUnreadable): unknown;
export function copyPlain(value: unknown, onUnreadable: OnUnreadable = rethrow): unknown {
  try {
    return copyMember(value, undefined);
  } catch {
    return new AnyCopier(onUnreadable).copy(value);
  }
}

function copyMember(member: unknown, around: Place | undefined): unknown {
  if (typeof member === 'object' && member !== null) return copyObject(member, around);
  return typeof member === 'function' ? undefined : member;
}

function copyObject(value: object, around: Place | undefined): unknown {
  if (around !== undefined && around.depth >= DEEPEST) throw TOO_DEEP;
  if (Array.isArray(value)) return copyArray(value, around);
  return cloneOf(value) ?? copyFields(value, around);
}

/** Every key stays, also one that is called `__proto__`: it is the copy's own, so that to assign it sets no prototype. */
function copyFields(value: object, around: Place | undefined): unknown {
  // A shallow copy takes over the layout of the object at once; key by key would cost twice as much.
  const copy: Record<string, unknown> = { ...value };
  let place: Place | undefined;
  for (const key in copy) {
    const member = copy[key];
    if (!isMore(member)) continue;
    place ??= placeOf(value, copy, around);
    if (place.copy !== copy) return place.copy;
    copy[key] = copyMember(member, place);
  }
  return copy;
}

function copyArray(value: readonly unknown[], around: Place | undefined): unknown {
  const copy = [...value];
  let place: Place | undefined;
  for (let at = 0; at < copy.length; at += 1) {
    const member = copy[at];
    if (!isMore(member)) continue;
    place ??= placeOf(value, copy, around);
    if (place.copy !== copy) return place.copy;
    copy[at] = copyMember(member, place);
  }
  return copy;
}

/** The place of what holds other objects, which is that around it where a cycle has come back. */
function placeOf(value: object, copy: unknown, around: Place | undefined): Place {
  for (let place = around; place !== undefined; place = place.around) if (place.value === value) return place;
  return { value, copy, around, depth: around === undefined ? 1 : around.depth + 1 };
}

function rethrow(error: unknown): never {
  throw error;
}
