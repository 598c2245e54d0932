import type { LLMResponse, LLMToolCall } from '../../../../../generated/index.js';
import type { AnswerBase, HookUsage } from '../../../../core/contract/index.js';
import { fieldsOf, isRecord, itemsOf } from '../../../../util/json.js';
import { isText } from '../../../../util/text.js';
import {
  echoedResponse,
  type FinishReason,
  readWrittenResponses,
  usageOf,
  type WrittenResponse,
} from '../../shared/hook-response.js';
import { MessageTranslator, type RequestFormat } from '../../shared/message-translator.js';
import type { HookRole } from '../../shared/rewrite-turns.js';
import { openAIChoice } from '../../shared/tool-choice.js';
import { collectCalls, parsedArguments } from '../../shared/tool-results.js';
import {
  type Fields,
  nonTextParts,
  rewriteContent,
  rewriteResult,
  textOfResult,
  textsOfContent,
} from '../../shared/typed-parts.js';
import { hookUsage } from '../../shared/usage.js';

const TEXT = new Set(['text']);
const ROLES = new Map<unknown, HookRole>([
  ['user', 'user'],
  ['assistant', 'model'],
  ['system', 'system'],
  ['developer', 'system'],
]);

const format: RequestFormat = {
  list: 'messages',
  textTypes: TEXT,
  settings: {
    temperature: ['temperature'],
    maxOutputTokens: ['max_completion_tokens', 'max_tokens'],
    topP: ['top_p'],
    stopSequences: ['stop'],
    candidateCount: ['n'],
    presencePenalty: ['presence_penalty'],
    frequencyPenalty: ['frequency_penalty'],
  },
  choice: openAIChoice,
  roleOf: ({ role }) => (isResult(role) ? undefined : (ROLES.get(role) ?? 'user')),
  roleName: (role) => (role === 'model' ? 'assistant' : role),
  create: (role, text) => ({ role: format.roleName(role), content: text }),
  withoutText(entry, rest) {
    if (rest.length > 0) return { ...entry, content: rest };
    const calls = [entry['tool_calls'], entry['function_call'], entry['refusal'], entry['audio']];
    return calls.some((value) => value !== undefined && value !== null) ? { ...entry, content: null } : undefined;
  },
  followsCall: ({ role }) => isResult(role),
  mapResults(entry, visit, names) {
    const { role, content, tool_call_id: id, name } = entry;
    for (const call of itemsOf(entry['tool_calls'])) names.set(fieldsOf(call)['id'], calledName(fieldsOf(call)));
    if (!isResult(role)) return entry;
    const text = visit({ id, name: names.get(id) ?? name, text: textOfResult(content, TEXT) });
    return text === undefined ? entry : { ...entry, content: rewriteResult(content, text, TEXT) };
  },
};

function isResult(role: unknown): boolean {
  return role === 'tool' || role === 'function';
}

/** Translator for OpenAI's chat completions: `messages`, `choices`, `tool_choice`. */
export class HookTranslatorOpenAIChat extends MessageTranslator {
  constructor() {
    super(format);
  }

  override toHookLLMResponse(response: object): LLMResponse {
    const { choices, usage } = fieldsOf(response);
    const candidates = itemsOf(choices)
      .map(fieldsOf)
      .map(({ message, finish_reason, index }) => ({
        content: { role: 'model' as const, parts: textsOfMessage(fieldsOf(message)) },
        ...(typeof finish_reason === 'string' && { finishReason: stableReason(finish_reason) }),
        ...(typeof index === 'number' && { index }),
      }));
    const text = candidates[0]?.content.parts.join('');
    return {
      ...(candidates[0]?.content.parts.length && { text }),
      candidates,
      ...usageOf(usage, 'prompt_tokens', 'completion_tokens', 'total_tokens'),
    };
  }

