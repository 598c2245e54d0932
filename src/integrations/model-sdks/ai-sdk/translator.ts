import type { LLMResponse, LLMToolCall } from '../../../../generated/index.js';
import type { AnswerBase } from '../../../core/contract/sdk.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import { echoed, type FinishReason, readWrittenAnswers } from '../genai/response.js';
import { type Fields, MessageTranslator, mapItems, type RequestFormat } from '../shared/message-translator.js';
import { typedChoice } from '../shared/tool-choice.js';
import { collectCalls, parsedArguments, parsedJson, textOfValue, type VisitResult } from '../shared/tool-results.js';
import type { HookRole } from '../shared/turns.js';
import { rewriteContent, rewriteResult, silentParts, textOfResult, textsOfContent } from '../shared/typed-parts.js';
import { usageOf } from '../shared/usage.js';

const TEXT = new Set(['text']);
const ROLES = new Map<unknown, HookRole>([
  ['user', 'user'],
  ['assistant', 'model'],
  ['system', 'system'],
]);

const format: RequestFormat = {
  list: 'prompt',
  textTypes: TEXT,
  settings: {
    temperature: ['temperature'],
    maxOutputTokens: ['maxOutputTokens'],
    topP: ['topP'],
    topK: ['topK'],
    stopSequences: ['stopSequences'],
    presencePenalty: ['presencePenalty'],
    frequencyPenalty: ['frequencyPenalty'],
  },
  choice: typedChoice('toolChoice', 'toolName', 'required'),
  roleOf: ({ role }) => (role === 'tool' ? undefined : (ROLES.get(role) ?? 'user')),
  roleName: (role) => (role === 'model' ? 'assistant' : role),
  create(role, text) {
    const content = role === 'system' ? text : [{ type: 'text', text }];
    return { role: format.roleName(role), content };
  },
  fits: (role, content) => (role === 'system') === (typeof content === 'string'),
  mark: 'providerOptions',
  withoutText: (entry, rest) => (rest.length > 0 ? { ...entry, content: rest } : undefined),
  answersCall: ({ role }) => role === 'tool',
  mapResults(entry, visit) {
    if (!Array.isArray(entry['content'])) return entry;
    const content = mapItems(entry['content'], (part) => mapPart(part, visit));
    return content === entry['content'] ? entry : { ...entry, content };
  },
};

function mapPart(part: Fields, visit: VisitResult): Fields {
  if (part['type'] !== 'tool-result') return part;
  const { toolCallId: id, toolName: name, output } = part;
  const { type, value, reason } = fieldsOf(output);
  const before = type === 'execution-denied' ? textOfValue(reason) : textOfResult(value, TEXT);
  const text = visit({ id, name, text: before });
  return text === undefined ? part : { ...part, output: rewriteOutput(fieldsOf(output), text) };
}

/** JSON that a hook made text of is a text from then on. */
function rewriteOutput(output: Fields, text: string): Fields {
  const { type, value } = output;
  if (type === 'execution-denied') return { ...output, reason: text };
  if (typeof value === 'string') return { ...output, value: text };
  if (type !== 'json' && type !== 'error-json') return { ...output, value: rewriteResult(value, text, TEXT) };
  const parsed = parsedJson(text, undefined);
  if (parsed !== undefined) return { ...output, value: parsed };
  return { ...output, type: type === 'json' ? 'text' : 'error-text', value: text };
}

/**
 * For the Vercel AI SDK, between its core and a provider: `prompt`, `content`, `toolChoice`. A request does not name its
 * model, so the translator is told; a hook cannot choose another.
 */
export class HookTranslatorAiSdk extends MessageTranslator {
  readonly #modelId: string;
  readonly #isPlain: boolean;

  /** `version` is that of the provider's interface, which says what the end of an answer looks like. */
  constructor(modelId = '', version = 'v4') {
    super(format);
    this.#modelId = modelId;
    this.#isPlain = version === 'v2';
  }

