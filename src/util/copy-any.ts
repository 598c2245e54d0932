/** Gives what stands in the copy for something that threw when it was read. */
export type OnUnreadable = (error: unknown) => object;

type Fields = Record<string, unknown>;

/**
 * A deep copy of whatever it is given. It works through a list instead of by recursion, so that no depth is too deep,
 * copies every object that holds others once, so that cycles stay cycles, and goes on when a field throws.
 */
export class AnyCopier {
  /** Of what holds other objects; nothing else can be part of a cycle. */
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
    const known = this.#copies.get(value);
    if (known !== undefined) return known;
    if (Array.isArray(value)) return this.#later(value, this.#itemsOf(value));
    return cloneOf(value) ?? this.#later(value, this.#fieldsOf(value));
  }

  #later<Copy extends Fields | unknown[]>(value: object, copy: Copy): Copy {
    if (!holdsMore(copy)) return copy;
    this.#copies.set(value, copy);
    this.#shallow.push(copy);
    return copy;
  }

  #copyFields(copy: Fields): void {
    // A key that is called `__proto__` is the copy's own: to assign it sets no prototype.
    for (const key in copy) if (isMore(copy[key])) copy[key] = this.#member(copy[key]);
  }

  #copyItems(copy: unknown[]): void {
    for (let at = 0; at < copy.length; at += 1) if (isMore(copy[at])) copy[at] = this.#member(copy[at]);
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
      // It stands in the copy as it is.
      this.#copies.set(substitute, substitute);
      return substitute;
    }
  }
}

/** What only the platform can copy, such as a date; undefined when the fields are all there is. */
export function cloneOf(value: object): unknown {
  try {
    return value.constructor === Object || isFieldsOnly(value) ? undefined : structuredClone(value);
  } catch {
    return undefined;
  }
}

/** Also of an instance of a host's class. The constructor tells sooner, but a field may hide it. */
function isFieldsOnly(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function holdsMore(copy: Fields | unknown[]): boolean {
  if (Array.isArray(copy)) return copy.some(isMore);
  for (const key in copy) if (isMore(copy[key])) return true;
  return false;
}

export function isMore(member: unknown): boolean {
  return typeof member === 'object' ? member !== null : typeof member === 'function';
}