  override fromHookLLMResponse(written: unknown, base: AnswerBase = {}): object | undefined {
    const candidates = readWrittenResponses(written);
    if (candidates === undefined) return undefined;
    const same = echoedResponse(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const whole = base.response ?? newCompletion(fieldsOf(base.request)['model']);
    const before = itemsOf(fieldsOf(whole)['choices']).map(fieldsOf);
    const choices = candidates.map((candidate, index) =>
      newChoice(candidate, before[index] ?? { index }, base.keepToolCalls),
    );
    return { ...whole, choices };
  }

  override toHookToolCalls(response: object): LLMToolCall[] {
    const messages = itemsOf(fieldsOf(response)['choices']).map((choice) => fieldsOf(fieldsOf(choice)['message']));
    const calls = messages.flatMap(({ tool_calls, function_call: old }) => [
      ...itemsOf(tool_calls).map(fieldsOf),
      ...(isRecord(old) ? [{ function: old }] : []),
    ]);
    return collectCalls(
      calls.map((call: Fields) => ({
        id: call['id'],
        name: calledName(call),
        args: parsedArguments(argumentsOf(call)),
      })),
    );
  }

  override toHookUsage(response: object): HookUsage | undefined {
    const { prompt_tokens, completion_tokens, prompt_tokens_details } = fieldsOf(fieldsOf(response)['usage']);
    return hookUsage(prompt_tokens, completion_tokens, fieldsOf(prompt_tokens_details)['cached_tokens']);
  }
}

function newCompletion(model: unknown): Fields {
  return {
    id: `chatcmpl-hook-${crypto.randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: typeof model === 'string' ? model : '',
    choices: [],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

function newChoice({ text, finishReason }: WrittenResponse, before: Fields, keepToolCalls = false): Fields {
  const message = fieldsOf(before['message']);
  const keepsCalls = keepToolCalls && Object.keys(message).length > 0;
  const finish_reason = reasonOf(finishReason, before['finish_reason'], keepsCalls);
  if (!keepsCalls) {
    const written = text === '' ? null : text;
    const texts = isRefusal(message) ? { refusal: written, content: null } : { refusal: null, content: written };
    return { ...before, message: { role: 'assistant', ...texts }, logprobs: null, finish_reason };
  }
  if (text === textsOfMessage(message).join('')) return { ...before, finish_reason };
  // Log probabilities describe the model's own text.
  const logprobs = 'logprobs' in before && { logprobs: null };
  return { ...before, message: withText(message, text), ...logprobs, finish_reason };
}

/** Returns the texts of a message. A refusal is text of the model, too. */
function textsOfMessage({ content, refusal }: Fields): string[] {
  const texts = textsOfContent(content, TEXT);
  return isText(refusal) ? [...texts, refusal] : texts;
}

/** Returns true if the message says nothing but its refusal. A rewritten one stays a refusal, which no SDK parses as JSON. */
function isRefusal({ content, refusal }: Fields): boolean {
  return isText(refusal) && textsOfContent(content, TEXT).join('') === '';
}

function withText(message: Fields, text: string): Fields {
  if (isRefusal(message)) return { ...message, refusal: text === '' ? null : text };
  const content = replaceText(message['content'], text);
  return { ...message, content, ...(isText(message['refusal']) && { refusal: null }) };
}

function replaceText(content: unknown, text: string): unknown {
  const parts = text === '' ? nonTextParts(content, TEXT) : rewriteContent(content, text, TEXT);
  return Array.isArray(parts) && parts.length === 0 ? null : parts;
}

/** Returns the model's finish reason, unless the hook changed it or removed the tool calls that it refers to. */
function reasonOf(newReason: FinishReason | undefined, before: unknown, keepsCalls: boolean): string {
  const isUnchanged = typeof before === 'string' && (newReason === undefined || stableReason(before) === newReason);
  if (isUnchanged && (keepsCalls || !CALL_REASONS.has(before))) return before;
  return newReason === 'MAX_TOKENS' ? 'length' : newReason === 'SAFETY' ? 'content_filter' : 'stop';
}

const CALL_REASONS = new Set(['tool_calls', 'function_call']);

function stableReason(reason: string): FinishReason {
  if (reason === 'stop' || CALL_REASONS.has(reason)) return 'STOP';
  return reason === 'length' ? 'MAX_TOKENS' : reason === 'content_filter' ? 'SAFETY' : 'OTHER';
}

function calledName(call: Fields): unknown {
  return fieldsOf(call['function'] ?? call['custom'])['name'];
}

function argumentsOf(call: Fields): unknown {
  return call['function'] ? fieldsOf(call['function'])['arguments'] : fieldsOf(call['custom'])['input'];
}
