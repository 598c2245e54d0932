import { describe, expect, it } from 'vitest';
import type { HookTranslator } from '../../../../../src/engine.js';
import { HookTranslatorAiSdk } from '../../../../../src/integrations/model-sdks/ai-sdk/translator.js';
import { HookTranslatorAnthropic } from '../../../../../src/integrations/model-sdks/anthropic/translator.js';
import { HookTranslatorGenAIv1 } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';

const chat = new HookTranslatorOpenAIChat();
const responses = new HookTranslatorOpenAIResponses();

describe('message with an unknown role', () => {
  const said = [{ type: 'text', text: 'a secret' }];
  it.each<[string, HookTranslator, object]>([
    ['openai chat', chat, { messages: [{ role: 'critic', content: said }] }],
    ['openai responses', responses, { input: [{ role: 'critic', content: said }] }],
    ['openai responses, without any', responses, { input: [{ type: null, content: said }] }],
    ['anthropic', new HookTranslatorAnthropic(), { messages: [{ role: 'critic', content: said }] }],
    ['ai sdk', new HookTranslatorAiSdk(), { prompt: [{ role: 'critic', content: said }] }],
    ['genai', new HookTranslatorGenAIv1(), { contents: [{ role: 'critic', parts: [{ text: 'a secret' }] }] }],
  ])('has the role user for hooks, and keeps its own: %s [TRN-8]', (_, translator, request) => {
    const { messages } = translator.toHookLLMRequest(request);
    expect(messages).toEqual([{ role: 'user', content: 'a secret' }]);
    const after = translator.fromHookLLMRequest({ messages: [{ role: 'user', content: '[cut]' }] }, request);
    expect(JSON.stringify(after)).toBe(JSON.stringify(request).replace('a secret', '[cut]'));
  });
});

describe('content that a hook has not read', () => {
  it('is not sent as text because the hook edits something else [TRN-11]', () => {
    const messages = ['a secret', { role: 'user', content: 'a' }, null, 7];
    const edited = { messages: [{ role: 'user' as const, content: 'b' }] };
    expect(chat.fromHookLLMRequest(edited, { messages })).toEqual({
      messages: messages.with(1, { role: 'user', content: 'b' }),
    });
  });

  it('keeps its cache marker on the remaining text [TRN-11]', () => {
    const mark = { cache_control: { type: 'ephemeral', ttl: '1h' } };
    const cited = { citations: [{ cited_text: 'b' }] };
    const system = [{ type: 'text', text: 'a' }, { type: 'thinking' }, { type: 'text', text: 'b', ...mark, ...cited }];
    const anthropic = new HookTranslatorAnthropic();
    const rewritten = (text: string) => anthropic.fromHookSystemInstruction(text, { messages: [], system });
    expect(rewritten('c')).toHaveProperty('system', [{ type: 'text', text: 'c', ...mark }, { type: 'thinking' }]);
    expect(rewritten('a')).toHaveProperty('system', [{ type: 'text', text: 'a', ...mark }, { type: 'thinking' }]);
    expect(rewritten('b')).toHaveProperty('system', system.slice(1));
    const first = [
      { type: 'text', text: 'a', ...mark },
      { type: 'text', text: 'b' },
    ];
    const without = anthropic.fromHookSystemInstruction('b', { messages: [], system: first });
    expect(without).toHaveProperty('system', [{ type: 'text', text: 'b', ...mark }]);
  });

  it('merges the provider options of two removed AI SDK messages [TRN-11]', () => {
    const part = (text: string, ...names: string[]) => ({
      type: 'text',
      text,
      providerOptions: Object.fromEntries(names.map((name) => [name, { said: text }])),
    });
    const prompt = [{ role: 'user', content: [part('a', 'x', 'y'), part('b', 'y', 'z')] }];
    const messages = [{ role: 'user' as const, content: 'c' }];
    const providerOptions = { x: { said: 'a' }, y: { said: 'a' }, z: { said: 'b' } };
    expect(new HookTranslatorAiSdk().fromHookLLMRequest({ messages }, { prompt })).toEqual({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'c', providerOptions }] }],
    });
  });
});

describe('tool calls of a response', () => {
  const called = (name: string) => ({ function: { name, arguments: '{"a":1}' } });

  it('include those of every choice, and the legacy function_call [X-68]', () => {
    const choices = [
      { message: { tool_calls: [{ id: 'c1', ...called('f') }] } },
      { message: { tool_calls: [{ id: 'c2', ...called('g') }], function_call: { name: 'h', arguments: 'x' } } },
    ];
    expect(chat.toHookToolCalls({ choices })).toEqual([
      { id: 'c1', name: 'f', args: { a: 1 } },
      { id: 'c2', name: 'g', args: { a: 1 } },
      { id: '#3', name: 'h', args: 'x' },
    ]);
    const candidates = ['f', 'g'].map((name) => ({ content: { parts: [{ functionCall: { name, args: {} } }] } }));
    expect(new HookTranslatorGenAIv1().toHookToolCalls({ candidates }).map(({ name }) => name)).toEqual(['f', 'g']);
  });

  it('include those of built-in tools that the client runs [X-68]', () => {
    const output = [
      { type: 'local_shell_call', id: 'ls', call_id: 'c1', action: { type: 'exec', command: ['rm'] } },
      { type: 'shell_call', call_id: 'c2', action: { commands: ['rm'] } },
      { type: 'apply_patch_call', call_id: 'c3', operation: { type: 'delete_file', path: 'a' } },
      { type: 'computer_call', call_id: 'c4', actions: [{ type: 'click' }] },
      { type: 'mcp_approval_request', id: 'c5', name: 'drop', server_label: 'db', arguments: '{"table":"t"}' },
      { type: 'web_search_call', id: 'done', action: {} },
    ];
    expect(responses.toHookToolCalls({ output })).toEqual([
      { id: 'c1', name: 'local_shell', args: { type: 'exec', command: ['rm'] } },
      { id: 'c2', name: 'shell', args: { commands: ['rm'] } },
      { id: 'c3', name: 'apply_patch', args: { type: 'delete_file', path: 'a' } },
      { id: 'c4', name: 'computer', args: [{ type: 'click' }] },
      { id: 'c5', name: 'drop', args: { table: 't' } },
    ]);
  });
});

describe('ids of results', () => {
  it('are unique, whatever ids a model uses [X-68]', () => {
    const messages = ['#2', '#2', '#3', undefined, '  '].map((tool_call_id, at) => ({
      role: 'tool',
      tool_call_id,
      content: `result ${at}`,
    }));
    const ids = chat.toHookToolResults({ messages }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    for (const [at, id] of ids.entries()) {
      const after = chat.toHookToolResults(chat.fromHookToolResults([{ id, text: '[cut]' }], { messages }));
      expect(after.map(({ text }) => text)).toEqual(
        messages.map(({ content }, nth) => (nth === at ? '[cut]' : content)),
      );
    }
  });
});
