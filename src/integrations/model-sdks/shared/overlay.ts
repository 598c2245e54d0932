type Members = Readonly<Record<PropertyKey, unknown>>;

/**
 * An object that is the target in everything but some members. Its own methods are called on the target: a class with
 * private fields knows no other object.
 */
export function overlay<T extends object>(target: T, members: Members): T {
  return inheritWith(withMethodsBound(target), members);
}

/** The target, whose methods stay its own whoever inherits them. What an heir is given is given to the target. */
function withMethodsBound<T extends object>(target: T): T {
  const bound = new Map<PropertyKey, { readonly from: unknown; readonly method: unknown }>();
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      const known = bound.get(key);
      if (known?.from === value) return known.method;
      const method: unknown = value.bind(target);
      bound.set(key, { from: value, method });
      return method;
    },
    set: (_, key, value) => Reflect.set(target, key, value),
  });
}

/**
 * An object that inherits the target, with some members of its own. The methods of the target are called on it, and so find
 * these members; they are read as quickly as those of a plain object, which every call of a model is glad of.
 */
export function inheritWith<T extends object>(target: T, members: Members): T {
  const heir: T = Object.create(target);
  addMembers(heir, members);
  return heir;
}

/** They are defined, not assigned: what is inherited may be read-only. */
export function addMembers(heir: object, members: Members): void {
  for (const key of Reflect.ownKeys(members)) {
    Object.defineProperty(heir, key, { value: members[key], enumerable: true, configurable: true, writable: true });
  }
}
