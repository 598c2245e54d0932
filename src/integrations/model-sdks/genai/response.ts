import type { LLMResponse } from '../../../../generated/index.js';
import type { AnswerBase, SdkCandidate, SdkResponse, SdkUsageMetadata } from '../../../core/contract/sdk.js';
import { fieldsOf, isRecord, numberOf } from '../../../util/json.js';
import { partsOf, textOfPart, textsOf } from '../shared/turns.js';
import { rewriteParts } from './rewrite-contents.js';

type HookCandidate = LLMResponse['candidates'][number];
export type FinishReason = NonNullable<HookCandidate['finishReason']>;
type SafetyRatings = NonNullable<HookCandidate['safetyRatings']>;

const FINISH_REASONS: readonly FinishReason[] = ['STOP', 'MAX_TOKENS', 'SAFETY', 'RECITATION', 'OTHER'];

/** The text of a response, in the shape that scripts rely on. */
export function toHookResponse(response: SdkResponse): LLMResponse {
  const candidates = candidatesOf(response).map(toHookCandidate);
  const first = candidates[0];
  const text = first === undefined ? response.text : joined(first.content.parts);
  return {
    ...(typeof text === 'string' && { text }),
    candidates,
    ...(isRecord(response.usageMetadata) && { usageMetadata: threeCounts(response.usageMetadata) }),
  };
}

/**
 * A response from what a hook wrote, or undefined if that is no response at all. Candidates win over `text`, which an
 * echoing hook leaves stale. No text is an answer too: a hook that takes everything away must not leak the original.
 */
export function fromHookResponse(written: unknown, kept?: object): SdkResponse | undefined {
  try {
    if (!isRecord(written)) return undefined;
    const { text, candidates, usageMetadata } = written;
    const read = readCandidates(candidates, text);
    if (read !== undefined && kept !== undefined) {
      return echoed(written, { response: kept, keepToolCalls: true }, toHookResponse) ?? withOtherTexts(kept, read);
    }
    return read && new SyntheticResponse(read, isRecord(usageMetadata) ? threeCounts(usageMetadata) : undefined);
  } catch {
    // Only an object with getters or traps of its own can throw while it is read: that is garbage too.
    return undefined;
  }
}

/** The model's own answer, of its own class, in which only the texts are the hook's. */
function withOtherTexts(response: SdkResponse, read: readonly SdkCandidate[]): SdkResponse {
  const own = candidatesOf(response);
  const candidates = read.map((candidate, at): SdkCandidate => {
    const before = own[at];
    if (before === undefined) return candidate;
    const text = partsOf(candidate.content ?? {})
      .map(textOfPart)
      .join('');
    const parts = partsOf(before.content ?? {});
    const speaks = parts.some((part) => textOfPart(part) !== undefined);
    const edited = speaks || text === '' ? rewriteParts(parts, text) : [{ text }, ...parts];
    return { ...before, content: { ...before.content, parts: edited } };
  });
  return Object.assign(Object.create(Object.getPrototypeOf(response)), { ...response, candidates });
}

/** An answer as a hook wrote it, whatever the SDK. */
export interface WrittenAnswer {
  readonly text: string;
  readonly finishReason: FinishReason | undefined;
}

/** The answers that a hook wrote, at least one; undefined when it wrote none. Never throws. */
export function readWrittenAnswers(written: unknown): WrittenAnswer[] | undefined {
  try {
    if (!isRecord(written)) return undefined;
    const { candidates } = written;
    const given: unknown[] = Array.isArray(candidates) ? candidates.filter(isRecord) : [];
    return readCandidates(candidates, written['text'])?.map((candidate, at) => ({
      text: partsOf(candidate.content ?? {})
        .map(textOfPart)
        .join(''),
      finishReason: aboutCandidate(fieldsOf(given[at])).finishReason,
    }));
  } catch {
    // Only an object with getters or traps of its own can throw while it is read: that is garbage too.
    return undefined;
  }
}

/** The model's own answer where a hook that keeps its calls wrote what it saw of it: nothing is made anew then. */
export function echoed(
  written: unknown,
  { response, keepToolCalls }: AnswerBase,
  see: (response: object) => LLMResponse,
): object | undefined {
  if (keepToolCalls !== true || response === undefined) return undefined;
  const now = readWrittenAnswers(written);
  const before = readWrittenAnswers(see(response));
  const isSame =
    now?.length === before?.length &&
    now?.every(({ text, finishReason }, at) => {
      const saw = before?.[at];
      return text === saw?.text && (finishReason ?? saw.finishReason) === saw.finishReason;
    });
  return isSame ? response : undefined;
}

function candidatesOf({ candidates }: SdkResponse): readonly SdkCandidate[] {
  if (candidates === undefined || candidates === null) return [];
  if (Array.isArray(candidates)) return candidates.filter(isRecord);
  throw new TypeError(`candidates: expected an array, but found ${typeof candidates}`);
}

function toHookCandidate(candidate: SdkCandidate): HookCandidate {
  const parts = partsOf(candidate.content ?? {}).map(textOfPart);
  return {
    content: { role: 'model', parts: parts.filter((text) => text !== undefined) },
    ...aboutCandidate(candidate),
  };
}

function readCandidates(written: unknown, text: unknown): SdkCandidate[] | undefined {
  const whole = typeof text === 'string' ? [text] : undefined;
  if (!Array.isArray(written)) return whole && [newCandidate(whole, {})];
  if (written.length === 0) return [newCandidate(whole ?? [], {})];
  const candidates = written.filter(isRecord);
  if (candidates.length === 0) return whole && [newCandidate(whole, {})];
  return candidates.map((candidate, at) => {
    const { content } = candidate;
    return newCandidate(textsOfContent(content) ?? (at === 0 && whole ? whole : []), candidate);
  });
}

/** Undefined when the content is missing, which is not the same as empty. */
function textsOfContent(content: unknown): string[] | undefined {
  const { parts } = isRecord(content) ? content : { parts: content };
  return parts === undefined || parts === null ? undefined : textsOf(parts);
}

function newCandidate(texts: readonly string[], written: Record<string, unknown>): SdkCandidate {
  return {
    content: { role: 'model', parts: texts.map((text) => ({ text })) },
    finishReason: 'STOP',
    ...aboutCandidate(written),
  };
}

/** What both sides say of a candidate beside its text. */
function aboutCandidate(
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
  return FINISH_REASONS.find((known) => known === finishReason) ?? 'OTHER';
}

function stableRatings(ratings: readonly unknown[]): SafetyRatings {
  return ratings.filter(isRecord).map(({ category, probability }) => ({
    category: typeof category === 'string' ? category : '',
    probability: typeof probability === 'string' ? probability : '',
  }));
}

function threeCounts(usage: SdkUsageMetadata): NonNullable<LLMResponse['usageMetadata']> {
  return {
    promptTokenCount: numberOf(usage.promptTokenCount),
    candidatesTokenCount: numberOf(usage.candidatesTokenCount),
    totalTokenCount: numberOf(usage.totalTokenCount),
  };
}

function joined(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : texts.join('');
}

/**
 * A model response made of text alone. The SDK's own response is a class, and its readers use the getters: these answer
 * as its getters do, and like them stay out of JSON.
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
