/** One response as each API streams it: a thought if the API has them, two texts and a call, line by line. */
export interface WireStream {
  readonly body: string;
  /** Returns the text of an event that a live reader would print. */
  shown(event: Record<string, unknown>): unknown;
}

/** Returns the events of a body. */
export function eventsIn(body: string): Record<string, unknown>[] {
  const data = body.split(/\r?\n/).filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]');
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

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{"content":"I will"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"Yq3"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{"content":" read it."},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"k"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"call_9","type":"function","function":{"name":"read_file","arguments":""}}]},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":""}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"path\\":"}}]},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"Zt"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"\\"b\\"}"}}]},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"q0p"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"tool_calls"}],"usage":null,"obfuscation":"w"}

data: {"id":"chatcmpl-C1","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5-2025-08-07","service_tier":"default","system_fingerprint":null,"choices":[],"usage":{"prompt_tokens":81,"completion_tokens":23,"total_tokens":104,"prompt_tokens_details":{"cached_tokens":0,"audio_tokens":0},"completion_tokens_details":{"reasoning_tokens":0,"audio_tokens":0,"accepted_prediction_tokens":0,"rejected_prediction_tokens":0}},"obfuscation":"Bm2"}

data: [DONE]

`,
};

/** Stream of a compatible server that also sends the model's reasoning. */
export const likeChatStream: WireStream = {
  shown: chatStream.shown,
  body: `data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"role":"assistant","content":null,"reasoning_content":""},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"content":null,"reasoning_content":"hm"},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"content":"I will","reasoning_content":null},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"content":" read it.","reasoning_content":null},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"call_00_9","type":"function","function":{"name":"read_file","arguments":""}}]},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"path\\":"}}]},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":" \\"b\\"}"}}]},"logprobs":null,"finish_reason":null}],"usage":null}

data: {"id":"6e77be01-935b-42f6-8b05-000000000001","object":"chat.completion.chunk","created":1741569952,"model":"deepseek-v4-flash","system_fingerprint":"a26a","choices":[{"index":0,"delta":{"content":"","reasoning_content":null},"logprobs":null,"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":81,"completion_tokens":23,"total_tokens":104,"prompt_tokens_details":{"cached_tokens":64},"completion_tokens_details":{"reasoning_tokens":1},"prompt_cache_hit_tokens":64,"prompt_cache_miss_tokens":17}}

data: [DONE]

`,
};

export const responseStream: WireStream = {
  shown: (event) => (event['type'] === 'response.output_text.delta' ? event['delta'] : undefined),
  body: `event: response.created
data: {"type":"response.created","response":{"id":"resp_2","object":"response","created_at":1741476542,"status":"in_progress","background":false,"completed_at":null,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5-2025-08-07","output":[],"parallel_tool_calls":true,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"effort":"low","summary":"auto"},"safety_identifier":null,"service_tier":"default","store":false,"temperature":1,"text":{"format":{"type":"text"},"verbosity":"medium"},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":0}

event: response.in_progress
data: {"type":"response.in_progress","response":{"id":"resp_2","object":"response","created_at":1741476542,"status":"in_progress","background":false,"completed_at":null,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5-2025-08-07","output":[],"parallel_tool_calls":true,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"effort":"low","summary":"auto"},"safety_identifier":null,"service_tier":"default","store":false,"temperature":1,"text":{"format":{"type":"text"},"verbosity":"medium"},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":null,"user":null,"metadata":{}},"sequence_number":1}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"rs_1","type":"reasoning","encrypted_content":"gAAAAABo","summary":[]},"output_index":0,"sequence_number":2}

event: response.reasoning_summary_part.added
data: {"type":"response.reasoning_summary_part.added","item_id":"rs_1","output_index":0,"part":{"type":"summary_text","text":""},"summary_index":0,"sequence_number":3}

event: response.reasoning_summary_text.delta
data: {"type":"response.reasoning_summary_text.delta","delta":"hm","item_id":"rs_1","obfuscation":"2aj","output_index":0,"summary_index":0,"sequence_number":4}

event: response.reasoning_summary_text.done
data: {"type":"response.reasoning_summary_text.done","item_id":"rs_1","output_index":0,"summary_index":0,"text":"hm","sequence_number":5}

event: response.reasoning_summary_part.done
data: {"type":"response.reasoning_summary_part.done","item_id":"rs_1","output_index":0,"part":{"type":"summary_text","text":"hm"},"summary_index":0,"sequence_number":6}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"rs_1","type":"reasoning","encrypted_content":"gAAAAABpPDIV","summary":[{"type":"summary_text","text":"hm"}]},"output_index":0,"sequence_number":7}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"msg_3","type":"message","status":"in_progress","content":[],"phase":"commentary","role":"assistant"},"output_index":1,"sequence_number":8}

