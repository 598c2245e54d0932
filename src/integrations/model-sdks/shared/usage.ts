import type { LLMResponse } from '../../../../generated/index.js';
import { isRecord, numberOf } from '../../../util/json.js';

/** What an answer cost, by the names that an SDK has for it; without a total, the sum. */
export function usageOf(
  usage: unknown,
  promptKey: string,
  answerKey: string,
  totalKey?: string,
): Pick<LLMResponse, 'usageMetadata'> {
  if (!isRecord(usage)) return {};
  const promptTokenCount = countOf(usage[promptKey]);
  const candidatesTokenCount = countOf(usage[answerKey]);
  const sum =
    promptTokenCount === undefined || candidatesTokenCount === undefined
      ? undefined
      : promptTokenCount + candidatesTokenCount;
  const totalTokenCount = (totalKey === undefined ? undefined : countOf(usage[totalKey])) ?? sum;
  return { usageMetadata: { promptTokenCount, candidatesTokenCount, totalTokenCount } };
}

/** Some have a number, others a list of what makes it up. */
function countOf(count: unknown): number | undefined {
  return numberOf(isRecord(count) ? count['total'] : count);
}
