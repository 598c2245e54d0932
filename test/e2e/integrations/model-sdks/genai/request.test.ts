import { describe, expect, it } from 'vitest';
import { on } from '../../../../support/core/triggers/host.js';
import { conversation, image } from '../../../../support/integrations/model-sdks/genai/conversation.js';
import { forms, makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

/** Returns a hook script that prints a patch of the request. */
const editing = (patch: string) => `const { messages } = input.llm_request;
  return { hookSpecificOutput: { llm_request: ${patch} } };`;

describe.each(forms)('request that is sent, $form', ({ ask }) => {
  it('equals that of the plain client without hooks [TRM-7]', async () => {
    const wire = await makeWire(undefined);
    const { response, shown } = await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    const [ours, theirs] = wire.bodies();
    expect(ours).toEqual(theirs);
    expect(ours?.tools).toHaveLength(1);
    expect([response?.text, shown]).toEqual(['Hello there.', 'Hello there.']);
  });

  it('equals that of the plain client if hooks are disabled [TRM-7] [TRM-3]', async () => {
    const wire = await makeWire(
      ({ node }) => ({ BeforeModel: on(node('')), AfterModel: on(node('')), BeforeToolSelection: on(node('')) }),
      { enableHooks: false },
    );
    const { response } = await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    expect(wire.bodies()[0]).toEqual(wire.bodies()[1]);
    expect(response?.text).toBe('Hello there.');
    expect(wire.seen()).toEqual([]);
  });

  it('equals that of the plain client if hooks only observe or echo [TRM-7]', async () => {
    const wire = await makeWire(({ node }) => ({
      BeforeModel: on(node(''), node('return { hookSpecificOutput: { llm_request: input.llm_request } }')),
      AfterModel: on(node('')),
      BeforeToolSelection: on(node('')),
    }));
    await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    expect(wire.bodies()[0]).toEqual(wire.bodies()[1]);
  });

  it('has the edited text and is otherwise unchanged [TRM-7] [TRG-4]', async () => {
    const wire = await makeWire(({ python }) => ({
      BeforeModel: on(
        python(`
messages = event["llm_request"]["messages"]
for message in messages:
    message["content"] = message["content"].replace("42", "***").replace("look", "peek")
print(json.dumps({"hookSpecificOutput": {"llm_request": {"messages": messages}}}))`),
      ),
    }));
    await ask(wire.models, conversation());
    expect(wire.turns()).toEqual([
      'user: peek at this<inlineData>',
      'model: <functionCall>',
      'user: <functionResponse>',
      'model: It says A.',
      'user: my key is ***',
    ]);
    const [body] = wire.bodies();
    expect(body?.contents[0]?.parts?.[1]).toEqual(image);
    expect(body?.systemInstruction?.parts).toEqual([{ text: 'be brief' }]);
    expect(body?.generationConfig).toEqual({ temperature: 1, stopSequences: ['END'] });
  });

  it('has a prepended message at the start [TRM-7]', async () => {
    const wire = await makeWire(({ node }) => ({
      BeforeModel: on(node(editing(`{ messages: [{ role: 'user', content: 'rules first' }, ...messages] }`))),
    }));
    await ask(wire.models, conversation());
    expect(wire.turns().slice(0, 2)).toEqual(['user: rules first', 'user: look at this<inlineData>']);
    expect(wire.turns()).toHaveLength(6);
  });

  it('has an inserted message in the middle, with no call separated from its response [TRM-7]', async () => {
    const wire = await makeWire(({ node }) => ({
      BeforeModel: on(
        node(editing(`{ messages: messages.toSpliced(1, 0, { role: 'user', content: 'mind the gap' }) }`)),
      ),
    }));
    await ask(wire.models, conversation());
    expect(wire.turns()).toEqual([
      'user: look at this<inlineData>',
      'model: <functionCall>',
      'user: <functionResponse>',
      'user: mind the gap',
      'model: It says A.',
      'user: my key is 42',
    ]);
  });

  it('has a message removed, and keeps its image [TRM-7]', async () => {
    const wire = await makeWire(({ node }) => ({
      BeforeModel: on(node(editing('{ messages: messages.slice(1, 2) }'))),
    }));
    await ask(wire.models, conversation());
    expect(wire.turns()).toEqual([
      'user: <inlineData>',
      'model: <functionCall>',
      'user: <functionResponse>',
      'model: It says A.',
    ]);
  });

  it('has only its configuration changed if a hook changes only that [TRM-7]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeModel: on(bash(`echo '{"hookSpecificOutput":{"llm_request":{"config":{"temperature":0,"topK":3}}}}'`)),
    }));
    await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    const [ours, theirs] = wire.bodies();
    expect(ours).toEqual({ ...theirs, generationConfig: { temperature: 0, topK: 3, stopSequences: ['END'] } });
  });

  it('has only its model changed if a hook changes only that [TRM-7]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeModel: on(bash(`echo '{"hookSpecificOutput":{"llm_request":{"model":"gemini-2.5-flash"}}}'`)),
    }));
    await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    expect(wire.server.calls.map((call) => call.model)).toEqual(['gemini-2.5-flash', 'gemini-2.5-pro']);
    expect(wire.bodies()[0]).toEqual(wire.bodies()[1]);
  });

  it("is a copy: the caller's request is not modified", async () => {
    const wire = await makeWire(({ bash, node }) => ({
      BeforeToolSelection: on(bash(`echo '{"hookSpecificOutput":{"toolConfig":{"mode":"NONE"}},"systemMessage":"m"}'`)),
      BeforeModel: on(node(editing(`{ messages: [], config: { topK: 1 } }`))),
    }));
    await ask(wire.models, conversation());
    const schema = deepFreeze({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });
    const untouched = await makeWire(undefined);
    await ask(untouched.models, deepFreeze({ model: 'm', contents: 'hi', config: { responseSchema: schema } }));
    expect(untouched.bodies()[0]?.generationConfig?.['responseJsonSchema']).toEqual(schema);
  });

  it('is unchanged if the hook crashes without output [TRM-3]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeToolSelection: on(bash('exit 3')),
      BeforeModel: on(bash('kill -9 $$')),
      AfterModel: on(bash('exit 1')),
    }));
    const { response } = await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    expect(wire.bodies()[0]).toEqual(wire.bodies()[1]);
    expect(response?.text).toBe('Hello there.');
  });

  it('has the stderr of a crashing hook as a message [TRM-3] [TRM-20]', async () => {
    const wire = await makeWire(({ bash }) => ({ BeforeModel: on(bash('echo "disk full" >&2; exit 1')) }));
    await ask(wire.models, { model: 'm', contents: 'hi' });
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] Warning: disk full']);
  });

  it('is unchanged if the hook times out [TRM-3]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeModel: on(bash('exec sleep 60', { timeout: 100 })),
      AfterModel: on(bash('exec sleep 60', { timeout: 100 })),
    }));
    const { response } = await ask(wire.models, conversation());
    await ask(wire.client.models, conversation());
    expect(wire.bodies()[0]).toEqual(wire.bodies()[1]);
    expect(response?.text).toBe('Hello there.');
  });
});
