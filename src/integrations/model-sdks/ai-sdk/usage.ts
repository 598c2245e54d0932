import type { HookUsage } from '../../../core/contract/index.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import type { Fields } from '../shared/typed-parts.js';
import { hookUsage, sumOfTokens, tokensOf } from '../shared/usage.js';

/** Reads the usage of a result, in the form of any version of the provider interface. */
export function readUsage({ usage, providerMetadata }: Fields): HookUsage | undefined {
  const { inputTokens, outputTokens, cachedInputTokens } = fieldsOf(usage);
  if (isRecord(inputTokens) || isRecord(outputTokens)) {
    const input = fieldsOf(inputTokens);
    return hookUsage(input['total'], fieldsOf(outputTokens)['total'], input['cacheRead']);
  }
  return hookUsage(
    plainInput(fieldsOf(usage), fieldsOf(providerMetadata)),
    plainOutput(fieldsOf(usage)),
    cachedInputTokens,
  );
}

/** Version 2 leaves it to the provider whether the input includes cached tokens: these two report them apart. */
function plainInput({ inputTokens, cachedInputTokens }: Fields, metadata: Fields): number | undefined {
  const { anthropic, bedrock } = metadata;
  if (isRecord(anthropic)) return sumOfTokens(inputTokens, cachedInputTokens, anthropic['cacheCreationInputTokens']);
  if (isRecord(bedrock)) {
    return sumOfTokens(inputTokens, cachedInputTokens, fieldsOf(bedrock['usage'])['cacheWriteInputTokens']);
  }
  const isKnown = Object.keys(metadata).length > 0 || !tokensOf(cachedInputTokens);
  return isKnown ? tokensOf(inputTokens) : undefined;
}

/** Version 2 leaves it to the provider whether the output includes reasoning. The total shows it. */
function plainOutput({ inputTokens, outputTokens, reasoningTokens, totalTokens }: Fields): number | undefined {
  if (!tokensOf(reasoningTokens)) return tokensOf(outputTokens);
  const total = tokensOf(totalTokens);
  if (total === undefined) return undefined;
  if (total === sumOfTokens(inputTokens, outputTokens)) return tokensOf(outputTokens);
  const withReasoning = sumOfTokens(outputTokens, reasoningTokens);
  return total === sumOfTokens(inputTokens, withReasoning) ? withReasoning : undefined;
}
