type Members = Readonly<Record<PropertyKey, unknown>>;

/**
 * Returns an object like the target, with some members replaced. Its other methods are called on the target, because
 * private fields exist only there.
 */
export function overlay<T extends object>(target: T, members: Members): T {
  return inheritWith(withMethodsBound(target), members);
}

/** Returns a proxy that binds methods to the target and forwards assignments to it. */
function withMethodsBound<T extends object>(target: T): T {
  const bound = new Map<PropertyKey, { readonly from: unknown; readonly method: unknown }>();
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      const cached = bound.get(key);
      if (cached?.from === value) return cached.method;
      const method: unknown = value.bind(target);
      bound.set(key, { from: value, method });
      return method;
    },
    set: (_, key, value) => Reflect.set(target, key, value),
  });
}

/**
 * Returns an object that inherits from the target and overrides members. Inherited methods run on the new object and
 * see the overrides; property reads stay fast (no Proxy).
 */
export function inheritWith<T extends object>(target: T, members: Members): T {
  const derived: T = Object.create(target);
  addMembers(derived, members);
  return derived;
}

/** Defines members instead of assigning them, because inherited properties may be read-only. */
export function addMembers(derived: object, members: Members): void {
  for (const key of Reflect.ownKeys(members)) {
    Object.defineProperty(derived, key, { value: members[key], enumerable: true, configurable: true, writable: true });
  }
}
