import type { FireOptions } from '../../../../src/engine.js';
import type { HookEventHandler, HookEventName, HookFireResult } from '../../../../src/index.js';

/** Input of one event in its three forms. */
export interface EventCase {
  /** Calls the fire method. */
  readonly fire: (handler: HookEventHandler, options?: FireOptions) => Promise<HookFireResult>;
  /** Input of a bus request. */
  readonly input: Record<string, unknown>;
  /** Fields of the hook input besides the base fields, as in contract 1.0 or 1.1. */
  readonly stdin: Record<string, unknown>;
  /** Fields that a later contract added to `stdin`. */
  readonly added?: Record<string, unknown>;
  /** Forms with all optional fields. */
  readonly full?: { readonly fire: EventCase['fire']; readonly stdin: Record<string, unknown> };
  /** Value that matchers are compared with. */
  readonly matched?: string;
}

const toolInput = { file_path: 'a.txt', content: 'ünï ✓' };
const toolResponse = { llmContent: 'written', returnDisplay: 'ok', metadata: { lines: 1 }, error: null };
const mcpContext = { server_name: 'files', server_uri: 'stdio:files' };

/** An SDK request with tools, instructions, calls and images, which hooks must not depend on. */
export const modelRequest = {
  model: 'some-model',
  contents: [
    { role: 'user', parts: [{ text: 'List ' }, { text: 'the files' }, { inlineData: { mimeType: 'image/png' } }] },
    { role: 'model', parts: [{ functionCall: { name: 'ls', args: {} } }] },
    { role: 'user', parts: [{ functionResponse: { name: 'ls', response: { output: 'a.txt' } } }] },
    { role: 'model', parts: [{ text: 'hidden', thought: true }, { text: 'There is a.txt.' }] },
  ],
  config: {
    temperature: 0.5,
    maxOutputTokens: 100,
    systemInstruction: 'Be brief.',
    tools: [{ functionDeclarations: [{ name: 'ls' }] }],
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['ls'] } },
  },
};
export const llmRequest = {
  model: 'some-model',
  messages: [
    { role: 'user', content: 'List the files' },
    { role: 'model', content: 'There is a.txt.' },
  ],
  config: { temperature: 0.5, maxOutputTokens: 100 },
  toolConfig: { mode: 'ANY', allowedFunctionNames: ['ls'] },
};
const modelResponse = {
  candidates: [
    {
      content: { role: 'model', parts: [{ text: 'Done' }, { functionCall: { name: 'ls', args: {} } }, { text: '.' }] },
      finishReason: 'STOP',
      index: 0,
      safetyRatings: [{ category: 'HARM', probability: 'LOW', blocked: false }],
    },
  ],
  usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 2, totalTokenCount: 9, cachedContentTokenCount: 3 },
};
const llmResponse = {
  text: 'Done.',
  candidates: [
    {
      content: { role: 'model', parts: ['Done', '.'] },
      finishReason: 'STOP',
      index: 0,
      safetyRatings: [{ category: 'HARM', probability: 'LOW' }],
    },
  ],
  usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 2, totalTokenCount: 9 },
};

