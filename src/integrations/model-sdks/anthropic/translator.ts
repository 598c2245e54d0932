import type { LLMResponse, LLMToolCall } from '../../../../generated/index.js';
import type { AnswerBase } from '../../../core/contract/sdk.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import { echoed, type FinishReason, readWrittenAnswers } from '../genai/response.js';
import { type Fields, MessageTranslator, mapItems, type RequestFormat } from '../shared/message-translator.js';
import { typedChoice } from '../shared/tool-choice.js';
import { collectCalls, type VisitResult } from '../shared/tool-results.js';
import { rewriteContent, rewriteResult, silentParts, textOfResult, textsOfContent } from '../shared/typed-parts.js';
import { usageOf } from '../shared/usage.js';

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
  // The API has a field of its own for what instructs the model.
  roleName: (role) => (role === 'model' ? 'assistant' : 'user'),
  create: (role, text) => ({ role: format.roleName(role), content: text }),
  withoutText: (entry, rest) => (rest.length > 0 ? { ...entry, content: rest } : undefined),
  answersCall: ({ content }) => itemsOf(content).some((block) => RESULTS.has(fieldsOf(block)['type'])),
  mapResults(entry, visit, names) {
    if (!Array.isArray(entry['content'])) return entry;
    const content = mapItems(entry['content'], (block) => mapBlock(block, visit, names));
    return content === entry['content'] ? entry : { ...entry, content };
  },
};

function mapBlock(block: Fields, visit: VisitResult, names: Map<unknown, unknown>): Fields {
  const { type, content, tool_use_id: id } = block;
  if (block['name'] !== undefined) names.set(block['id'], block['name']);
  // Tools that the API runs itself have results of their own kinds.
  if (typeof type !== 'string' || !type.endsWith('tool_result')) return block;
  const text = visit({ id, name: names.get(id), text: textOfResult(content, TEXT) });
  return text === undefined ? block : { ...block, content: rewriteResult(content, text, TEXT) };
}

/** For Anthropic's messages: `system` beside `messages`, blocks of content, `stop_reason`. */
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

  /** The API gives one answer: of several, the first counts. */
  override fromHookLLMResponse(written: unknown, base: AnswerBase = {}): object | undefined {
    const [answer] = readWrittenAnswers(written) ?? [];
    if (answer === undefined) return undefined;
    const same = echoed(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const { text, finishReason } = answer;
    const whole = base.response ?? newMessage(fieldsOf(base.request)['model']);
    const { content: before, stop_reason } = fieldsOf(whole);
    const kept = base.keepToolCalls === true && Array.isArray(before);
    const content = kept ? keptBlocks(before, text) : textBlocks(text);
    return { ...whole, content, stop_reason: reasonOf(finishReason, stop_reason, kept) };
  }

  override toHookToolCalls(response: object): LLMToolCall[] {
    const uses = itemsOf(fieldsOf(response)['content'])
      .filter(isRecord)
      .filter(({ type }) => type === 'tool_use');
    return collectCalls(uses.map(({ id, name, input }) => ({ id, name, args: input })));
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

/** The API refuses a text that is empty. */
function textBlocks(text: string): Fields[] {
  return text === '' ? [] : [{ type: 'text', text, citations: null }];
}

/** What no text is stays; where nothing was said before, the text comes ahead of the calls. */
function keptBlocks(before: readonly unknown[], text: string): unknown {
  if (text === '') return silentParts(before, TEXT);
  if (textsOfContent(before, TEXT).length > 0) return rewriteContent(before, text, TEXT);
  const call = before.findIndex((block) => fieldsOf(block)['type'] === 'tool_use');
  return before.toSpliced(call < 0 ? before.length : call, 0, ...textBlocks(text));
}

function reasonOf(wanted: FinishReason | undefined, before: unknown, kept: boolean): string {
  const stays = typeof before === 'string' && (wanted === undefined || stableReason(before) === wanted);
  if (stays && (kept || before !== 'tool_use')) return before;
  return wanted === 'MAX_TOKENS' ? 'max_tokens' : wanted === 'SAFETY' ? 'refusal' : 'end_turn';
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
