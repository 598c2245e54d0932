/** Beginning of a note about a guard that is gone from the settings and still runs. */
export const KEPT_GUARD = 'cannot remove the guard';
