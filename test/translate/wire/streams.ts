/** The same answer, a thought, two texts and a call, as each API streams it: the bodies of the responses, line by line. */
export interface WireStream {
  readonly body: string;
  /** The text that an event shows to whoever prints as it comes. */
  shown(event: Record<string, unknown>): unknown;
}

/** The events of a body. */
export function eventsIn(body: string): Record<string, unknown>[] {
  const data = body.split('\n').filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]');
  return data.map((line) => JSON.parse(line.slice('data: '.length)));
}

function at(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return found;
}

export const chatStream: WireStream = {
  shown: (event) => at(event, 'choices', 0, 'delta', 'content'),
  body: `data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{"role":"assistant","content":"","refusal":null},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"a9"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{"reasoning_content":"hm"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"x"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{"content":"I will"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"Yq3"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{"content":" read it."},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"k"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"call_9","type":"function","function":{"name":"read_file","arguments":""}}]},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"path\\":"}}]},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"\\"b\\"}"}}]},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"tool_calls"}],"usage":null}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","choices":[],"usage":{"prompt_tokens":81,"completion_tokens":23,"total_tokens":104}}

data: [DONE]

`,
};

export const responseStream: WireStream = {
  shown: (event) => (event['type'] === 'response.output_text.delta' ? event['delta'] : undefined),
  body: `event: response.created
data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_2","object":"response","created_at":1741476542,"status":"in_progress","error":null,"incomplete_details":null,"model":"gpt-5","output":[],"tools":[],"usage":null}}

event: response.in_progress
data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_2","object":"response","created_at":1741476542,"status":"in_progress","error":null,"incomplete_details":null,"model":"gpt-5","output":[],"tools":[],"usage":null}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":3,"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":4,"output_index":1,"item":{"id":"msg_3","type":"message","status":"in_progress","content":[],"role":"assistant"}}

event: response.content_part.added
data: {"type":"response.content_part.added","sequence_number":5,"item_id":"msg_3","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":6,"item_id":"msg_3","output_index":1,"content_index":0,"delta":"I will","logprobs":[],"obfuscation":"tRv"}

event: response.output_text.delta
data: {"type":"response.output_text.delta","sequence_number":7,"item_id":"msg_3","output_index":1,"content_index":0,"delta":" read it.","logprobs":[],"obfuscation":"a"}

event: response.output_text.done
data: {"type":"response.output_text.done","sequence_number":8,"item_id":"msg_3","output_index":1,"content_index":0,"text":"I will read it.","logprobs":[]}

event: response.content_part.done
data: {"type":"response.content_part.done","sequence_number":9,"item_id":"msg_3","output_index":1,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"I will read it."}}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":10,"output_index":1,"item":{"id":"msg_3","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"I will read it."}],"role":"assistant"}}

event: response.output_item.added
data: {"type":"response.output_item.added","sequence_number":11,"output_index":2,"item":{"id":"fc_9","type":"function_call","status":"in_progress","arguments":"","call_id":"call_9","name":"read_file"}}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","sequence_number":12,"item_id":"fc_9","output_index":2,"delta":"{\\"path\\":\\"b\\"}"}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","sequence_number":13,"item_id":"fc_9","output_index":2,"arguments":"{\\"path\\":\\"b\\"}"}

event: response.output_item.done
data: {"type":"response.output_item.done","sequence_number":14,"output_index":2,"item":{"id":"fc_9","type":"function_call","status":"completed","arguments":"{\\"path\\":\\"b\\"}","call_id":"call_9","name":"read_file"}}

event: response.completed
data: {"type":"response.completed","sequence_number":15,"response":{"id":"resp_2","object":"response","created_at":1741476542,"status":"completed","error":null,"incomplete_details":null,"model":"gpt-5","output":[{"id":"rs_1","type":"reasoning","summary":[]},{"id":"msg_3","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"I will read it."}],"role":"assistant"},{"id":"fc_9","type":"function_call","status":"completed","arguments":"{\\"path\\":\\"b\\"}","call_id":"call_9","name":"read_file"}],"tools":[],"usage":{"input_tokens":36,"input_tokens_details":{"cached_tokens":0},"output_tokens":87,"output_tokens_details":{"reasoning_tokens":64},"total_tokens":123}}}

`,
};

