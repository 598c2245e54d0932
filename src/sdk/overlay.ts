type Members = Readonly<Record<PropertyKey, unknown>>;

/**
 * An object that is the target in everything but some members. Its own methods are called on the target where `bind` says
 * so: a class with private fields knows no other object.
 */
export function overlay<T extends object>(target: T, members: Members, { bind }: { bind: boolean }): T {
  const bound = new Map<PropertyKey, { readonly from: unknown; readonly method: unknown }>();
  return new Proxy(target, {
    get(_, key, receiver) {
      if (Object.hasOwn(members, key)) return members[key];
      const value: unknown = Reflect.get(target, key, bind ? target : receiver);
      if (!bind || typeof value !== 'function' || key === 'constructor') return value;
      const known = bound.get(key);
      if (known?.from === value) return known.method;
      const method: unknown = value.bind(target);
      bound.set(key, { from: value, method });
      return method;
    },
  });
}
