/**
 * Requests and responses in the wire format of each API. They mix visible and hidden content: several parts, images,
 * files, tool calls and results, reasoning, cache markers, system prompts in every form.
 */
export interface WireBodies {
  readonly requests: Readonly<Record<string, object>>;
  /** Tool results in every form that the API has, each with its own secret: sk-1, sk-2 ... */
  readonly results: object;
  /** Responses with all their text in one part. */
  readonly answers: Readonly<Record<string, object>>;
  /** Responses with text in several parts, or without text. */
  readonly scattered: Readonly<Record<string, object>>;
}

const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };

export const openAIChat: WireBodies = {
  results: {
    model: 'gpt-5',
    messages: [
      {
        role: 'assistant',
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'read', arguments: '{}' } }],
        function_call: null,
      },
      { role: 'tool', tool_call_id: 'c', content: 'a sk-1' },
      {
        role: 'tool',
        tool_call_id: 'c',
        content: [
          { type: 'text', text: 'a sk-2' },
          { type: 'text', text: 'b sk-3' },
        ],
      },
      { role: 'function', name: 'old', content: '{"key":"sk-4"}' },
      { role: 'tool', tool_call_id: 'no such call', content: { key: 'sk-5' } },
    ],
  },
  requests: {
    'a question': { model: 'gpt-5', messages: [{ role: 'user', content: 'Why does it fail?' }] },
    'an agent at work': {
      model: 'gpt-5',
      messages: [
        { role: 'developer', content: 'You are careful.' },
        {
          role: 'system',
          content: [
            { type: 'text', text: 'Answer ' },
            { type: 'text', text: 'briefly.' },
          ],
          name: 'house',
        },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?', prompt_cache_breakpoint: { mode: 'explicit' } },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=', detail: 'low' } },
            { type: 'text', text: 'And this file?' },
            { type: 'file', file: { file_id: 'file-1' } },
            { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } },
          ],
          name: 'ada',
        },
        {
          role: 'assistant',
          content: null,
          refusal: null,
          tool_calls: [
            { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{"path":"a.txt"}' } },
            { id: 'call_2', type: 'custom', custom: { name: 'sql', input: 'select 1' } },
          ],
        },
        { role: 'tool', tool_call_id: 'call_1', content: 'TOKEN=sk-1' },
        {
          role: 'tool',
          tool_call_id: 'call_2',
          content: [
            { type: 'text', text: '{"rows":' },
            { type: 'text', text: '[1]}' },
          ],
        },
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'It is a cat.' },
            { type: 'refusal', refusal: 'no' },
          ],
          audio: { id: 'audio_1' },
        },
        { role: 'system', content: 'The user is in a hurry.' },
        { role: 'user', content: 'Go on.' },
      ],
      tools: [
        { type: 'function', function: { name: 'read_file', description: 'Reads.', parameters, strict: true } },
        { type: 'custom', custom: { name: 'sql' } },
      ],
      tool_choice: 'auto',
      temperature: 0.2,
      max_completion_tokens: 2048,
      stop: ['END'],
      n: 1,
      seed: 7,
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema: parameters } },
      reasoning_effort: 'low',
      stream: true,
      stream_options: { include_usage: true },
      metadata: { run: '1' },
      prediction: null,
      prompt_cache_key: 'agent-1',
      prompt_cache_options: { mode: 'explicit', ttl: '30m' },
    },
    'a compatible server': {
      model: 'deepseek-v4-flash',
      messages: [
        {
          role: 'system',
          content: [
            { type: 'text', text: 'You are careful.' },
            { type: 'text', text: 'Answer briefly.', cache_control: { type: 'ephemeral' } },
          ],
        },
        { role: 'user', content: 'Why?' },
        {
          role: 'assistant',
          content: '',
          reasoning_content: 'hm',
          tool_calls: [
            { index: 0, id: 'call_00_1', type: 'function', function: { name: 'read_file', arguments: '{}' } },
          ],
        },
        { role: 'tool', tool_call_id: 'call_00_1', content: 'none' },
      ],
      tools: [{ type: 'function', function: { name: 'read_file', parameters } }],
      thinking: { type: 'enabled' },
    },
    'old names': {
      model: 'local',
      messages: [
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: '', function_call: { name: 'f', arguments: '{}' } },
        { role: 'function', name: 'f', content: '{"a":1}' },
      ],
      max_tokens: 16,
      stop: 'END',
      functions: [{ name: 'f', parameters }],
    },
  },
  answers: {
    text: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_741_569_952,
      model: 'gpt-5-2025-08-07',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'It is a cat.', refusal: null, annotations: [] },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: {
        prompt_tokens: 19,
        completion_tokens: 10,
        total_tokens: 29,
        prompt_tokens_details: { cached_tokens: 3, audio_tokens: 0 },
        completion_tokens_details: {
          reasoning_tokens: 0,
          audio_tokens: 0,
          accepted_prediction_tokens: 0,
          rejected_prediction_tokens: 0,
        },
      },
      service_tier: 'default',
      system_fingerprint: null,
    },
    'text and calls': {
      id: '6e77be01-935b-42f6-8b05-000000000002',
      object: 'chat.completion',
      created: 1_741_569_952,
      model: 'deepseek-v4-flash',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: 'I will read it.',
            reasoning_content: 'hm',
            tool_calls: [
              { id: 'call_9', type: 'function', function: { name: 'read_file', arguments: '{"path":"b"}' } },
            ],
          },
          logprobs: null,
          finish_reason: 'tool_calls',
        },
      ],
      usage: { prompt_tokens: 9, completion_tokens: 5, total_tokens: 14, prompt_cache_hit_tokens: 0 },
      system_fingerprint: 'a26a',
    },
  },
  scattered: {
    'calls without text': {
      id: 'chatcmpl-3',
      object: 'chat.completion',
      created: 1_741_569_952,
      model: 'gpt-5-2025-08-07',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'call_9', type: 'function', function: { name: 'read_file', arguments: '{}' } }],
            refusal: null,
            annotations: [],
          },
          finish_reason: 'tool_calls',
        },
      ],
    },
    'an empty text': {
      id: 'chatcmpl-4',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: '', reasoning_content: 'hm', tool_calls: [{ id: 'call_00_9' }] },
          logprobs: null,
          finish_reason: 'tool_calls',
        },
      ],
    },
    'parts, as in some servers': {
      id: 'chatcmpl-5',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: [
              { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
              { type: 'text', text: 'I will look. ' },
              { type: 'reference', reference_ids: [1] },
              { type: 'text', text: 'It is ' },
              { type: 'text', text: 'a cat.' },
            ],
          },
          finish_reason: 'stop',
        },
      ],
    },
    'log probabilities': {
      id: 'chatcmpl-6',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'It is', refusal: null },
          logprobs: { content: [{ token: 'It', logprob: -0.1, bytes: [73, 116], top_logprobs: [] }], refusal: null },
          finish_reason: 'length',
        },
      ],
    },
  },
};

