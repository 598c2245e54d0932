import type { ModelUsage } from '../../../generated/index.js';

/** Prices of one model, in US dollars per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  /** Price of input that the model read from its cache. Defaults to that of other input. */
  readonly cached?: number | undefined;
}

/** Prices by the name of the model, as requests and responses contain it. */
export type PriceTable = Readonly<Record<string, ModelPrice>>;

/** Returns the cost of a call. Undefined if the price or a figure is not known. */
export function costOf(prices: PriceTable, model: string | undefined, usage: ModelUsage): number | undefined {
  const price = model !== undefined && Object.hasOwn(prices, model) ? prices[model] : undefined;
  const { input_tokens: input, output_tokens: output, cached_tokens: cached } = usage;
  if (price === undefined || input === undefined || output === undefined) return undefined;
  // Without the figure, cheaper input cannot be distinguished.
  if (cached === undefined && price.cached !== undefined) return undefined;
  const cachedTokens = price.cached === undefined ? 0 : (cached ?? 0);
  const dollars = (input - cachedTokens) * price.input + cachedTokens * (price.cached ?? 0) + output * price.output;
  return dollars / 1_000_000;
}
