import { describe, expect, it } from 'vitest';
import { on } from '../../../../support/core/triggers/host.js';
import { conversation } from '../../../../support/integrations/model-sdks/genai/conversation.js';
import { forms, makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

describe.each(forms)('offered tools, $form', ({ ask }) => {
  it('are restricted by name and stay defined [TRM-17] [TRG-4] [X-58]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeToolSelection: on(
        bash(`echo '{"hookSpecificOutput":{"toolConfig":{"mode":"ANY","allowedFunctionNames":["read_file"]}}}'`),
      ),
    }));
    await ask(wire.models, conversation());
    const [body] = wire.bodies();
    expect(body?.toolConfig?.functionCallingConfig).toEqual({ mode: 'ANY', allowedFunctionNames: ['read_file'] });
    expect(body?.tools?.[0]?.functionDeclarations?.map(({ name }) => name)).toEqual(['read_file', 'write_file']);
  });

  it.each([
    [{ allowedFunctionNames: ['read_file'] }, undefined, ['read_file']],
    [{ mode: 'AUTO', allowedFunctionNames: ['read_file'] }, 'AUTO', ['read_file']],
    [{ allowedFunctionNames: ['other'] }, undefined, []],
    [{ allowedFunctionNames: [] }, 'NONE', ['read_file', 'write_file']],
    [{ mode: 'ANY', allowedFunctionNames: [] }, 'NONE', ['read_file', 'write_file']],
  ])('are removed if the API would not honour the names of %j [X-90]', async (toolConfig, mode, names) => {
    const output = JSON.stringify({ hookSpecificOutput: { toolConfig } });
    const wire = await makeWire(({ bash }) => ({ BeforeToolSelection: on(bash(`echo '${output}'`)) }));
    await ask(wire.models, conversation());
    const [body] = wire.bodies();
    expect(body?.toolConfig?.functionCallingConfig ?? {}).toEqual(mode === undefined ? {} : { mode });
    expect(body?.tools?.flatMap((tool) => tool.functionDeclarations ?? []).map(({ name }) => name)).toEqual(names);
  });

  it('cannot be called in mode NONE and stay defined [TRM-17]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeToolSelection: on(bash(`echo '{"hookSpecificOutput":{"toolConfig":{"mode":"NONE"}}}'`)),
    }));
    await ask(wire.models, conversation());
    const [body] = wire.bodies();
    expect(body?.toolConfig?.functionCallingConfig?.mode).toBe('NONE');
    expect(body?.tools?.[0]?.functionDeclarations).toHaveLength(2);
  });

  it('are selected first, so that the other hooks see the selection [TRM-2] [TRM-16] [TRM-10]', async () => {
    const wire = await makeWire(({ node }) => ({
      BeforeModel: on(node(`return { hookSpecificOutput: { llm_request: { model: 'small' } } }`)),
      BeforeToolSelection: on(
        node(`return { systemMessage: 'read only', hookSpecificOutput: { toolConfig: { mode: 'NONE' } } }`),
      ),
      AfterModel: on(node('')),
    }));
    await ask(wire.models, conversation());
    expect(wire.seen().map((input) => input['hook_event_name'])).toEqual([
      'BeforeToolSelection',
      'BeforeModel',
      'AfterModel',
    ]);
    const [selection, before, after] = wire.seen().map((input) => JSON.parse(JSON.stringify(input['llm_request'])));
    expect(selection.toolConfig).toBeUndefined();
    expect(before.toolConfig.mode).toBe('NONE');
    expect(before.messages.at(-1)).toEqual({ role: 'user', content: '[System] read only' });
    expect([before.model, after.model]).toEqual(['gemini-2.5-pro', 'small']);
    expect(wire.turns().at(-1)).toBe('user: [System] read only');
  });

  it('are passed to the hook; without tools the event does not fire [TRM-15] [TRM-16]', async () => {
    const wire = await makeWire(({ node }) => ({ BeforeToolSelection: on(node('')) }));
    await ask(wire.models, { model: 'm', contents: 'hi' });
    await ask(wire.models, { model: 'm', contents: 'hi', config: { tools: [] } });
    await ask(wire.models, conversation());
    expect(wire.seen().map((input) => input['available_tools'])).toEqual([conversation().config?.tools]);
  });

  it('are not sent if a hook stops the agent: no connection is opened [TRM-18]', async () => {
    const wire = await makeWire(({ bash, node }) => ({
      BeforeToolSelection: on(bash(`echo '{"continue":false,"stopReason":"enough"}'`)),
      BeforeModel: on(node('')),
      AfterModel: on(node('')),
    }));
    const { response, shown } = await ask(wire.models, conversation());
    expect(wire.server.calls).toEqual([]);
    expect(wire.seen()).toEqual([]);
    expect([response?.candidates?.[0]?.content?.parts, shown]).toEqual([[], '']);
  });
});
