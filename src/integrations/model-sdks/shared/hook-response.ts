import { LLMFinishReason } from '../../../../generated/enums.js';
import type { LLMResponse } from '../../../../generated/index.js';
import type { AnswerBase, SdkCandidate } from '../../../core/contract/index.js';
import { fieldsOf, isRecord, numberOf } from '../../../util/json.js';
import { partsOf, textOfPart, textsOf } from './text-parts.js';

export type HookCandidate = LLMResponse['candidates'][number];

export type FinishReason = NonNullable<HookCandidate['finishReason']>;

/** A response as a hook wrote it, independent of the SDK. */
export interface WrittenResponse {
  readonly text: string;
  readonly finishReason: FinishReason | undefined;
}

/** Reads the candidates that a hook wrote, at least one. Returns undefined if the output is invalid. Never throws. */
export function readWrittenResponses(output: unknown): WrittenResponse[] | undefined {
  try {
    if (!isRecord(output)) return undefined;
    const { candidates } = output;
    const records: unknown[] = Array.isArray(candidates) ? candidates.filter(isRecord) : [];
    return readCandidates(candidates, output['text'])?.map((candidate, at) => ({
      text: partsOf(candidate.content ?? {})
        .map(textOfPart)
        .join(''),
      finishReason: candidateFields(fieldsOf(records[at])).finishReason,
    }));
  } catch {
    // Only an object with its own getters or traps can throw here: treat it as invalid.
    return undefined;
  }
}

/** Returns the model's response itself if the hook keeps its tool calls and wrote what it saw. */
export function echoedResponse(
  output: unknown,
  { response, keepToolCalls }: AnswerBase,
  toHook: (response: object) => LLMResponse,
): object | undefined {
  if (keepToolCalls !== true || response === undefined) return undefined;
  const current = readWrittenResponses(output);
  const before = readWrittenResponses(toHook(response));
  const isSame =
    current?.length === before?.length &&
    current?.every(({ text, finishReason }, at) => {
      const previous = before?.[at];
      return text === previous?.text && (finishReason ?? previous.finishReason) === previous.finishReason;
    });
  return isSame ? response : undefined;
}

export function readCandidates(output: unknown, text: unknown): SdkCandidate[] | undefined {
  const fullText = typeof text === 'string' ? [text] : undefined;
  if (!Array.isArray(output)) return fullText && [newCandidate(fullText, {})];
  if (output.length === 0) return [newCandidate(fullText ?? [], {})];
  const candidates = output.filter(isRecord);
  if (candidates.length === 0) return fullText && [newCandidate(fullText, {})];
  return candidates.map((candidate, at) => {
    const { content } = candidate;
    return newCandidate(textsOfContent(content) ?? (at === 0 && fullText ? fullText : []), candidate);
  });
}

/** Returns undefined if the content is missing, which differs from empty content. */
function textsOfContent(content: unknown): string[] | undefined {
  const { parts } = isRecord(content) ? content : { parts: content };
  return parts === undefined || parts === null ? undefined : textsOf(parts);
}

function newCandidate(texts: readonly string[], output: Record<string, unknown>): SdkCandidate {
  return {
    content: { role: 'model', parts: texts.map((text) => ({ text })) },
    finishReason: 'STOP',
    ...candidateFields(output),
  };
}

/** Returns the fields of a candidate besides its content. */
export function candidateFields(
  candidate: SdkCandidate | Record<string, unknown>,
): Pick<HookCandidate, 'finishReason' | 'index' | 'safetyRatings'> {
  const { finishReason, index, safetyRatings } = candidate;
  return {
    ...(typeof finishReason === 'string' && { finishReason: stableFinishReason(finishReason) }),
    ...(typeof index === 'number' && { index }),
    ...(Array.isArray(safetyRatings) && { safetyRatings: stableRatings(safetyRatings) }),
  };
}

function stableFinishReason(finishReason: string): FinishReason {
  return Object.values(LLMFinishReason).find((reason) => reason === finishReason) ?? 'OTHER';
}

function stableRatings(ratings: readonly unknown[]): NonNullable<HookCandidate['safetyRatings']> {
  return ratings.filter(isRecord).map(({ category, probability }) => ({
    category: typeof category === 'string' ? category : '',
    probability: typeof probability === 'string' ? probability : '',
  }));
}

/** Reads the token counts by an SDK's field names. Without a total, uses the sum. */
export function usageOf(
  usage: unknown,
  promptKey: string,
  completionKey: string,
  totalKey?: string,
): Pick<LLMResponse, 'usageMetadata'> {
  if (!isRecord(usage)) return {};
  const promptTokenCount = countOf(usage[promptKey]);
  const candidatesTokenCount = countOf(usage[completionKey]);
  const sum =
    promptTokenCount === undefined || candidatesTokenCount === undefined
      ? undefined
      : promptTokenCount + candidatesTokenCount;
  const totalTokenCount = (totalKey === undefined ? undefined : countOf(usage[totalKey])) ?? sum;
  return { usageMetadata: { promptTokenCount, candidatesTokenCount, totalTokenCount } };
}

/** Returns a count that is a number, or an object with a `total`. */
function countOf(count: unknown): number | undefined {
  return numberOf(isRecord(count) ? count['total'] : count);
}
