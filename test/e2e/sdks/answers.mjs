// Responses of the loopback servers: the same response in the protocol of each API, plain and streamed.
import { sse } from './server.mjs';

export const SAID = 'The port is 80.';
const PIECES = ['The port ', 'is 80.'];
const ARGS = '{"path":"a.txt"}';

/** Chat completions. */
export function chat(body, { calls }) {
  const head = {
    id: 'chatcmpl-1',
    created: 1_700_000_000,
    model: body.model,
    service_tier: 'default',
    system_fingerprint: 'fp_1',
  };
  const call = { id: 'call_2', type: 'function', function: { name: 'write', arguments: ARGS } };
  const finish_reason = calls ? 'tool_calls' : 'stop';
  const usage = { prompt_tokens: 9, completion_tokens: 5, total_tokens: 14 };
  if (!body.stream) {
    const message = { role: 'assistant', content: SAID, refusal: null, ...(calls && { tool_calls: [call] }) };
    return {
      json: {
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, logprobs: null, finish_reason }],
        usage,
      },
    };
  }
  const chunk = (delta, end = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: end }],
    ...(body.stream_options?.include_usage && { usage: null }),
    obfuscation: 'x9',
  });
  const deltas = [
    chunk({ role: 'assistant', content: '', refusal: null }),
    ...PIECES.map((content) => chunk({ content })),
    ...(calls
      ? [
          chunk({
            tool_calls: [{ index: 0, id: 'call_2', type: 'function', function: { name: 'write', arguments: '' } }],
          }),
          chunk({ tool_calls: [{ index: 0, function: { arguments: ARGS.slice(0, 5) } }] }),
          chunk({ tool_calls: [{ index: 0, function: { arguments: ARGS.slice(5) } }] }),
        ]
      : []),
    chunk({}, finish_reason),
    ...(body.stream_options?.include_usage ? [{ ...head, object: 'chat.completion.chunk', choices: [], usage }] : []),
  ];
  return { events: sse(deltas, { done: true }) };
}

/** Responses. */
export function responses(body, { calls }) {
  const message = {
    id: 'msg_1',
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text: SAID, annotations: [], logprobs: [] }],
  };
  const call = {
    id: 'fc_1',
    type: 'function_call',
    status: 'completed',
    call_id: 'call_2',
    name: 'write',
    arguments: ARGS,
  };
  const usage = {
    input_tokens: 9,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 14,
  };
  const response = {
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    model: body.model,
    output: calls ? [message, call] : [message],
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    usage,
    metadata: {},
  };
  if (!body.stream) return { json: response };
  const begun = { ...response, status: 'in_progress', output: [], usage: null };
  const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
  const part = { type: 'output_text', text: '', annotations: [], logprobs: [] };
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    { type: 'response.output_item.added', output_index: 0, item: { ...message, status: 'in_progress', content: [] } },
    { type: 'response.content_part.added', ...place, part },
    ...PIECES.map((delta) => ({
      type: 'response.output_text.delta',
      ...place,
      delta,
      logprobs: [],
      obfuscation: 'x9',
    })),
    { type: 'response.output_text.done', ...place, text: SAID, logprobs: [] },
    { type: 'response.content_part.done', ...place, part: { ...part, text: SAID } },
    { type: 'response.output_item.done', output_index: 0, item: message },
    ...(calls
      ? [
          {
            type: 'response.output_item.added',
            output_index: 1,
            item: { ...call, status: 'in_progress', arguments: '' },
          },
          {
            type: 'response.function_call_arguments.delta',
            item_id: 'fc_1',
            output_index: 1,
            delta: ARGS,
            obfuscation: 'x9',
          },
          { type: 'response.function_call_arguments.done', item_id: 'fc_1', output_index: 1, arguments: ARGS },
          { type: 'response.output_item.done', output_index: 1, item: call },
        ]
      : []),
    { type: 'response.completed', response },
  ];
  return {
    events: sse(
      events.map((event, sequence_number) => ({ ...event, sequence_number })),
      { named: true },
    ),
  };
}

/** Anthropic's messages. */
export function messages(body, { calls }) {
  const stop_reason = calls ? 'tool_use' : 'end_turn';
  const head = { id: 'msg_1', type: 'message', role: 'assistant', model: body.model };
  const call = { type: 'tool_use', id: 'toolu_2', name: 'write', input: JSON.parse(ARGS) };
  const content = [{ type: 'text', text: SAID }, ...(calls ? [call] : [])];
  const usage = { input_tokens: 9, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 5 };
  if (!body.stream) return { json: { ...head, content, stop_reason, stop_sequence: null, usage } };
  const events = [
    {
      type: 'message_start',
      message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'ping' },
    ...PIECES.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    { type: 'content_block_stop', index: 0 },
    ...(calls
      ? [
          { type: 'content_block_start', index: 1, content_block: { ...call, input: {} } },
          { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '' } },
          { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: ARGS } },
          { type: 'content_block_stop', index: 1 },
        ]
      : []),
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
  return { events: sse(events, { named: true }) };
}

/** Gemini. */
export function gemini(_body, { calls, stream }) {
  const call = { functionCall: { name: 'write', args: JSON.parse(ARGS) } };
  const usageMetadata = {
    promptTokenCount: 9,
    candidatesTokenCount: 5,
    totalTokenCount: 14,
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: 9 }],
  };
  const of = (parts, end) => ({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...(end && { finishReason: 'STOP' }) }],
    usageMetadata,
    modelVersion: 'gemini-2.5-pro',
    responseId: 'r1',
  });
  const called = calls ? [[call]] : [];
  if (!stream) return { json: of([{ text: SAID }, ...called.flat()], true) };
  const pieces = [...PIECES.map((text) => [{ text }]), ...called].map((parts) => of(parts));
  return { events: sse([...pieces, of([{ text: '' }], true)], { end: '\r\n' }) };
}