export const openAIResponses: WireBodies = {
  results: {
    model: 'gpt-5',
    input: [
      { type: 'function_call_output', call_id: 'c', output: 'a sk-1' },
      {
        type: 'function_call_output',
        call_id: 'c',
        output: [
          { type: 'input_text', text: 'a sk-2' },
          { type: 'input_image', image_url: 'data:image/png;base64,iVBORw0KGgo=' },
          { type: 'input_text', text: 'b sk-3' },
        ],
      },
      { type: 'custom_tool_call_output', call_id: 'd', output: 'sk-4' },
      { type: 'local_shell_call_output', id: 'e', output: '{"stdout":"sk-5"}' },
      {
        type: 'shell_call_output',
        call_id: 'f',
        output: [{ stdout: 'sk-6', stderr: 'sk-7', outcome: { type: 'exit', exit_code: 0 } }],
      },
      { type: 'apply_patch_call_output', call_id: 'g', status: 'failed', output: 'sk-8' },
      { type: 'mcp_call', id: 'h', server_label: 's', name: 'ask', arguments: '{}', error: null, output: 'sk-9' },
      { type: 'code_interpreter_call', id: 'i', code: '', outputs: [{ type: 'logs', logs: 'sk-10' }] },
      { type: 'file_search_call', id: 'j', queries: [], results: [{ file_id: 'f', text: 'sk-11' }] },
      { type: 'mcp_call', id: 'k', server_label: 's', name: 'ask', arguments: '{}', error: 'sk-12', output: null },
    ],
  },
  requests: {
    'a text': { model: 'gpt-5', input: 'Why does it fail?' },
    'instructions and a text': {
      model: 'gpt-5',
      instructions: 'Be brief.',
      input: 'Why?',
      previous_response_id: 'resp_0',
    },
    'an agent at work': {
      model: 'gpt-5',
      instructions: 'You are careful.',
      input: [
        { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Answer briefly.' }] },
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'What is this?' },
            { type: 'input_image', image_url: 'data:image/png;base64,iVBORw0KGgo=', detail: 'auto' },
            { type: 'input_file', file_id: 'file-1' },
          ],
        },
        {
          type: 'reasoning',
          id: 'rs_1',
          summary: [{ type: 'summary_text', text: 'It asks.' }],
          encrypted_content: 'gAAA==',
        },
        {
          type: 'function_call',
          id: 'fc_1',
          call_id: 'call_1',
          name: 'read_file',
          arguments: '{"path":"a"}',
          status: 'completed',
        },
        { type: 'function_call_output', call_id: 'call_1', output: 'TOKEN=sk-1' },
        { type: 'custom_tool_call', call_id: 'call_2', name: 'sql', input: 'select 1' },
        { type: 'custom_tool_call_output', call_id: 'call_2', output: [{ type: 'input_text', text: 'one row' }] },
        {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [
            { type: 'output_text', text: 'It is a cat.', annotations: [{ type: 'url_citation', url: 'https://a.b' }] },
          ],
        },
        { type: 'item_reference', id: 'msg_0' },
        {
          type: 'message',
          role: 'user',
          content: [
            { type: 'input_text', text: 'Go ', prompt_cache_breakpoint: { mode: 'explicit' } },
            { type: 'input_text', text: 'on.' },
          ],
        },
      ],
      tools: [{ type: 'function', name: 'read_file', parameters, strict: true }, { type: 'web_search' }],
      tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'read_file' }] },
      reasoning: { effort: 'low', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
      store: false,
      max_output_tokens: 512,
      prompt_cache_key: 'agent-1',
    },
    'instructions that are messages': {
      model: 'gpt-5',
      input: [
        { role: 'system', content: 'You are careful.' },
        { type: 'message', role: 'developer', content: 'Answer briefly.' },
        { role: 'user', content: 'Why?' },
        {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          phase: 'commentary',
          content: [{ type: 'output_text', text: 'I will look.', annotations: [], logprobs: [] }],
        },
        { role: 'developer', content: 'The user is in a hurry.' },
      ],
    },
    'a stored prompt': {
      prompt: {
        id: 'pmpt_1',
        version: '2',
        variables: {
          name: 'Ada',
          question: { type: 'input_text', text: 'Why?' },
          picture: { type: 'input_image', file_id: 'file-2', detail: 'auto' },
        },
      },
      input: [{ role: 'user', content: 'Go on.' }],
    },
  },
  answers: {
    text: {
      id: 'resp_1',
      object: 'response',
      created_at: 1_741_476_542,
      status: 'completed',
      background: false,
      error: null,
      incomplete_details: null,
      instructions: null,
      model: 'gpt-5-2025-08-07',
      output: [
        { id: 'rs_2', type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }], encrypted_content: 'gAAA==' },
        {
          id: 'msg_2',
          type: 'message',
          status: 'completed',
          content: [{ type: 'output_text', annotations: [], logprobs: [], text: 'It is a cat.' }],
          role: 'assistant',
        },
      ],
      parallel_tool_calls: true,
      tool_choice: 'auto',
      tools: [],
      usage: {
        input_tokens: 36,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 87,
        output_tokens_details: { reasoning_tokens: 64 },
        total_tokens: 123,
      },
      metadata: {},
    },
    // The SDK adds `output_text` to the wire format.
    'text and calls': {
      id: 'resp_2',
      object: 'response',
      created_at: 1_741_476_542,
      status: 'completed',
      model: 'gpt-5-2025-08-07',
      output: [
        {
          id: 'msg_3',
          type: 'message',
          status: 'completed',
          content: [{ type: 'output_text', annotations: [], logprobs: [], text: 'I will read it.' }],
          role: 'assistant',
        },
        {
          id: 'fc_9',
          type: 'function_call',
          status: 'completed',
          arguments: '{"path":"b"}',
          call_id: 'call_9',
          name: 'read_file',
        },
      ],
      output_text: 'I will read it.',
    },
  },
  scattered: {
    'two messages around a search': {
      id: 'resp_3',
      object: 'response',
      status: 'completed',
      model: 'gpt-5.3-codex',
      output: [
        { id: 'rs_3', type: 'reasoning', summary: [] },
        {
          id: 'msg_4',
          type: 'message',
          status: 'completed',
          content: [{ type: 'output_text', annotations: [], logprobs: [], text: 'I will look. ' }],
          phase: 'commentary',
          role: 'assistant',
        },
        { id: 'ws_1', type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'cat' } },
        {
          id: 'msg_5',
          type: 'message',
          status: 'completed',
          content: [
            { type: 'output_text', annotations: [{ type: 'url_citation', url: 'https://a.b' }], text: 'It is ' },
            { type: 'output_text', annotations: [], text: 'a cat.' },
            { type: 'refusal', refusal: 'I refuse.' },
          ],
          phase: 'final_answer',
          role: 'assistant',
        },
      ],
      output_text: 'I will look. It is a cat.',
    },
    'calls without text': {
      id: 'resp_4',
      object: 'response',
      status: 'completed',
      model: 'gpt-5-2025-08-07',
      output: [
        { id: 'rs_4', type: 'reasoning', summary: [], encrypted_content: 'gAAA==' },
        { id: 'msg_6', type: 'message', status: 'completed', content: [], role: 'assistant' },
        { id: 'fc_8', type: 'function_call', status: 'completed', arguments: '{}', call_id: 'call_8', name: 'list' },
      ],
      output_text: '',
    },
    unfinished: { id: 'resp_5', object: 'response', status: 'in_progress', model: 'gpt-5', output: [] },
  },
};

