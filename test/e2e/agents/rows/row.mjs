// Short forms in which rows are written.

/** A hook of the row. Further fields: matcher, entry, timeout, layer, command, http. */
export function hook(on, does = {}, more = {}) {
  return { id: 'h1', on, does, ...more };
}

/** A hook that answers in the agent's words. */
export function says(on, words, more = {}) {
  return hook(on, { out: [{ says: words }] }, more);
}

export const DENY = { decision: 'deny', reason: 'M_REASON' };
export const ALLOW = { decision: 'allow', reason: 'M_OLD' };
export const BLOCK = { decision: 'block', reason: 'M_REASON' };

/** Exits with 2 and a text: blocks in every agent. */
export const EXIT_2 = { err: 'M_ERR', exit: 2 };

export const REWRITTEN = { command: 'echo rewritten > ran.txt; cat marker.txt', description: 'x' };

export function rewriteTo(word) {
  return { decision: 'allow', rewrite: { command: `echo ${word} > ran.txt; cat marker.txt`, description: 'x' } };
}

/** Turns `{ name: hooks }` into rows. A value is a hook, a list of hooks, or a row without a name. */
export function rows(table) {
  return Object.entries(table).map(([name, value]) => {
    if (Array.isArray(value)) return { name, hooks: value };
    return value.hooks === undefined ? { name, hooks: [value] } : { name, ...value };
  });
}
