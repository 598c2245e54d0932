import { describe, expect, it } from 'vitest';
import { fireAfterModelHook, fireBeforeModelHook, HookEventName } from '../../../../src/index.js';
import { HookTranslatorOpenAIChat } from '../../../../src/integrations/model-sdks/openai/index.js';
import { fieldsOf } from '../../../../src/util/json.js';
import { Recorder } from '../../../support/core/events/support.js';
import { makeHost } from '../../../support/core/triggers/host.js';

const request = {
  model: 'gemini-2.5-pro',
  contents: [
    { role: 'user', parts: [{ text: 'Which port?' }] },
    { role: 'model', parts: [{ functionCall: { id: 'c1', name: 'read', args: {} } }] },
    {
      role: 'user',
      parts: [
        { functionResponse: { id: 'c1', name: 'read', response: { output: 'TOKEN=sk-1 PORT=80' } } },
        { functionResponse: { name: 'list', response: { files: ['a', 'sk-2'] } } },
      ],
    },
  ],
  config: { systemInstruction: { parts: [{ text: 'Use ' }, { text: 'key sk-0.' }] } },
};

const answer = {
  candidates: [
    {
      content: {
        role: 'model',
        parts: [{ text: 'It is sk-1.' }, { functionCall: { id: 'c2', name: 'write', args: { a: 1 } } }],
      },
      finishReason: 'STOP',
    },
  ],
};

const REDACT = `const cut = (text) => text.replaceAll(/sk-\\d/g, '[cut]');`;

describe('BeforeModel hook', () => {
  it('reads and edits the system instruction and tool results, keeping their form [X-68]', async () => {
    const { config, seen } = makeHost(({ node }) => ({
      BeforeModel: [
        {
          hooks: [
            node(`${REDACT} return { hookSpecificOutput: {
              system_instruction: cut(input.system_instruction),
              tool_results: input.tool_results.map(({ id, text }) => ({ id, text: cut(text) })),
            } };`),
          ],
        },
      ],
    }));
    const { modifiedRequest } = await fireBeforeModelHook(config, request);
    expect(seen()[0]).toMatchObject({
      system_instruction: 'Use key sk-0.',
      tool_results: [
        { id: 'c1', name: 'read', text: 'TOKEN=sk-1 PORT=80' },
        { id: '#2', name: 'list', text: '{"files":["a","sk-2"]}' },
      ],
    });
    expect(modifiedRequest).toEqual({
      ...request,
      contents: [
        request.contents[0],
        request.contents[1],
        {
          role: 'user',
          parts: [
            { functionResponse: { id: 'c1', name: 'read', response: { output: 'TOKEN=[cut] PORT=80' } } },
            { functionResponse: { name: 'list', response: { files: ['a', '[cut]'] } } },
          ],
        },
      ],
      config: { systemInstruction: { parts: [{ text: 'Use ' }, { text: 'key [cut].' }] } },
    });
  });

  it('changes the input of the next hook, with a warning for an unknown id [X-68]', async () => {
    const debugLogger = new Recorder();
    const { config, seen } = makeHost(
      ({ node }) => ({
        BeforeModel: [
          {
            sequential: true,
            hooks: [
              node(`return { hookSpecificOutput: { system_instruction: 'Be kind.',
                tool_results: [{ id: 'c1', text: 'nothing' }, { id: 'gone', text: '' }] } };`),
              node(`return {};`),
            ],
          },
        ],
      }),
      { debugLogger },
    );
    await fireBeforeModelHook(config, request);
    expect(seen()[1]).toMatchObject({
      system_instruction: 'Be kind.',
      tool_results: [{ id: 'c1', name: 'read', text: 'nothing' }, { id: '#2' }],
    });
    expect(debugLogger.warnings.flat().join()).toContain('the request has no tool result "gone"');
  });

  it('reads requests of the SDK whose translator the config has [X-68]', async () => {
    const { config, seen } = makeHost(
      ({ node }) => ({
        BeforeModel: [{ hooks: [node(`return { hookSpecificOutput: { llm_request: { messages: [] } } };`)] }],
      }),
      { translator: new HookTranslatorOpenAIChat() },
    );
    const asked = {
      model: 'm',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'hi' },
      ],
    };
    const { modifiedRequest } = await fireBeforeModelHook(config, asked);
    expect(seen()[0]).toMatchObject({
      system_instruction: 'Be brief.',
      llm_request: { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
    });
    expect(modifiedRequest).toEqual({ model: 'm', messages: [{ role: 'system', content: 'Be brief.' }] });
  });

  it('blocks with a warning if the config has no translator for the request [X-61, X-77]', async () => {
    const debugLogger = new Recorder();
    const { config } = makeHost(({ node }) => ({ BeforeModel: [{ hooks: [node('return {};')] }] }), { debugLogger });
    const blocked = await fireBeforeModelHook(config, { model: 'm', messages: [{ role: 'user', content: 'hi' }] });
    const cause =
      'cannot read the model request: it has "messages" but no "contents", so it belongs to another model SDK. ' +
      'Set the translator option of the config to HookTranslatorOpenAIChat from "hookwright/openai" or ' +
      'HookTranslatorAnthropic from "hookwright/anthropic".';
    expect(debugLogger.warnings).toEqual([[`hooks: BeforeModel failed at translation: ${cause}`]]);
    expect(blocked).toEqual({ blocked: true, reason: `the hooks could not run: ${cause}` });
  });
});