export const anthropic: WireBodies = {
  results: {
    model: 'claude-sonnet-4-5',
    max_tokens: 64,
    messages: [
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 's1', name: 'bash_code_execution', input: {} },
          {
            type: 'bash_code_execution_tool_result',
            tool_use_id: 's1',
            content: {
              type: 'bash_code_execution_result',
              stdout: 'sk-1',
              stderr: 'sk-2',
              return_code: 0,
              content: [],
            },
          },
          { type: 'mcp_tool_use', id: 'm1', name: 'ask', server_name: 's', input: {} },
          { type: 'mcp_tool_result', tool_use_id: 'm1', is_error: false, content: [{ type: 'text', text: 'sk-3' }] },
          {
            type: 'web_fetch_tool_result',
            tool_use_id: 's2',
            content: {
              type: 'web_fetch_result',
              url: 'https://a.b',
              content: { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'sk-4' } },
            },
          },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'a', content: 'sk-5', cache_control: { type: 'ephemeral' } },
          {
            type: 'tool_result',
            tool_use_id: 'b',
            content: [
              { type: 'text', text: 'see sk-6' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
              { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' } },
            ],
          },
          {
            type: 'tool_result',
            tool_use_id: 'c',
            content: [
              { type: 'text', text: 'found sk-7' },
              { type: 'search_result', source: 's', title: 't', content: [{ type: 'text', text: 'sk-8' }] },
              { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'sk-9' } },
            ],
          },
          {
            type: 'tool_result',
            tool_use_id: 'd',
            is_error: true,
            content: [{ type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'sk-10' }] } }],
          },
        ],
      },
    ],
  },
  requests: {
    'a question': {
      model: 'claude-sonnet-4-5',
      max_tokens: 64,
      messages: [{ role: 'user', content: 'Why does it fail?' }],
    },
    'a system prompt that is a text': {
      model: 'claude-sonnet-4-5',
      max_tokens: 64,
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'hi' }],
    },
    'an agent at work': {
      model: 'claude-sonnet-4-5',
      max_tokens: 1024,
      system: [
        { type: 'text', text: 'You are careful. ' },
        { type: 'text', text: 'Answer briefly.', cache_control: { type: 'ephemeral', ttl: '1h' } },
      ],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
            { type: 'text', text: 'What is this?', cache_control: { type: 'ephemeral' } },
            {
              type: 'document',
              source: { type: 'text', media_type: 'text/plain', data: 'a' },
              citations: { enabled: true },
            },
            { type: 'text', text: 'And this?' },
          ],
        },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'hm', signature: 'EqQB==' },
            { type: 'redacted_thinking', data: 'Emw==' },
            { type: 'text', text: 'I will look.' },
            { type: 'tool_use', id: 'toolu_1', name: 'read_file', input: { path: 'a' } },
            { type: 'tool_use', id: 'toolu_2', name: 'list', input: {} },
            { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'cat' } },
            {
              type: 'web_search_tool_result',
              tool_use_id: 'srvtoolu_1',
              content: [{ type: 'web_search_result', url: 'https://a.b' }],
            },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'toolu_1', content: 'TOKEN=sk-1', is_error: false },
            {
              type: 'tool_result',
              tool_use_id: 'toolu_2',
              content: [
                { type: 'text', text: 'a.txt' },
                { type: 'image', source: { type: 'url', url: 'https://a.b/c.png' } },
              ],
            },
            { type: 'text', text: 'Go on.' },
          ],
        },
        { role: 'assistant', content: 'It is' },
      ],
      tools: [
        { name: 'read_file', input_schema: parameters },
        { type: 'web_search_20250305', name: 'web_search', cache_control: { type: 'ephemeral', ttl: '1h' } },
      ],
      tool_choice: { type: 'auto', disable_parallel_tool_use: true },
      thinking: { type: 'enabled', budget_tokens: 1024 },
      stop_sequences: ['END'],
      metadata: { user_id: 'u' },
    },
  },
  answers: {
    text: {
      model: 'claude-sonnet-4-5-20250929',
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'hm', signature: 'EqQB==' },
        {
          type: 'text',
          text: 'It is a cat.',
          citations: [
            {
              type: 'char_location',
              cited_text: 'a',
              document_index: 0,
              document_title: null,
              start_char_index: 0,
              end_char_index: 1,
              file_id: null,
            },
          ],
        },
      ],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: {
        input_tokens: 12,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
        output_tokens: 6,
        service_tier: 'standard',
      },
    },
    'text and calls': {
      model: 'claude-sonnet-4-6',
      id: 'msg_2',
      type: 'message',
      role: 'assistant',
      content: [
        { type: 'text', text: 'I will read it.' },
        { type: 'tool_use', id: 'toolu_9', name: 'read_file', input: { path: 'b' }, caller: { type: 'direct' } },
      ],
      container: null,
      stop_reason: 'tool_use',
      stop_sequence: null,
      stop_details: null,
      usage: { input_tokens: 12, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 6 },
    },
  },
  scattered: {
    'texts around a tool of the API': {
      model: 'claude-sonnet-4-5-20250929',
      id: 'msg_3',
      type: 'message',
      role: 'assistant',
      content: [
        { type: 'text', text: 'I will look. ' },
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'bash_code_execution', input: { command: 'ls' } },
        {
          type: 'bash_code_execution_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: { type: 'bash_code_execution_result', stdout: 'a', stderr: '', return_code: 0, content: [] },
        },
        { type: 'text', text: 'It is ' },
        { type: 'text', text: 'a cat.', citations: null },
      ],
      container: { id: 'container_1', expires_at: '2025-10-14T10:28:40.590791Z' },
      stop_reason: 'end_turn',
      stop_sequence: null,
    },
    'calls without text': {
      model: 'claude-sonnet-4-6',
      id: 'msg_4',
      type: 'message',
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'hm', signature: 'Eq4C==' },
        { type: 'tool_use', id: 'toolu_8', name: 'list', input: {}, caller: { type: 'direct' } },
      ],
      stop_reason: 'tool_use',
      stop_sequence: null,
    },
    unfinished: { model: 'claude-sonnet-4-6', id: 'msg_5', type: 'message', content: [], stop_reason: null },
  },
};