event: response.content_part.added
data: {"type":"response.content_part.added","content_index":0,"item_id":"msg_3","output_index":1,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""},"sequence_number":9}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":"I will","item_id":"msg_3","logprobs":[],"obfuscation":"tRv","output_index":1,"sequence_number":10}

event: response.output_text.delta
data: {"type":"response.output_text.delta","content_index":0,"delta":" read it.","item_id":"msg_3","logprobs":[],"obfuscation":"a","output_index":1,"sequence_number":11}

event: response.output_text.done
data: {"type":"response.output_text.done","content_index":0,"item_id":"msg_3","logprobs":[],"output_index":1,"text":"I will read it.","sequence_number":12}

event: response.content_part.done
data: {"type":"response.content_part.done","content_index":0,"item_id":"msg_3","output_index":1,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":"I will read it."},"sequence_number":13}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"msg_3","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"I will read it."}],"phase":"commentary","role":"assistant"},"output_index":1,"sequence_number":14}

event: response.output_item.added
data: {"type":"response.output_item.added","item":{"id":"fc_9","type":"function_call","status":"in_progress","arguments":"","call_id":"call_9","name":"read_file"},"output_index":2,"sequence_number":15}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"{\\"path\\":","item_id":"fc_9","obfuscation":"Hk","output_index":2,"sequence_number":16}

event: response.function_call_arguments.delta
data: {"type":"response.function_call_arguments.delta","delta":"\\"b\\"}","item_id":"fc_9","obfuscation":"0mf8","output_index":2,"sequence_number":17}

event: response.function_call_arguments.done
data: {"type":"response.function_call_arguments.done","arguments":"{\\"path\\":\\"b\\"}","item_id":"fc_9","output_index":2,"sequence_number":18}

event: response.output_item.done
data: {"type":"response.output_item.done","item":{"id":"fc_9","type":"function_call","status":"completed","arguments":"{\\"path\\":\\"b\\"}","call_id":"call_9","name":"read_file"},"output_index":2,"sequence_number":19}

event: response.completed
data: {"type":"response.completed","response":{"id":"resp_2","object":"response","created_at":1741476542,"status":"completed","background":false,"completed_at":1741476543,"error":null,"incomplete_details":null,"instructions":null,"max_output_tokens":null,"max_tool_calls":null,"model":"gpt-5-2025-08-07","output":[{"id":"rs_1","type":"reasoning","encrypted_content":"gAAAAABpPDIV","summary":[{"type":"summary_text","text":"hm"}]},{"id":"msg_3","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"I will read it."}],"phase":"commentary","role":"assistant"},{"id":"fc_9","type":"function_call","status":"completed","arguments":"{\\"path\\":\\"b\\"}","call_id":"call_9","name":"read_file"}],"parallel_tool_calls":true,"previous_response_id":null,"prompt_cache_key":null,"reasoning":{"effort":"low","summary":"auto"},"safety_identifier":null,"service_tier":"default","store":false,"temperature":1,"text":{"format":{"type":"text"},"verbosity":"medium"},"tool_choice":"auto","tools":[],"top_logprobs":0,"top_p":1,"truncation":"disabled","usage":{"input_tokens":36,"input_tokens_details":{"cached_tokens":0},"output_tokens":87,"output_tokens_details":{"reasoning_tokens":64},"total_tokens":123},"user":null,"metadata":{}},"sequence_number":20}

`,
};

/** The API pads its events with spaces. */
export const messageStream: WireStream = {
  shown: (event) => at(event, 'delta', 'text'),
  body: `event: message_start
data: {"type":"message_start","message":{"model":"claude-sonnet-4-6","id":"msg_2","type":"message","role":"assistant","content":[],"stop_reason":null,"stop_sequence":null,"stop_details":null,"usage":{"input_tokens":472,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"cache_creation":{"ephemeral_5m_input_tokens":0,"ephemeral_1h_input_tokens":0},"output_tokens":2,"service_tier":"standard","inference_geo":"global"}}  }

event: content_block_start
data: {"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}}

event: ping
data: {"type": "ping"}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"hm"}          }

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"EqQBCgIYAhIM"}       }

event: content_block_stop
data: {"type":"content_block_stop","index":0        }

event: content_block_start
data: {"type":"content_block_start","index":1,"content_block":{"type":"text","text":""}   }

event: content_block_delta
data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"I will"}    }