  protected override modelOf(): string {
    return this.#modelId;
  }

  override toHookLLMResponse(response: object): LLMResponse {
    const { content, finishReason, usage } = fieldsOf(response);
    const parts = textsOfContent(content, TEXT);
    const reason = isRecord(finishReason) ? finishReason['unified'] : finishReason;
    return {
      ...(parts.length > 0 && { text: parts.join('') }),
      candidates: [
        {
          content: { role: 'model', parts },
          ...(typeof reason === 'string' && { finishReason: stableReason(reason) }),
          index: 0,
        },
      ],
      ...usageOf(usage, 'inputTokens', 'outputTokens', 'totalTokens'),
    };
  }

  /** A provider gives one answer: of several, the first counts. */
  override fromHookLLMResponse(written: unknown, base: AnswerBase = {}): object | undefined {
    const [answer] = readWrittenAnswers(written) ?? [];
    if (answer === undefined) return undefined;
    const same = echoed(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const { text, finishReason: wanted } = answer;
    const whole = base.response === undefined ? this.#newResult() : withoutRawBody(fieldsOf(base.response));
    const { content: before, finishReason } = whole;
    const kept = base.keepToolCalls === true && Array.isArray(before);
    const content = kept ? keptContent(before, text) : textContent(text);
    return { ...whole, content, finishReason: this.#reason(wanted, finishReason, kept) };
  }

  override toHookToolCalls(response: object): LLMToolCall[] {
    const calls = itemsOf(fieldsOf(response)['content'])
      .filter(isRecord)
      .filter(({ type }) => type === 'tool-call');
    return collectCalls(
      calls.map(({ toolCallId, toolName, input }) => ({
        id: toolCallId,
        name: toolName,
        args: parsedArguments(input),
      })),
    );
  }

  #newResult(): Fields {
    const none = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };
    const usage = this.#isPlain
      ? { inputTokens: 0, outputTokens: 0, totalTokens: 0 }
      : { inputTokens: none, outputTokens: { total: 0, text: 0, reasoning: 0 } };
    return { content: [], usage, warnings: [] };
  }

  #reason(wanted: FinishReason | undefined, before: unknown, kept: boolean): unknown {
    const word = isRecord(before) ? before['unified'] : before;
    const stays = typeof word === 'string' && (wanted === undefined || stableReason(word) === wanted);
    if (stays && (kept || word !== 'tool-calls')) return before;
    const unified = wordOf(wanted ?? (word === undefined ? 'OTHER' : 'STOP'));
    return this.#isPlain ? unified : { unified, raw: undefined };
  }
}

/** Returns an answer without the server's raw body, which still contains what a hook removed. */
function withoutRawBody(answer: Fields): Fields {
  const { response } = answer;
  if (!isRecord(response) || response['body'] === undefined) return answer;
  const { body: _, ...rest } = response;
  return { ...answer, response: rest };
}

function textContent(text: string): Fields[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

function keptContent(before: readonly unknown[], text: string): unknown {
  if (text === '') return silentParts(before, TEXT);
  if (textsOfContent(before, TEXT).length > 0) return rewriteContent(before, text, TEXT);
  const call = before.findIndex((part) => fieldsOf(part)['type'] === 'tool-call');
  return before.toSpliced(call < 0 ? before.length : call, 0, ...textContent(text));
}

const REASONS = new Map<string, FinishReason>([
  ['stop', 'STOP'],
  ['tool-calls', 'STOP'],
  ['length', 'MAX_TOKENS'],
  ['content-filter', 'SAFETY'],
]);

function stableReason(reason: string): FinishReason {
  return REASONS.get(reason) ?? 'OTHER';
}

function wordOf(reason: FinishReason): string {
  if (reason === 'STOP') return 'stop';
  return reason === 'MAX_TOKENS' ? 'length' : reason === 'SAFETY' ? 'content-filter' : 'other';
}