export const aiSdk: WireBodies = {
  results: {
    prompt: [
      {
        role: 'assistant',
        content: [
          { type: 'tool-result', toolCallId: 'a', toolName: 'search', output: { type: 'json', value: ['sk-1'] } },
        ],
      },
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 'b', toolName: 't', output: { type: 'text', value: 'sk-2' } },
          { type: 'tool-result', toolCallId: 'c', toolName: 't', output: { type: 'error-text', value: 'sk-3' } },
          { type: 'tool-result', toolCallId: 'd', toolName: 't', output: { type: 'error-json', value: { a: 'sk-4' } } },
          { type: 'tool-result', toolCallId: 'e', toolName: 't', output: { type: 'json', value: 'sk-5' } },
          {
            type: 'tool-result',
            toolCallId: 'f',
            toolName: 't',
            output: { type: 'execution-denied', reason: 'because of sk-6' },
          },
          {
            type: 'tool-result',
            toolCallId: 'g',
            toolName: 't',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: 'a sk-7' },
                { type: 'file', data: { type: 'data', data: 'AA==' }, mediaType: 'image/png' },
                { type: 'text', text: 'b sk-8' },
              ],
            },
          },
          {
            type: 'tool-result',
            toolCallId: 'h',
            toolName: 't',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: 'a sk-9' },
                { type: 'custom', providerOptions: { x: { said: 'sk-10' } } },
              ],
            },
          },
          {
            type: 'tool-result',
            toolCallId: 'i',
            toolName: 't',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: 'a sk-11' },
                { type: 'file', data: { type: 'text', text: 'b sk-12' }, mediaType: 'text/plain', filename: 'b' },
              ],
            },
          },
          {
            type: 'tool-result',
            toolCallId: 'j',
            toolName: 't',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: 'as older providers have it, sk-13' },
                { type: 'image-data', data: 'AA==', mediaType: 'image/png' },
              ],
            },
          },
        ],
      },
    ],
  },
  requests: {
    'a question': { prompt: [{ role: 'user', content: [{ type: 'text', text: 'Why does it fail?' }] }] },
    'an agent at work': {
      prompt: [
        {
          role: 'system',
          content: 'You are careful.',
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
        { role: 'system', content: 'Answer briefly.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?', providerOptions: { openai: { x: 1 } } },
            { type: 'file', data: { type: 'url', url: new URL('https://a.b/c.png') }, mediaType: 'image/png' },
            { type: 'text', text: 'And this?' },
          ],
        },
        {
          role: 'assistant',
          content: [
            { type: 'reasoning', text: 'hm', providerOptions: { anthropic: { signature: 's==' } } },
            { type: 'text', text: 'I will look.' },
            { type: 'tool-call', toolCallId: 'c1', toolName: 'read_file', input: { path: 'a' } },
          ],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: 'c1',
              toolName: 'read_file',
              output: { type: 'text', value: 'TOKEN=sk-1' },
            },
            {
              type: 'tool-result',
              toolCallId: 'c2',
              toolName: 'list',
              output: { type: 'json', value: { files: ['a'] } },
            },
            { type: 'tool-result', toolCallId: 'c3', toolName: 'run', output: { type: 'error-text', value: 'no' } },
            {
              type: 'tool-result',
              toolCallId: 'c4',
              toolName: 'see',
              output: {
                type: 'content',
                value: [
                  { type: 'text', text: 'a cat' },
                  { type: 'file', data: { type: 'data', data: 'AA==' }, mediaType: 'image/png' },
                ],
              },
            },
          ],
        },
        { role: 'user', content: [{ type: 'text', text: 'Go on.' }] },
      ],
      tools: [{ type: 'function', name: 'read_file', inputSchema: parameters }],
      toolChoice: { type: 'auto' },
      temperature: 0,
      maxOutputTokens: 99,
      headers: { 'x-a': 'b' },
      providerOptions: { openai: { store: false } },
    },
  },
  answers: {
    text: {
      content: [
        { type: 'reasoning', text: 'hm' },
        { type: 'text', text: 'It is a cat.' },
        { type: 'source', sourceType: 'url', id: 's', url: 'https://a.b' },
      ],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: {
        inputTokens: { total: 3, noCache: 3, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 4, text: 3, reasoning: 1 },
      },
      warnings: [],
      response: { id: 'r', modelId: 'm' },
    },
    'text and calls': {
      content: [
        { type: 'text', text: 'I will read it.' },
        { type: 'tool-call', toolCallId: 'c9', toolName: 'read_file', input: '{"path":"b"}' },
      ],
      finishReason: { unified: 'tool-calls', raw: 'tool_calls' },
      usage: {
        inputTokens: { total: 3, noCache: 3, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 4, text: 4, reasoning: 0 },
      },
      warnings: [],
    },
  },
  scattered: {
    'texts around a tool of the provider': {
      content: [
        { type: 'text', text: 'I will look. ', providerMetadata: { openai: { itemId: 'msg_4', phase: 'commentary' } } },
        { type: 'tool-call', toolCallId: 'w', toolName: 'web_search', input: '{}', providerExecuted: true },
        { type: 'tool-result', toolCallId: 'w', toolName: 'web_search', result: { found: [] } },
        { type: 'text', text: 'It is ', providerMetadata: { openai: { itemId: 'msg_5' } } },
        { type: 'text', text: 'a cat.' },
      ],
      finishReason: { unified: 'stop', raw: 'completed' },
      usage: { inputTokens: { total: 3 }, outputTokens: { total: 4 } },
      warnings: [],
    },
    'calls without text': {
      content: [{ type: 'tool-call', toolCallId: 'c8', toolName: 'list', input: '{}' }],
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage: { inputTokens: {}, outputTokens: {} },
      warnings: [],
    },
    'the form of older providers': {
      content: [{ type: 'text', text: 'It is' }],
      finishReason: 'length',
      usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
      warnings: [],
    },
  },
};