export const messageStream: WireStream = {
  shown: (event) => at(event, 'delta', 'text'),
  body: `event: message_start
data: {"type":"message_start","message":{"id":"msg_2","type":"message","role":"assistant","model":"claude-sonnet-4-5","content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":472,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":2,"service_tier":"standard"}}}

event: content_block_start
data: {"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}}

event: ping
data: {"type": "ping"}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"hm"}}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"EqQBCgIYAhIM"}}

event: content_block_stop
data: {"type":"content_block_stop","index":0}

event: content_block_start
data: {"type":"content_block_start","index":1,"content_block":{"type":"text","text":""}}

event: content_block_delta
data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"I will"}}

event: content_block_delta
data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":" read it."}}

event: content_block_stop
data: {"type":"content_block_stop","index":1}

event: content_block_start
data: {"type":"content_block_start","index":2,"content_block":{"type":"tool_use","id":"toolu_9","name":"read_file","input":{}}}

event: content_block_delta
data: {"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":""}}

event: content_block_delta
data: {"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":"{\\"path\\":"}}

event: content_block_delta
data: {"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":" \\"b\\"}"}}

event: content_block_stop
data: {"type":"content_block_stop","index":2}

event: message_delta
data: {"type":"message_delta","delta":{"stop_reason":"tool_use","stop_sequence":null},"usage":{"output_tokens":89}}

event: message_stop
data: {"type":"message_stop"}

`,
};

/** What a provider of the AI SDK makes of such a stream; it has no wire of its own. */
export const aiSdkStream: WireStream = {
  shown: (event) => (event['type'] === 'text-delta' ? event['delta'] : undefined),
  body: `data: {"type":"stream-start","warnings":[]}
data: {"type":"response-metadata","id":"chatcmpl-C1","modelId":"gpt-5-2025-08-07"}
data: {"type":"reasoning-start","id":"r"}
data: {"type":"reasoning-delta","id":"r","delta":"hm"}
data: {"type":"reasoning-end","id":"r"}
data: {"type":"text-start","id":"0"}
data: {"type":"text-delta","id":"0","delta":"I will"}
data: {"type":"text-delta","id":"0","delta":" read it."}
data: {"type":"text-end","id":"0"}
data: {"type":"tool-input-start","id":"c9","toolName":"read_file"}
data: {"type":"tool-input-delta","id":"c9","delta":"{\\"path\\":\\"b\\"}"}
data: {"type":"tool-input-end","id":"c9"}
data: {"type":"tool-call","toolCallId":"c9","toolName":"read_file","input":"{\\"path\\":\\"b\\"}"}
data: {"type":"finish","finishReason":{"unified":"tool-calls","raw":"tool_calls"},"usage":{"inputTokens":{"total":81},"outputTokens":{"total":23}}}
`,
};

export const geminiStream: WireStream = {
  shown: (event) => {
    const part = at(event, 'candidates', 0, 'content', 'parts', 0);
    return at(part, 'thought') === true ? undefined : at(part, 'text');
  },
  body: `data: {"candidates": [{"content": {"parts": [{"text": "hm","thought": true}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"totalTokenCount": 99,"thoughtsTokenCount": 47},"modelVersion": "gemini-2.5-pro","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"text": "I will"}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"totalTokenCount": 101},"modelVersion": "gemini-2.5-pro","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"text": " read it."}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"totalTokenCount": 104},"modelVersion": "gemini-2.5-pro","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"functionCall": {"name": "read_file","args": {"path": "b"}},"thoughtSignature": "CpQC"}],"role": "model"},"finishReason": "STOP","index": 0}],"usageMetadata": {"promptTokenCount": 52,"candidatesTokenCount": 18,"totalTokenCount": 117},"modelVersion": "gemini-2.5-pro","responseId": "r1"}

`,
};
