import { isPlainObject } from './json.js';

/** Returns the substitute for a value that threw when it was read. */
type OnUnreadable = (error: unknown) => object;

type Fields = Record<string, unknown>;

/** An object that is being copied, and the objects around it: a cycle can only lead back to one of them. */
interface Ancestor {
  readonly value: object;
  readonly copy: unknown;
  readonly parent: Ancestor | undefined;
  readonly depth: number;
}

/** Deeper values are copied without recursion, which is slower. Inputs are at most this deep by default. */
const MAX_RECURSION = 100;
const TOO_DEEP = new Error('nested too deeply for recursion');

/**
 * Returns a deep copy of plain data. Functions become undefined. An object that is not plain is cloned by the platform
 * or, if that fails, copied field by field.
 */
export function copyPlain<T>(value: T): T;
export function copyPlain(value: unknown, onUnreadable: OnUnreadable): unknown;
export function copyPlain(value: unknown, onUnreadable: OnUnreadable = rethrow): unknown {
  try {
    return copyMember(value, undefined);
  } catch {
    return new IterativeCopier(onUnreadable).copy(value);
  }
}

function copyMember(member: unknown, parent: Ancestor | undefined): unknown {
  if (typeof member === 'object' && member !== null) return copyObject(member, parent);
  return typeof member === 'function' ? undefined : member;
}

function copyObject(value: object, parent: Ancestor | undefined): unknown {
  if (parent !== undefined && parent.depth >= MAX_RECURSION) throw TOO_DEEP;
  if (Array.isArray(value)) return copyArray(value, parent);
  return platformClone(value) ?? copyFields(value, parent);
}

/** Keeps every key, even `__proto__`: the key is the copy's own, so assigning it sets no prototype. */
function copyFields(value: object, parent: Ancestor | undefined): unknown {
  // A shallow copy takes over the layout of the object at once; key by key costs twice as much.
  const copy: Fields = { ...value };
  let ancestor: Ancestor | undefined;
  for (const key in copy) {
    const member = copy[key];
    if (!needsCopy(member)) continue;
    ancestor ??= ancestorFor(value, copy, parent);
    if (ancestor.copy !== copy) return ancestor.copy;
    copy[key] = copyMember(member, ancestor);
  }
  return copy;
}

function copyArray(value: readonly unknown[], parent: Ancestor | undefined): unknown {
  const copy = [...value];
  let ancestor: Ancestor | undefined;
  for (let at = 0; at < copy.length; at += 1) {
    const member = copy[at];
    if (!needsCopy(member)) continue;
    ancestor ??= ancestorFor(value, copy, parent);
    if (ancestor.copy !== copy) return ancestor.copy;
    copy[at] = copyMember(member, ancestor);
  }
  return copy;
}

/** Returns the existing ancestor if the value closes a cycle. */
function ancestorFor(value: object, copy: unknown, parent: Ancestor | undefined): Ancestor {
  for (let each = parent; each !== undefined; each = each.parent) if (each.value === value) return each;
  return { value, copy, parent, depth: parent === undefined ? 1 : parent.depth + 1 };
}

function rethrow(error: unknown): never {
  throw error;
}

/** Copies values of any depth with a work list instead of recursion. Cycles stay cycles; a field that throws is replaced. */
class IterativeCopier {
  /** Only objects that contain other objects can be part of a cycle. */
  readonly #copies = new Map<object, unknown>();
  /** Copies whose members are still those of the original. */
  readonly #shallow: (Fields | unknown[])[] = [];
  readonly #onUnreadable: OnUnreadable;

  constructor(onUnreadable: OnUnreadable) {
    this.#onUnreadable = onUnreadable;
  }

  copy(value: unknown): unknown {
    const copy = this.#member(value);
    for (let each = this.#shallow.pop(); each !== undefined; each = this.#shallow.pop()) {
      if (Array.isArray(each)) this.#copyItems(each);
      else this.#copyFields(each);
    }
    return copy;
  }

