/** Longer names, in UTF-16 units, are not matched at all. */
export const NAME_LIMIT = 256;

/** The most a native match may take: 4 x 256 x 256 ways through the pattern, of eight steps each. */
export const STEP_LIMIT = 8 * 4 * NAME_LIMIT * NAME_LIMIT;

/** Instructions of a simulated pattern; each is visited at most once per character. */
export const PROGRAM_LIMIT = 4096;

/** Longer than any name on purpose: what these two refuse could not equal a name either. */
export const PATTERN_LIMIT = 16_384;
export const NESTING_LIMIT = 256;