describe('AfterModel hook', () => {
  const rewriting = (fields: string) =>
    makeHost(({ node }) => ({
      AfterModel: [
        { hooks: [node(`return { hookSpecificOutput: { llm_response: { text: 'It is cut.' }${fields} } };`)] },
      ],
    }));

  it('reads tool calls and drops them by rewriting the response [TRN-12] [X-68]', async () => {
    const { config, seen } = rewriting('');
    const { response } = await fireAfterModelHook(config, request, answer);
    expect(seen()[0]).toMatchObject({ tool_calls: [{ id: 'c2', name: 'write', args: { a: 1 } }] });
    expect(response.candidates?.[0]?.content?.parts).toEqual([{ text: 'It is cut.' }]);
  });

  it('keeps tool calls if it sets keepToolCalls [X-68]', async () => {
    const { config } = rewriting(', keepToolCalls: true');
    const { response } = await fireAfterModelHook(config, request, answer);
    expect(response.candidates?.[0]?.content?.parts).toEqual([
      { text: 'It is cut.' },
      { functionCall: { id: 'c2', name: 'write', args: { a: 1 } } },
    ]);
  });

  const keeps = (...answers: string[]) =>
    makeHost(({ node }) => ({
      AfterModel: [{ hooks: answers.map((fields) => node(`return { hookSpecificOutput: { ${fields} } };`)) }],
    }));
  const PLAIN = `llm_response: { text: 'one' }`;
  const KEEPING = `llm_response: { text: 'two' }, keepToolCalls: true`;

  it.each([
    ['another rewrite omits keepToolCalls', [PLAIN, KEEPING], ['two'], undefined],
    ['the last rewrite omits keepToolCalls', [KEEPING, PLAIN], ['one'], undefined],
    ['a hook without a rewrite sets it to false', [KEEPING, 'keepToolCalls: false'], ['two'], false],
    ['another rewrite sets it to false', [KEEPING, `${PLAIN}, keepToolCalls: false`], ['one'], false],
    ['only a hook without a rewrite sets it to true', [PLAIN, 'keepToolCalls: true'], ['one'], undefined],
    ['every rewrite sets it to true', [`${PLAIN}, keepToolCalls: true`, KEEPING], ['two', 'write'], true],
    ['another hook only adds a note', [KEEPING, `note: 'seen'`], ['two', 'write'], true],
    ['another hook only names its event', [`hookEventName: 'AfterModel'`, KEEPING], ['two', 'write'], true],
  ])('merges keepToolCalls if %s [TRN-12] [X-68]', async (_, answers, left, merged) => {
    const { config } = keeps(...answers);
    const params = { modelRequest: request, modelResponse: answer };
    const fired = await config.getHookSystem()?.fireEvent(HookEventName.AfterModel, params);
    const parts = fired?.finalOutput?.getModifiedResponse({ request, response: answer })?.candidates?.[0]?.content
      ?.parts;
    expect(parts?.map(({ text, functionCall }) => text ?? fieldsOf(functionCall)['name'])).toEqual(left);
    expect(fired?.finalOutput?.hookSpecificOutput?.['keepToolCalls']).toBe(merged);
  });
});

describe('Hook written for version 1.0', () => {
  const ADDED = new Set(['system_instruction', 'tool_results', 'tool_calls', 'usage']);
  const OF_SESSION = new Set(['agent', 'session']);
  const withoutAdded = (input: Record<string, unknown> | undefined) =>
    Object.fromEntries(Object.entries(input ?? {}).filter(([key]) => !ADDED.has(key) && !OF_SESSION.has(key)));
  /** Returns the base fields of version 1.0, in order. */
  const begun = (input: Record<string, unknown>, hook_event_name: string) => {
    const { session_id, cwd, timestamp, transcript_path } = input;
    return { session_id, cwd, hook_event_name, timestamp, transcript_path };
  };

  it('gets the same bytes except for added fields, and its output still works [GEN-5] [TRN-7] [TRN-12]', async () => {
    const { config, seen } = makeHost(({ node }) => ({
      BeforeModel: [
        {
          hooks: [
            node(`return { hookSpecificOutput: { llm_request: { messages: [{ role: 'user', content: 'Why?' }] } } };`),
          ],
        },
      ],
      AfterModel: [{ hooks: [node(`return { hookSpecificOutput: { llm_response: { text: 'Because.' } } };`)] }],
    }));
    const { modifiedRequest } = await fireBeforeModelHook(config, request);
    const { response } = await fireAfterModelHook(config, request, answer);
    const [before = {}, after = {}] = seen();
    for (const input of [before, after]) {
      expect(Object.values(begun(input, 'x')).every((value) => typeof value === 'string')).toBe(true);
    }
    const llm_request = {
      model: 'gemini-2.5-pro',
      messages: [{ role: 'user', content: 'Which port?' }],
      config: {},
    };
    const llm_response = {
      text: 'It is sk-1.',
      candidates: [{ content: { role: 'model', parts: ['It is sk-1.'] }, finishReason: 'STOP' }],
    };
    expect(JSON.stringify(withoutAdded(before))).toBe(JSON.stringify({ ...begun(before, 'BeforeModel'), llm_request }));
    expect(JSON.stringify(withoutAdded(after))).toBe(
      JSON.stringify({ ...begun(after, 'AfterModel'), llm_request, llm_response }),
    );
    const [, ...others] = request.contents;
    expect(modifiedRequest).toEqual({ ...request, contents: [{ role: 'user', parts: [{ text: 'Why?' }] }, ...others] });
    expect(response.candidates?.[0]?.content?.parts).toEqual([{ text: 'Because.' }]);
  });

  it('gets no added fields if there is nothing to add [GEN-5]', async () => {
    const { config, seen } = makeHost(({ node }) => ({ BeforeModel: [{ hooks: [node('return {};')] }] }));
    await fireBeforeModelHook(config, { model: 'm', contents: 'hi' });
    expect(Object.keys(seen()[0] ?? {}).filter((key) => ADDED.has(key))).toEqual([]);
  });
});
