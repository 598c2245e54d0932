// Which methods a client has, and how the committed lists classify them.

/** Fields that are not resources of the client. */
const SKIPPED = new Set(['constructor', 'logger', 'transport']);

/** Returns the paths of all methods of a client and of its resources, such as `chat.completions.create`. */
export function methodsOf(client) {
  const found = [];
  collect(client, [], new Set(), found);
  return found.sort();
}

function collect(object, path, seen, found) {
  if (seen.has(object)) return;
  seen.add(object);
  for (const name of namesOf(object)) {
    const value = object[name];
    if (typeof value === 'function') found.push([...path, name].join('.'));
    else if (isResource(value)) collect(value, [...path, name], seen, found);
  }
}

/** Names with an underscore are private by convention. */
function namesOf(object) {
  const names = new Set();
  for (let at = object; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return [...names].filter((name) => !name.startsWith('_') && !SKIPPED.has(name));
}

function isResource(value) {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/** Returns the paths of a list: `{ "files": "create list" }` stands for `files.create` and `files.list`. */
export function pathsIn(list) {
  return Object.entries(list).flatMap(([resource, names]) =>
    names.split(' ').map((name) => (resource === '' ? name : `${resource}.${name}`)),
  );
}

/** Returns true if a path is listed, or stands below a resource whose methods are listed as `**`. */
function covers(listed, path) {
  return listed === path || (listed.endsWith('.**') && path.startsWith(listed.slice(0, -2)));
}

/** Compares the methods of a client with its lists. Returns a problem for each method that is not in exactly one of them. */
export function problemsOf(methods, lists) {
  const listed = Object.entries(lists).flatMap(([kind, list]) => pathsIn(list).map((path) => ({ kind, path })));
  const unclear = methods.flatMap((method) => {
    const kinds = listed.filter(({ path }) => covers(path, method)).map(({ kind }) => kind);
    if (kinds.length === 1) return [];
    return kinds.length === 0 ? `new method, not in any list: ${method}` : `in several lists: ${method} (${kinds})`;
  });
  const gone = listed.filter(({ path }) => !methods.some((method) => covers(path, method)));
  return [...unclear, ...gone.map(({ path }) => `listed, but the client does not have it: ${path}`)];
}

/** Returns the methods of a list that a text does not name in backticks: itself, or its resource with `.*`. */
export function undocumented(list, text) {
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  return pathsIn(list).filter((path) => {
    const isNamed = (name) => name === path || (name.endsWith('.*') && path.startsWith(name.slice(0, -1)));
    return !named.some(isNamed);
  });
}
