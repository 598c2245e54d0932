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

/**
 * Returns the figures that are known; undefined if none is. An input that is smaller than its cached part is not known:
 * one of them is wrong.
 */
export function hookUsage(input: unknown, output: unknown, cached: unknown): HookUsage | undefined {
  const input_tokens = tokensOf(input);
  const output_tokens = tokensOf(output);
  const cached_tokens = tokensOf(cached);
  const isWrong = input_tokens !== undefined && cached_tokens !== undefined && cached_tokens > input_tokens;
  const known: { -readonly [F in keyof HookUsage]: HookUsage[F] } = {};
  if (input_tokens !== undefined && !isWrong) known.input_tokens = input_tokens;
  if (cached_tokens !== undefined && !isWrong) known.cached_tokens = cached_tokens;
  if (output_tokens !== undefined) known.output_tokens = output_tokens;
  return input_tokens === undefined && output_tokens === undefined && cached_tokens === undefined ? undefined : known;
}
