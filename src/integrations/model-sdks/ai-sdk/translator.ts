import type { LLMResponse, LLMToolCall } from '../../../../generated/index.js';
import type { AnswerBase, HookUsage } from '../../../core/contract/index.js';
import { fieldsOf, isRecord, itemsOf, parsedJson } from '../../../util/json.js';
import { firstText } from '../../../util/text.js';
import { echoedResponse, type FinishReason, readWrittenResponses, usageOf } from '../shared/hook-response.js';
import { MessageTranslator, mapItems, type RequestFormat } from '../shared/message-translator.js';
import type { HookRole } from '../shared/rewrite-turns.js';
import { typedChoice } from '../shared/tool-choice.js';
import { collectCalls, parsedArguments, textOfValue, type VisitResult } from '../shared/tool-results.js';
import {
  type Fields,
  nonTextParts,
  rewriteContent,
  rewriteResult,
  textOfResult,
  textsOfContent,
} from '../shared/typed-parts.js';
import { readUsage } from './usage.js';

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
  followsCall: ({ role }) => role === 'tool',
  isContinued: ({ providerOptions }) => Object.values(fieldsOf(providerOptions)).some(isContinued),
  mapResults(entry, visit) {
    if (!Array.isArray(entry['content'])) return entry;
    const content = mapItems(entry['content'], (part) => mapPart(part, visit));
    return content === entry['content'] ? entry : { ...entry, content };
  },
};

/** Returns true if the options of a provider continue a conversation that its server stores. */
function isContinued(options: unknown): boolean {
  const { previousResponseId, conversation } = fieldsOf(options);
  return (previousResponseId ?? conversation ?? undefined) !== undefined;
}

function mapPart(part: Fields, visit: VisitResult): Fields {
  if (part['type'] !== 'tool-result') return part;
  const { toolCallId: id, toolName: name, output } = part;
  const { type, value, reason } = fieldsOf(output);
  const before = type === 'execution-denied' ? textOfValue(reason) : textOfResult(value, TEXT);
  const text = visit({ id, name, text: before });
  return text === undefined ? part : { ...part, output: rewriteOutput(fieldsOf(output), text) };
}

/** Replaces the output. JSON that a hook replaced with plain text becomes a text output. */
function rewriteOutput(output: Fields, text: string): Fields {
  const { type, value } = output;
  if (type === 'execution-denied') return { ...output, reason: text };
  if (typeof value === 'string') return { ...output, value: text };
  if (type !== 'json' && type !== 'error-json') return { ...output, value: rewriteResult(value, text, TEXT) };
  const parsed = parsedJson(text);
  if (parsed !== undefined) return { ...output, value: parsed };
  return { ...output, type: type === 'json' ? 'text' : 'error-text', value: text };
}

/**
 * Translator for the Vercel AI SDK, between its core and a provider: `prompt`, `content`, `toolChoice`. A request does
 * not contain its model, so it is a constructor argument, and hooks cannot change it.
 */
export class HookTranslatorAiSdk extends MessageTranslator {
  readonly #modelId: string;
  readonly #isPlain: boolean;

  /** `version` is the version of the provider interface, which determines the form of finish reasons and usage. */
  constructor(modelId = '', version = 'v4') {
    super(format);
    this.#modelId = modelId;
    this.#isPlain = version === 'v2';
  }

  protected override requestedModel(): string {
    return this.#modelId;
  }

  override modelOf(_request: object, result?: object): string | undefined {
    return firstText(fieldsOf(fieldsOf(result)['response'])['modelId'], this.#modelId);
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

  /** A provider returns one response: of several candidates, the first is used. */
  override fromHookLLMResponse(written: unknown, base: AnswerBase = {}): object | undefined {
    const [candidate] = readWrittenResponses(written) ?? [];
    if (candidate === undefined) return undefined;
    const same = echoedResponse(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const { text, finishReason: newReason } = candidate;
    const whole = base.response === undefined ? this.#newResult() : withoutRawBody(fieldsOf(base.response));
    const { content: before, finishReason } = whole;
    const keepsCalls = base.keepToolCalls === true && Array.isArray(before);
    const content = keepsCalls ? replaceText(before, text) : textContent(text);
    return { ...whole, content, finishReason: this.#reason(newReason, finishReason, keepsCalls) };
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

  override toHookUsage(result: object): HookUsage | undefined {
    return readUsage(fieldsOf(result));
  }

  #newResult(): Fields {
    const noTokens = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };
    const usage = this.#isPlain
      ? { inputTokens: 0, outputTokens: 0, totalTokens: 0 }
      : { inputTokens: noTokens, outputTokens: { total: 0, text: 0, reasoning: 0 } };
    return { content: [], usage, warnings: [] };
  }

  #reason(newReason: FinishReason | undefined, before: unknown, keepsCalls: boolean): unknown {
    const oldReason = isRecord(before) ? before['unified'] : before;
    const isUnchanged =
      typeof oldReason === 'string' && (newReason === undefined || stableReason(oldReason) === newReason);
    if (isUnchanged && (keepsCalls || oldReason !== 'tool-calls')) return before;
    const unified = sdkReason(newReason ?? (oldReason === undefined ? 'OTHER' : 'STOP'));
    return this.#isPlain ? unified : { unified, raw: undefined };
  }
}

/** Removes the server's raw body, which still contains what a hook removed. */
function withoutRawBody(candidate: Fields): Fields {
  const { response } = candidate;
  if (!isRecord(response) || response['body'] === undefined) return candidate;
  const { body: _, ...rest } = response;
  return { ...candidate, response: rest };
}

function textContent(text: string): Fields[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

function replaceText(before: readonly unknown[], text: string): unknown {
  if (text === '') return nonTextParts(before, TEXT);
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

function sdkReason(reason: FinishReason): string {
  if (reason === 'STOP') return 'stop';
  return reason === 'MAX_TOKENS' ? 'length' : reason === 'SAFETY' ? 'content-filter' : 'other';
}
