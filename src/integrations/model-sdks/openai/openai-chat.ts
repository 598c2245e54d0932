import type { LLMResponse, LLMToolCall } from '../../../../generated/index.js';
import type { AnswerBase } from '../../../core/contract/sdk.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import { isText } from '../../../util/text.js';
import { echoed, type FinishReason, readWrittenAnswers, type WrittenAnswer } from '../genai/response.js';
import { type Fields, MessageTranslator, type RequestFormat } from '../shared/message-translator.js';
import { openAIChoice } from '../shared/tool-choice.js';
import { collectCalls, parsedArguments } from '../shared/tool-results.js';
import type { HookRole } from '../shared/turns.js';
import { rewriteContent, rewriteResult, silentParts, textOfResult, textsOfContent } from '../shared/typed-parts.js';
import { usageOf } from '../shared/usage.js';

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
    return calls.some((one) => one !== undefined && one !== null) ? { ...entry, content: null } : undefined;
  },
  answersCall: ({ role }) => isResult(role),
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

/** For OpenAI's chat completions: `messages`, `choices`, `tool_choice`. */
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
    const answers = readWrittenAnswers(written);
    if (answers === undefined) return undefined;
    const same = echoed(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const whole = base.response ?? newCompletion(fieldsOf(base.request)['model']);
    const before = itemsOf(fieldsOf(whole)['choices']).map(fieldsOf);
    const choices = answers.map((answer, index) => newChoice(answer, before[index] ?? { index }, base.keepToolCalls));
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

function newChoice({ text, finishReason }: WrittenAnswer, before: Fields, keepToolCalls = false): Fields {
  const message = fieldsOf(before['message']);
  const kept = keepToolCalls && Object.keys(message).length > 0;
  const finish_reason = reasonOf(finishReason, before['finish_reason'], kept);
  if (!kept) {
    const written = text === '' ? null : text;
    const said = isRefusal(message) ? { refusal: written, content: null } : { refusal: null, content: written };
    return { ...before, message: { role: 'assistant', ...said }, logprobs: null, finish_reason };
  }
  if (text === textsOfMessage(message).join('')) return { ...before, finish_reason };
  // How likely the tokens were is said of the text that the model wrote.
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
  const content = keptContent(message['content'], text);
  return { ...message, content, ...(isText(message['refusal']) && { refusal: null }) };
}

function keptContent(content: unknown, text: string): unknown {
  const parts = text === '' ? silentParts(content, TEXT) : rewriteContent(content, text, TEXT);
  return Array.isArray(parts) && parts.length === 0 ? null : parts;
}

/** The model's own word, unless the hook said something else or took away what it speaks of. */
function reasonOf(wanted: FinishReason | undefined, before: unknown, kept: boolean): string {
  const stays = typeof before === 'string' && (wanted === undefined || stableReason(before) === wanted);
  if (stays && (kept || !CALLS.has(before))) return before;
  return wanted === 'MAX_TOKENS' ? 'length' : wanted === 'SAFETY' ? 'content_filter' : 'stop';
}

const CALLS = new Set(['tool_calls', 'function_call']);

function stableReason(reason: string): FinishReason {
  if (reason === 'stop' || CALLS.has(reason)) return 'STOP';
  return reason === 'length' ? 'MAX_TOKENS' : reason === 'content_filter' ? 'SAFETY' : 'OTHER';
}

function calledName(call: Fields): unknown {
  return fieldsOf(call['function'] ?? call['custom'])['name'];
}

function argumentsOf(call: Fields): unknown {
  return call['function'] ? fieldsOf(call['function'])['arguments'] : fieldsOf(call['custom'])['input'];
}