export const genai: WireBodies = {
  results: {
    model: 'gemini-2.5-pro',
    contents: [
      {
        role: 'model',
        parts: [
          { executableCode: { code: 'print(1)', language: 'PYTHON' } },
          { codeExecutionResult: { outcome: 'OUTCOME_OK', output: 'sk-1' } },
          { toolResponse: { id: 't', toolType: 'GOOGLE_SEARCH_WEB', response: { found: ['sk-2'], more: 1 } } },
        ],
      },
      {
        role: 'user',
        parts: [
          { functionResponse: { id: 'a', name: 'f', response: { output: 'sk-3' } } },
          { functionResponse: { id: 'b', name: 'f', response: { error: 'sk-4' } } },
          { functionResponse: { name: 'f', response: { result: { content: [{ type: 'text', text: 'sk-5' }] } } } },
          { functionResponse: { name: 'f', response: { a: 'sk-6', b: ['sk-7'] } } },
        ],
      },
    ],
  },
  requests: {
    'a text': { model: 'gemini-2.5-pro', contents: 'Why does it fail?' },
    'texts and parts without a message': {
      model: 'gemini-2.5-pro',
      contents: ['What is this?', { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } }],
      config: { systemInstruction: 'Answer briefly.' },
    },
    'an instruction that is a part': {
      model: 'gemini-2.5-pro',
      contents: 'Why?',
      config: { systemInstruction: { text: 'Answer briefly.' } },
    },
    'an instruction that is parts': {
      model: 'gemini-2.5-pro',
      contents: 'Why?',
      config: { systemInstruction: [{ text: 'You are careful. ' }, { text: 'Answer briefly.' }] },
    },
    'an instruction that is texts': {
      model: 'gemini-2.5-pro',
      contents: 'Why?',
      config: { systemInstruction: ['You are careful. ', 'Answer briefly.'] },
    },
    'an agent at work': {
      model: 'gemini-2.5-pro',
      contents: [
        {
          role: 'user',
          parts: [
            { text: 'What is this?' },
            { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } },
            { text: 'And this?' },
          ],
        },
        {
          role: 'model',
          parts: [
            { text: 'hm', thought: true },
            { text: 'I will look.', thoughtSignature: 's==' },
            { functionCall: { id: 'c1', name: 'read_file', args: { path: 'a' } } },
          ],
        },
        {
          role: 'user',
          parts: [
            { functionResponse: { id: 'c1', name: 'read_file', response: { output: 'TOKEN=sk-1' } } },
            { functionResponse: { name: 'list', response: { files: ['a'], more: false } } },
          ],
        },
        { role: 'user', parts: [{ text: 'Go on.' }] },
      ],
      config: {
        systemInstruction: { parts: [{ text: 'You are careful. ' }, { text: 'Answer briefly.' }] },
        tools: [{ functionDeclarations: [{ name: 'read_file', parametersJsonSchema: parameters }] }],
        toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
        safetySettings: [{ category: 'x', threshold: 'y' }],
        cachedContent: 'cachedContents/1',
        temperature: 0,
      },
    },
  },
  answers: {
    text: {
      candidates: [{ content: { parts: [{ text: 'It is a cat.' }], role: 'model' }, finishReason: 'STOP', index: 0 }],
      usageMetadata: {
        promptTokenCount: 1,
        candidatesTokenCount: 2,
        totalTokenCount: 3,
        promptTokensDetails: [{ modality: 'TEXT', tokenCount: 1 }],
      },
      modelVersion: 'gemini-2.5-pro',
      responseId: 'r1',
    },
    'text and calls': {
      candidates: [
        {
          content: {
            parts: [
              { text: 'I will read it.' },
              {
                functionCall: { id: 'c9', name: 'read_file', args: { path: 'b' } },
                thoughtSignature: 'CpQC',
              },
            ],
            role: 'model',
          },
          finishReason: 'STOP',
          index: 0,
          finishMessage: 'Model generated function call(s).',
        },
      ],
    },
  },
  scattered: {
    'texts around code that the model ran': {
      candidates: [
        {
          content: {
            parts: [
              { text: 'hm', thought: true },
              { text: 'I will look. ', thoughtSignature: 'CpQC' },
              { executableCode: { language: 'PYTHON', code: 'print(1)' } },
              { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1' } },
              { text: 'It is ' },
              { text: 'a cat.' },
            ],
            role: 'model',
          },
          finishReason: 'STOP',
          index: 0,
          groundingMetadata: { webSearchQueries: ['cat'] },
        },
      ],
      modelVersion: 'gemini-2.5-pro',
    },
    'calls without text': {
      candidates: [
        {
          content: { parts: [{ functionCall: { name: 'list', args: {} }, thoughtSignature: 'Eqo' }], role: 'model' },
          finishReason: 'STOP',
        },
      ],
    },
    'a blocked prompt': { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 3 } },
  },
};
