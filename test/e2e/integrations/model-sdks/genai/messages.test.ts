import { describe, expect, it } from 'vitest';
import { ModelFailure, say, sayInWords } from '../../../../../examples/agent/gemini-server.js';
import { on } from '../../../../support/core/triggers/host.js';
import { forms, makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

const hi = { model: 'm', contents: 'hi' };

describe.each(forms)('system message, $form', ({ ask }) => {
  it('from a hook before the call is one more user turn of this request [TRM-20]', async () => {
    const wire = await makeWire(({ bash }) => ({ BeforeModel: on(bash('echo "be kind"')) }));
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] be kind']);
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] be kind']);
  });

  it('from a hook after the call is sent once, with the next request of the same wrapper [TRM-20]', async () => {
    const wire = await makeWire(({ node }) => ({
      AfterModel: on(node(`if (input.llm_request.messages.length === 1) return { systemMessage: 'too long' }`)),
      BeforeModel: on(node('')),
    }));
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi']);
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] too long']);
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi']);
    const [, second] = wire.seen('BeforeModel');
    expect(second).toMatchObject({ llm_request: { messages: [{}, { content: '[System] too long' }] } });
  });

  it('is sent even if the response is hidden [TRM-20] [X-59]', async () => {
    const wire = await makeWire(({ bash }) => ({
      AfterModel: on(bash(`echo '{"systemMessage":"m","suppressOutput":true}'`)),
    }));
    await ask(wire.models, hi);
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] m']);
  });

  it('stays pending if its request is blocked, together with that of the block [TRM-20]', async () => {
    const wire = await makeWire(({ node }) => ({
      AfterModel: on(node(`if (input.llm_request.model === 'first') return { systemMessage: 'after the first' }`)),
      BeforeModel: on(
        node(`if (input.llm_request.model === 'second') return { decision: 'deny', systemMessage: 'not the second' }`),
      ),
    }));
    for (const model of ['first', 'second', 'third']) await ask(wire.models, { model, contents: 'hi' });
    expect(wire.server.calls.map((call) => call.model)).toEqual(['first', 'third']);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] after the first', 'user: [System] not the second']);
  });

  it('stays pending if its request fails, and is sent once [TRM-20]', async () => {
    let fails = false;
    const wire = await makeWire(
      ({ node, bash }) => ({
        AfterModel: on(node(`if (input.llm_request.model === 'first') return { systemMessage: 'after the first' }`)),
        BeforeModel: on(bash('echo before')),
      }),
      {
        model: ({ streaming }) => {
          if (fails) throw new ModelFailure(503, 'overloaded');
          return streaming ? sayInWords('Hello there.') : say('Hello there.');
        },
      },
    );
    await ask(wire.models, { model: 'first', contents: 'hi' });
    fails = true;
    await expect(ask(wire.models, hi)).rejects.toThrow('overloaded');
    fails = false;
    await ask(wire.models, hi);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] after the first', 'user: [System] before']);
  });

  it('is sent with one of two concurrent requests, not with both [TRM-20]', async () => {
    const wire = await makeWire(({ node }) => ({
      AfterModel: on(node(`if (input.llm_request.model === 'first') return { systemMessage: 'm' }`)),
    }));
    await ask(wire.models, { model: 'first', contents: 'hi' });
    await Promise.all([ask(wire.models, hi), ask(wire.models, hi)]);
    expect([wire.turns(1).length, wire.turns(2).length].sort()).toEqual([1, 2]);
  });
});

it('system message is not sent by another wrapper [TRM-20]', async () => {
  const one = await makeWire(({ bash }) => ({ AfterModel: on(bash('echo m')) }));
  const { withHooks } = await import('../../../../../src/integrations/model-sdks/genai/index.js');
  await one.models.generateContent(hi);
  await withHooks(one.client.models, one.config).generateContent(hi);
  expect(one.turns()).toEqual(['user: hi']);
});
