import type { HookUsage } from '../../../core/contract/index.js';

/** Returns a number of tokens; undefined if the value is not one. */
export function tokensOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Adds numbers of tokens. Of `more`, those that the SDK left out do not count. Returns undefined if one is invalid. */
export function sumOfTokens(first: unknown, ...more: readonly unknown[]): number | undefined {
  const reported = more.filter((value) => value !== undefined && value !== null);
  return [first, ...reported].map(tokensOf).reduce((sum, tokens) => {
    return sum === undefined || tokens === undefined ? undefined : sum + tokens;
  });
}

/** Returns the figures that are known; undefined if none is. */
export function hookUsage(input: unknown, output: unknown, cached: unknown): HookUsage | undefined {
  const output_tokens = tokensOf(output);
  const known = {
    ...inputOf(tokensOf(input), tokensOf(cached)),
    ...(output_tokens !== undefined && { output_tokens }),
  };
  return Object.keys(known).length === 0 ? undefined : known;
}

/** Returns no figure of an input that is smaller than its cached part: one of them is wrong. */
function inputOf(input_tokens: number | undefined, cached_tokens: number | undefined): HookUsage {
  if (input_tokens !== undefined && cached_tokens !== undefined && cached_tokens > input_tokens) return {};
  return {
    ...(input_tokens !== undefined && { input_tokens }),
    ...(cached_tokens !== undefined && { cached_tokens }),
  };
}
