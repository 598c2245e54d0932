/**
 * Requests and answers as they stand on the wire of each API, with what hooks cannot see among what they can: several
 * parts, images, files, tool calls and results, reasoning, cache markers, system prompts in every form.
 */
export interface WireBodies {
  readonly requests: Readonly<Record<string, object>>;
  /** What tools gave, in every form that the API has for it: each with a secret of its own, sk-1, sk-2 ... */
  readonly results: object;
  readonly answers: Readonly<Record<string, object>>;
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
    'an agent in the middle of its work': {
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
            { type: 'text', text: 'What is this?' },
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
      model: 'gpt-5',
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
        prompt_tokens_details: { cached_tokens: 3 },
      },
      service_tier: 'default',
    },
    'text and calls': {
      id: 'chatcmpl-2',
      object: 'chat.completion',
      created: 1_741_569_952,
      model: 'gpt-5',
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
    'an agent in the middle of its work': {
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
        { role: 'user', content: 'Go on.' },
      ],
      tools: [{ type: 'function', name: 'read_file', parameters, strict: true }, { type: 'web_search' }],
      tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'read_file' }] },
      reasoning: { effort: 'low', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
      store: false,
      max_output_tokens: 512,
    },
  },
  answers: {
    text: {
      id: 'resp_1',
      object: 'response',
      created_at: 1_741_476_542,
      status: 'completed',
      model: 'gpt-5',
      output: [
        { type: 'reasoning', id: 'rs_2', summary: [] },
        {
          type: 'message',
          id: 'msg_2',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text: 'It is a cat.', annotations: [] }],
        },
      ],
      usage: { input_tokens: 36, output_tokens: 87, total_tokens: 123 },
      metadata: {},
    },
    'text and calls': {
      id: 'resp_2',
      object: 'response',
      created_at: 1_741_476_542,
      status: 'completed',
      model: 'gpt-5',
      output: [
        {
          type: 'message',
          id: 'msg_3',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text: 'I will read it.', annotations: [] }],
        },
        {
          type: 'function_call',
          id: 'fc_9',
          call_id: 'call_9',
          name: 'read_file',
          arguments: '{"path":"b"}',
          status: 'completed',
        },
      ],
    },
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
    'an agent in the middle of its work': {
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
        { type: 'web_search_20250305', name: 'web_search' },
      ],
      tool_choice: { type: 'auto', disable_parallel_tool_use: true },
      thinking: { type: 'enabled', budget_tokens: 1024 },
      stop_sequences: ['END'],
      metadata: { user_id: 'u' },
    },
  },
  answers: {
    text: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content: [
        { type: 'thinking', thinking: 'hm', signature: 'EqQB==' },
        { type: 'text', text: 'It is a cat.', citations: [{ type: 'char_location', cited_text: 'a' }] },
      ],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 12, output_tokens: 6, cache_creation_input_tokens: 0 },
    },
    'text and calls': {
      id: 'msg_2',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content: [
        { type: 'text', text: 'I will read it.' },
        { type: 'tool_use', id: 'toolu_9', name: 'read_file', input: { path: 'b' } },
      ],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 12, output_tokens: 6 },
    },
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
    'an agent in the middle of its work': {
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
      usage: { inputTokens: { total: 3 }, outputTokens: { total: 4 } },
      warnings: [],
      response: { id: 'r', modelId: 'm' },
    },
    'text and calls': {
      content: [
        { type: 'text', text: 'I will read it.' },
        { type: 'tool-call', toolCallId: 'c9', toolName: 'read_file', input: '{"path":"b"}' },
      ],
      finishReason: { unified: 'tool-calls', raw: 'tool_calls' },
      usage: { inputTokens: { total: 3 }, outputTokens: { total: 4 } },
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
    'an agent in the middle of its work': {
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
      candidates: [{ content: { role: 'model', parts: [{ text: 'It is a cat.' }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 2, totalTokenCount: 3 },
      modelVersion: 'gemini-2.5-pro',
    },
    'text and calls': {
      candidates: [
        {
          content: {
            role: 'model',
            parts: [
              { text: 'I will read it.' },
              { functionCall: { id: 'c9', name: 'read_file', args: { path: 'b' } } },
            ],
          },
          finishReason: 'STOP',
        },
      ],
    },
  },
};
