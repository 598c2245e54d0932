// Cloudflare Workers may have no versions.
const deno = process.versions?.['deno'];

/**
 * True if a hook can reopen its pipes by path (/dev/stdout), so that no named pipes are needed. Deno passes real pipes to a child
 * and cannot read named ones. Node and Bun pass socket pairs, which cannot be reopened.
 */
export const plainPipesCanBeReopened = deno !== undefined;

/** True if the event loop polls for I/O of processes only when it is idle. */
export const pollsOnlyWhenIdle = deno !== undefined;
