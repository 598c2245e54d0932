import type { LLMResponse, LLMToolCall } from '../../../../generated/index.js';
import type { AnswerBase, HookUsage } from '../../../core/contract/index.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import { echoedResponse, type FinishReason, readWrittenResponses, usageOf } from '../shared/hook-response.js';
import { MessageTranslator, mapItems, type RequestFormat } from '../shared/message-translator.js';
import { typedChoice } from '../shared/tool-choice.js';
import { collectCalls, type VisitResult } from '../shared/tool-results.js';
import {
  type Fields,
  nonTextParts,
  rewriteContent,
  rewriteResult,
  textOfResult,
  textsOfContent,
} from '../shared/typed-parts.js';
import { hookUsage, sumOfTokens } from '../shared/usage.js';

const TEXT = new Set(['text']);
const RESULTS = new Set<unknown>(['tool_result', 'mcp_tool_result']);

const format: RequestFormat = {
  list: 'messages',
  instruction: 'system',
  textTypes: TEXT,
  settings: {
    temperature: ['temperature'],
    maxOutputTokens: ['max_tokens'],
    topP: ['top_p'],
    topK: ['top_k'],
    stopSequences: ['stop_sequences'],
  },
  choice: typedChoice('tool_choice', 'name', 'any'),
  roleOf: ({ role }) => (role === 'assistant' ? 'model' : role === 'system' ? 'system' : 'user'),
  // The API has a separate field for system instructions.
  roleName: (role) => (role === 'model' ? 'assistant' : 'user'),
  create: (role, text) => ({ role: format.roleName(role), content: text }),
  withoutText: (entry, rest) => (rest.length > 0 ? { ...entry, content: rest } : undefined),
  followsCall: ({ content }) => itemsOf(content).some((block) => RESULTS.has(fieldsOf(block)['type'])),
  mapResults(entry, visit, names) {
    if (!Array.isArray(entry['content'])) return entry;
    const content = mapItems(entry['content'], (block) => mapBlock(block, visit, names));
    return content === entry['content'] ? entry : { ...entry, content };
  },
};

function mapBlock(block: Fields, visit: VisitResult, names: Map<unknown, unknown>): Fields {
  const { type, content, tool_use_id: id } = block;
  if (block['name'] !== undefined) names.set(block['id'], block['name']);
  // Tools that the API runs have result types of their own.
  if (typeof type !== 'string' || !type.endsWith('tool_result')) return block;
  const text = visit({ id, name: names.get(id), text: textOfResult(content, TEXT) });
  return text === undefined ? block : { ...block, content: rewriteResult(content, text, TEXT) };
}

/** Translator for Anthropic's messages: `system` and `messages`, content blocks, `stop_reason`. */
export class HookTranslatorAnthropic extends MessageTranslator {
  constructor() {
    super(format);
  }

  override toHookLLMResponse(response: object): LLMResponse {
    const { content, stop_reason, usage } = fieldsOf(response);
    const parts = textsOfContent(content, TEXT);
    const finishReason = typeof stop_reason === 'string' ? { finishReason: stableReason(stop_reason) } : {};
    return {
      ...(parts.length > 0 && { text: parts.join('') }),
      candidates: [{ content: { role: 'model', parts }, ...finishReason, index: 0 }],
      ...usageOf(usage, 'input_tokens', 'output_tokens'),
    };
  }

  /** The API returns one response: of several candidates, the first is used. */
  override fromHookLLMResponse(written: unknown, base: AnswerBase = {}): object | undefined {
    const [candidate] = readWrittenResponses(written) ?? [];
    if (candidate === undefined) return undefined;
    const same = echoedResponse(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const { text, finishReason } = candidate;
    const whole = base.response ?? newMessage(fieldsOf(base.request)['model']);
    const { content: before, stop_reason } = fieldsOf(whole);
    const keepsCalls = base.keepToolCalls === true && Array.isArray(before);
    const content = keepsCalls ? replaceText(before, text) : textBlocks(text);
    return { ...whole, content, stop_reason: reasonOf(finishReason, stop_reason, keepsCalls) };
  }

  override toHookToolCalls(response: object): LLMToolCall[] {
    const uses = itemsOf(fieldsOf(response)['content'])
      .filter(isRecord)
      .filter(({ type }) => type === 'tool_use');
    return collectCalls(uses.map(({ id, name, input }) => ({ id, name, args: input })));
  }

  /**
   * The API does not include tokens of the cache in its input tokens. Until it stopped, a message has a preliminary count
   * of output tokens.
   */
  override toHookUsage(response: object): HookUsage | undefined {
    const { usage, stop_reason } = fieldsOf(response);
    const { input_tokens: input, output_tokens: output } = fieldsOf(usage);
    const { cache_read_input_tokens: read, cache_creation_input_tokens: written } = fieldsOf(usage);
    return hookUsage(sumOfTokens(input, read, written), stop_reason === null ? undefined : output, read);
  }
}

function newMessage(model: unknown): Fields {
  return {
    id: `msg_hook_${crypto.randomUUID()}`,
    type: 'message',
    role: 'assistant',
    model: typeof model === 'string' ? model : '',
    content: [],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 0, output_tokens: 0 },
  };
}

/** Returns no block for an empty text, which the API rejects. */
function textBlocks(text: string): Fields[] {
  return text === '' ? [] : [{ type: 'text', text, citations: null }];
}

/** Replaces the text and keeps all other blocks. If the message had no text, inserts it before the first tool call. */
function replaceText(before: readonly unknown[], text: string): unknown {
  if (text === '') return nonTextParts(before, TEXT);
  if (textsOfContent(before, TEXT).length > 0) return rewriteContent(before, text, TEXT);
  const call = before.findIndex((block) => fieldsOf(block)['type'] === 'tool_use');
  return before.toSpliced(call < 0 ? before.length : call, 0, ...textBlocks(text));
}

function reasonOf(newReason: FinishReason | undefined, before: unknown, keepsCalls: boolean): string {
  const isUnchanged = typeof before === 'string' && (newReason === undefined || stableReason(before) === newReason);
  if (isUnchanged && (keepsCalls || before !== 'tool_use')) return before;
  return newReason === 'MAX_TOKENS' ? 'max_tokens' : newReason === 'SAFETY' ? 'refusal' : 'end_turn';
}

const REASONS = new Map<string, FinishReason>([
  ['end_turn', 'STOP'],
  ['stop_sequence', 'STOP'],
  ['tool_use', 'STOP'],
  ['max_tokens', 'MAX_TOKENS'],
  ['refusal', 'SAFETY'],
]);

function stableReason(reason: string): FinishReason {
  return REASONS.get(reason) ?? 'OTHER';
}