export const eventCases: Readonly<Record<HookEventName, EventCase>> = {
  BeforeTool: {
    fire: (handler, options) => handler.fireBeforeToolEvent({ toolName: 'write_file', toolInput }, options),
    input: { tool_name: 'write_file', tool_input: toolInput },
    stdin: { tool_name: 'write_file', tool_input: toolInput },
    matched: 'write_file',
    full: {
      fire: (handler) =>
        handler.fireBeforeToolEvent({
          toolName: 'write_file',
          toolInput,
          mcpContext,
          originalRequestName: 'files__write',
          toolUseId: 'call-1',
        }),
      stdin: {
        tool_name: 'write_file',
        tool_input: toolInput,
        mcp_context: mcpContext,
        original_request_name: 'files__write',
        tool_use_id: 'call-1',
      },
    },
  },
  AfterTool: {
    fire: (handler, options) =>
      handler.fireAfterToolEvent({ toolName: 'write_file', toolInput, toolResponse }, options),
    input: { tool_name: 'write_file', tool_input: toolInput, tool_response: toolResponse },
    stdin: { tool_name: 'write_file', tool_input: toolInput, tool_response: toolResponse },
    matched: 'write_file',
    full: {
      fire: (handler) =>
        handler.fireAfterToolEvent({
          toolName: 'write_file',
          toolInput,
          toolResponse,
          mcpContext,
          originalRequestName: 'files__write',
          toolUseId: 'call-1',
          durationMs: 12.5,
        }),
      stdin: {
        tool_name: 'write_file',
        tool_input: toolInput,
        tool_response: toolResponse,
        mcp_context: mcpContext,
        original_request_name: 'files__write',
        tool_use_id: 'call-1',
        duration_ms: 12.5,
      },
    },
  },
  BeforeAgent: {
    fire: (handler, options) => handler.fireBeforeAgentEvent({ prompt: 'Tidy up' }, options),
    input: { prompt: 'Tidy up' },
    stdin: { prompt: 'Tidy up' },
  },
  AfterAgent: {
    fire: (handler, options) => handler.fireAfterAgentEvent({ prompt: 'Tidy up', promptResponse: 'Tidied' }, options),
    input: { prompt: 'Tidy up', prompt_response: 'Tidied' },
    stdin: { prompt: 'Tidy up', prompt_response: 'Tidied', stop_hook_active: false },
    full: {
      fire: (handler) =>
        handler.fireAfterAgentEvent({ prompt: 'Tidy up', promptResponse: 'Tidied', stopHookActive: true }),
      stdin: { prompt: 'Tidy up', prompt_response: 'Tidied', stop_hook_active: true },
    },
  },
  SessionStart: {
    fire: (handler, options) => handler.fireSessionStartEvent({ source: 'startup' }, options),
    input: { source: 'startup' },
    stdin: { source: 'startup' },
    matched: 'startup',
  },
  SessionEnd: {
    fire: (handler, options) => handler.fireSessionEndEvent({ reason: 'logout' }, options),
    input: { reason: 'logout' },
    stdin: { reason: 'logout' },
    matched: 'logout',
  },
  BeforeModel: {
    fire: (handler, options) => handler.fireBeforeModelEvent({ modelRequest }, options),
    input: { model_request: modelRequest },
    stdin: {
      llm_request: llmRequest,
      system_instruction: 'Be brief.',
      tool_results: [{ id: '#1', name: 'ls', text: 'a.txt' }],
    },
  },
  AfterModel: {
    fire: (handler, options) => handler.fireAfterModelEvent({ modelRequest, modelResponse }, options),
    input: { model_request: modelRequest, model_response: modelResponse },
    stdin: {
      llm_request: llmRequest,
      llm_response: llmResponse,
      tool_calls: [{ id: '#1', name: 'ls', args: {} }],
    },
    added: { usage: { input_tokens: 7, output_tokens: 2, cached_tokens: 3 } },
  },
  BeforeToolSelection: {
    fire: (handler, options) => handler.fireBeforeToolSelectionEvent({ modelRequest }, options),
    input: { model_request: modelRequest, available_tools: [] },
    stdin: { llm_request: llmRequest, available_tools: [] },
    full: {
      fire: (handler) =>
        handler.fireBeforeToolSelectionEvent({ modelRequest, availableTools: ['ls', { name: 'cat' }] }),
      stdin: { llm_request: llmRequest, available_tools: ['ls', { name: 'cat' }] },
    },
  },
  Notification: {
    fire: (handler, options) => handler.fireNotificationEvent({ message: 'May I?' }, options),
    input: { message: 'May I?' },
    stdin: { message: 'May I?', notification_type: 'other', details: {} },
    matched: 'other',
    full: {
      fire: (handler) =>
        handler.fireNotificationEvent({
          message: 'May I?',
          notificationType: 'ToolPermission',
          details: { tool: 'rm' },
          level: 'warning',
        }),
      stdin: { message: 'May I?', notification_type: 'ToolPermission', details: { tool: 'rm' }, level: 'warning' },
    },
  },
  PreCompress: {
    fire: (handler, options) => handler.firePreCompressEvent({ trigger: 'auto' }, options),
    input: { trigger: 'auto' },
    stdin: { trigger: 'auto' },
    matched: 'auto',
  },
  SubagentStart: {
    fire: (handler, options) =>
      handler.fireSubagentStartEvent({ agentType: 'reviewer', prompt: 'Review a.txt' }, options),
    input: { agent_type: 'reviewer', prompt: 'Review a.txt' },
    stdin: { agent_type: 'reviewer', prompt: 'Review a.txt' },
    matched: 'reviewer',
  },
  SubagentStop: {
    fire: (handler, options) =>
      handler.fireSubagentStopEvent(
        { agentType: 'reviewer', prompt: 'Review a.txt', promptResponse: 'Looks good' },
        options,
      ),
    input: { agent_type: 'reviewer', prompt: 'Review a.txt', prompt_response: 'Looks good' },
    stdin: {
      agent_type: 'reviewer',
      prompt: 'Review a.txt',
      prompt_response: 'Looks good',
      stop_hook_active: false,
    },
    matched: 'reviewer',
    full: {
      fire: (handler) =>
        handler.fireSubagentStopEvent({
          agentType: 'reviewer',
          prompt: 'Review a.txt',
          promptResponse: 'Looks good',
          stopHookActive: true,
        }),
      stdin: {
        agent_type: 'reviewer',
        prompt: 'Review a.txt',
        prompt_response: 'Looks good',
        stop_hook_active: true,
      },
    },
  },
};
