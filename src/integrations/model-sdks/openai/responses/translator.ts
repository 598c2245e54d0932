import type { LLMResponse, LLMToolCall } from '../../../../../generated/index.js';
import type { AnswerBase, HookUsage } from '../../../../core/contract/index.js';
import { fieldsOf, isRecord, itemsOf } from '../../../../util/json.js';
import { distributeText } from '../../shared/distribute-text.js';
import { echoedResponse, type FinishReason, readWrittenResponses, usageOf } from '../../shared/hook-response.js';
import { MessageTranslator, type RequestFormat } from '../../shared/message-translator.js';
import type { HookRole } from '../../shared/rewrite-turns.js';
import { openAIChoice } from '../../shared/tool-choice.js';
import { collectCalls, parsedArguments } from '../../shared/tool-results.js';
import { type Fields, rewriteResult, textOfResult, textsOfContent, withTexts } from '../../shared/typed-parts.js';
import { hookUsage } from '../../shared/usage.js';

const TEXT = new Set(['input_text', 'output_text', 'text']);
const ROLES = new Map<unknown, HookRole>([
  ['user', 'user'],
  ['assistant', 'model'],
  ['system', 'system'],
  ['developer', 'system'],
]);

const format: RequestFormat = {
  list: 'input',
  instruction: 'instructions',
  textTypes: TEXT,
  settings: { temperature: ['temperature'], maxOutputTokens: ['max_output_tokens'], topP: ['top_p'] },
  choice: openAIChoice,
  roleOf: ({ role, type = null }) => (type === null || type === 'message' ? (ROLES.get(role) ?? 'user') : undefined),
  roleName: (role) => (role === 'model' ? 'assistant' : role),
  create: (role, text) => ({ role: format.roleName(role), content: text }),
  // The API has different part types for its own output and for input.
  fits: (role, content) =>
    itemsOf(content).every((part) => (role === 'model') === (fieldsOf(part)['type'] === 'output_text')),
  withoutText: (entry, rest) => (rest.length > 0 ? { ...entry, content: rest } : undefined),
  followsCall: ({ type }) => typeof type === 'string' && type.endsWith('_call_output'),
  isContinued: ({ previous_response_id, conversation, input }) =>
    (previous_response_id ?? conversation ?? undefined) !== undefined || itemsOf(input).some(isReference),
  mapResults(entry, visit, names) {
    const { type, id: itemId, call_id: id = itemId, name } = entry;
    if (name !== undefined && id !== undefined) names.set(id, name);
    const key =
      type === 'message' ? undefined : RESULT_KEYS.find((candidate) => (entry[candidate] ?? undefined) !== undefined);
    if (key === undefined) return entry;
    const text = visit({ id, name: names.get(id) ?? toolNameOf(type), text: textOfResult(entry[key], TEXT) });
    return text === undefined ? entry : { ...entry, [key]: rewriteResult(entry[key], text, TEXT) };
  },
};

/** Fields with the result of a tool, whether the client or the API ran it. `error` comes last. */
const RESULT_KEYS = ['output', 'outputs', 'results', 'error'] as const;

/** Returns the name of a built-in tool, which has only a type. */
function toolNameOf(type: unknown): string {
  return typeof type === 'string' ? type.replace(/_output$/, '').replace(/_call$/, '') : '';
}

/** Returns true for an item that the server stores. */
function isReference(item: unknown): boolean {
  const { type = null, role } = fieldsOf(item);
  return type === 'item_reference' || (type === null && role === undefined);
}

/** Translator for OpenAI's responses: `instructions` and `input`, which is a text or items; `output` made of items. */
export class HookTranslatorOpenAIResponses extends MessageTranslator {
  constructor() {
    super(format);
  }

  override toHookLLMResponse(response: object): LLMResponse {
    const { output, usage } = fieldsOf(response);
    const parts = messagesOf(output).flatMap(({ content }) => textsOfContent(content, TEXT));
    return {
      ...(parts.length > 0 && { text: parts.join('') }),
      candidates: [{ content: { role: 'model', parts }, ...finishOf(fieldsOf(response)), index: 0 }],
      ...usageOf(usage, 'input_tokens', 'output_tokens', 'total_tokens'),
    };
  }

  /** The API returns one response: of several candidates, the first is used. The status does not change. */
  override fromHookLLMResponse(written: unknown, base: AnswerBase = {}): object | undefined {
    const [candidate] = readWrittenResponses(written) ?? [];
    if (candidate === undefined) return undefined;
    const same = echoedResponse(written, base, (response) => this.toHookLLMResponse(response));
    if (same !== undefined) return same;
    const whole = base.response ?? newResponse(fieldsOf(base.request)['model']);
    const before = itemsOf(fieldsOf(whole)['output']);
    const output = base.keepToolCalls
      ? replaceText(before, candidate.text)
      : textOutput(candidate.text, isRefusal(before));
    // The SDK adds this field, not the API.
    return { ...whole, output, ...('output_text' in whole && { output_text: outputTexts(output).join('') }) };
  }

