import type { LLMResponse } from '../../../../generated/index.js';
import type { SdkCandidate, SdkResponse, SdkUsageMetadata } from '../../../core/contract/index.js';
import { isRecord, numberOf } from '../../../util/json.js';
import { candidateFields, echoedResponse, type HookCandidate, readCandidates } from '../shared/hook-response.js';
import { partsOf, textOfPart } from '../shared/text-parts.js';
import { rewriteParts } from './contents.js';

/** Converts a response to the stable shape that hook scripts read. */
export function toHookResponse(response: SdkResponse): LLMResponse {
  const candidates = candidatesOf(response).map(toHookCandidate);
  const first = candidates[0];
  const text = first === undefined ? response.text : joinTexts(first.content.parts);
  return {
    ...(typeof text === 'string' && { text }),
    candidates,
    ...(isRecord(response.usageMetadata) && { usageMetadata: usageCounts(response.usageMetadata) }),
  };
}

/**
 * Builds a response from a hook's output. Returns undefined if the output is not a response. Candidates take precedence
 * over `text`, which is stale if a hook echoes the response. A response without text is valid: a hook that removes all
 * text must not leak the original.
 */
export function fromHookResponse(written: unknown, original?: object): SdkResponse | undefined {
  try {
    if (!isRecord(written)) return undefined;
    const { text, candidates, usageMetadata } = written;
    const newCandidates = readCandidates(candidates, text);
    if (newCandidates !== undefined && original !== undefined) {
      return (
        echoedResponse(written, { response: original, keepToolCalls: true }, toHookResponse) ??
        replaceTexts(original, newCandidates)
      );
    }
    return (
      newCandidates &&
      new SyntheticResponse(newCandidates, isRecord(usageMetadata) ? usageCounts(usageMetadata) : undefined)
    );
  } catch {
    // Only an object with its own getters or traps can throw here: treat it as invalid.
    return undefined;
  }
}

/** Returns the model's response, of its own class, with the hook's texts. */
function replaceTexts(response: SdkResponse, newCandidates: readonly SdkCandidate[]): SdkResponse {
  const ownCandidates = candidatesOf(response);
  const candidates = newCandidates.map((candidate, at): SdkCandidate => {
    const before = ownCandidates[at];
    if (before === undefined) return candidate;
    const text = partsOf(candidate.content ?? {})
      .map(textOfPart)
      .join('');
    const parts = partsOf(before.content ?? {});
    const hasText = parts.some((part) => textOfPart(part) !== undefined);
    const edited = hasText || text === '' ? rewriteParts(parts, text) : [{ text }, ...parts];
    return { ...before, content: { ...before.content, parts: edited } };
  });
  return Object.assign(Object.create(Object.getPrototypeOf(response)), { ...response, candidates });
}

function candidatesOf({ candidates }: SdkResponse): readonly SdkCandidate[] {
  if (candidates === undefined || candidates === null) return [];
  if (Array.isArray(candidates)) return candidates.filter(isRecord);
  throw new TypeError(`cannot read candidates: expected an array, but found ${typeof candidates}`);
}

function toHookCandidate(candidate: SdkCandidate): HookCandidate {
  const parts = partsOf(candidate.content ?? {}).map(textOfPart);
  return {
    content: { role: 'model', parts: parts.filter((text) => text !== undefined) },
    ...candidateFields(candidate),
  };
}

function usageCounts(usage: SdkUsageMetadata): NonNullable<LLMResponse['usageMetadata']> {
  return {
    promptTokenCount: numberOf(usage.promptTokenCount),
    candidatesTokenCount: numberOf(usage.candidatesTokenCount),
    totalTokenCount: numberOf(usage.totalTokenCount),
  };
}

function joinTexts(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : texts.join('');
}

/**
 * A model response that consists of text. It has the getters of the SDK's response class, which are not part of its
 * JSON either.
 */
export class SyntheticResponse {
  readonly candidates: readonly SdkCandidate[];
  declare readonly usageMetadata?: SdkUsageMetadata;

  constructor(candidates: readonly SdkCandidate[], usageMetadata: SdkUsageMetadata | undefined) {
    this.candidates = candidates;
    if (usageMetadata !== undefined) this.usageMetadata = usageMetadata;
  }

  get text(): string | undefined {
    const texts = partsOf(this.candidates[0]?.content ?? {}).map(textOfPart);
    return texts.some((text) => text !== undefined) ? texts.join('') : undefined;
  }

  get data(): undefined {
    return undefined;
  }

  get functionCalls(): undefined {
    return undefined;
  }

  get executableCode(): undefined {
    return undefined;
  }

  get codeExecutionResult(): undefined {
    return undefined;
  }

  get initialPromptTokenCount(): number | undefined {
    return this.usageMetadata?.promptTokenCount;
  }
}
