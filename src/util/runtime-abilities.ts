// Cloudflare Workers may have no versions.
const deno = process.versions?.['deno'];

/**
 * Whether hooks can open plain pipes by name, so that no named ones are needed. Deno gives a child true pipes, and cannot
 * read named ones; Node and Bun give it socket pairs, which have no name to open.
 */
export const plainPipesCanBeReopened = deno !== undefined;

/** Whether what processes did is seen only by a loop that has nothing else to do, not on each of its turns. */
export const pollsOnlyWhenIdle = deno !== undefined;
