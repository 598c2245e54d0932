// An answer with text, tool calls and usage in the protocol of each API. The first event with text has `text: true`.

/** Chat completions. */
const chat = {
  last: 'data: [DONE]\n\n',
  whole: ({ number, said, calls, ...figures }) => ({
    ...chatHead(number),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
        message: { role: 'assistant', content: said, ...(calls.length > 0 && { tool_calls: calls.map(chatCall) }) },
      },
    ],
    usage: chatUsage(figures),
  }),
  stream: ({ number, said, calls, ...figures }) => {
    const chunk = (delta, finish_reason = null) => ({
      ...chatHead(number),
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason }],
    });
    return [
      chunk({ role: 'assistant', content: '' }),
      { ...chunk({ content: said }), text: true },
      ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...chatCall(call) }] })),
      chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
      { ...chatHead(number), object: 'chat.completion.chunk', choices: [], usage: chatUsage(figures) },
    ];
  },
};

const chatHead = (number) => ({ id: `chatcmpl-${number}`, created: 1_700_000_000, model: 'm' });

const chatCall = ({ id, name, args }) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});

const chatUsage = ({ input, output, cached }) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cached },
  completion_tokens_details: { reasoning_tokens: 2 },
});

/** Responses. */
const responses = {
  named: true,
  whole: (answer) => responseOf(answer),
  stream: (answer) => {
    const response = responseOf(answer);
    const begun = { ...response, status: 'in_progress', output: [], usage: null };
    const [message, ...calls] = response.output;
    const place = { item_id: message.id, output_index: 0, content_index: 0 };
    const part = { type: 'output_text', text: '', annotations: [], logprobs: [] };
    return [
      { type: 'response.created', response: begun },
      { type: 'response.output_item.added', output_index: 0, item: { ...message, status: 'in_progress', content: [] } },
      { type: 'response.content_part.added', ...place, part },
      { type: 'response.output_text.delta', ...place, delta: answer.said, logprobs: [], text: true },
      { type: 'response.content_part.done', ...place, part: { ...part, text: answer.said } },
      { type: 'response.output_item.done', output_index: 0, item: message },
      ...calls.flatMap((item, at) => [
        { type: 'response.output_item.added', output_index: at + 1, item: { ...item, arguments: '' } },
        {
          type: 'response.function_call_arguments.done',
          item_id: item.id,
          output_index: at + 1,
          arguments: item.arguments,
        },
        { type: 'response.output_item.done', output_index: at + 1, item },
      ]),
      { type: 'response.completed', response },
    ].map((event, sequence_number) => ({ ...event, sequence_number }));
  },
};

function responseOf({ number, said, calls, input, output, cached }) {
  const message = {
    id: `msg_${number}`,
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text: said, annotations: [], logprobs: [] }],
  };
  const requested = calls.map(({ id, name, args }) => ({
    id: `fc_${id}`,
    type: 'function_call',
    status: 'completed',
    call_id: id,
    name,
    arguments: JSON.stringify(args),
  }));
  return {
    id: `resp_${number}`,
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    model: 'm',
    output: [message, ...requested],
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cached },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 2 },
      total_tokens: input + output,
    },
    metadata: {},
  };
}

/** Anthropic's messages. Their input_tokens lack those of the cache. */
const messages = {
  named: true,
  whole: ({ number, said, calls, ...figures }) => ({
    ...messageHead(number),
    content: [{ type: 'text', text: said }, ...calls.map(toolUse)],
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: messageUsage(figures),
  }),
  stream: ({ number, said, calls, ...figures }) => {
    const usage = messageUsage(figures);
    const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn';
    return [
      {
        type: 'message_start',
        message: { ...messageHead(number), content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: said }, text: true },
      { type: 'content_block_stop', index: 0 },
      ...calls.flatMap((call, at) => [
        { type: 'content_block_start', index: at + 1, content_block: { ...toolUse(call), input: {} } },
        {
          type: 'content_block_delta',
          index: at + 1,
          delta: { type: 'input_json_delta', partial_json: JSON.stringify(call.args) },
        },
        { type: 'content_block_stop', index: at + 1 },
      ]),
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ];
  },
};

const messageHead = (number) => ({ id: `msg_${number}`, type: 'message', role: 'assistant', model: 'm' });

const toolUse = ({ id, name, args }) => ({ type: 'tool_use', id, name, input: args });

const messageUsage = ({ input, output, cached }) => ({
  input_tokens: input - cached - 1,
  cache_creation_input_tokens: 1,
  cache_read_input_tokens: cached,
  output_tokens: output,
});

/** Gemini. */
const gemini = {
  end: '\r\n',
  whole: (answer) => candidate(answer, [{ text: answer.said }, ...answer.calls.map(functionCall)], 'STOP'),
  stream: (answer) => [
    { ...candidate(answer, [{ text: answer.said }]), text: true },
    ...answer.calls.map((call) => candidate(answer, [functionCall(call)])),
    candidate(answer, [{ text: '' }], 'STOP'),
  ],
};

function candidate({ number, input, output, cached }, parts, finishReason) {
  return {
    candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason && { finishReason }) }],
    usageMetadata: {
      promptTokenCount: input,
      cachedContentTokenCount: cached,
      candidatesTokenCount: output - 2,
      thoughtsTokenCount: 2,
      totalTokenCount: input + output,
    },
    modelVersion: 'm',
    responseId: `r${number}`,
  };
}

const functionCall = ({ id, name, args }) => ({ functionCall: { id, name, args } });

export const protocols = { chat, responses, messages, gemini };