  override toHookToolCalls(response: object): LLMToolCall[] {
    const calls = itemsOf(fieldsOf(response)['output'])
      .filter(isRecord)
      .filter(({ type }) => CLIENT_CALLS.has(type));
    return collectCalls(
      calls.map((call) => {
        const { type, id, call_id = id, name = toolNameOf(type) } = call;
        return { id: call_id, name, args: argumentsOf(call) };
      }),
    );
  }

  override toHookUsage(response: object): HookUsage | undefined {
    const { input_tokens, output_tokens, input_tokens_details } = fieldsOf(fieldsOf(response)['usage']);
    return hookUsage(input_tokens, output_tokens, fieldsOf(input_tokens_details)['cached_tokens']);
  }
}

/** Item types that ask the client to run or approve something. Other calls were run by the API. */
const CLIENT_CALLS = new Set<unknown>([
  'function_call',
  'custom_tool_call',
  'local_shell_call',
  'shell_call',
  'apply_patch_call',
  'computer_call',
  'mcp_approval_request',
]);

function argumentsOf(call: Fields): unknown {
  const { arguments: written, input, action, actions, operation } = call;
  return written === undefined ? (input ?? action ?? actions ?? operation) : parsedArguments(written);
}

/** Returns the messages, with refusals as texts: both are text of the model. */
function messagesOf(output: unknown): Fields[] {
  const messages = itemsOf(output)
    .filter(isRecord)
    .filter(({ type }) => type === 'message');
  return messages.map((message) => ({ ...message, content: refusalsToTexts(message['content']) }));
}

/** The parts keep their key `refusal`, by which `textsToRefusals` finds them. */
function refusalsToTexts(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part: unknown) => {
    const { type, refusal } = fieldsOf(part);
    const isText = type === 'refusal' && typeof refusal === 'string';
    return isText ? { ...fieldsOf(part), type: 'output_text', text: refusal } : part;
  });
}

function textsToRefusals(content: unknown): unknown[] {
  return itemsOf(content).map((part) => {
    const { text, ...rest } = fieldsOf(part);
    return 'refusal' in rest && text !== undefined ? { ...rest, type: 'refusal', refusal: text } : part;
  });
}

/** Returns the texts of the output that are not refusals. */
function outputTexts(output: readonly unknown[]): string[] {
  return output
    .filter(isRecord)
    .flatMap(({ type, content }) => (type === 'message' ? textsOfContent(content, TEXT) : []));
}

/** Returns true if the model only refused. A rewritten refusal stays one, which no SDK parses as JSON. */
function isRefusal(output: readonly unknown[]): boolean {
  return (
    outputTexts(output).length === 0 &&
    messagesOf(output).some(({ content }) => textsOfContent(content, TEXT).length > 0)
  );
}

function finishOf({ status, incomplete_details }: Fields): { finishReason?: FinishReason } {
  if (typeof status !== 'string') return {};
  if (status === 'completed') return { finishReason: 'STOP' };
  const { reason } = fieldsOf(incomplete_details);
  if (reason === 'max_output_tokens') return { finishReason: 'MAX_TOKENS' };
  return { finishReason: reason === 'content_filter' ? 'SAFETY' : 'OTHER' };
}

function newResponse(model: unknown): Fields {
  return {
    id: `resp_hook_${crypto.randomUUID()}`,
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    model: typeof model === 'string' ? model : '',
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: null,
    output: [],
    parallel_tool_calls: true,
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    usage: {
      input_tokens: 0,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 0,
    },
    output_text: '',
  };
}

function textOutput(text: string, isRefused = false): Fields[] {
  if (text === '') return [];
  const content = [isRefused ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }];
  return [{ id: `msg_hook_${crypto.randomUUID()}`, type: 'message', role: 'assistant', status: 'completed', content }];
}

/** Replaces the texts of all messages. A message without content is removed. */
function replaceText(before: readonly unknown[], text: string): unknown[] {
  const texts = messagesOf(before).flatMap(({ content }) => textsOfContent(content, TEXT));
  if (texts.length === 0) return [...textOutput(text), ...before];
  const shares = distributeText(texts, text).values();
  return before.flatMap((item) => {
    const { type, content: own } = fieldsOf(item);
    const content = refusalsToTexts(own);
    if (type !== 'message' || textsOfContent(content, TEXT).length === 0) return [item];
    const newContent = textsToRefusals(withTexts(content, shares, TEXT));
    return newContent.length === 0 ? [] : [{ ...fieldsOf(item), content: newContent }];
  });
}
