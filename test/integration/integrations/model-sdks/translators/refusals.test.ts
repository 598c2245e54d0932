import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../../../src/index.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/openai/index.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const chat = new HookTranslatorOpenAIChat();
const responses = new HookTranslatorOpenAIResponses();
const SECRET = 'I cannot share sk-1.';

const completion = (message: object) => ({
  id: 'c',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
});
const output = (...content: object[]) => ({
  output: [{ id: 'm', type: 'message', role: 'assistant', status: 'completed', content }],
  output_text: content.map((part) => ('text' in part ? part.text : '')).join(''),
});
const said = (text: string) => ({ type: 'output_text', text, annotations: [] });
const refused = (refusal: string) => ({ type: 'refusal', refusal });

describe('Model refusal', () => {
  it.each([
    ['a chat completion', chat, completion({ content: null, refusal: SECRET })],
    ['a response', responses, output(refused(SECRET))],
  ])('is passed to AfterModel hooks as text in %s', (_what, translator, response) => {
    const seen = translator.toHookLLMResponse(deepFreeze(response));
    expect(seen).toMatchObject({ text: SECRET, candidates: [{ content: { parts: [SECRET] } }] });
  });

  it.each([
    ['a chat completion', chat, completion({ content: 'Sorry. ', refusal: SECRET })],
    ['a response', responses, output(said('Sorry. '), refused(SECRET))],
  ])('follows the other text of %s', (_what, translator, response) => {
    expect(translator.toHookLLMResponse(deepFreeze(response)).text).toBe(`Sorry. ${SECRET}`);
  });

  describe.each([true, false])('that a hook rewrites, with keepToolCalls %s', (keepToolCalls) => {
    it.each([
      ['a chat completion', chat, completion({ content: null, refusal: SECRET }), '"refusal":"No."'],
      ['a response', responses, output(refused(SECRET)), '"refusal":"No."'],
      ['a chat completion with text', chat, completion({ content: 'Sorry. ', refusal: SECRET }), '"content":"No."'],
      ['a response with text', responses, output(said('Sorry. '), refused(SECRET)), 'No.'],
    ])('does not contain the old text in %s', (_what, translator, response, wanted) => {
      const rewritten = translator.fromHookLLMResponse(
        { text: 'No.' },
        { response: deepFreeze(response), keepToolCalls },
      );
      expect(JSON.stringify(rewritten)).not.toContain('sk-1');
      expect(JSON.stringify(rewritten)).toContain(wanted);
      expect(translator.toHookLLMResponse(rewritten ?? {}).text).toBe('No.');
    });

    it('is removed if the hook leaves no text', () => {
      for (const [translator, response] of [
        [chat, completion({ content: null, refusal: SECRET })],
        [responses, output(refused(SECRET))],
      ] as const) {
        const rewritten = translator.fromHookLLMResponse({ text: '' }, { response, keepToolCalls });
        expect(JSON.stringify(rewritten)).not.toContain('sk-1');
      }
    });

    it('is not part of output_text', () => {
      const response = output(said('Sorry. '), refused(SECRET));
      const text = `Sorry. ${SECRET.replace('sk-1', '***')}`;
      const rewritten = responses.fromHookLLMResponse({ text }, { response, keepToolCalls });
      const kept = { output: [{ content: [said('Sorry. '), refused('I cannot share ***.')] }], output_text: 'Sorry. ' };
      expect(rewritten).toMatchObject(keepToolCalls ? kept : { output_text: text });
    });
  });

  it('stays the same object if a hook with keepToolCalls does not change it', () => {
    const response = output(refused(SECRET));
    const written = responses.toHookLLMResponse(response);
    expect(responses.fromHookLLMResponse(written, { response, keepToolCalls: true })).toBe(response);
  });

  it('is redacted by a hook in the client', async () => {
    const config = createConfig({ workingDir: process.cwd() });
    const system = config.getHookSystem();
    await system?.initialize();
    const action = async () => ({ hookSpecificOutput: { llm_response: { text: 'No.' } } });
    system?.registerHook({ type: 'function', name: 'redact', action }, 'AfterModel');
    const create = async (_body: object) => completion({ content: null, refusal: SECRET });
    const client = withHooks({ chat: { completions: { create } } }, config);
    const answer = await client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'hi' }] });
    expect(answer.choices[0]?.message).toEqual({ role: 'assistant', content: null, refusal: 'No.' });
    await config.dispose();
  });
});
