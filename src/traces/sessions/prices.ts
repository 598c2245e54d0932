import type { ModelPrice, ModelUsage } from '../../../generated/index.js';

/** Prices by the name of the model, as requests and responses contain it. */
export type PriceTable = Readonly<Record<string, ModelPrice>>;

/** Names of the model of one call. */
export interface ModelNames {
  /** Name in the response. */
  readonly model?: string | undefined;
  readonly requested?: string | undefined;
}

/** Why the cost of a call is not known if there are no prices at all. */
export const NO_PRICES = 'there are no prices. Add "prices" to the settings of the user, or pass them to createHooks';

export function isEmpty(prices: PriceTable | undefined): boolean {
  return prices === undefined || Object.keys(prices).length === 0;
}

/** Folders, dates and aliases of versions in the names of models: `models/x`, `x-20250929`, `x-2025-08-07`, `x@20250929`, `x-latest`. */
const VERSION = /(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|latest))+$/;

/** Returns the price of a model by the requested name, that of the response, and both without their versions. */
function priceOf(prices: PriceTable, { requested, model }: ModelNames): ModelPrice | undefined {
  const names = [requested, model]
    .filter((name) => name !== undefined)
    .map((name) => name.replace(/^.*\bmodels\//, ''));
  const candidates = [requested, model, ...names, ...names.map((name) => name.replace(VERSION, ''))];
  const name = candidates.find((each) => each !== undefined && Object.hasOwn(prices, each));
  return name === undefined ? undefined : prices[name];
}

/** Returns why the cost of a call is not known. */
export function whyNoCost(prices: PriceTable, names: ModelNames): string {
  if (isEmpty(prices)) return NO_PRICES;
  if (priceOf(prices, names) !== undefined) return 'a response came without the figure';
  const { model, requested = model } = names;
  if (model === undefined && requested === undefined) return 'a response came without the name of its model';
  const asked = requested === model || model === undefined ? '' : ` (requested ${requested})`;
  return `no price for ${model ?? requested}${asked} in prices: has ${Object.keys(prices).join(', ')}`;
}

/** Returns the cost of a call. Undefined if the price or a figure is not known. */
export function costOf(prices: PriceTable, names: ModelNames, usage: ModelUsage): number | undefined {
  const price = priceOf(prices, names);
  const { input_tokens: input, output_tokens: output, cached_tokens: cached } = usage;
  if (price === undefined || input === undefined || output === undefined) return undefined;
  // Without the figure, cheaper input cannot be distinguished.
  if (cached === undefined && price.cached !== undefined) return undefined;
  const cachedTokens = price.cached === undefined ? 0 : (cached ?? 0);
  const dollars = (input - cachedTokens) * price.input + cachedTokens * (price.cached ?? 0) + output * price.output;
  return dollars / 1_000_000;
}