  #member(member: unknown): unknown {
    if (typeof member === 'object' && member !== null) return this.#object(member);
    return typeof member === 'function' ? undefined : member;
  }

  #object(value: object): unknown {
    const existing = this.#copies.get(value);
    if (existing !== undefined) return existing;
    if (Array.isArray(value)) return this.#enqueue(value, this.#itemsOf(value));
    return platformClone(value) ?? this.#enqueue(value, this.#fieldsOf(value));
  }

  #enqueue<Copy extends Fields | unknown[]>(value: object, copy: Copy): Copy {
    if (!Object.values(copy).some(needsCopy)) return copy;
    this.#copies.set(value, copy);
    this.#shallow.push(copy);
    return copy;
  }

  #copyFields(copy: Fields): void {
    for (const key in copy) if (needsCopy(copy[key])) copy[key] = this.#member(copy[key]);
  }

  #copyItems(copy: unknown[]): void {
    for (let at = 0; at < copy.length; at += 1) if (needsCopy(copy[at])) copy[at] = this.#member(copy[at]);
  }

  #fieldsOf(value: object): Fields {
    try {
      return { ...value };
    } catch {
      return Object.fromEntries(Object.keys(value).map((key) => [key, this.#read(value, key)]));
    }
  }

  #itemsOf(value: readonly unknown[]): unknown[] {
    try {
      return [...value];
    } catch {
      return Array.from({ length: value.length }, (_, at) => this.#read(value, at));
    }
  }

  #read(value: object, key: string | number): unknown {
    try {
      return Reflect.get(value, key);
    } catch (error) {
      const substitute = this.#onUnreadable(error);
      // The substitute itself is part of the copy.
      this.#copies.set(substitute, substitute);
      return substitute;
    }
  }
}

/** Clones an object that has more than its fields, such as a date. Returns undefined if the fields are all there is. */
function platformClone(value: object): unknown {
  try {
    // The constructor is faster to check, but a field may shadow it.
    return value.constructor === Object || isPlainObject(value) ? undefined : structuredClone(value);
  } catch {
    return undefined;
  }
}

function needsCopy(member: unknown): boolean {
  return typeof member === 'object' ? member !== null : typeof member === 'function';
}

const MAX_FROZEN_DEPTH = 64;

/** Maps objects to their copies. The copy is undefined while it is being made, which detects a cycle. */
type Copies = Map<object, unknown>;

/** Returns a deeply frozen copy of a JSON value. Throws a TypeError with the path of a value that JSON cannot carry. */
export function frozenCopy(value: unknown): unknown {
  return freezeCopy(value, '', 0, new Map());
}

function freezeCopy(value: unknown, path: string, depth: number, copies: Copies): unknown {
  const shown = path || 'it';
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    throw new TypeError(`${shown} is a ${typeof value}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) {
    const existing = copies.get(value);
    if (existing === undefined) throw new TypeError(`${shown} contains itself`);
    return existing;
  }
  if (depth >= MAX_FROZEN_DEPTH) throw new TypeError(`it nests deeper than ${MAX_FROZEN_DEPTH} levels`);
  copies.set(value, undefined);
  const copy = Object.freeze(copyContents(value, path, depth + 1, copies));
  copies.set(value, copy);
  return copy;
}

function copyContents(value: object, path: string, depth: number, copies: Copies): object {
  if (Array.isArray(value)) {
    return Array.from({ length: value.length }, (_, at) => freezeCopy(value[at], `${path}/${at}`, depth, copies));
  }
  if (!isPlainObject(value)) throw new TypeError(`${path || 'it'} is not a plain object`);
  const fields = Object.entries(value).filter(([name, field]) => field !== undefined && name !== '__proto__');
  return Object.fromEntries(fields.map(([name, field]) => [name, freezeCopy(field, `${path}/${name}`, depth, copies)]));
}