event: content_block_delta
data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":" read it."}}

event: content_block_stop
data: {"type":"content_block_stop","index":1       }

event: content_block_start
data: {"type":"content_block_start","index":2,"content_block":{"type":"tool_use","id":"toolu_9","name":"read_file","input":{},"caller":{"type":"direct"}}     }

event: content_block_delta
data: {"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":""} }

event: ping
data: {"type": "ping"}

event: content_block_delta
data: {"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":"{\\"path\\":"}         }

event: content_block_delta
data: {"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":" \\"b\\"}"}  }

event: content_block_stop
data: {"type":"content_block_stop","index":2}

event: message_delta
data: {"type":"message_delta","delta":{"stop_reason":"tool_use","stop_sequence":null,"stop_details":null},"usage":{"input_tokens":472,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":89,"output_tokens_details":{"thinking_tokens":1}}    }

event: message_stop
data: {"type":"message_stop"               }

`,
};

/** Parts that an AI SDK provider makes of such a stream; it has no wire format of its own. */
export const aiSdkStream: WireStream = {
  shown: (event) => (event['type'] === 'text-delta' ? event['delta'] : undefined),
  body: `data: {"type":"stream-start","warnings":[]}
data: {"type":"response-metadata","id":"chatcmpl-C1","timestamp":"2025-03-10T01:25:52.000Z","modelId":"gpt-5-2025-08-07"}
data: {"type":"reasoning-start","id":"reasoning-0"}
data: {"type":"reasoning-delta","id":"reasoning-0","delta":"hm"}
data: {"type":"reasoning-end","id":"reasoning-0"}
data: {"type":"text-start","id":"0"}
data: {"type":"text-delta","id":"0","delta":"I will"}
data: {"type":"text-delta","id":"0","delta":" read it."}
data: {"type":"text-end","id":"0"}
data: {"type":"tool-input-start","id":"c9","toolName":"read_file"}
data: {"type":"tool-input-delta","id":"c9","delta":"{\\"path\\":"}
data: {"type":"tool-input-delta","id":"c9","delta":"\\"b\\"}"}
data: {"type":"tool-input-end","id":"c9"}
data: {"type":"tool-call","toolCallId":"c9","toolName":"read_file","input":"{\\"path\\":\\"b\\"}"}
data: {"type":"finish","finishReason":{"unified":"tool-calls","raw":"tool_calls"},"usage":{"inputTokens":{"total":81,"noCache":81,"cacheRead":0,"cacheWrite":0},"outputTokens":{"total":23,"text":22,"reasoning":1}},"providerMetadata":{"openai":{}}}
`,
};

/** Its lines end with CRLF. */
export const geminiStream: WireStream = {
  shown: (event) => {
    const part = at(event, 'candidates', 0, 'content', 'parts', 0);
    return at(part, 'thought') === true ? undefined : at(part, 'text');
  },
  body: `data: {"candidates": [{"content": {"parts": [{"text": "hm","thought": true}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"totalTokenCount": 99,"promptTokensDetails": [{"modality": "TEXT","tokenCount": 52}],"thoughtsTokenCount": 47},"modelVersion": "gemini-3-pro-preview","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"text": "I will"}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"candidatesTokenCount": 2,"totalTokenCount": 101,"promptTokensDetails": [{"modality": "TEXT","tokenCount": 52}],"thoughtsTokenCount": 47},"modelVersion": "gemini-3-pro-preview","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"text": " read it."}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"candidatesTokenCount": 5,"totalTokenCount": 104,"promptTokensDetails": [{"modality": "TEXT","tokenCount": 52}],"thoughtsTokenCount": 47},"modelVersion": "gemini-3-pro-preview","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"functionCall": {"name": "read_file","args": {"path": "b"}},"thoughtSignature": "CpQC"}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 52,"candidatesTokenCount": 18,"totalTokenCount": 117,"promptTokensDetails": [{"modality": "TEXT","tokenCount": 52}],"thoughtsTokenCount": 47},"modelVersion": "gemini-3-pro-preview","responseId": "r1"}

data: {"candidates": [{"content": {"parts": [{"text": ""}],"role": "model"},"finishReason": "STOP","index": 0}],"usageMetadata": {"promptTokenCount": 52,"candidatesTokenCount": 18,"totalTokenCount": 117,"promptTokensDetails": [{"modality": "TEXT","tokenCount": 52}],"thoughtsTokenCount": 47},"modelVersion": "gemini-3-pro-preview","responseId": "r1"}

`.replaceAll('\n', '\r\n'),
};
